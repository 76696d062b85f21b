#include "verifier/certificate/words.h"

#include <algorithm>
#include <array>

namespace warpproof::certificate {

namespace {

/// The values that a term has whatever its operands are.
std::optional<WordRange> own_range(const Expression& expression) {
  const Operation operation = operation_of(expression);
  const bool remainder = operation == Operation::mod, masked = operation == Operation::bit_and;
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
  return add({.name = "variable", .operation = nullptr, .operands = {}, .range = *range}, key);
}

std::optional<std::size_t> WordProgram::apply(const ExpressionPtr& expression, const std::string& key) {
  const WordOperation* operation = word_operation(operation_of(*expression));
  if (operation == nullptr) return std::nullopt;
  Node node{.name = std::string(expression->op->name), .operation = operation, .operands = {}, .range = {}};
  std::array<WordRange, 3> ranges;
  for (std::size_t i = 0; i < expression->operands.size(); ++i) {
    const auto operand = compile(expression->operands[i]);
    if (!operand) return std::nullopt;
    ranges.at(i) = nodes_[*operand].range;
    node.operands.push_back(*operand);
  }
  const auto range = operation->range(ranges[0], ranges[1], ranges[2]);
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
    return add({.name = "constant", .operation = nullptr, .operands = {}, .range = {*number, *number}}, key);
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
  return node.operation->value(at(0), at(1), at(2));
}

bool WordProgram::always(std::size_t goal, const std::vector<std::size_t>& facts,
                         const std::function<bool()>& going) const {
  constexpr std::uint64_t asked_every = 1 << 12;
  std::vector<std::int64_t> values(nodes_.size());
  for (std::size_t i = 0; i < nodes_.size(); ++i) values[i] = nodes_[i].range.low;
  for (std::uint64_t count = 0;; ++count) {
    if (count % asked_every == 0 && !going()) return false;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i].operation != nullptr) values[i] = value(nodes_[i], values);
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
    text += node.name;
    for (const std::size_t operand : node.operands) text += " " + std::to_string(operand);
    if (node.operation == nullptr)
      text += " " + std::to_string(node.range.low) + " " + std::to_string(node.range.high);
    text += ";";
  }
  return text;
}

}  // namespace warpproof::certificate
