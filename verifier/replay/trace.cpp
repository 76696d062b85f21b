#include "verifier/replay/trace.h"

#include <algorithm>
#include <set>

#include "verifier/replay/compare.h"
#include "verifier/replay/evaluator.h"
#include "verifier/text/load.h"

namespace warpproof::replay {
namespace {

using ir::ExpressionPtr;

constexpr std::uint64_t steps_max = 2'000'000;
constexpr int depth_most = 12;
constexpr std::int64_t rounds_shown_max = 4;
constexpr std::size_t term_bytes_max = 160;
constexpr ir::IndexId first_id = 0x50000000;  // no program and no instance of a rank reaches it

ExpressionPtr number(std::int64_t value) {
  return ir::make_constant(Rational(value), ir::ScalarType::integer);
}

/// Writes the subterms of a closed term, as deep as `depth` says.
class Tracer {
 public:
  Tracer(Evaluator& evaluator, const ir::Side& side) : evaluator_(evaluator), side_(side) {}

  void element(const ir::Equation& equation, const std::vector<std::int64_t>& index, int depth) {
    ir::Substitution by;
    for (std::size_t i = 0; i < equation.indices.size() && i < index.size(); ++i)
      by.indices.emplace_back(equation.indices[i].id, number(index[i]));
    const ExpressionPtr body = ir::substitute(equation.body, by, allocator_);
    inside(body, depth);
    std::string name = equation.name;
    for (std::size_t i = 0; i < index.size(); ++i)
      name += (i == 0 ? "[" : ", ") + std::to_string(index[i]) + (i + 1 == index.size() ? "]" : "");
    say(name + " = " + cut(body), evaluator_.element(equation.name, index));
  }

  std::vector<std::string> lines;

 private:
  static std::string cut(const ExpressionPtr& term) {
    std::string text = text::print(term);
    if (text.size() <= term_bytes_max) return text;
    text.resize(term_bytes_max);
    return text + "...";
  }

  void say(const std::string& term, const Value& value) {
    std::string line = term + " = " + value.text();
    if (said_.insert(line).second) lines.push_back(std::move(line));
  }

  void term(const ExpressionPtr& expression, int depth) {
    if (depth <= 0 || expression->type == ir::ScalarType::integer) return;
    if (expression->kind == ir::Kind::constant || expression->kind == ir::Kind::size) return;
    if (expression->kind == ir::Kind::read) {
      read(*expression, depth);
      return;
    }
    inside(expression, depth - 1);
    say(cut(expression), evaluator_.value(expression));
  }

  void inside(const ExpressionPtr& expression, int depth) {
    switch (expression->kind) {
      case ir::Kind::read:
        read(*expression, depth);
        return;
      case ir::Kind::reduce:
        rounds(*expression, depth);
        return;
      case ir::Kind::apply:
        break;
      default:
        return;  // calls and folds are told by their value
    }
    if (expression->op->rule == refmodels::ops::Rule::select && expression->operands.size() == 3) {
      const Certainty chosen = evaluator_.value(expression->operands[0]).truth();
      term(expression->operands[0], depth);
      if (chosen != Certainty::unknown) term(expression->operands[chosen == Certainty::yes ? 1 : 2], depth);
      return;
    }
    for (const ExpressionPtr& operand : expression->operands) term(operand, depth);
  }

  /// Of a local tensor; an input is shown above.
  void read(const ir::Expression& expression, int depth) {
    if (depth <= 0) return;
    for (const ir::Equation& equation : side_.equations) {
      if (equation.name != expression.name) continue;
      std::vector<std::int64_t> index;
      for (const ExpressionPtr& operand : expression.operands) {
        const Value value = evaluator_.value(operand);
        const auto at = value.is_exact() ? value.exact().to_int64() : std::nullopt;
        if (!at) return;
        index.push_back(*at);
      }
      element(equation, index, depth - 1);
    }
  }

  /// The first terms of a sum, a maximum, ...: of one binder.
  void rounds(const ir::Expression& reduction, int depth) {
    if (depth <= 0 || reduction.binders.size() != 1) return;
    const ir::Binder& binder = reduction.binders[0];
    const Value lower = evaluator_.value(binder.lower), upper = evaluator_.value(binder.upper);
    const auto first = lower.is_exact() ? lower.exact().to_int64() : std::nullopt;
    const auto end = upper.is_exact() ? upper.exact().to_int64() : std::nullopt;
    if (!first || !end || *end - *first > rounds_shown_max) return;
    for (std::int64_t at = *first; at < *end; ++at) {
      ir::Substitution by;
      by.indices.emplace_back(binder.variable.id, number(at));
      if (reduction.condition &&
          evaluator_.value(ir::substitute(reduction.condition, by, allocator_)).truth() != Certainty::yes)
        continue;
      term(ir::substitute(reduction.operands[0], by, allocator_), depth);
    }
  }

  Evaluator& evaluator_;
  const ir::Side& side_;
  ir::IndexAllocator allocator_{first_id};
  std::set<std::string> said_;
};

}  // namespace

std::vector<std::string> trace(const ir::Program& program, const ir::Rewrite& rewrite, const ir::Side& side,
                               const Point& point, const std::string& output,
                               const std::vector<std::int64_t>& index, std::size_t lines_max) {
  const auto equation = std::find_if(side.equations.begin(), side.equations.end(),
                                     [&](const ir::Equation& known) { return known.name == output; });
  if (equation == side.equations.end() || equation->indices.size() != index.size()) return {};
  std::vector<std::string> lines;
  Budget budget{steps_max, 0};
  Evaluator evaluator(program, rewrite, side, point, budget);
  try {
    for (int depth = 0; depth <= depth_most; ++depth) {
      Tracer tracer(evaluator, side);
      tracer.element(*equation, index, depth);
      if (depth > 0 && (tracer.lines.size() > lines_max || tracer.lines == lines)) break;
      lines = std::move(tracer.lines);
    }
  } catch (const Exhausted&) {
    // As far as it came.
  }
  return lines;
}

}  // namespace warpproof::replay
