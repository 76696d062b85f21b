#include "verifier/certificate/words.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warpproof::certificate {

namespace {

using Word = std::int64_t;
__extension__ using Wide = __int128;

constexpr Word word_max = (Word{1} << 62) - 1;

enum Code : int {
  add,
  sub,
  mul,
  neg,
  floor_div,
  mod,
  ceil_div,
  div_trunc,
  rem,
  div_euclid,
  mod_euclid,
  absolute,
  sign,
  largest,
  smallest,
  select,
  lt,
  le,
  gt,
  ge,
  eq,
  ne,
  logical_and,
  logical_or,
  logical_not,
  bit_and,
  bit_or,
  bit_xor,
  bit_not,
  shift_left,
  shift_right,
  given  ///< a constant or a variable
};

constexpr std::array<std::pair<std::string_view, Code>, 31> codes = {{
    {"add", add},
    {"sub", sub},
    {"mul", mul},
    {"neg", neg},
    {"floor_div", floor_div},
    {"mod", mod},
    {"ceil_div", ceil_div},
    {"div_trunc", div_trunc},
    {"rem", rem},
    {"div_euclid", div_euclid},
    {"mod_euclid", mod_euclid},
    {"abs", absolute},
    {"sign", sign},
    {"max", largest},
    {"min", smallest},
    {"select", select},
    {"lt", lt},
    {"le", le},
    {"gt", gt},
    {"ge", ge},
    {"eq", eq},
    {"ne", ne},
    {"and", logical_and},
    {"or", logical_or},
    {"not", logical_not},
    {"bit_and", bit_and},
    {"bit_or", bit_or},
    {"bit_xor", bit_xor},
    {"bit_not", bit_not},
    {"shift_left", shift_left},
    {"shift_right", shift_right},
}};

std::optional<Code> code_of(std::string_view name) {
  for (const auto& [word, code] : codes)
    if (word == name) return code;
  return std::nullopt;
}

Word quotient_down(Word a, Word b) {
  if (b == 0) return 0;
  const Word q = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
Word quotient_euclid(Word a, Word b) { return b < 0 ? -quotient_down(a, -b) : quotient_down(a, b); }
Word quotient_to_zero(Word a, Word b) { return b == 0 ? 0 : a / b; }

Word combined(int code, Word a, Word b, Word c) {
  switch (code) {
    case add:
      return a + b;
    case sub:
      return a - b;
    case mul:
      return a * b;
    case neg:
      return -a;
    case floor_div:
      return quotient_down(a, b);
    case mod:
      return b == 0 ? 0 : a - b * quotient_down(a, b);
    case ceil_div:
      return -quotient_down(-a, b);
    case div_trunc:
      return quotient_to_zero(a, b);
    case rem:
      return a - b * quotient_to_zero(a, b);
    case div_euclid:
      return quotient_euclid(a, b);
    case mod_euclid:
      return a - b * quotient_euclid(a, b);
    case absolute:
      return a < 0 ? -a : a;
    case sign:
      return (a > 0) - (a < 0);
    case largest:
      return std::max(a, b);
    case smallest:
      return std::min(a, b);
    case select:
      return a != 0 ? b : c;
    case lt:
      return a < b;
    case le:
      return a <= b;
    case gt:
      return a > b;
    case ge:
      return a >= b;
    case eq:
      return a == b;
    case ne:
      return a != b;
    case logical_and:
      return a != 0 && b != 0;
    case logical_or:
      return a != 0 || b != 0;
    case logical_not:
      return a == 0;
    case bit_and:
      return a & b;
    case bit_or:
      return a | b;
    case bit_xor:
      return a ^ b;
    case bit_not:
      return ~a;
    case shift_left:
      return b < 0 ? 0 : a * (Word{1} << b);
    case shift_right:
      return b < 0 ? 0 : b > 62 ? (a < 0 ? -1 : 0) : a >> b;
    default:
      return 0;
  }
}

Word size_of(const WordRange& range) { return std::max(std::abs(range.low), std::abs(range.high)); }

struct WideRange {
  Wide low, high;
};

WideRange hull(const WordRange& a, const WordRange& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

/// All numbers of as many bits as both need.
WideRange of_bits(const WordRange& a, const WordRange& b) {
  const Word size = std::max(size_of(a), size_of(b));
  const Word above = static_cast<Word>(std::bit_ceil(static_cast<std::uint64_t>(size) + 1));
  return {a.low >= 0 && b.low >= 0 ? 0 : -above, above - 1};
}

WideRange corners(int code, const WordRange& a, const WordRange& b) {
  WideRange result{0, 0};
  bool first = true;
  for (const Word x : {a.low, a.high})
    for (const Word y : {b.low, b.high}) {
      const Wide value = code == mul ? Wide{x} * y : Wide{x} * (Wide{1} << y);
      result.low = first ? value : std::min(result.low, value);
      result.high = first ? value : std::max(result.high, value);
      first = false;
    }
  return result;
}

/// Holds every value of the operation on these ranges.
std::optional<WideRange> range_of(int code, const WordRange& a, const WordRange& b, const WordRange& c) {
  const Word by = size_of(a);
  switch (code) {
    case add:
      return WideRange{Wide{a.low} + b.low, Wide{a.high} + b.high};
    case sub:
      return WideRange{Wide{a.low} - b.high, Wide{a.high} - b.low};
    case mul:
      return corners(code, a, b);
    case neg:
      return WideRange{-a.high, -a.low};
    case floor_div:
    case ceil_div:
    case div_trunc:
    case div_euclid:
      return WideRange{a.low >= 0 && b.low >= 0 ? 0 : -by, by};
    case mod:
      if (b.low > 0) return WideRange{0, b.high - 1};
      return WideRange{-size_of(b), size_of(b)};
    case rem:
      return WideRange{a.low >= 0 ? 0 : -by, by};
    case mod_euclid:
      return WideRange{std::min<Word>(a.low, 0), std::max(by, size_of(b))};
    case absolute:
      return WideRange{0, by};
    case sign:
      return WideRange{-1, 1};
    case largest:
    case smallest:
      return hull(a, b);
    case select:
      return hull(b, c);
    case bit_and:
      if (a.low >= 0 || b.low >= 0)
        return WideRange{0, a.low < 0 ? b.high : b.low < 0 ? a.high : std::min(a.high, b.high)};
      return of_bits(a, b);
    case bit_or:
    case bit_xor:
      return of_bits(a, b);
    case bit_not:
      return WideRange{-Wide{a.high} - 1, -Wide{a.low} - 1};
    case shift_left: {
      if (b.high > 62) return std::nullopt;
      const WideRange shifted = corners(code, a, {std::max<Word>(b.low, 0), std::max<Word>(b.high, 0)});
      return WideRange{std::min<Wide>(shifted.low, 0), std::max<Wide>(shifted.high, 0)};
    }
    case shift_right:
      return WideRange{std::min<Word>(a.low, 0), std::max<Word>(a.high, 0) >> std::clamp<Word>(b.low, 0, 62)};
    default:  // conditions
      return WideRange{0, 1};
  }
}

/// The values that a term has whatever its operands are.
std::optional<WordRange> own_range(const Expression& expression) {
  if (expression.kind != ir::Kind::apply || expression.operands.size() != 2) return std::nullopt;
  const bool remainder = expression.op->name == "mod", masked = expression.op->name == "bit_and";
  if (!remainder && !masked) return std::nullopt;
  for (const std::size_t at : {std::size_t{1}, std::size_t{0}}) {
    const Expression& operand = *expression.operands[at];
    if (operand.kind != ir::Kind::constant || operand.value.sign() < 0) continue;
    const auto number = operand.value.to_int64();
    if (!number || *number > word_max || (remainder && (at == 0 || *number == 0))) continue;
    return WordRange{0, remainder ? *number - 1 : *number};
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> WordProgram::add(Node node, const std::string& key) {
  nodes_.push_back(std::move(node));
  known_[key] = nodes_.size() - 1;
  return nodes_.size() - 1;
}

std::optional<std::size_t> WordProgram::variable(const ExpressionPtr&, const std::string& key,
                                                 const std::optional<WordRange>& range) {
  if (!range || closed_ || range->low < -word_max || range->high > word_max || range->low > range->high)
    return std::nullopt;
  variables_.push_back(nodes_.size());
  return add({.operation = "variable", .code = given, .operands = {}, .range = *range}, key);
}

std::optional<std::size_t> WordProgram::apply(const ExpressionPtr& expression, const std::string& key) {
  const auto code = code_of(expression->op->name);
  if (!code) return std::nullopt;
  Node node{.operation = std::string(expression->op->name), .code = *code, .operands = {}, .range = {}};
  std::array<WordRange, 3> ranges;
  for (std::size_t i = 0; i < expression->operands.size(); ++i) {
    const auto operand = compile(expression->operands[i]);
    if (!operand) return std::nullopt;
    ranges.at(i) = nodes_[*operand].range;
    node.operands.push_back(*operand);
  }
  const auto range = range_of(*code, ranges[0], ranges[1], ranges[2]);
  if (!range || range->low < -word_max || range->high > word_max) return std::nullopt;
  node.range = {static_cast<Word>(range->low), static_cast<Word>(range->high)};
  return add(std::move(node), key);
}

std::optional<std::size_t> WordProgram::compile(const ExpressionPtr& expression) {
  if (expression->type == ir::ScalarType::real) return std::nullopt;
  const std::string key =
      (expression->type == ir::ScalarType::integer ? "i" : "b") + expander_.key(expression);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  if (expression->kind == ir::Kind::constant) {
    const auto number = expression->value.to_int64();
    if (!number || *number > word_max || *number < -word_max) return std::nullopt;
    return add({.operation = "constant", .code = given, .operands = {}, .range = {*number, *number}}, key);
  }
  if (expression->kind == ir::Kind::apply) {
    if (const auto inside = apply(expression, key)) return inside;
    const bool condition = expression->type == ir::ScalarType::boolean;
    return variable(expression, key, condition ? WordRange{0, 1} : own_range(*expression));
  }
  if (expression->type == ir::ScalarType::boolean) return variable(expression, key, WordRange{0, 1});
  return variable(expression, key, bounds_(expression));
}

std::optional<std::size_t> WordProgram::compile_known(const ExpressionPtr& expression) {
  closed_ = true;
  const auto place = compile(expression);
  closed_ = false;
  return place;
}

std::uint64_t WordProgram::choices() const {
  std::uint64_t product = 1;
  for (const std::size_t at : variables_) {
    const auto width = static_cast<std::uint64_t>(nodes_[at].range.high - nodes_[at].range.low) + 1;
    if (product > UINT64_MAX / width) return UINT64_MAX;
    product *= width;
  }
  return product;
}

std::int64_t WordProgram::value(const Node& node, const std::vector<std::int64_t>& values) const {
  const auto at = [&](std::size_t i) { return i < node.operands.size() ? values[node.operands[i]] : 0; };
  return combined(node.code, at(0), at(1), at(2));
}

bool WordProgram::always(std::size_t goal, const std::vector<std::size_t>& facts,
                         const std::function<bool()>& going) const {
  constexpr std::uint64_t asked_every = 1 << 12;
  std::vector<std::int64_t> values(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i) values[i] = nodes_[i].range.low;
  for (std::uint64_t count = 0;; ++count) {
    if (count % asked_every == 0 && !going()) return false;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i].code != given) values[i] = value(nodes_[i], values);
    const bool admitted =
        std::all_of(facts.begin(), facts.end(), [&](std::size_t fact) { return values[fact] != 0; });
    if (admitted && values[goal] == 0) return false;
    std::size_t next = 0;
    while (next < variables_.size() && values[variables_[next]] == nodes_[variables_[next]].range.high)
      values[variables_[next]] = nodes_[variables_[next]].range.low, ++next;
    if (next == variables_.size()) return true;
    ++values[variables_[next]];
  }
}

std::string WordProgram::text() const {
  std::string text;
  for (const Node& node : nodes_) {
    text += node.operation;
    for (const std::size_t operand : node.operands) text += " " + std::to_string(operand);
    if (node.code == given)
      text += " " + std::to_string(node.range.low) + " " + std::to_string(node.range.high);
    text += ";";
  }
  return text;
}

}  // namespace warpproof::certificate
