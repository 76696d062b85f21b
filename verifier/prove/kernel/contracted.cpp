#include "verifier/prove/kernel/contracted.h"

#include <algorithm>
#include <map>
#include <set>
#include <variant>

namespace warpproof::prove {
namespace {

using machine::Operand;
using machine::Operation;
using machine::RealFunction;
using machine::RealOperation;

/// The function of an operation that may be fused, or null.
const RealFunction* contractible(const Operation& operation, RealOperation kind) {
  const auto* real = std::get_if<RealFunction>(&operation.meaning);
  const bool plain = real != nullptr && real->operation == kind && real->mode.contractible && !real->saturate;
  return plain && operation.guard == machine::no_row ? real : nullptr;
}

/// Products of the current basic block that still hold: the row, and what it is the product of.
class Products {
 public:
  void forget() { known_.clear(); }
  void written(std::uint32_t row) {
    known_.erase(row);
    std::erase_if(known_, [&](const auto& entry) {
      return std::any_of(entry.second.begin(), entry.second.end(), [&](const Operand& factor) {
        return factor.kind == Operand::Kind::row && factor.index == row;
      });
    });
  }
  void add(std::uint32_t row, const std::vector<Operand>& factors) { known_[row] = factors; }
  const std::vector<Operand>* find(const Operand& operand) const {
    if (operand.kind != Operand::Kind::row) return nullptr;
    const auto found = known_.find(operand.index);
    return found == known_.end() ? nullptr : &found->second;
  }

 private:
  std::map<std::uint32_t, std::vector<Operand>> known_;
};

bool fuse(Operation& operation, const Products& products) {
  const RealFunction* sum = contractible(operation, RealOperation::add);
  if (sum == nullptr || operation.sources.size() != 2) return false;
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    const std::vector<Operand>* factors = products.find(operation.sources[side]);
    if (factors == nullptr) continue;
    RealFunction function = *sum;
    function.operation = RealOperation::fma;
    function.operands = 3;
    operation.sources = {(*factors)[0], (*factors)[1], operation.sources[1 - side]};
    operation.meaning = function;
    return true;
  }
  return false;
}

}  // namespace

machine::Code contracted(const machine::Code& code, std::size_t& fused) {
  machine::Code out = code;
  std::set<std::uint32_t> targets;
  for (const Operation& operation : code.operations)
    if (std::holds_alternative<machine::Branch>(operation.meaning)) targets.insert(operation.target);
  Products products;
  fused = 0;
  for (std::uint32_t i = 0; i < out.operations.size(); ++i) {
    Operation& operation = out.operations[i];
    if (targets.contains(i)) products.forget();
    const RealFunction* product = contractible(operation, RealOperation::mul);
    const std::vector<Operand> factors = operation.sources;
    if (product == nullptr && fuse(operation, products)) ++fused;
    for (const std::uint32_t row : operation.destinations)
      if (row != machine::no_row) products.written(row);
    const bool keeps =
        product != nullptr && operation.destinations.size() == 1 && factors.size() == 2 &&
        std::none_of(factors.begin(), factors.end(), [&](const Operand& factor) {
          return factor.kind == Operand::Kind::row && factor.index == operation.destinations[0];
        });
    if (keeps && operation.destinations[0] != machine::no_row)
      products.add(operation.destinations[0], factors);
    if (std::holds_alternative<machine::Branch>(operation.meaning)) products.forget();
  }
  return out;
}

}  // namespace warpproof::prove
