#include "verifier/domain/term_coefficients.h"

#include "verifier/domain/term_value.h"

namespace warpproof::domain::term {

Coefficients::Coefficients() {
  for (const int value : {0, 1, -1}) intern(Rational(value));
  values_.resize(not_a_number + 1);  // placeholders, never looked up by value
}

CoefficientId Coefficients::intern(const Rational& value) {
  const std::uint64_t hash = mix(value.hash());
  const auto known = table_.find(hash, [&](std::uint32_t id) { return values_[id] == value; });
  if (known) return *known;
  const auto id = static_cast<CoefficientId>(values_.size());
  values_.push_back(value);
  table_.insert(hash, id);
  return id;
}

Coefficients::Remembered& Coefficients::slot(Operation operation, CoefficientId a, CoefficientId b) {
  const std::uint64_t key = (static_cast<std::uint64_t>(a) << 32) | b;
  return remembered_[mix(static_cast<std::uint64_t>(operation), key) % remembered_.size()];
}

CoefficientId Coefficients::add(CoefficientId a, CoefficientId b) {
  if (a == zero) return b;
  if (b == zero) return a;
  Remembered& known = slot(Operation::add, a, b);
  if (known.operation != Operation::add || known.a != a || known.b != b) {
    known = {Operation::add, a, b, intern(values_[a] + values_[b])};
  }
  return known.result;
}

CoefficientId Coefficients::multiply(CoefficientId a, CoefficientId b) {
  if (a == one) return b;
  if (b == one) return a;
  if (a == zero || b == zero) return zero;
  Remembered& known = slot(Operation::multiply, a, b);
  if (known.operation != Operation::multiply || known.a != a || known.b != b) {
    known = {Operation::multiply, a, b, intern(values_[a] * values_[b])};
  }
  return known.result;
}

CoefficientId Coefficients::invert(CoefficientId a) {
  if (a == one || a == minus_one) return a;
  Remembered& known = slot(Operation::invert, a, 0);
  if (known.operation != Operation::invert || known.a != a) {
    known = {Operation::invert, a, 0, intern(values_[a].reciprocal())};
  }
  return known.result;
}

}  // namespace warpproof::domain::term
