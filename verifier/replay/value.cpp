#include "verifier/replay/value.h"

namespace warpproof::replay {

Value::Value(const Interval& enclosure) {
  if (enclosure.certainly_undefined()) {
    state_ = State::undefined;
    return;
  }
  if (!enclosure.possibly_undefined() && enclosure.is_point()) {
    if (std::optional<Rational> point = enclosure.lower_exact()) {
      exact_ = std::move(*point);
      return;
    }
  }
  state_ = State::enclosure;
  enclosure_ = std::make_shared<const Interval>(enclosure);
}

Value Value::undefined() {
  Value value;
  value.state_ = State::undefined;
  return value;
}

Value Value::unknown(int precision) { return Value(Interval::whole(precision).with_possibly_undefined()); }

bool Value::is_defined() const {
  return state_ == State::exact || (state_ == State::enclosure && !enclosure_->possibly_undefined());
}

Interval Value::enclosure(int precision) const {
  switch (state_) {
    case State::exact:
      return Interval(exact_, precision);
    case State::enclosure:
      return *enclosure_;
    case State::undefined:
      break;
  }
  return Interval::undefined(precision);
}

Certainty Value::truth() const {
  if (state_ == State::exact) return exact_.is_zero() ? Certainty::no : Certainty::yes;
  if (state_ == State::enclosure) return enclosure_->truth();
  return Certainty::unknown;
}

std::string Value::text() const {
  switch (state_) {
    case State::exact:
      return exact_.str();
    case State::enclosure:
      return enclosure_->str();
    case State::undefined:
      break;
  }
  return "undefined";
}

bool certainly_different(const Value& a, const Value& b) {
  if (!a.is_defined() || !b.is_defined()) return false;
  if (a.is_exact() && b.is_exact()) return a.exact() != b.exact();
  constexpr int precision = Interval::default_precision;
  return disjoint(a.enclosure(precision), b.enclosure(precision));
}

bool certainly_equal(const Value& a, const Value& b) {
  return a.is_exact() && b.is_exact() && a.exact() == b.exact();
}

}  // namespace warpproof::replay
