// Choices in the normal form: if d > 0 then a else b. What is a maximum in disguise becomes one, so that
// relu, clamp, leaky relu and |x| have one form however they were written.

#include <vector>

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

// Its sign is that of x: exponentials and factors that are shown to be positive do not matter to it.
Normal Algebra::without_positive_factors(Normal x) {
  std::vector<Factor> kept;
  for (const Factor& factor : factors(x.monomial)) {
    if (!power_of(atom_signs(factor.atom), factor.half_power).shown_positive()) kept.push_back(factor);
  }
  const CoefficientId sign =
      coefficients_.sign(x.coefficient) < 0 ? Coefficients::minus_one : Coefficients::one;
  return scale(make(kept, 0), sign);
}

// if d > 0 then a else b, with a - b = k d: that is max(a, b) for k > 0, min(a, b) for k < 0 (at d = 0 both
// are equal). Otherwise an atom, its branches divided by the size of the first coefficient.
Normal Algebra::choose(Choice choice) {
  if (full_)
    choice = {choice.equality, expanded(choice.condition), expanded(choice.yes), expanded(choice.no)};
  if (choice.yes == choice.no) return choice.yes;
  const Signs known = signs(choice.condition);
  if (choice.equality ? known.shown_non_zero() : !known.positive) return choice.no;
  if (choice.equality ? !known.negative && !known.positive : known.shown_positive()) return choice.yes;
  if (!choice.equality) {
    Sum sum(*this, full_ ? Expansion::full : Expansion::single);
    sum.add(choice.yes, Coefficients::one);
    sum.add(choice.no, Coefficients::minus_one);
    const Normal difference = sum.finish();
    if (difference.monomial == choice.condition.monomial) {
      const bool same =
          coefficients_.sign(difference.coefficient) == coefficients_.sign(choice.condition.coefficient);
      const CoefficientId sign = same ? Coefficients::one : Coefficients::minus_one;
      return scale(maximum({scale(choice.yes, sign), scale(choice.no, sign)}), sign);
    }
  }
  choice.condition = without_positive_factors(choice.condition);
  if (choice.equality && coefficients_.sign(choice.condition.coefficient) < 0)
    choice.condition = scale(choice.condition, Coefficients::minus_one);
  const Normal lead = choice.yes == normal_zero ? choice.no : choice.yes;
  const CoefficientId magnitude = lead.coefficient;
  choice.yes = scale(choice.yes, coefficients_.invert(magnitude));
  choice.no = scale(choice.no, coefficients_.invert(magnitude));
  std::uint64_t hash = mix(choice.equality ? 1 : 0);
  for (const Normal part : {choice.condition, choice.yes, choice.no})
    hash = mix(hash, (static_cast<std::uint64_t>(part.monomial) << 32) | part.coefficient);
  const auto found = choice_table_.find(hash, [&](std::uint32_t id) { return choices_[id] == choice; });
  const std::uint32_t id = found ? *found : static_cast<std::uint32_t>(choices_.size());
  if (!found) {
    if (bytes() > limits_.bytes_max) throw OutOfBudget{};
    choices_.push_back(choice);
    choice_table_.insert(hash, id);
  }
  const std::uint32_t depth =
      std::max({depth_of(choice.condition), depth_of(choice.yes), depth_of(choice.no)});
  return scale(atom_value(intern_atom(AtomKind::choice, Function::log, id, depth + 1)), magnitude);
}

}  // namespace warpproof::domain::term
