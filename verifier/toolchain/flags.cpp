#include "verifier/toolchain/flags.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace warpproof::toolchain {
namespace {

/// A flag is its name, then '=' and one of the values. A value of "#" is a small number, "" means no value at
/// all.
struct AllowedFlag {
  std::string_view name;
  std::string_view values;  ///< separated by '|'
};

constexpr std::array<AllowedFlag, 26> allowed_flags = {{
    {"-O0", ""},
    {"-O1", ""},
    {"-O2", ""},
    {"-O3", ""},
    {"-lineinfo", ""},
    {"--generate-line-info", ""},
    {"-use_fast_math", ""},
    {"--use_fast_math", ""},
    {"-fmad", "true|false"},
    {"--fmad", "true|false"},
    {"-ftz", "true|false"},
    {"--ftz", "true|false"},
    {"-prec-div", "true|false"},
    {"--prec-div", "true|false"},
    {"-prec-sqrt", "true|false"},
    {"--prec-sqrt", "true|false"},
    {"-std", "c++11|c++14|c++17|c++20"},
    {"--std", "c++11|c++14|c++17|c++20"},
    {"-maxrregcount", "#"},
    {"--maxrregcount", "#"},
    {"-extra-device-vectorization", ""},
    {"--extra-device-vectorization", ""},
    {"-expt-relaxed-constexpr", ""},
    {"--expt-relaxed-constexpr", ""},
    {"-extended-lambda", ""},
    {"--extended-lambda", ""},
}};

bool is_small_number(std::string_view text) {
  return !text.empty() && text.size() <= 4 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_name(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !text.empty() && text.size() <= 64 && letter(text[0]) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

/// -DNAME or -DNAME=VALUE, the value a number or a name: no quotes, no spaces, nothing that could be a path.
bool is_definition(std::string_view flag) {
  if (!flag.starts_with("-D")) return false;
  const std::string_view body = flag.substr(2);
  const std::size_t equal = body.find('=');
  if (!is_name(body.substr(0, equal))) return false;
  if (equal == std::string_view::npos) return true;
  const std::string_view value = body.substr(equal + 1);
  return !value.empty() && value.size() <= 64 && std::all_of(value.begin(), value.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '+' || c == '-';
  });
}

bool value_fits(std::string_view value, std::string_view values) {
  if (values == "#") return is_small_number(value);
  while (!values.empty()) {
    const std::size_t bar = values.find('|');
    if (value == values.substr(0, bar)) return true;
    values = bar == std::string_view::npos ? "" : values.substr(bar + 1);
  }
  return false;
}

bool is_allowed(std::string_view flag) {
  if (is_definition(flag)) return true;
  const std::size_t equal = flag.find('=');
  const std::string_view name = flag.substr(0, equal);
  return std::any_of(allowed_flags.begin(), allowed_flags.end(), [&](const AllowedFlag& allowed) {
    if (allowed.name != name) return false;
    if (allowed.values.empty()) return equal == std::string_view::npos;
    return equal != std::string_view::npos && value_fits(flag.substr(equal + 1), allowed.values);
  });
}

}  // namespace

base::Diagnostics check_flags(const std::vector<std::string>& flags, const base::Span& where) {
  constexpr std::size_t flags_max = 64;
  base::Diagnostics out;
  if (flags.size() > flags_max)
    out.push_back(
        {.code = "E0541", .where = where, .message = "too many compiler flags", .expected = "at most 64"});
  for (std::size_t i = 0; i < std::min(flags.size(), flags_max); ++i) {
    if (is_allowed(flags[i])) continue;
    std::vector<std::string> names;
    for (const AllowedFlag& allowed : allowed_flags) names.emplace_back(allowed.name);
    out.push_back(
        {.code = "E0541",
         .where = where,
         .message = "compiler flag '" + flags[i].substr(0, 80) + "' is not allowed",
         .expected =
             "-O0 to -O3, -fmad=, -ftz=, -prec-div=, -prec-sqrt=, -use_fast_math, -std=, -DNAME=VALUE, "
             "-maxrregcount=, each as one word",
         .suggestion = base::nearest_name(flags[i], names)});
  }
  return out;
}

base::Diagnostics check_target(const std::string& target, const base::Span& where) {
  std::string_view digits = target;
  const bool prefixed = digits.starts_with("sm_");
  if (prefixed) digits.remove_prefix(3);
  if (!digits.empty() && (digits.back() == 'a' || digits.back() == 'f')) digits.remove_suffix(1);
  if (prefixed && digits.size() >= 2 && digits.size() <= 3 && is_small_number(digits)) return {};
  return {{.code = "E0540",
           .where = where,
           .message = "unknown target '" + target.substr(0, 80) + "'",
           .expected = "a target such as sm_80"}};
}

}  // namespace warpproof::toolchain
