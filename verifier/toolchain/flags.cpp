#include "verifier/toolchain/flags.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string_view>

namespace warpproof::toolchain {
namespace {

/// A flag is its name, then '=' and one of the values. A value of "#" is a small number, "" means no value at
/// all.
struct AllowedFlag {
  std::string_view name;
  std::string_view values;  ///< separated by '|'
};

constexpr std::array<AllowedFlag, 26> cuda_flags = {{
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

constexpr std::array<AllowedFlag, 17> hip_flags = {{
    {"-O0", ""},
    {"-O1", ""},
    {"-O2", ""},
    {"-O3", ""},
    {"-std", "c++11|c++14|c++17|c++20"},
    {"-ffp-contract", "off|on|fast"},
    {"-ffast-math", ""},
    {"-fgpu-flush-denormals-to-zero", ""},
    {"-fno-hip-fp32-correctly-rounded-divide-sqrt", ""},
    {"-fno-vectorize", ""},
    {"-fno-slp-vectorize", ""},
    {"-fno-unroll-loops", ""},
    {"-munsafe-fp-atomics", ""},
    {"-mwavefrontsize64", ""},
    {"-mno-wavefrontsize64", ""},
    {"-mcode-object-version", "4|5"},
    {"-mcumode", ""},
}};

std::span<const AllowedFlag> flags_of(Language language) {
  if (language == Language::hip) return hip_flags;
  return cuda_flags;
}

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

bool is_allowed(std::string_view flag, Language language) {
  if (is_definition(flag)) return true;
  const std::size_t equal = flag.find('=');
  const std::string_view name = flag.substr(0, equal);
  const std::span<const AllowedFlag> known = flags_of(language);
  return std::any_of(known.begin(), known.end(), [&](const AllowedFlag& allowed) {
    if (allowed.name != name) return false;
    if (allowed.values.empty()) return equal == std::string_view::npos;
    return equal != std::string_view::npos && value_fits(flag.substr(equal + 1), allowed.values);
  });
}

}  // namespace

base::Diagnostics check_flags(const std::vector<std::string>& flags, const base::Span& where,
                              Language language) {
  constexpr std::size_t flags_max = 64;
  base::Diagnostics out;
  if (flags.size() > flags_max)
    out.push_back(
        {.code = "E0541", .where = where, .message = "too many compiler flags", .expected = "at most 64"});
  for (std::size_t i = 0; i < std::min(flags.size(), flags_max); ++i) {
    if (is_allowed(flags[i], language)) continue;
    std::vector<std::string> names;
    for (const AllowedFlag& allowed : flags_of(language)) names.emplace_back(allowed.name);
    out.push_back(
        {.code = "E0541",
         .where = where,
         .message = "compiler flag '" + flags[i].substr(0, 80) + "' is not allowed",
         .expected =
             language == Language::cuda
                 ? "-O0 to -O3, -fmad=, -ftz=, -prec-div=, -prec-sqrt=, -use_fast_math, -std=, -DNAME=VALUE, "
                   "-maxrregcount=, each as one word"
                 : "-O0 to -O3, -ffp-contract=, -ffast-math, -std=, -DNAME=VALUE, -mwavefrontsize64, each as "
                   "one word",
         .suggestion = base::nearest_name(flags[i], names)});
  }
  return out;
}

base::Diagnostics check_target(const std::string& target, const base::Span& where, Language language) {
  std::string_view digits = target;
  const bool hip = language == Language::hip;
  const std::string_view prefix = hip ? "gfx" : "sm_";
  bool known = digits.starts_with(prefix);
  if (known) digits.remove_prefix(prefix.size());
  if (hip) {
    known = known && (digits.size() == 3 || digits.size() == 4) && digits[0] >= '1' && digits[0] <= '9' &&
            digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  } else {
    if (!digits.empty() && (digits.back() == 'a' || digits.back() == 'f')) digits.remove_suffix(1);
    known = known && digits.size() >= 2 && digits.size() <= 3 && is_small_number(digits);
  }
  if (known) return {};
  return {{.code = "E0540",
           .where = where,
           .message = "unknown target '" + target.substr(0, 80) + "'",
           .expected = hip ? "a target such as gfx942" : "a target such as sm_80"}};
}

}  // namespace warpproof::toolchain
