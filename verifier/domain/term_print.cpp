// Normal forms as text, for people: names of elements by the claim, long sums shortened.

#include <utility>

#include "verifier/domain/term.h"
#include "verifier/domain/term_algebra.h"
#include "verifier/domain/term_guard.h"
#include "verifier/domain/term_normalize.h"
#include "verifier/domain/term_sum.h"

namespace warpproof::domain {

namespace {

using term::Algebra;
using term::Atom;
using term::AtomKind;
using term::Coefficients;
using term::Normal;

constexpr std::size_t terms_shown_max = 6;

class Printer {
 public:
  Printer(const Algebra& algebra, const Term::Naming& naming, std::size_t limit)
      : algebra_(algebra), naming_(naming), limit_(limit) {}

  std::string print(Normal x) {
    value(x);
    if (full()) text_ += "...";
    return std::move(text_);
  }

 private:
  bool full() const { return text_.size() >= limit_; }

  std::string name(std::uint64_t raw) const {
    const std::uint32_t tensor = term::tensor_of(raw);
    const std::uint64_t element = term::element_of(raw);
    if (naming_) return naming_(tensor, element);
    return "t" + std::to_string(tensor) + "[" + std::to_string(element) + "]";
  }

  void value(Normal x) {
    if (full()) return;
    const auto& coefficient = algebra_.coefficients().value(x.coefficient);
    if (x.monomial == 0) {
      text_ += coefficient.str();
      return;
    }
    if (x.coefficient == Coefficients::one && algebra_.is_pure_sum(x.monomial)) {
      atom(algebra_.factors(x.monomial)[0].atom, false);
      return;
    }
    if (x.coefficient == Coefficients::minus_one) {
      text_ += "-";
    } else if (x.coefficient != Coefficients::one) {
      text_ += coefficient.str() + "*";
    }
    product(x.monomial);
  }

  void product(term::MonomialId id) {
    bool first = true;
    for (const term::Factor& factor : algebra_.factors(id)) {
      if (full()) return;
      if (!std::exchange(first, false)) text_ += "*";
      power(factor);
    }
    const term::PolyId exponent = algebra_.monomial(id).exponent;
    if (exponent == 0) return;
    if (!first) text_ += "*";
    text_ += "exp(";
    sum(exponent);
    text_ += ")";
  }

  void power(const term::Factor& factor) {
    if (factor.half_power == 1) {
      text_ += "sqrt(";
      atom(factor.atom, false);
      text_ += ")";
      return;
    }
    atom(factor.atom, true);
    if (factor.half_power == 2) return;
    if (factor.half_power % 2 == 0) {
      text_ += "^" + std::to_string(factor.half_power / 2);
    } else {
      text_ += "^(" + std::to_string(factor.half_power) + "/2)";
    }
  }

  void call(const char* name, Normal argument) {
    text_ += std::string(name) + "(";
    value(argument);
    text_ += ")";
  }

  void atom(term::AtomId id, bool bracket) {
    const Atom& atom = algebra_.atom(id);
    switch (atom.kind) {
      case AtomKind::input:
        text_ += name(atom.payload);
        return;
      case AtomKind::number:
        value({0, static_cast<std::uint32_t>(atom.payload)});
        return;
      case AtomKind::group:
        value(Algebra::unpack(atom.payload));
        return;
      case AtomKind::absolute:
        text_ += "abs(";
        this->atom(static_cast<term::AtomId>(atom.payload), false);
        text_ += ")";
        return;
      case AtomKind::function:
        call(atom.function == Function::sin   ? "sin"
             : atom.function == Function::cos ? "cos"
             : atom.function == Function::erf ? "erf"
                                              : "log",
             Algebra::unpack(atom.payload));
        return;
      case AtomKind::poly:
        if (bracket) text_ += "(";
        sum(static_cast<term::PolyId>(atom.payload));
        if (bracket) text_ += ")";
        return;
      case AtomKind::maximum:
        maximum(atom.payload);
        return;
      case AtomKind::choice:
        choice(algebra_.choice(atom.payload));
        return;
    }
  }

  void choice(const term::Choice& choice) {
    text_ += "(if ";
    value(choice.condition);
    text_ += choice.equality ? " = 0 then " : " > 0 then ";
    value(choice.yes);
    text_ += " else ";
    value(choice.no);
    text_ += ")";
  }

