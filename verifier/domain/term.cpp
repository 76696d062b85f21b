#include "verifier/domain/term.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "verifier/base/stable_order.h"
#include "verifier/domain/sentinel.h"
#include "verifier/domain/term_algebra.h"
#include "verifier/domain/term_guard.h"
#include "verifier/domain/term_literals.h"
#include "verifier/domain/term_normalize.h"

namespace warpproof::domain {

namespace number = refmodels::number;
using term::Coefficients;
using term::guarded;
using term::Signs;

static_assert(ValueDomain<Term>);

struct Term::Constants {
  std::map<std::tuple<Format, std::uint64_t>, TermValue> known;
  std::vector<Reading> readings;
};

Term::Term(TermLimits limits)
    : coefficients_(std::make_unique<Coefficients>()),
      graph_(std::make_unique<term::Graph>(*coefficients_, limits.bytes_max)),
      assumptions_(std::make_unique<term::Assumptions>()),
      algebra_(std::make_unique<term::Algebra>(
          *coefficients_, *assumptions_,
          term::AlgebraLimits{.bytes_max = limits.bytes_max, .steps_max = limits.steps_max})),
      normalizer_(std::make_unique<term::Normalizer>(*graph_, *algebra_)),
      literals_(std::make_unique<term::Literals>()),
      constants_(std::make_unique<Constants>()) {}

Term::Term(Term&&) noexcept = default;
Term& Term::operator=(Term&&) noexcept = default;
Term::~Term() = default;

std::uint64_t Term::bytes() const {
  return coefficients_->bytes() + graph_->bytes() + algebra_->bytes() + normalizer_->bytes() +
         demands_.capacity() * sizeof(Demand) + demand_table_.bytes();
}

Term::Value Term::rational(const Rational& literal, const Mode&) {
  return {graph_->constant(coefficients_->intern(literal))};
}

Term::Value Term::constant(std::uint64_t bits, Format format) {
  auto& known = constants_->known;
  const auto place = known.find({format, bits});
  if (place != known.end()) return place->second;
  Value value;
  if (number::is_nan(bits, format)) {
    value = {graph_->undefined()};
  } else if (number::is_infinite(bits, format)) {
    const bool negative = number::sign_bit(bits, format);
    value = {graph_->constant(negative ? Coefficients::minus_infinity : Coefficients::plus_infinity)};
  } else if (sentinels_ && is_sentinel(bits, format)) {
    value = {graph_->constant(Coefficients::minus_infinity)};
  } else if (const term::Literal* literal = literals_->find(bits, format)) {
    value = {graph_->constant(coefficients_->intern(literal->factor))};
    if (literal->times_log2_of_e) {
      value = {graph_->multiply(value.raw, graph_->closed_form(term::NodeKind::log2_of_e))};
    }
    if (literal->times_ln_of_2)
      value = {graph_->multiply(value.raw, graph_->closed_form(term::NodeKind::ln_of_2))};
    constants_->readings.push_back({bits, format, literal->text()});
  } else {
    value = {graph_->constant(coefficients_->intern(number::exact_value(bits, format)))};
  }
  known.emplace(std::tuple(format, bits), value);
  return value;
}

void Term::register_literal(const Rational& literal) {
  literals_->add(literal);
  constants_->known.clear();
}

void Term::register_size(std::int64_t size) {
  register_literal(Rational(size));
  if (size != 0) register_literal(Rational(1, size));
}

const std::vector<Reading>& Term::readings() const { return constants_->readings; }

void Term::demand(Obligation::Kind kind, Value value) {
  if (term::is_constant(value.raw)) return;  // constants outside a domain give no value at all
  if (branches_ != 0) return;
  const Demand wanted{kind, value.raw, origin_};
  const std::uint64_t hash = term::mix(term::mix(static_cast<std::uint64_t>(kind), origin_), value.raw);
  if (demand_table_.find(hash, [&](std::uint32_t id) { return demands_[id] == wanted; })) return;
  demand_table_.insert(hash, static_cast<std::uint32_t>(demands_.size()));
  demands_.push_back(wanted);
}

Term::Value Term::div(Value a, Value b, const Mode&) {
  demand(Obligation::Kind::non_zero, b);
  return {graph_->divide(a.raw, b.raw)};
}

Term::Value Term::apply(Function function, Value a, const Mode&) {
  if (term::is_constant(a.raw) && !Coefficients::is_special(static_cast<std::uint32_t>(a.raw))) {
    const int sign = coefficients_->sign(static_cast<std::uint32_t>(a.raw));
    const bool of_positive = function == Function::reciprocal_square_root || function == Function::log ||
                             function == Function::log2;
    if ((of_positive && sign <= 0) || (function == Function::square_root && sign < 0))
      return {graph_->undefined()};
  }
  switch (function) {
    case Function::square_root:
      demand(Obligation::Kind::non_negative, a);
      break;
    case Function::reciprocal_square_root:
    case Function::log:
    case Function::log2:
      demand(Obligation::Kind::positive, a);
      break;
    case Function::reciprocal:
      demand(Obligation::Kind::non_zero, a);
      break;
    case Function::exp:
    case Function::exp2:
    case Function::sin:
    case Function::cos:
    case Function::tanh:
    case Function::erf:
      break;
  }
  return {graph_->apply(function, a.raw)};
}

void Term::assume_positive(std::uint32_t tensor) { assumptions_->positive(tensor); }
void Term::assume_range(std::uint32_t tensor, const std::optional<Rational>& lower,
                        const std::optional<Rational>& upper) {
  assumptions_->range(tensor, lower, upper);
}

Signs Term::signs_of(Value value) {
  if (trouble()) return {};
  algebra_->start_question();
  return guarded(Signs{}, [&] { return algebra_->signs(normalizer_->normalize(value.raw, false)); });
}

bool Term::shown_positive(Value value) { return signs_of(value).shown_positive(); }
bool Term::shown_non_negative(Value value) { return signs_of(value).shown_non_negative(); }
bool Term::shown_non_zero(Value value) { return signs_of(value).shown_non_zero(); }

void Term::settle(const Demand& demand) {
  const Value value{demand.raw};
  const Signs known = signs_of(value);
  const bool shown = demand.kind == Obligation::Kind::non_zero   ? known.shown_non_zero()
                     : demand.kind == Obligation::Kind::positive ? known.shown_positive()
                                                                 : known.shown_non_negative();
  if (shown) return;
  obligations_.push_back({demand.kind, value, demand.origin});
  guarded(false, [&] {
    Signs wanted;
    wanted.zero = demand.kind == Obligation::Kind::non_negative;
    wanted.negative = demand.kind == Obligation::Kind::non_zero;
    algebra_->learn(normalizer_->normalize(demand.raw, false), wanted);
    return true;
  });
}

const std::vector<Obligation>& Term::obligations() {
  std::vector<Demand> open(demands_.begin() + static_cast<std::ptrdiff_t>(settled_), demands_.end());
  base::sort_stably(open, [](const Demand& a, const Demand& b) { return a.origin < b.origin; });
  for (const Demand& demand : open) settle(demand);
  settled_ = demands_.size();
  return obligations_;
}

}  // namespace warpproof::domain
