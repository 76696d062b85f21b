#pragma once
// The index calculus: a tensor is a shape and a function from integer indices to a value; an expression is
// that value at given indices. Immutable, shared. Sizes are symbolic; every bound index has its own id, so
// that substitution can not capture.
//
//   sum k < K. (s[i] * X[i, k]) * W[k, j]
//   = reduce(sum, {k#7 in [0, K)}, apply(mul, apply(mul, read s [i#1], read X [i#1, k#7]), read W [k#7,
//   j#2]))

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "refmodels/number/rational.h"
#include "refmodels/ops/op.h"
#include "verifier/base/source.h"

namespace warpproof::ir {

using refmodels::number::Rational;
using refmodels::ops::Op;

enum class ScalarType : std::uint8_t { real, integer, boolean };

enum class Kind : std::uint8_t {
  constant,  ///< `value`; a boolean is 0 or 1
  size,      ///< a size symbol `name`: an integer >= 0
  index,     ///< a bound or output index `name`, `index_id`: an integer
  read,      ///< element of tensor `name` (input or local) at `operands`; a rank-0 tensor has none
  apply,     ///< `op` on `operands`
  reduce,    ///< `reduction` of operands[0] over `binders`, where `condition` (may be null: always)
  call,      ///< definition `name` with `arguments`, element at `operands`
  state,     ///< a state of a fold, `name`, `index_id`, of any type: only in the steps and the value of that
             ///< fold
  fold,      ///< a recurrence: binders[0] is the round, `states` the states; see make_fold
};

/// Reductions are a binary op with a neutral element over a domain of index tuples. Empty sum is 0, empty
/// product 1, empty any/all false/true; empty max and min are undefined over the reals, -inf/+inf over the
/// extended reals.
enum class Reduction : std::uint8_t { sum, prod, max, min, any, all };
struct ReductionInfo {
  Reduction reduction;
  const char* keyword;
  const char* op_name;  ///< of the binary op in refmodels/ops
  bool idempotent;
  bool total_when_empty;  ///< over the reals
};
const ReductionInfo& info(Reduction reduction);
const ReductionInfo* reduction_named(const std::string& keyword);

using IndexId = std::uint32_t;

struct Expression;
using ExpressionPtr = std::shared_ptr<const Expression>;

struct IndexVariable {
  std::string name;  ///< for people only
  IndexId id = 0;
};

/// lower <= variable < upper; bounds may mention sizes and indices bound further out (also earlier binders).
struct Binder {
  IndexVariable variable;
  ExpressionPtr lower;
  ExpressionPtr upper;
};

/// A component of the state of a fold. Its id is of the same space as those of indices.
struct StateVariable {
  std::string name;  ///< for people only
  IndexId id = 0;
  ScalarType type = ScalarType::real;
};

/// A tensor given to a call: a function of its own indices. `X` is (i, j) -> X[i, j]; `X[i, :]` is (k) ->
/// X[i, k]. A scalar argument has no binders.
struct TensorArgument {
  std::vector<Binder> binders;
  ExpressionPtr body;
};

struct Expression {
  Kind kind = Kind::constant;
  ScalarType type = ScalarType::real;
  Rational value;
  std::string name;
  IndexId index_id = 0;
  const Op* op = nullptr;
  Reduction reduction = Reduction::sum;
  std::vector<ExpressionPtr> operands;
  std::vector<Binder> binders;
  ExpressionPtr condition;
  std::vector<TensorArgument> arguments;
  std::vector<StateVariable> states;
  base::Span where;
  std::uint32_t height = 1;      ///< of the tree: what recursion depth a walk needs
  std::uint64_t node_count = 1;  ///< of the tree, sharing not counted; saturates
};

// Makers: they compute the type, height and node count, and fold nothing (what was written is what is
// checked). Always build expressions with them.
ExpressionPtr make_constant(Rational value, ScalarType type, base::Span where = {});
ExpressionPtr make_boolean(bool value, base::Span where = {});
ExpressionPtr make_size(std::string name, base::Span where = {});
ExpressionPtr make_index(IndexVariable variable, base::Span where = {});
ExpressionPtr make_read(std::string tensor, std::vector<ExpressionPtr> indices, ScalarType element,
                        base::Span where = {});
ExpressionPtr make_apply(const Op& op, std::vector<ExpressionPtr> operands, base::Span where = {});
ExpressionPtr make_apply(const char* op_name, std::vector<ExpressionPtr> operands, base::Span where = {});
ExpressionPtr make_reduce(Reduction reduction, std::vector<Binder> binders, ExpressionPtr condition,
                          ExpressionPtr body, base::Span where = {});
ExpressionPtr make_call(std::string definition, std::vector<TensorArgument> arguments,
                        std::vector<ExpressionPtr> indices, ScalarType type, base::Span where = {});

ExpressionPtr make_state(StateVariable variable, base::Span where = {});
/// s = starts; for each round in its range, in order: s = steps(s, round), all at once; then value(s). For n
/// states the operands are n starts (which see neither states nor the round), n steps and the value (which
/// sees the states, not the round). Each start and step has the type of its state.
///
///   fold k < N from a = 1, b = 0 next a = 2 * a, b = b + a. b
ExpressionPtr make_fold(Binder round, std::vector<StateVariable> states, std::vector<ExpressionPtr> operands,
                        base::Span where = {});
const ExpressionPtr& fold_start(const Expression& fold, std::size_t state);
const ExpressionPtr& fold_step(const Expression& fold, std::size_t state);
const ExpressionPtr& fold_value(const Expression& fold);

/// The result type of `op` on operands of these types: integer operands are promoted to real where one is
/// real.
ScalarType result_type(const Op& op, const std::vector<ExpressionPtr>& operands);

/// A fresh index id; unique in the process run, deterministic for the same sequence of calls on one
/// allocator.
class IndexAllocator {
 public:
  explicit IndexAllocator(IndexId first = 1) : next_(first) {}
  IndexVariable fresh(std::string name) { return {std::move(name), next_++}; }
  IndexId next() const { return next_; }

 private:
  IndexId next_;
};

/// Replaces free indices by expressions (parallel). Bound indices are renamed where `allocator` is given, so
/// that two copies of one body never share ids.
struct Substitution {
  std::vector<std::pair<IndexId, ExpressionPtr>> indices;
  std::vector<std::pair<std::string, ExpressionPtr>> sizes;
};
ExpressionPtr substitute(const ExpressionPtr& expression, const Substitution& substitution,
                         IndexAllocator& allocator);

/// Equality up to the names and ids of bound indices; free indices must have equal ids. Reads spans never.
bool alpha_equal(const ExpressionPtr& a, const ExpressionPtr& b);

/// Nodes of the tree, sharing not counted; constant time.
std::uint64_t count_nodes(const ExpressionPtr& expression);
bool mentions_index(const ExpressionPtr& expression, IndexId id);  ///< or a state of this id

}  // namespace warpproof::ir
