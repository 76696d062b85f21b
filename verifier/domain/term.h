#pragma once
// The `term` domain: exact over the reals, what makes `proved`. A value is an expression; two values are
// compared by their normal forms (term_algebra.h). Long accumulations are compressed to affine runs while
// they are computed (term_chain.h), a step of a dot product costs a few nanoseconds and, over a whole loop,
// no memory.
//
// Soundness: `equal` answers Equality::equal only if both values have the same normal form, hence the same
// value wherever both are defined. Where they are defined is a second question: every division, root and
// logarithm that is not evidently fine is in obligations(). Equality::different says that the normal forms
// differ with everything multiplied out; it is "not shown", never "refuted".
//
//   Term term;
//   const auto x = term.input(0, 0, f32), y = term.input(0, 1, f32);
//   const auto square = term.mul(term.add(x, y, {}), term.add(x, y, {}), {});
//   term.equal(square, term.fma(x, x, term.fma(y, y, term.mul(two, term.mul(x, y, {}), {}), {}), {}))  //
//   equal
//
// Constants (docs/semantics.md, "Reals"): a constant of the kernel's code that is the rounding of a
// registered literal of the definition is read as that literal, and the reading is recorded; see
// register_literal.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "refmodels/number/interval.h"
#include "verifier/domain/domain.h"
#include "verifier/domain/term_graph.h"
#include "verifier/domain/term_value.h"

namespace warpproof::domain {

namespace term {
class Algebra;
class Assumptions;
class Literals;
class Normalizer;
struct Signs;
}  // namespace term

struct TermLimits {
  std::uint64_t bytes_max = std::uint64_t{1} << 31;  ///< of expressions and normal forms together, about
  std::uint64_t steps_max = 10'000'000;              ///< terms touched by one question
};

enum class Equality : std::uint8_t { equal, different, out_of_budget };

/// A condition under which the run's values are defined, not shown by signs alone.
struct Obligation {
  enum class Kind : std::uint8_t { non_zero, positive, non_negative };
  Kind kind = Kind::non_zero;
  TermValue value;
  std::uint32_t origin = 0;  ///< what set_origin said when it arose (kernel, definition)
};

/// "The kernel's constant is read as this literal of the definition", for the ledger.
struct Reading {
  std::uint64_t bits = 0;
  Format format = Format::binary32;
  std::string literal;  ///< "1/10", "log2(e)", "3/10 * log2(e)"
};

class Term {
 public:
  using Value = TermValue;
  using Rational = refmodels::number::Rational;
  using Interval = refmodels::number::Interval;

  explicit Term(TermLimits limits = {});
  Term(Term&&) noexcept;
  Term& operator=(Term&&) noexcept;
  ~Term();

  // The operations of a ValueDomain. Modes are ignored: everything is over the reals.
  Value input(std::uint32_t tensor, std::uint64_t element, Format) {
    return {graph_->input(tensor, element)};
  }
  Value constant(std::uint64_t bits, Format format);
  Value rational(const Rational& literal, const Mode&);
  Value add(Value a, Value b, const Mode&) { return {graph_->add(a.raw, b.raw)}; }
  Value sub(Value a, Value b, const Mode&) { return {graph_->subtract(a.raw, b.raw)}; }
  Value mul(Value a, Value b, const Mode&) { return {graph_->multiply(a.raw, b.raw)}; }
  Value fma(Value a, Value b, Value c, const Mode&) { return {graph_->fma(a.raw, b.raw, c.raw)}; }
  Value div(Value a, Value b, const Mode&);
  Value neg(Value a) { return {graph_->negate(a.raw)}; }
  Value abs(Value a) { return {graph_->absolute(a.raw)}; }
  Value max(Value a, Value b, const Mode&) { return {graph_->maximum(a.raw, b.raw)}; }
  Value min(Value a, Value b, const Mode&) { return {graph_->minimum(a.raw, b.raw)}; }
  Value apply(Function function, Value a, const Mode&);
  Value convert(Value a, Format, const Mode&) { return a; }
  Value select(Comparison comparison, Value x, Value y, Value a, Value b) {
    return {graph_->choose(comparison, x.raw, y.raw, a.raw, b.raw)};
  }
  /// Decided by constants and shown signs of a - b; else undecided.
  Truth compare(Comparison comparison, Value a, Value b);
  std::optional<std::string> trouble() const { return graph_->trouble(); }

