#include "verifier/isa/ptx/instructions/comparison.h"

#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {
namespace {

using domain::Comparison;

struct Words {
  std::string_view name;
  Comparison comparison;
  bool unordered;
  bool unsigned_only;
};
constexpr Words comparisons[] = {
    {".eq", Comparison::equal, false, false},   {".ne", Comparison::not_equal, false, false},
    {".lt", Comparison::less, false, false},    {".le", Comparison::less_equal, false, false},
    {".gt", Comparison::greater, false, false}, {".ge", Comparison::greater_equal, false, false},
    {".lo", Comparison::less, false, true},     {".ls", Comparison::less_equal, false, true},
    {".hi", Comparison::greater, false, true},  {".hs", Comparison::greater_equal, false, true},
    {".equ", Comparison::equal, true, false},   {".neu", Comparison::not_equal, true, false},
    {".ltu", Comparison::less, true, false},    {".leu", Comparison::less_equal, true, false},
    {".gtu", Comparison::greater, true, false}, {".geu", Comparison::greater_equal, true, false},
};

template <Comparison comparison, class T>
bool holds(T a, T b) {
  if constexpr (comparison == Comparison::less)
    return a < b;
  else if constexpr (comparison == Comparison::less_equal)
    return a <= b;
  else if constexpr (comparison == Comparison::equal)
    return a == b;
  else if constexpr (comparison == Comparison::not_equal)
    return a != b;
  else if constexpr (comparison == Comparison::greater)
    return a > b;
  else
    return a >= b;
}
template <Combine combine>
bool combined(bool a, bool c) {
  if constexpr (combine == Combine::conjunction)
    return a && c;
  else if constexpr (combine == Combine::disjunction)
    return a || c;
  else
    return a != c;
}

template <Comparison comparison, Combine combine, class T>
LaneFunction integer_comparison() {
  LaneFunction function;
  if constexpr (combine == Combine::none) {
    function = lanes<bool, T, T>([](T a, T b) { return holds<comparison, T>(a, b); });
    function.second = lanes<bool, T, T>([](T a, T b) { return !holds<comparison, T>(a, b); }).strip;
  } else {
    function = lanes<bool, T, T, bool>(
        [](T a, T b, bool c) { return combined<combine>(holds<comparison, T>(a, b), c); });
    function.second = lanes<bool, T, T, bool>([](T a, T b, bool c) {
                        return combined<combine>(!holds<comparison, T>(a, b), c);
                      }).strip;
  }
  function.address = AddressRule::comparison;
  return function;
}

template <Comparison comparison, class T>
LaneFunction with_combine(Combine combine) {
  switch (combine) {
    case Combine::none:
      return integer_comparison<comparison, Combine::none, T>();
    case Combine::conjunction:
      return integer_comparison<comparison, Combine::conjunction, T>();
    case Combine::disjunction:
      return integer_comparison<comparison, Combine::disjunction, T>();
    case Combine::exclusive:
      break;
  }
  return integer_comparison<comparison, Combine::exclusive, T>();
}

template <class T>
LaneFunction with_comparison(Comparison comparison, Combine combine) {
  switch (comparison) {
    case Comparison::less:
      return with_combine<Comparison::less, T>(combine);
    case Comparison::less_equal:
      return with_combine<Comparison::less_equal, T>(combine);
    case Comparison::equal:
      return with_combine<Comparison::equal, T>(combine);
    case Comparison::not_equal:
      return with_combine<Comparison::not_equal, T>(combine);
    case Comparison::greater:
      return with_combine<Comparison::greater, T>(combine);
    case Comparison::greater_equal:
      break;
  }
  return with_combine<Comparison::greater_equal, T>(combine);
}

Meaning of_type(Type type, Comparison comparison, Combine combine) {
  switch (type) {
    case Type::b16:
    case Type::u16:
      return with_comparison<std::uint16_t>(comparison, combine);
    case Type::b32:
    case Type::u32:
      return with_comparison<std::uint32_t>(comparison, combine);
    case Type::b64:
    case Type::u64:
      return with_comparison<std::uint64_t>(comparison, combine);
    case Type::s16:
      return with_comparison<std::int16_t>(comparison, combine);
    case Type::s32:
      return with_comparison<std::int32_t>(comparison, combine);
    case Type::s64:
      return with_comparison<std::int64_t>(comparison, combine);
    default:
      return {};
  }
}

Combine take_combine(Form& form) {
  if (form.take(".and")) return Combine::conjunction;
  if (form.take(".or")) return Combine::disjunction;
  if (form.take(".xor")) return Combine::exclusive;
  return Combine::none;
}

}  // namespace

Meaning take_comparison(Form& form, Type type) {
  const Combine combine = take_combine(form);
  const std::optional<domain::Format> format = format_of(type);
  RealComparison real;
  real.combine = combine;
  if (format) {
    real.format = *format;
    real.flush_to_zero = form.take(".ftz");
    if (form.take(".num")) {
      real.test = RealComparison::Test::both_numbers;
      return real;
    }
    if (form.take(".nan")) {
      real.test = RealComparison::Test::some_nan;
      return real;
    }
  }
  for (const Words& words : comparisons) {
    if (!form.has(words.name)) continue;
    form.take(words.name);
    if (format) {
      if (words.unsigned_only) return {};
      real.comparison = words.comparison;
      real.true_when_unordered = words.unordered;
      return real;
    }
    if (words.unordered || (words.unsigned_only && is_signed(type))) return {};
    return of_type(type, words.comparison, combine);
  }
  return {};
}

Meaning signed_comparison(Comparison comparison) { return of_type(Type::s32, comparison, Combine::none); }

bool combines(const Meaning& comparison) {
  if (const auto* lanes = std::get_if<LaneFunction>(&comparison)) return lanes->operands == 3;
  const auto* real = std::get_if<RealComparison>(&comparison);
  return real != nullptr && real->combine != Combine::none;
}

}  // namespace warpproof::ptx
