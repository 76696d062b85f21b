#include "verifier/certificate/statement.h"

#include <map>
#include <optional>

#include "verifier/base/digest.h"
#include "verifier/base/fault.h"
#include "verifier/certificate/definedness.h"
#include "verifier/certificate/infinities.h"
#include "verifier/certificate/term_text.h"
#include "verifier/certificate/total_form.h"

namespace warpproof::certificate {

namespace {

std::string text_of_output(const ir::UnfoldedOutput& output) {
  std::string text = output.name + "[";
  for (const ExpressionPtr& extent : output.extents) text += write_term(extent) + ";";
  return text + "]=" + write_term(output.body) + "\n";
}

std::string digest_of(const Statement& statement) {
  std::string text;
  for (const std::string& size : statement.declarations.sizes) text += "size " + size + "\n";
  for (const auto& [name, kind] : statement.declarations.tensors)
    text += "input " + name + " " + std::to_string(kind.rank) + " " +
            std::to_string(static_cast<int>(kind.element)) + "\n";
  for (const ExpressionPtr& requirement : statement.requirements)
    text += "require " + write_term(requirement) + "\n";
  for (const OutputStatement& output : statement.outputs) {
    text += "before " + text_of_output(output.before) + "where " + write_term(output.before_defined) + "\n";
    text += "after " + text_of_output(output.after) + "where " + write_term(output.after_defined) + "\n";
  }
  return base::sha256_hex(text);
}

Declarations declarations_of(const ir::Rewrite& rewrite) {
  Declarations declarations;
  declarations.sizes.insert(rewrite.size_names.begin(), rewrite.size_names.end());
  for (const ir::TensorDeclaration& input : rewrite.inputs)
    declarations.tensors[input.name] = {input.extents.size(), input.element};
  return declarations;
}

/// The terms are of our own making: one that means nothing is a fault of ours, and nothing is proved of it.
void demand_well_formed(const Statement& statement) {
  const auto demand = [&](const std::set<IndexId>& indices, const ExpressionPtr& term,
                          const std::string& of) {
    const std::string why = malformed(statement.declarations, indices, term);
    WARPPROOF_INVARIANT(why.empty(), "the statement means nothing, " + of + ": " + why);
  };
  for (const ExpressionPtr& requirement : statement.requirements) demand({}, requirement, "a requirement");
  for (const OutputStatement& output : statement.outputs) {
    std::set<IndexId> indices;
    for (const ir::IndexVariable& index : output.before.indices) indices.insert(index.id);
    for (const ir::UnfoldedOutput* side : {&output.before, &output.after}) {
      for (const ExpressionPtr& extent : side->extents) demand({}, extent, "an extent of " + side->name);
      demand(indices, side->body, side->name);
    }
    demand(indices, output.before_defined, "where the left side has a value");
    demand(indices, output.after_defined, "where the right side has a value");
  }
}

/// Of a rewrite over the reals, without its digest.
base::Result<Statement> of_reals(const ir::Program& program, const ir::Rewrite& rewrite,
                                 const base::Limits& limits) {
  Statement statement;
  statement.declarations = declarations_of(rewrite);
  ir::IndexAllocator allocator = program.allocator;
  for (const ir::Requirement& requirement : rewrite.requirements) {
    auto fact = requirement_fact(program, rewrite, requirement, allocator, limits);
    if (!fact) return fact.diagnostics();
    statement.requirements.push_back(*fact);
  }
  auto before = ir::unfold(program, rewrite, rewrite.before, allocator, limits);
  if (!before) return before.diagnostics();
  auto after = ir::unfold(program, rewrite, rewrite.after, allocator, limits);
  if (!after) return after.diagnostics();
  for (std::size_t i = 0; i < before->size(); ++i) {
    const std::string& name = (*before)[i].name;
    auto assumed =
        defined_output(program, rewrite, rewrite.before, name, Strength::implied, allocator, limits);
    if (!assumed) return assumed.diagnostics();
    auto wanted = defined_output(program, rewrite, rewrite.after, name, Strength::certain, allocator, limits);
    if (!wanted) return wanted.diagnostics();
    statement.outputs.push_back({(*before)[i], after->at(i), *assumed, *wanted});
  }
  return statement;
}

/// An element has a value on the left where it is known on which side of infinity it is, and its value there:
/// each of the three may assume all of it.
void as_one_output(Statement& statement) {
  std::map<std::string, std::vector<ExpressionPtr>> assumed;
  for (const OutputStatement& output : statement.outputs)
    assumed[output_of(output.before.name)].push_back(output.before_defined);
  for (OutputStatement& output : statement.outputs) {
    output.before_defined = total_form(conjunction(assumed.at(output_of(output.before.name))));
    output.after_defined = total_form(output.after_defined);
    for (ir::UnfoldedOutput* side : {&output.before, &output.after}) side->body = total_form(side->body);
  }
}

}  // namespace

base::Result<Statement> state(const ir::Program& program, const ir::Rewrite& rewrite,
                              const base::Limits& limits) {
  const bool is_extended = rewrite.theory == ir::Theory::extended;
  std::optional<WithoutInfinities> finite;
  if (is_extended) finite = without_infinities(program, rewrite);
  auto statement =
      is_extended ? of_reals(finite->program, finite->rewrite, limits) : of_reals(program, rewrite, limits);
  if (!statement) return statement;
  if (is_extended) as_one_output(*statement);
  demand_well_formed(*statement);
  statement->sha256 = digest_of(*statement);
  return statement;
}

Scope requirement_scope(Kernel& kernel, const Statement& statement) {
  Scope scope;
  for (const ExpressionPtr& requirement : statement.requirements)
    scope = kernel.with(std::move(scope), requirement);
  return scope;
}

Scope element_scope(Kernel& kernel, const Statement& statement, const OutputStatement& output) {
  Scope scope = requirement_scope(kernel, statement);
  for (std::size_t i = 0; i < output.before.indices.size(); ++i) {
    const ExpressionPtr index = ir::make_index(output.before.indices[i]);
    scope.indices.insert(output.before.indices[i].id);
    scope = kernel.with(std::move(scope), at_most(integer(0), index));
    scope = kernel.with(std::move(scope), below(index, output.before.extents[i]));
    scope = kernel.with(std::move(scope), below(integer(0), output.before.extents[i]));
  }
  return scope;
}

}  // namespace warpproof::certificate
