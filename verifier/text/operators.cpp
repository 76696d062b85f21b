#include "verifier/text/operators.h"

namespace warpproof::text {
namespace {

constexpr Operator operators[] = {
    {"or", "or", 1, 2}, {"and", "and", 2, 2}, {"not", "not", 3, 1},       {"<", "lt", 4, 2},
    {"<=", "le", 4, 2}, {">", "gt", 4, 2},    {">=", "ge", 4, 2},         {"=", "eq", 4, 2},
    {"!=", "ne", 4, 2}, {"==", "eq", 4, 2},   {"+", "add", 5, 2},         {"-", "sub", 5, 2},
    {"*", "mul", 6, 2}, {"/", "div", 6, 2},   {"div", "floor_div", 6, 2}, {"mod", "mod", 6, 2},
    {"-", "neg", 7, 1}, {"^", "pown", 8, 2},
};

}  // namespace

const Operator* operator_written(std::string_view symbol, std::uint8_t arity) {
  for (const Operator& row : operators) {
    if (row.symbol == symbol && row.arity == arity) return &row;
  }
  return nullptr;
}

const Operator* operator_of(std::string_view op) {
  for (const Operator& row : operators) {
    if (row.op == op) return &row;
  }
  return nullptr;
}

}  // namespace warpproof::text