  Equality equal(Value a, Value b);
  bool shown_positive(Value value);
  bool shown_non_negative(Value value);
  bool shown_non_zero(Value value);

  /// Tensor elements are positive, or lie in a range (an empty bound is no bound): requirements and box of
  /// the claim. Before the first question; what was concluded earlier is not looked at again.
  void assume_positive(std::uint32_t tensor);
  void assume_range(std::uint32_t tensor, const std::optional<Rational>& lower,
                    const std::optional<Rational>& upper);

  /// A literal or closed form of the definition. A kernel constant that equals its rounding (in the
  /// constant's format, to nearest; not zero, subnormal or infinite) is read as the literal, and one that is
  /// the rounding of literal * log2(e) as that product. A literal that the format represents needs no
  /// reading. When two registered literals round to one constant it is read as neither.
  void register_literal(const Rational& literal);
  /// Also 1 / size, which compilers fold.
  void register_size(std::int64_t size);
  const std::vector<Reading>& readings() const;

  /// From here on a finite sentinel (sentinel.h) stands for minus infinity.
  void read_sentinels() {
    sentinels_ = true;
    graph_->read_sentinels();
  }
  void set_origin(std::uint32_t origin) { origin_ = origin; }
  /// Between these, what is computed may be chosen away: its demands are nobody's premise and are not kept.
  /// For definitions only: what a kernel computes must be defined whether it is chosen or not.
  void enter_branch() { ++branches_; }
  void leave_branch() { --branches_; }
  /// What must be shown for all values so far to be defined: without what signs show, without repetition and
  /// without what follows from those already in the list. Lower origins come first: with the definition's
  /// origin below the kernel's, the definition's obligations are premises, and of the kernel's only those
  /// stay that do not follow from them. Whoever drops one from the list answers for all that followed from
  /// it.
  const std::vector<Obligation>& obligations();

  /// The normal form as text, at most about `limit` characters; elements by the naming function.
  std::string print(Value value, std::size_t limit = 400);
  /// Where two values that are not equal differ: what each has and the other has not.
  std::string difference(Value a, Value b, std::size_t limit = 400);
  using Naming = std::function<std::string(std::uint32_t tensor, std::uint64_t element)>;
  void set_naming(Naming naming) { naming_ = std::move(naming); }

  /// The value at a point, from the expression as built (not from its normal form), so that it can doubt
  /// `equal`. Empty where it is undefined, infinite, or not rational.
  std::optional<Rational> evaluate(Value value,
                                   const std::function<Rational(std::uint32_t, std::uint64_t)>& input) const;
  Interval enclose(Value value, const std::function<Interval(std::uint32_t, std::uint64_t)>& input) const;

  std::uint64_t bytes() const;

 private:
  struct Demand {
    Obligation::Kind kind;
    std::uint64_t raw;
    std::uint32_t origin;
    bool operator==(const Demand&) const = default;
  };

  struct Constants;

  bool difference_vanishes(Value a, Value b);
  term::Signs signs_of(Value value);
  void demand(Obligation::Kind kind, Value value);
  void settle(const Demand& demand);

  // Held by pointer: the parts refer to each other, and a Term may be moved.
  std::unique_ptr<term::Coefficients> coefficients_;
  std::unique_ptr<term::Graph> graph_;
  std::unique_ptr<term::Assumptions> assumptions_;
  std::unique_ptr<term::Algebra> algebra_;
  std::unique_ptr<term::Normalizer> normalizer_;
  std::unique_ptr<term::Literals> literals_;
  Naming naming_;
  std::uint32_t origin_ = 0;
  std::uint32_t branches_ = 0;
  bool sentinels_ = false;
  std::vector<Demand> demands_;
  std::size_t settled_ = 0;
  term::IdTable demand_table_;
  std::vector<Obligation> obligations_;
  std::unique_ptr<Constants> constants_;
};

}  // namespace warpproof::domain
