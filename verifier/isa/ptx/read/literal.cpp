#include "verifier/isa/ptx/read/literal.h"

#include <charconv>
#include <cstring>

namespace warpproof::ptx::read {
namespace {

std::optional<std::uint64_t> digits(std::string_view text, int base) {
  std::uint64_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (text.empty() || error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<Immediate> float_bits(std::string_view text, std::size_t hex_digits, Immediate::Kind kind) {
  if (text.size() != hex_digits) return std::nullopt;
  const auto value = digits(text, 16);
  if (!value) return std::nullopt;
  return Immediate{kind, false, *value};
}

std::optional<Immediate> integer(std::string_view text, int base) {
  const bool suffix = !text.empty() && (text.back() == 'U' || text.back() == 'u');
  if (suffix) text.remove_suffix(1);
  const auto value = digits(text, base);
  if (!value) return std::nullopt;
  return Immediate{Immediate::Kind::integer, suffix || (*value >> 63) != 0, *value};
}

std::optional<Immediate> decimal_float(std::string_view text) {
  double value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  Immediate immediate{Immediate::Kind::float64, false, 0};
  std::memcpy(&immediate.bits, &value, sizeof value);
  return immediate;
}

}  // namespace

std::optional<Immediate> literal_value(std::string_view text) {
  if (text.size() > 1 && text[0] == '0') {
    switch (text[1]) {
      case 'x':
      case 'X':
        return integer(text.substr(2), 16);
      case 'b':
      case 'B':
        return integer(text.substr(2), 2);
      case 'f':
      case 'F':
        return float_bits(text.substr(2), 8, Immediate::Kind::float32);
      case 'd':
      case 'D':
        return float_bits(text.substr(2), 16, Immediate::Kind::float64);
      default:
        break;
    }
  }
  if (text.find_first_of(".eE") != std::string_view::npos) return decimal_float(text);
  const bool octal = text.size() > 1 && text[0] == '0' && text[1] != 'U' && text[1] != 'u';
  return integer(text, octal ? 8 : 10);
}

std::uint64_t parse_count(TokenStream& stream, std::string_view what) {
  const Token token = stream.expect_number(what);
  const auto value = literal_value(token.text);
  if (!value || value->kind != Immediate::Kind::integer) {
    stream.fail("E0403", stream.extent_of(token), "malformed number", std::string(what));
  }
  return value->bits;
}

}  // namespace warpproof::ptx::read
