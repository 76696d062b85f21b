#include "verifier/gate/demand.h"

#include <set>

#include "verifier/text/print.h"

namespace warpproof::gating {
namespace {

using Kind = DemandChange::Kind;

/// Text of a part of a rewrite: the rest is emptied before it is printed.
std::string side_text(const ir::Rewrite& rewrite, const ir::Side& side, const ir::Program& program) {
  ir::Rewrite part;
  part.id = "part";
  part.size_names = rewrite.size_names;
  part.inputs = rewrite.inputs;
  part.outputs = rewrite.outputs;
  part.theory = rewrite.theory;
  part.before = side;
  std::string text = text::print(part, program);
  // The section after it is empty, and printed so.
  const std::size_t after = text.rfind("\n  after");
  return after == std::string::npos ? text : text.substr(0, after + 1);
}

std::string after_text(const ir::Rewrite& rewrite, const ir::Program& program) {
  return side_text(rewrite, rewrite.after, program);
}

void find_calls(const ir::ExpressionPtr& expression, std::set<std::string>& names) {
  std::vector<const ir::Expression*> open;
  if (expression) open.push_back(expression.get());
  while (!open.empty()) {
    const ir::Expression& here = *open.back();
    open.pop_back();
    if (here.kind == ir::Kind::call) names.insert(here.name);
    for (const ir::ExpressionPtr& operand : here.operands) open.push_back(operand.get());
    if (here.condition) open.push_back(here.condition.get());
    const auto bounds = [&](const std::vector<ir::Binder>& binders) {
      for (const ir::Binder& binder : binders) {
        if (binder.lower) open.push_back(binder.lower.get());
        if (binder.upper) open.push_back(binder.upper.get());
      }
    };
    bounds(here.binders);
    for (const ir::TensorArgument& argument : here.arguments) {
      bounds(argument.binders);
      if (argument.body) open.push_back(argument.body.get());
    }
  }
}

void find_calls(const std::vector<ir::Equation>& equations, std::set<std::string>& names) {
  for (const ir::Equation& equation : equations) find_calls(equation.body, names);
}

/// The two sides of what a claim computes, and everything else that says when and of what.
void compare_statement(const ir::Rewrite& before, const ir::Program& base, const ir::Rewrite& after,
                       const ir::Program& head, DemandChanges& out) {
  compare_texts(Kind::weakened, "the definition 'before' changed, or what it is about",
                side_text(before, before.before, base), side_text(after, after.before, head), out);
  compare_requirements(before.requirements, after.requirements, out);
  compare_definitions(before, base, head, out);
}

std::string part_of(const ir::KernelClaim& claim, const ir::Program& program,
                    void (*keep)(const ir::KernelClaim& from, ir::KernelClaim& to)) {
  ir::KernelClaim part;
  part.id = "part";
  part.dynamic_shared_bytes = ir::make_constant(0, ir::ScalarType::integer);
  for (auto* triple : {&part.grid, &part.block}) triple->fill(ir::make_constant(1, ir::ScalarType::integer));
  keep(claim, part);
  return text::print(part, program);
}

void keep_arguments(const ir::KernelClaim& from, ir::KernelClaim& to) { to.arguments = from.arguments; }
void keep_data(const ir::KernelClaim& from, ir::KernelClaim& to) { to.data = from.data; }
void keep_computes(const ir::KernelClaim& from, ir::KernelClaim& to) { to.computes = from.computes; }
void keep_launch(const ir::KernelClaim& from, ir::KernelClaim& to) {
  to.grid = from.grid;
  to.block = from.block;
  to.dynamic_shared_bytes = from.dynamic_shared_bytes;
}

/// Less alignment is asked of the caller: the claim says more.
void give_up_alignment(std::vector<ir::KernelArgument>& before,
                       const std::vector<ir::KernelArgument>& after) {
  if (before.size() != after.size()) return;
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i].name == after[i].name && after[i].alignment_bytes < before[i].alignment_bytes)
      before[i].alignment_bytes = after[i].alignment_bytes;
}

std::vector<const ir::SourceReference*> machines_of(const ir::KernelClaim& claim) {
  std::vector<const ir::SourceReference*> out = {&claim.source};
  for (const ir::SourceReference& other : claim.others) out.push_back(&other);
  return out;
}

std::string flags_text(const ir::SourceReference& source) {
  std::string out;
  for (const std::string& flag : source.flags) out += (out.empty() ? "" : " ") + flag;
  return out;
}

void compare_machines(const ir::KernelClaim& before, const ir::KernelClaim& after, DemandChanges& out) {
  for (const ir::SourceReference* was : machines_of(before)) {
    const ir::SourceReference* is = nullptr;
    for (const ir::SourceReference* one : machines_of(after))
      if (one->target == was->target) is = one;
    if (is == nullptr)
      out.push_back({Kind::weakened, "the machine " + was->target + " was dropped", was->target, ""});
    else
      compare_texts(Kind::changed, "the flags for " + was->target + " changed", flags_text(*was),
                    flags_text(*is), out);
  }
}