  void maximum(std::uint64_t set) {
    text_ += "max(";
    const auto members = algebra_.members(set);
    for (std::size_t i = 0; i < members.size() && !full(); ++i) {
      if (i != 0) text_ += ", ";
      if (i == terms_shown_max) {
        text_ += "... " + std::to_string(members.size()) + " members";
        break;
      }
      value(members[i]);
    }
    text_ += ")";
  }

  void plus(bool& first, Normal x) {
    if (!std::exchange(first, false)) {
      const bool negative = algebra_.coefficients().sign(x.coefficient) < 0;
      text_ += negative ? " - " : " + ";
      if (negative) {
        const auto magnitude = algebra_.coefficients().value(x.coefficient).abs();
        if (x.monomial == 0 || magnitude != refmodels::number::Rational(1)) {
          text_ += magnitude.str();
          if (x.monomial != 0) text_ += "*";
        }
        if (x.monomial != 0) product(x.monomial);
        return;
      }
    }
    value(x);
  }

  void tuple(bool& first, const term::PolyRun& run, std::uint32_t index) {
    std::string factors;
    const term::Tuple operands = run.at(index);
    for (auto operand = operands.rbegin(); operand != operands.rend(); ++operand) {
      if (*operand == term::raw_one) continue;
      factors += (factors.empty() ? "" : "*") + name(*operand);
    }
    const auto& coefficient = algebra_.coefficients().value(run.coefficient);
    const bool negative = coefficient.sign() < 0;
    if (!std::exchange(first, false)) {
      text_ += negative ? " - " : " + ";
    } else if (negative) {
      text_ += "-";
    }
    if (coefficient.abs() != refmodels::number::Rational(1)) text_ += coefficient.abs().str() + "*";
    text_ += factors;
  }

  void sum(term::PolyId id) {
    bool first = true;
    std::size_t shown = 0, total = algebra_.poly(id).term_count;
    for (const term::PolyRun& run : algebra_.runs(id)) {
      total += run.count;
      for (std::uint32_t i = 0; i < run.count && shown < terms_shown_max && !full(); ++i, ++shown)
        tuple(first, run, i);
    }
    for (const term::PolyTerm& term : algebra_.terms(id)) {
      if (shown == terms_shown_max || full()) break;
      plus(first, {term.monomial, term.coefficient});
      ++shown;
    }
    if (shown < total) text_ += " + ... " + std::to_string(total) + " terms";
  }

  const Algebra& algebra_;
  const Term::Naming& naming_;
  std::size_t limit_;
  std::string text_;
};

std::string constant_name(term::CoefficientId id) {
  if (id == Coefficients::plus_infinity) return "inf";
  return id == Coefficients::minus_infinity ? "-inf" : "undefined";
}

}  // namespace

std::string Term::print(Value value, std::size_t limit) {
  if (trouble()) return "(" + *trouble() + ")";
  const auto id = static_cast<term::CoefficientId>(value.raw);
  if (term::is_constant(value.raw) && Coefficients::is_special(id)) return constant_name(id);
  algebra_->start_question();
  const std::string too_large = "(an expression beyond the limits)";
  return term::guarded(too_large, [&] {
    return Printer(*algebra_, naming_, limit).print(normalizer_->normalize(value.raw, false));
  });
}

std::string Term::difference(Value a, Value b, std::size_t limit) {
  const std::string both = "left " + print(a, limit / 2) + ", right " + print(b, limit / 2);
  const auto is_constant = [](Value value) { return term::is_constant(value.raw); };
  if (trouble() || is_constant(a) || is_constant(b)) return both;
  algebra_->start_question();
  return term::guarded(both, [&] {
    const Normal left = normalizer_->normalize(a.raw, false), right = normalizer_->normalize(b.raw, false);
    term::Sum sum(*algebra_, term::Expansion::pure);
    sum.add(left, Coefficients::one);
    sum.add(right, Coefficients::minus_one);
    // What both have cancels here, a common factor stands in front: the smallest part that differs.
    return "left - right = " + Printer(*algebra_, naming_, limit).print(sum.finish());
  });
}

}  // namespace warpproof::domain
