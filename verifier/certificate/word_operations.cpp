#include "verifier/certificate/word_operations.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warpproof::certificate {
namespace {

using Range = const WordRange&;
using Bounds = std::optional<WideRange>;

Word quotient_down(Word a, Word b) {
  if (b == 0) return 0;
  const Word q = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
Word quotient_euclid(Word a, Word b) { return b < 0 ? -quotient_down(a, -b) : quotient_down(a, b); }
Word quotient_to_zero(Word a, Word b) { return b == 0 ? 0 : a / b; }

Word size_of(Range range) { return std::max(std::abs(range.low), std::abs(range.high)); }

Bounds hull(Range a, Range b) { return WideRange{std::min(a.low, b.low), std::max(a.high, b.high)}; }
Bounds of_condition(Range, Range, Range) { return WideRange{0, 1}; }
Bounds of_quotient(Range a, Range b, Range) {
  return WideRange{a.low >= 0 && b.low >= 0 ? 0 : -size_of(a), size_of(a)};
}

/// All numbers of as many bits as both need.
Bounds of_bits(Range a, Range b) {
  const Word size = std::max(size_of(a), size_of(b));
  const Word above = static_cast<Word>(std::bit_ceil(static_cast<std::uint64_t>(size) + 1));
  return WideRange{a.low >= 0 && b.low >= 0 ? 0 : -above, above - 1};
}

/// Of what grows or falls with each operand: the values at the ends.
template <class Function>
WideRange corners(Range a, Range b, const Function& function) {
  const auto values = {function(a.low, b.low), function(a.low, b.high), function(a.high, b.low),
                       function(a.high, b.high)};
  return {std::min(values), std::max(values)};
}

constexpr WordOperation operations[] = {
    {Operation::add, [](Word a, Word b, Word) { return a + b; },
     [](Range a, Range b, Range) -> Bounds {
       return WideRange{WideWord{a.low} + b.low, WideWord{a.high} + b.high};
     }},
    {Operation::sub, [](Word a, Word b, Word) { return a - b; },
     [](Range a, Range b, Range) -> Bounds {
       return WideRange{WideWord{a.low} - b.high, WideWord{a.high} - b.low};
     }},
    {Operation::mul, [](Word a, Word b, Word) { return a * b; },
     [](Range a, Range b, Range) -> Bounds {
       return corners(a, b, [](Word x, Word y) { return WideWord{x} * y; });
     }},
    {Operation::neg, [](Word a, Word, Word) { return -a; },
     [](Range a, Range, Range) -> Bounds { return WideRange{-a.high, -a.low}; }},
    {Operation::floor_div, [](Word a, Word b, Word) { return quotient_down(a, b); }, of_quotient},
    {Operation::ceil_div, [](Word a, Word b, Word) { return -quotient_down(-a, b); }, of_quotient},
    {Operation::div_trunc, [](Word a, Word b, Word) { return quotient_to_zero(a, b); }, of_quotient},
    {Operation::div_euclid, [](Word a, Word b, Word) { return quotient_euclid(a, b); }, of_quotient},
    {Operation::mod, [](Word a, Word b, Word) { return b == 0 ? 0 : a - b * quotient_down(a, b); },
     [](Range, Range b, Range) -> Bounds {
       if (b.low > 0) return WideRange{0, b.high - 1};
       return WideRange{-size_of(b), size_of(b)};
     }},
    {Operation::rem, [](Word a, Word b, Word) { return a - b * quotient_to_zero(a, b); },
     [](Range a, Range, Range) -> Bounds { return WideRange{a.low >= 0 ? 0 : -size_of(a), size_of(a)}; }},
    {Operation::mod_euclid, [](Word a, Word b, Word) { return a - b * quotient_euclid(a, b); },
     [](Range a, Range b, Range) -> Bounds {
       return WideRange{std::min<Word>(a.low, 0), std::max(size_of(a), size_of(b))};
     }},
    {Operation::abs, [](Word a, Word, Word) { return a < 0 ? -a : a; },
     [](Range a, Range, Range) -> Bounds { return WideRange{0, size_of(a)}; }},
    {Operation::sign, [](Word a, Word, Word) { return Word{(a > 0) - (a < 0)}; },
     [](Range, Range, Range) -> Bounds { return WideRange{-1, 1}; }},
    {Operation::max, [](Word a, Word b, Word) { return std::max(a, b); },
     [](Range a, Range b, Range) { return hull(a, b); }},
    {Operation::min, [](Word a, Word b, Word) { return std::min(a, b); },
     [](Range a, Range b, Range) { return hull(a, b); }},
    {Operation::select, [](Word a, Word b, Word c) { return a != 0 ? b : c; },
     [](Range, Range b, Range c) { return hull(b, c); }},
    {Operation::lt, [](Word a, Word b, Word) { return Word{a < b}; }, of_condition},
    {Operation::le, [](Word a, Word b, Word) { return Word{a <= b}; }, of_condition},
    {Operation::gt, [](Word a, Word b, Word) { return Word{a > b}; }, of_condition},
    {Operation::ge, [](Word a, Word b, Word) { return Word{a >= b}; }, of_condition},
    {Operation::eq, [](Word a, Word b, Word) { return Word{a == b}; }, of_condition},
    {Operation::ne, [](Word a, Word b, Word) { return Word{a != b}; }, of_condition},
    {Operation::logical_and, [](Word a, Word b, Word) { return Word{a != 0 && b != 0}; }, of_condition},
    {Operation::logical_or, [](Word a, Word b, Word) { return Word{a != 0 || b != 0}; }, of_condition},
    {Operation::logical_not, [](Word a, Word, Word) { return Word{a == 0}; }, of_condition},
    {Operation::bit_and, [](Word a, Word b, Word) { return a & b; },
     [](Range a, Range b, Range) -> Bounds {
       if (a.low < 0 && b.low < 0) return of_bits(a, b);
       return WideRange{0, a.low < 0 ? b.high : b.low < 0 ? a.high : std::min(a.high, b.high)};
     }},
    {Operation::bit_or, [](Word a, Word b, Word) { return a | b; },
     [](Range a, Range b, Range) { return of_bits(a, b); }},
    {Operation::bit_xor, [](Word a, Word b, Word) { return a ^ b; },
     [](Range a, Range b, Range) { return of_bits(a, b); }},
    {Operation::bit_not, [](Word a, Word, Word) { return ~a; },
     [](Range a, Range, Range) -> Bounds { return WideRange{-WideWord{a.high} - 1, -WideWord{a.low} - 1}; }},
    {Operation::shift_left, [](Word a, Word b, Word) { return b < 0 ? 0 : a * (Word{1} << b); },
     [](Range a, Range b, Range) -> Bounds {
       if (b.high > 62) return std::nullopt;
       const WordRange count = {std::max<Word>(b.low, 0), std::max<Word>(b.high, 0)};
       const WideRange shifted =
           corners(a, count, [](Word x, Word y) { return WideWord{x} * (WideWord{1} << y); });
       return WideRange{std::min<WideWord>(shifted.low, 0), std::max<WideWord>(shifted.high, 0)};
     }},
    {Operation::shift_right,
     [](Word a, Word b, Word) { return b < 0    ? 0
                                       : b > 62 ? Word{a < 0 ? -1 : 0}
                                                : a >> b; },
     [](Range a, Range b, Range) -> Bounds {
       return WideRange{std::min<Word>(a.low, 0),
                        std::max<Word>(a.high, 0) >> std::clamp<Word>(b.low, 0, 62)};
     }},
};

}  // namespace

const WordOperation* word_operation(Operation operation) {
  const auto* const row = std::find_if(std::begin(operations), std::end(operations),
                                       [&](const auto& known) { return known.operation == operation; });
  return row == std::end(operations) ? nullptr : row;
}

}  // namespace warpproof::certificate
