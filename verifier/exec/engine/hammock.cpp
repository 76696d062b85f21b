#include "verifier/exec/engine/hammock.h"

#include <algorithm>
#include <set>

namespace warpproof::exec::engine {
namespace {

constexpr std::size_t operations_max = 4096;

struct NotSpeculative {
  std::optional<std::string> operator()(const machine::MemoryAccess& access) const {
    if (access.store) return "a store";
    return access.strength == machine::Strength::plain ? std::nullopt : std::optional<std::string>("a load");
  }
  std::optional<std::string> operator()(const machine::LaneFunction&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::RealFunction&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::RealComparison&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::RealFromInteger&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::IntegerFromReal&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Copy&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Select&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Pack&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Unpack&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::AddressCast&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Freeze&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::NoEffect&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::Branch&) const { return std::nullopt; }
  std::optional<std::string> operator()(const machine::End&) const { return "an end of the thread"; }
  std::optional<std::string> operator()(const machine::Trap&) const { return "a trap"; }
  std::optional<std::string> operator()(const std::monostate&) const { return "what is not modelled"; }
  std::optional<std::string> operator()(const machine::Barrier&) const { return "a barrier"; }
  std::optional<std::string> operator()(const machine::Atomic&) const { return "an atomic"; }
  template <class Collective>
  std::optional<std::string> operator()(const Collective&) const {
    return "an operation of the whole warp";
  }
};

}  // namespace

std::optional<std::string> not_speculative(const machine::Meaning& meaning) {
  return std::visit(NotSpeculative{}, meaning);
}

const Hammock& Hammocks::at(std::uint32_t branch) {
  const auto known = known_.find(branch);
  return known != known_.end() ? known->second : known_.emplace(branch, find(branch)).first->second;
}

void Hammocks::find_readers() {
  if (!readers_.empty()) return;
  readers_.resize(code_.row_bits.size());
  for (std::uint32_t i = 0; i < code_.operations.size(); ++i) {
    const machine::Operation& op = code_.operations[i];
    if (op.guard != machine::no_row) readers_[op.guard].push_back(i);
    for (const machine::Operand& source : op.sources) {
      if (source.kind == machine::Operand::Kind::row) readers_[source.index].push_back(i);
    }
  }
}

void Hammocks::sort_rows(Hammock& hammock, const std::vector<std::uint32_t>& inside) {
  find_readers();
  std::set<std::uint32_t> written;
  for (const std::uint32_t i : inside) {
    for (const std::uint32_t row : code_.operations[i].destinations) {
      if (row != machine::no_row) written.insert(row);
    }
  }
  for (const std::uint32_t row : written) {
    const std::vector<std::uint32_t>& readers = readers_[row];
    const bool escapes = std::any_of(readers.begin(), readers.end(), [&](std::uint32_t reader) {
      return !std::binary_search(inside.begin(), inside.end(), reader);
    });
    (escapes ? hammock.merged : hammock.temporary).push_back(row);
  }
}

Hammock Hammocks::find(std::uint32_t branch) {
  if (joins_.empty()) joins_ = machine::joins(code_);
  Hammock hammock;
  hammock.join = joins_[branch];
  if (hammock.join == machine::no_join) {
    hammock.why_not = "its sides never meet again";
    return hammock;
  }
  std::set<std::uint32_t> seen;
  std::vector<std::uint32_t> work = machine::successors(code_, branch);
  while (!work.empty() && hammock.why_not.empty()) {
    const std::uint32_t at = work.back();
    work.pop_back();
    if (at == hammock.join || !seen.insert(at).second) continue;
    if (at == branch) {
      hammock.why_not = "it is a loop";
    } else if (seen.size() > operations_max || at >= code_.operations.size()) {
      hammock.why_not = "its sides are too long";
    } else if (const auto reason = not_speculative(code_.operations[at].meaning)) {
      hammock.why_not = *reason + " on one side";
    } else {
      for (const std::uint32_t next : machine::successors(code_, at)) work.push_back(next);
    }
  }
  if (hammock.why_not.empty()) sort_rows(hammock, {seen.begin(), seen.end()});
  return hammock;
}

}  // namespace warpproof::exec::engine
