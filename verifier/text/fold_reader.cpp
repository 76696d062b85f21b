// Recurrences: fold k < K from a = start next a = step . value (docs/language.md, L65 to L69).

#include <algorithm>

#include "verifier/text/expression_reader.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::ScalarType;

bool is_set_before(const std::vector<SetSyntax>& names, std::size_t count, const std::string& name) {
  return std::any_of(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count),
                     [&name](const SetSyntax& set) { return set.name == name; });
}

}  // namespace

/// Each name of the state begins once and goes on once; other names in `next` stand for expressions.
bool ExpressionReader::sets_each_state_once(const Node& node) {
  bool ok = true;
  for (const auto* names : {&node.starts, &node.steps}) {
    for (std::size_t i = 0; i < names->size(); ++i) {
      if (!is_set_before(*names, i, (*names)[i].name)) continue;
      report("E0271", (*names)[i].where, "'" + (*names)[i].name + "' is set twice", "each name once");
      ok = false;
    }
  }
  for (const SetSyntax& start : node.starts) {
    if (is_set_before(node.steps, node.steps.size(), start.name)) continue;
    report("E0271", start.where, "'next' does not say what becomes of '" + start.name + "'",
           start.name + " = ... after 'next'");
    ok = false;
  }
  return ok;
}

/// All steps see the state before the round; names that are no state see those before them.
std::optional<std::vector<ExpressionPtr>> ExpressionReader::fold_steps(
    const Node& node, const std::vector<ir::StateVariable>& states) {
  std::vector<ExpressionPtr> steps(states.size());
  std::size_t named = 0;
  bool ok = true;
  for (std::size_t i = 0; i < node.steps.size(); ++i) {
    const SetSyntax& set = node.steps[i];
    ExpressionPtr next = value(*node.operands[node.starts.size() + i]);
    ok = ok && next;
    const auto state = std::find_if(states.begin(), states.end(),
                                    [&set](const ir::StateVariable& one) { return one.name == set.name; });
    if (state != states.end()) {
      steps[static_cast<std::size_t>(state - states.begin())] = next;
    } else if (next) {
      ++named;
      ok = scope_.enter_value(set.name, set.where, next, diagnostics_) && ok;
    } else {
      break;  // what uses this name would only be a second mistake
    }
  }
  scope_.leave_values(named);
  if (!ok) return std::nullopt;
  return steps;
}

ExpressionPtr ExpressionReader::fold(const Node& node) {
  if (!sets_each_state_once(node)) return nullptr;
  if (is_starred(node.binders.front().name)) {
    report("E0266", node.binders.front().where, "rounds have an order, and tuples of an axis group have none",
           "a round such as k < K");
    return nullptr;
  }
  bool ok = true;
  std::vector<ir::StateVariable> states;
  std::vector<ExpressionPtr> operands;
  for (std::size_t i = 0; i < node.starts.size(); ++i) {
    operands.push_back(value(*node.operands[i]));
    ok = ok && operands.back();
    if (operands.back()) states.push_back({node.starts[i].name, fresh("").id, operands.back()->type});
  }
  if (!ok) return nullptr;
  const ir::Binder round = enter(node.binders, ok).front();
  std::optional<std::vector<ExpressionPtr>> steps;
  ExpressionPtr result;
  // An integer state whose step is a real is a real: then all steps are read again.
  for (bool again = true; ok && again;) {
    again = false;
    const std::size_t entered = states.size();
    for (std::size_t i = 0; i < states.size(); ++i)
      ok =
          scope_.enter_value(states[i].name, node.starts[i].where, ir::make_state(states[i]), diagnostics_) &&
          ok;
    if (ok) steps = fold_steps(node, states);
    ok = ok && steps;
    for (std::size_t i = 0; ok && i < states.size(); ++i) {
      const ScalarType next = (*steps)[i]->type;
      if ((next == ScalarType::boolean) != (states[i].type == ScalarType::boolean)) {
        report("E0220", (*steps)[i]->where,
               "'" + states[i].name + "' begins as another type than it goes on as",
               "numbers, or conditions, in both");
        ok = false;
      } else if (next == ScalarType::real && states[i].type == ScalarType::integer) {
        states[i].type = ScalarType::real;
        again = true;
      }
    }
    scope_.leave_values(entered);
  }
  scope_.leave_indices(1);
  if (!ok) return nullptr;
  for (std::size_t i = 0; i < states.size(); ++i) {
    ok = scope_.enter_value(states[i].name, node.starts[i].where, ir::make_state(states[i]), diagnostics_) &&
         ok;
    operands.push_back((*steps)[i]);
  }
  result = value(*node.operands.back());
  scope_.leave_values(states.size());
  if (!ok || !result) return nullptr;
  operands.push_back(std::move(result));
  return ir::make_fold(round, std::move(states), std::move(operands), node.where);
}

}  // namespace warpproof::text
