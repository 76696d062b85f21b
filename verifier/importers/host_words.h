#pragma once
// Small words of the reader of host code.

#include <algorithm>
#include <initializer_list>
#include <string>

#include "verifier/ir/expression.h"

namespace warpproof::importers {

inline ir::ExpressionPtr number(std::int64_t value) {
  return ir::make_constant(refmodels::number::Rational(value), ir::ScalarType::integer);
}

inline bool is_one_of(const std::string& word, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* other) { return word == other; });
}

}  // namespace warpproof::importers
