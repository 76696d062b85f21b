#pragma once
// What each operation does to machine words, and between which bounds its value lies: one row an operation.
// Values are the total values of operation.h.

#include <cstdint>
#include <optional>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

using Word = std::int64_t;
__extension__ using WideWord = __int128;

struct WordRange {
  Word low = 0, high = 0;
};

/// Not yet known to fit a word.
struct WideRange {
  WideWord low = 0, high = 0;
};

inline constexpr Word word_max = (Word{1} << 62) - 1;

/// Operands that an operation does not have are 0.
struct WordOperation {
  Operation operation = Operation::other;
  /// For operands in ranges whose result was found to lie within `word_max`.
  Word (*value)(Word a, Word b, Word c) = nullptr;
  /// Holds every value of the operation on operands within `word_max`; none when there are no bounds.
  std::optional<WideRange> (*range)(const WordRange& a, const WordRange& b, const WordRange& c) = nullptr;
};

/// Null for what is no operation on whole numbers and conditions.
const WordOperation* word_operation(Operation operation);

}  // namespace warpproof::certificate
