#include <algorithm>

#include "verifier/certificate/kernel.h"

namespace warpproof::certificate {

namespace {

constexpr std::size_t instances_max = 24;
constexpr int depth_max = 12;
/// One question gets this part of what a whole proof may use: those that are answered take far less.
constexpr std::uint64_t query_share = 50;

void collect_reads(const ExpressionPtr& expression, std::vector<ExpressionPtr>& reads) {
  if (!expression) return;
  if (expression->kind == ir::Kind::read) reads.push_back(expression);
  for (const ExpressionPtr& operand : expression->operands) collect_reads(operand, reads);
  for (const ir::Binder& binder : expression->binders) {
    collect_reads(binder.lower, reads);
    collect_reads(binder.upper, reads);
  }
  collect_reads(expression->condition, reads);
}

/// Mentions only indices in scope: an operand below a binder of the goal itself is no candidate.
bool only_mentions(const ExpressionPtr& expression, const std::set<IndexId>& indices) {
  if (expression->kind == ir::Kind::index) return indices.contains(expression->index_id);
  if (expression->kind == ir::Kind::reduce || expression->kind == ir::Kind::fold ||
      expression->kind == ir::Kind::state)
    return false;
  return std::all_of(expression->operands.begin(), expression->operands.end(),
                     [&](const ExpressionPtr& operand) { return only_mentions(operand, indices); });
}

bool is_size(const std::string& name) { return name.starts_with("s:"); }

/// Whether a fact over `names` is near what was reached: it shares something that is no size, or speaks of
/// sizes alone. Sizes connect everything; what two facts say of one size by way of their own indices is not
/// followed (ranges say themselves that their extent is positive).
bool touches(const std::set<std::string>& names, const std::set<std::string>& reached) {
  bool only_sizes = true, some_size = false;
  for (const std::string& name : names) {
    if (!is_size(name)) only_sizes = false;
    if (!reached.contains(name)) continue;
    if (!is_size(name)) return true;
    some_size = true;
  }
  return only_sizes && some_size;
}

using Candidates = std::map<std::string, ExpressionPtr>;

/// Values for `variable`: what stands in goal reads where the conclusion's reads have exactly this variable.
Candidates candidates_for(IndexId variable, const std::vector<ExpressionPtr>& patterns,
                          const std::vector<ExpressionPtr>& reads, const std::set<IndexId>& indices,
                          Expander& expander) {
  Candidates result;
  for (const ExpressionPtr& pattern : patterns) {
    for (std::size_t i = 0; i < pattern->operands.size(); ++i) {
      const Expression& index = *pattern->operands[i];
      if (index.kind != ir::Kind::index || index.index_id != variable) continue;
      for (const ExpressionPtr& read : reads)
        if (read->name == pattern->name && only_mentions(read->operands[i], indices))
          result.emplace(expander.key(read->operands[i]), read->operands[i]);
    }
  }
  return result;
}

/// The text of a query with its indices numbered in the order of their ids: the same question about other
/// indices is the same question.
std::string query_text(const std::vector<smt::Term>& assertions) {
  std::vector<std::string> texts;
  std::map<std::uint64_t, std::size_t> ranks;
  auto for_each_index = [](const std::string& text, const auto& found) {
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', at + 1)) {
      std::size_t end = at + 1;
      while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
      found(at, end);
    }
  };
  for (const smt::Term& assertion : assertions) {
    texts.push_back(smt::text_of(assertion));
    for_each_index(texts.back(), [&](std::size_t at, std::size_t end) {
      ranks.emplace(std::stoull("0" + texts.back().substr(at + 1, end - at - 1)), 0);
    });
  }
  std::size_t next = 0;
  for (auto& [id, rank] : ranks) rank = next++;
  for (std::string& text : texts) {
    std::string renamed;
    std::size_t copied = 0;
    for_each_index(text, [&](std::size_t at, std::size_t end) {
      renamed += text.substr(copied, at - copied) + "#" +
                 std::to_string(ranks.at(std::stoull("0" + text.substr(at + 1, end - at - 1))));
      copied = end;
    });
    text = renamed + text.substr(copied);
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  std::string query;
  for (const std::string& text : texts) query += text + "\n";
  return query;
}

}  // namespace

void Kernel::add_instances(const Scope& scope, const ExpressionPtr& goal, std::vector<Fact>& instances) {
  std::vector<ExpressionPtr> reads;
  collect_reads(goal, reads);
  for (const QuantifiedFact& fact : scope.quantified) {
    std::vector<ExpressionPtr> patterns;
    collect_reads(fact.conclusion, patterns);
    std::vector<std::vector<std::pair<IndexId, ExpressionPtr>>> assignments{{}};
    for (const ir::Binder& binder : fact.binders) {
      Candidates candidates = candidates_for(binder.variable.id, patterns, reads, scope.indices, expander_);
      std::vector<std::vector<std::pair<IndexId, ExpressionPtr>>> longer;
      for (const auto& assignment : assignments) {
        // A variable that the conclusion does not pin down: any value of its range will do.
        std::vector<ExpressionPtr> values;
        for (const auto& [key, value] : candidates) values.push_back(value);
        if (values.empty()) values.push_back(substituted(binder.lower, assignment));
        for (const ExpressionPtr& value : values) {
          longer.push_back(assignment);
          longer.back().emplace_back(binder.variable.id, value);
        }
      }
      if (longer.size() > instances_max) longer.resize(instances_max);
      assignments = std::move(longer);
    }
    for (const auto& assignment : assignments) {
      std::vector<ExpressionPtr> pending;
      for (const ExpressionPtr& hypothesis : fact.hypotheses) {
        const ExpressionPtr instance = substituted(hypothesis, assignment);
        const std::string instance_key = expander_.key(instance);
        if (instance_key != "true" && !scope.keys.contains(instance_key)) pending.push_back(instance);
      }
      ExpressionPtr implied = substituted(fact.conclusion, assignment);
      if (implied->kind == ir::Kind::reduce) continue;
      for (const ExpressionPtr& hypothesis : pending) implied = either(opposite(hypothesis), implied);
      instances.push_back(encoded(implied));
    }
  }
}

void Kernel::add_intrinsic(const Scope& scope, const std::map<std::string, ExpressionPtr>& variables,
                           std::vector<smt::Term>& terms) {
  for (const auto& [name, expression] : variables) {
    if (expression->type == ir::ScalarType::boolean) continue;
    if (expression->kind == ir::Kind::size) {
      terms.push_back(smt::less_equal(smt::integer(0), smt::variable(name, smt::Sort::integer)));
      continue;
    }
    if (expression->type != ir::ScalarType::real || expression->kind == ir::Kind::read) continue;
    const Sign known = sign(scope, expression);
    const smt::Term variable = smt::variable(name, smt::Sort::real);
    if (known.at_least_zero) terms.push_back(smt::less_equal(smt::real(0), variable));
    if (known.at_most_zero) terms.push_back(smt::less_equal(variable, smt::real(0)));
    if (known.non_zero) terms.push_back(smt::negation(smt::equal(variable, smt::real(0))));
  }
}

std::vector<smt::Term> Kernel::relevant_facts(const Scope& scope, const ExpressionPtr& goal,
                                              const Fact& encoded_goal) {
  std::vector<Fact> instances;
  if (!scope.quantified.empty()) add_instances(scope, goal, instances);
  // A goal without variables is "these facts contradict": all of them count.
  const bool wants_reals = !encoded_goal.integral || encoded_goal.variables.empty();
  std::vector<const Fact*> pool;
  for (const Fact& fact : scope.facts)
    if (fact.integral || wants_reals) pool.push_back(&fact);
  for (const Fact& fact : instances)
    if (fact.integral || wants_reals) pool.push_back(&fact);

  std::set<std::string> reached = encoded_goal.variables;
  std::vector<bool> taken(pool.size(), false);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < pool.size(); ++i) {
      if (taken[i]) continue;
      const auto& names = pool[i]->variables;
      if (!encoded_goal.variables.empty() && !touches(names, reached)) continue;
      taken[i] = changed = true;
      reached.insert(names.begin(), names.end());
    }
  }
  std::vector<smt::Term> terms;
  for (std::size_t i = 0; i < pool.size(); ++i)
    if (taken[i]) terms.push_back(pool[i]->term);
  return terms;
}