/// What is computed, when another text states it now: an import that points elsewhere.
template <class Claim>
void compare_computed(const Claim& before, const ir::Program& base, const Claim& after,
                      const ir::Program& head, DemandChanges& out) {
  if (!before.computes || !after.computes) return;
  const ir::Rewrite* was = base.find_rewrite(before.computes->rewrite);
  const ir::Rewrite* is = head.find_rewrite(after.computes->rewrite);
  if (was == nullptr || is == nullptr) return;
  const auto path = [](const ir::Rewrite& one) { return one.where.source ? one.where.source->path : ""; };
  // In the same file it has a row of its own.
  if (path(*was) != path(*is)) compare_statement(*was, base, *is, head, out);
  if (after.computes->side == "after" && path(*was) != path(*is))
    compare_texts(Kind::changed, "the definition that is computed stands elsewhere, and changed",
                  after_text(*was, base), after_text(*is, head), out);
}

template <class Claim>
void compare_common(const Claim& before, const ir::Program& base, const Claim& after, const ir::Program& head,
                    DemandChanges& out) {
  compare_computed(before, base, after, head, out);
  compare_requirements(before.requirements, after.requirements, out);
  compare_sizes(before.sizes, after.sizes, out);
  compare_maxima(before.maxima, after.maxima, out);
  compare_numbers(before.numbers, after.numbers, out);
  compare_expectations(before.expect, after.expect, out);
}

/// A sequence as a kernel, to print its buffers and data.
ir::KernelClaim as_kernel(const ir::SequenceClaim& sequence) {
  ir::KernelClaim claim;
  claim.computes = sequence.computes;
  claim.arguments = sequence.buffers;
  claim.data = sequence.data;
  return claim;
}

void compare_arguments(ir::KernelClaim before, const ir::Program& base, const ir::KernelClaim& after,
                       const ir::Program& head, DemandChanges& out) {
  give_up_alignment(before.arguments, after.arguments);
  compare_texts(Kind::changed, "the arguments, or what is assumed of them, changed",
                part_of(before, base, keep_arguments), part_of(after, head, keep_arguments), out);
  compare_texts(Kind::changed, "the index data changed", part_of(before, base, keep_data),
                part_of(after, head, keep_data), out);
  compare_texts(Kind::weakened, "what it computes changed", part_of(before, base, keep_computes),
                part_of(after, head, keep_computes), out);
}

std::string launches_text(const ir::SequenceClaim& sequence) {
  std::string out;
  for (const ir::SequenceLaunch& launch : sequence.launches)
    out += "  " + launch.kernel + "(" + text::joined(launch.arguments) + ")\n";
  return out;
}

}  // namespace

void compare_definitions(const ir::Rewrite& before, const ir::Program& base, const ir::Program& head,
                         DemandChanges& out) {
  std::set<std::string> open, done;
  find_calls(before.before.equations, open);
  for (const ir::Requirement& requirement : before.requirements) find_calls(requirement.condition, open);
  while (!open.empty()) {
    const std::string name = *open.begin();
    open.erase(open.begin());
    if (!done.insert(name).second) continue;
    const ir::Definition* was = base.find_definition(name);
    const ir::Definition* is = head.find_definition(name);
    // Neither is ours: a word of the language itself. One alone: the word means something else now.
    const auto text = [](const ir::Definition* one) { return one == nullptr ? "" : text::print(*one); };
    compare_texts(Kind::weakened, "the definition of '" + name + "' changed", text(was), text(is), out);
    if (was == nullptr) continue;
    std::set<std::string> inner;
    find_calls(was->equations, inner);
    open.merge(inner);
  }
}

DemandChanges compare_demands(const ir::Rewrite& before, const ir::Program& base, const ir::Rewrite& after,
                              const ir::Program& head) {
  DemandChanges out;
  compare_statement(before, base, after, head, out);
  compare_sizes(before.sizes, after.sizes, out);
  compare_maxima(before.maxima, after.maxima, out);
  compare_numbers(before.numbers, after.numbers, out);
  compare_expectations(before.expect, after.expect, out);
  // A wrong twin is about its own right side: what must be refuted is part of what is asked.
  if (before.expect && before.expect->outcome == "refuted")
    compare_texts(Kind::changed, "the wrong side of a twin changed", after_text(before, base),
                  after_text(after, head), out);
  return out;
}

DemandChanges compare_demands(const ir::KernelClaim& before, const ir::Program& base,
                              const ir::KernelClaim& after, const ir::Program& head) {
  DemandChanges out;
  compare_arguments(before, base, after, head, out);
  compare_machines(before, after, out);
  compare_common(before, base, after, head, out);
  compare_texts(Kind::launch, "the launch changed: the host code must launch it so",
                part_of(before, base, keep_launch), part_of(after, head, keep_launch), out);
  return out;
}

DemandChanges compare_demands(const ir::SequenceClaim& before, const ir::Program& base,
                              const ir::SequenceClaim& after, const ir::Program& head) {
  DemandChanges out;
  compare_arguments(as_kernel(before), base, as_kernel(after), head, out);
  compare_common(before, base, after, head, out);
  compare_texts(Kind::launch, "the launches changed: the host code must make them so", launches_text(before),
                launches_text(after), out);
  return out;
}

}  // namespace warpproof::gating
