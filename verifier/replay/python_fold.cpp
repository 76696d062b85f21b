// Recurrences as Python.

#include "verifier/replay/python_writer.h"

namespace warpproof::replay {

namespace {

std::string listed_in_order(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

std::string PythonWriter::folded(const ir::Expression& expression, unsigned depth) {
  const std::size_t count = expression.states.size(), mark = in_scope_.size();
  const auto listed = [&](std::size_t first) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < count; ++i)
      parts.push_back(at_depth(*expression.operands[first + i], depth + 1));
    return "[" + listed_in_order(parts) + "]";
  };
  const ir::Binder& round = expression.binders.front();
  std::string text = "recurrence(" + listed(0) + ", span(" + at_depth(*round.lower, depth + 1) + ", " +
                     at_depth(*round.upper, depth + 1) + "), lambda ";
  std::vector<std::string> names;
  for (const ir::StateVariable& state : expression.states) names.push_back(index({state.name, state.id}));
  in_scope_.insert(in_scope_.end(), names.begin(), names.end());
  std::string value = at_depth(*ir::fold_value(expression), depth + 1);
  in_scope_.push_back(index(round.variable));
  text += in_scope_.back() + ", " + listed_in_order(names) + ": " + listed(count);
  in_scope_.resize(mark);
  return text + ", lambda " + listed_in_order(names) + ": " + value + ")";
}

}  // namespace warpproof::replay
