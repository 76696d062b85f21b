#pragma once
// The operations that are written with a symbol: symbol, name of the row in refmodels/ops, and how tightly it
// binds. Every other operation is written as a function, by the name of its row.

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpproof::text {

struct Operator {
  std::string_view symbol;
  std::string_view op;
  std::uint8_t binds;  ///< larger binds tighter: or 1, and 2, not 3, comparison 4, + 5, * 6, unary - 7, ^ 8
  std::uint8_t arity;
};

const Operator* operator_written(std::string_view symbol, std::uint8_t arity);
const Operator* operator_of(std::string_view op);

}  // namespace warpproof::text
