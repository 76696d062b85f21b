#pragma once
// Evaluates the sides of a rewrite at one point, straight from what was elaborated: calls and local tensors
// are evaluated where they stand, local elements are kept. Shares nothing with the prover and its unfolding,
// so that it can doubt them.
//
// Undefined: division by zero, a read outside the extents (of an input, a local or an argument), the maximum
// of nothing over the reals, a root of a negative number. An operand that is undefined makes the operation
// undefined, except in a branch that is not taken. `a and b` with one operand undefined and the other false
// is not decided (possibly undefined), likewise `or`: nothing is claimed from it. Fails: throws Exhausted
// when the budget of steps is used up or an expression is deeper than `depth_max`, base::Fault at an index or
// a state that nothing binds.

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "verifier/ir/program.h"
#include "verifier/replay/point.h"
#include "verifier/replay/value.h"

namespace warpproof::replay {

/// One step is one visit of an expression node or one element of a range; an operation on enclosures is
/// several.
struct Budget {
  std::uint64_t steps_max = 0;
  std::uint64_t steps = 0;
};
struct Exhausted {};

class Evaluator {
 public:
  static constexpr std::uint32_t depth_max = 3'000;  ///< 8 MiB of stack suffice, sanitizers included

  Evaluator(const ir::Program& program, const ir::Rewrite& rewrite, const ir::Side& side, const Point& point,
            Budget& budget, int precision = Interval::default_precision);
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  /// The extents of an equation of this side; empty when it is not there or an extent is undefined. Negative:
  /// 0.
  std::optional<std::vector<std::int64_t>> shape(const std::string& equation);
  /// Element of an equation; undefined outside its shape.
  Value element(const std::string& equation, const std::vector<std::int64_t>& indices);
  /// An expression over sizes and inputs alone, such as an extent or a requirement.
  Value value(const ir::ExpressionPtr& expression);
  /// Holds for all its index tuples; unknown also when it is undefined somewhere.
  Certainty holds(const ir::Requirement& requirement);

 private:
  struct Frame;
  using Indices = std::vector<std::int64_t>;

  void spend(std::uint64_t steps = 1);
  Value evaluate(const ir::Expression& expression, Frame& frame);
  Value apply(const ir::Expression& expression, Frame& frame);
  Value combine(const ir::Op& op, std::span<const Value> operands);
  Value select(const ir::Expression& expression, Frame& frame);
  Value connective(const ir::Expression& expression, Frame& frame, bool decisive);
  Value reduce(const ir::Expression& expression, Frame& frame);
  Value neutral(ir::Reduction reduction) const;
  Value read(const ir::Expression& expression, Frame& frame);
  Value call(const ir::Expression& expression, Frame& frame);
  Value fold(const ir::Expression& expression, Frame& frame);
  enum class Read { defined, undefined, unknown };
  /// One value for each state, from the starts or the steps.
  Read states(const ir::Expression& fold, std::size_t first_operand, Frame& frame, std::vector<Value>& into);
  Value local(const ir::Equation& equation, const Indices& indices, Frame& frame);
  Value argument(const ir::TensorArgument& argument, const Indices& indices, Frame& caller);
  Value input(const Tensor& tensor, const Indices& indices) const;
  const Indices* extents_of(const ir::Equation& equation, Frame& frame);
  Read integers(const std::vector<ir::ExpressionPtr>& expressions, Frame& frame, Indices& result);
  Read integer(const ir::Expression& expression, Frame& frame, std::int64_t& result);
  /// Calls `body` for each tuple in the ranges of `binders`; stops when it returns false.
  template <class Body>
  Read for_each(const std::vector<ir::Binder>& binders, std::size_t first, Frame& frame, const Body& body,
                bool& going);

  const ir::Program& program_;
  const ir::Rewrite& rewrite_;
  const Point& point_;
  Budget& budget_;
  int precision_;
  std::uint32_t depth_ = 0;
  std::shared_ptr<Frame> top_;
};

}  // namespace warpproof::replay
