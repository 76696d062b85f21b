#pragma once
// One output of a definition, unfolded and compiled at concrete sizes into a small tree that definition.h
// evaluates over any domain. Everything integer is an IntegerForm; what a domain can not say is a node
// `unsupported`.

#include <map>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/unfold.h"
#include "verifier/prove/kernel/integer_form.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

/// The real operations that a domain has (domain.h), by the name of the language's operation table.
enum class RealOperation : std::uint8_t {
  add,
  sub,
  mul,
  div,
  neg,
  abs,
  max,
  min,
  power,
  square_root,
  reciprocal_square_root,
  reciprocal,
  exp,
  exp2,
  log,
  log2,
  sin,
  cos,
  tanh,
  erf,
  sigmoid,
};
std::optional<RealOperation> real_operation(std::string_view op_name);

struct DefinitionNode {
  enum class Kind : std::uint8_t { literal, integer, read, operation, select, reduce, compare, unsupported };
  Kind kind = Kind::unsupported;
  refmodels::number::Rational literal;
  IntegerForm integer;  ///< integer; select: the condition when it is over indices alone
  const TensorLayout* tensor = nullptr;
  std::vector<IntegerForm> indices;  ///< read
  RealOperation operation = RealOperation::add;
  domain::Comparison comparison = domain::Comparison::less;
  std::vector<std::uint32_t> operands;  ///< nodes; select on data: condition, then, else; reduce: body
  ir::Reduction reduction = ir::Reduction::sum;
  struct Loop {
    std::uint32_t slot = 0;
    IntegerForm lower, upper;
  };
  std::vector<Loop> loops;
  std::optional<IntegerForm> condition;  ///< reduce
  std::int64_t power = 0;
  bool condition_on_data = false;         ///< select
  std::vector<std::uint32_t> memo_slots;  ///< the value depends on these slots alone ...
  bool memoise = false;                   ///< ... and is worth keeping
  std::string text;                       ///< unsupported: what
};

struct DefinitionCode {
  std::vector<DefinitionNode> nodes;  ///< operands before users; the last is the value
  std::uint32_t slot_count = 0;       ///< output indices take the first slots
  std::vector<std::int64_t> extents;  ///< of the output
  std::string output;
};

/// `tensors` must outlive the code.
DefinitionCode compile_definition(const ir::UnfoldedOutput& output, const Sizes& sizes,
                                  const std::map<std::string, TensorLayout>& tensors);

}  // namespace warpproof::prove