bool Kernel::contradictory(const std::vector<smt::Term>& assertions) {
  const std::string query = (quick_ ? "quick\n" : "full\n") + query_text(assertions);
  const auto known = answers_.find(query);
  if (known != answers_.end()) return known->second;
  if (deadline_.passed() || statistics_.queries >= limits_.proof_steps_max ||
      statistics_.resource_used >= limits_.solver_resource_max) {
    statistics_.out_of_budget = true;
    return false;
  }
  const smt::Budget budget{.resource_max = limits_.solver_resource_max / query_share,
                           .wall_ms_max = std::min<std::uint64_t>(deadline_.left_ms(), 2'000),
                           .linear_only = quick_};
  const smt::Answer answer = smt::check_unsat(assertions, budget);
  ++statistics_.queries;
  if (!answer.by_linear && answer.status == smt::Status::unsat) ++statistics_.nonlinear;
  statistics_.resource_used += answer.resource_used;
  statistics_.out_of_budget = statistics_.out_of_budget || answer.out_of_budget;
  statistics_.unconfirmed = statistics_.unconfirmed || answer.status == smt::Status::unconfirmed;
  if (!quick_) queries_.push_back({assertions, answer.status});
  return answers_[query] = answer.status == smt::Status::unsat;
}

bool Kernel::ask(const Scope& scope, const ExpressionPtr& goal) {
  if (depth_ > depth_max) return false;
  // A comparison of reals with zero is often a matter of signs.
  const Operation operation = operation_of(*goal);
  const bool numbers = !goal->operands.empty() && goal->operands[0]->type != ir::ScalarType::boolean;
  if (numbers && (operation == Operation::lt || operation == Operation::le || operation == Operation::gt ||
                  operation == Operation::ge || operation == Operation::ne)) {
    const bool swapped = operation == Operation::gt || operation == Operation::ge;
    const ExpressionPtr difference = minus(goal->operands[swapped ? 0 : 1], goal->operands[swapped ? 1 : 0]);
    if (difference->type == ir::ScalarType::real) {
      const Sign known = sign(scope, difference);
      if (operation == Operation::ne ? known.non_zero
                                     : known.at_least_zero && (known.non_zero || operation == Operation::le ||
                                                               operation == Operation::ge))
        return true;
    }
  }
  ++depth_;
  const Fact encoded_goal = encoded(goal);
  std::vector<smt::Term> assertions = relevant_facts(scope, goal, encoded_goal);
  assertions.push_back(smt::negation(encoded_goal.term));
  // Sizes are not negative, exponentials are positive, ...: for every variable that the query mentions.
  Encoder encoder(expander_);
  encoder.boolean(goal);
  for (const Fact& fact : scope.facts)
    if (fact.integral || !encoded_goal.integral || encoded_goal.variables.empty())
      encoder.boolean(fact.condition);
  add_intrinsic(scope, encoder.variables(), assertions);
  --depth_;
  return contradictory(assertions);
}

}  // namespace warpproof::certificate
