#include "verifier/prove/kernel/constant_value.h"

#include "refmodels/number/format.h"

namespace warpproof::prove {

using refmodels::number::Rational;

std::optional<Rational> rational_at(const ir::ExpressionPtr& e, const Sizes& sizes) {
  if (e->kind == ir::Kind::constant) return e->value;
  if (e->kind == ir::Kind::size) {
    const auto at = sizes.find(e->name);
    return at == sizes.end() ? std::nullopt : std::optional<Rational>(at->second);
  }
  if (e->kind != ir::Kind::apply) return std::nullopt;
  std::vector<Rational> operands;
  for (const ir::ExpressionPtr& operand : e->operands) {
    const auto value = rational_at(operand, sizes);
    if (!value) return std::nullopt;
    operands.push_back(*value);
  }
  const refmodels::ops::Exact exact = e->op->exact(operands);
  return exact ? std::optional<Rational>(exact.value) : std::nullopt;
}

std::optional<ScalarBits> scalar_bits(const ir::ExpressionPtr& expression, const std::string& scalar_type,
                                      const Sizes& sizes) {
  const auto value = rational_at(expression, sizes);
  if (!value) return std::nullopt;
  if (const auto format = refmodels::number::format_named(scalar_type)) {
    const std::uint64_t bits =
        refmodels::number::round_to_bits(*value, *format, refmodels::number::Rounding::nearest_even, false);
    return ScalarBits{bits, static_cast<std::uint32_t>(refmodels::number::info(*format).storage_bits) / 8};
  }
  if (scalar_type.size() < 2 || !value->is_integer()) return std::nullopt;
  const int width = std::atoi(scalar_type.c_str() + 1);
  if (width != 8 && width != 16 && width != 32 && width != 64) return std::nullopt;
  const bool is_signed = scalar_type[0] == 's';
  const Rational low = is_signed ? -Rational::power_of_two(width - 1) : Rational(0);
  const Rational high = Rational::power_of_two(is_signed ? width - 1 : width);
  if (*value < low || *value >= high) return std::nullopt;
  const auto small = value->to_int64();
  if (!small) return std::nullopt;  // 64-bit unsigned values above 2^63 do not occur as sizes
  const std::uint64_t mask = width == 64 ? ~0ull : (1ull << width) - 1;
  return ScalarBits{static_cast<std::uint64_t>(*small) & mask, static_cast<std::uint32_t>(width / 8)};
}

}  // namespace warpproof::prove
