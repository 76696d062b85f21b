#pragma once
// From syntax to a program: names, types, extents, and the claims about kernels. One object a load; each kind
// of thing has its own file.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/program.h"
#include "verifier/text/expression_reader.h"
#include "verifier/text/scope.h"
#include "verifier/text/syntax.h"

namespace warpproof::text {

class Elaborator {
 public:
  Elaborator(const base::Limits& limits, base::Diagnostics& diagnostics)
      : limits_(limits), diagnostics_(diagnostics) {}

  /// The files' things in order: definitions, rewrites, kernels, sequences.
  ir::Program run(const std::vector<FileSyntax>& files);

 private:
  // Order, twins (elaborator.cpp).
  std::vector<ItemSyntax> resolved_items(const std::vector<FileSyntax>& files);
  bool resolve_twin(ItemSyntax& twin, const std::map<std::string, const ItemSyntax*>& items);
  void uses(const std::vector<FileSyntax>& files);
  bool fits_kind(const ItemSyntax& twin);
  bool fits_counts(const ItemSyntax& item);
  bool fits_counts(const std::vector<FileSyntax>& files);

  // Definitions (elaborate_definition.cpp).
  void definitions(const std::vector<FileSyntax>& files);
  void definition(const DefinitionSyntax& syntax);
  bool parameters(const DefinitionSyntax& syntax, ir::Definition& definition, Scope& scope);

  // Shared.
  /// Name, place, title, what was shipped, and of what it is a twin.
  template <class Thing>
  static void name_and_title(const ItemSyntax& item, Thing& thing) {
    thing.id = item.name.text;
    thing.where = item.name.where;
    thing.title = item.title.text;
    thing.shipped = item.shipped.text;
    if (!item.twin_of.text.empty()) thing.twin_of = item.twin_of.text;
  }
  struct EquationContext {
    const std::vector<ir::ExpressionPtr>* extents =
        nullptr;              ///< of the output that this equation gives, if known
    bool must_agree = false;  ///< written bounds must be those extents
    bool guess = false;  ///< an extent may be missing because `before` was wrong: that is not reported again
  };
  std::optional<ir::Equation> equation(const EquationSyntax& syntax, Scope& scope,
                                       const EquationContext& context);
  ir::ExpressionPtr index_extent(const BinderSyntax& index, const ir::IndexVariable& variable,
                                 const ir::ExpressionPtr& body, const Scope& scope, bool silent);
  ir::ExpressionPtr written_extent(const BinderSyntax& index, Scope& scope);
  std::optional<ir::ScalarType> element_type(const Word& word);
  bool declare_sizes(const std::vector<Word>& names, const std::vector<LetSyntax>& lets, Scope& scope,
                     std::vector<std::string>& size_names);
  bool fits_limits(const ir::ExpressionPtr& expression, const base::Span& where);
  /// Without calls of definitions, so that it has a value at sizes alone; null (reported) where that is too
  /// large.
  ir::ExpressionPtr without_calls(const ir::ExpressionPtr& expression);

  // Rewrites (elaborate_rewrite.cpp).
  void rewrite(const ItemSyntax& item);
  bool declarations(const std::vector<DeclarationSyntax>& declared, Scope& scope,
                    std::vector<ir::TensorDeclaration>& into, bool enter_scope);
  std::optional<ir::Side> side(const std::vector<EquationSyntax>& equations, const base::Span& where,
                               Scope scope, const std::vector<ir::TensorDeclaration>& outputs,
                               const EquationContext& common);
  bool outputs(const ItemSyntax& item, ir::Rewrite& rewrite);
  bool before_outputs(const ItemSyntax& item, const ir::Side& before,
                      std::vector<ir::TensorDeclaration>& outputs);
  bool requirements(const ItemSyntax& item, Scope& scope, std::vector<ir::Requirement>& into);
  std::optional<ir::Requirement> requirement(const RequirementSyntax& syntax, std::size_t number,
                                             Scope& scope);
  bool missing_sections(const ItemSyntax& item, const std::vector<std::string>& needed);

  // Axis groups (elaborate_groups.cpp).
  bool groups(const ItemSyntax& item, ir::Rewrite& rewrite);
  bool join_group(const Word& name, const Word& group, ir::Rewrite& rewrite);
  bool stars_are_clear(const ItemSyntax& item);
  bool without_groups(const ItemSyntax& item);
  bool without_groups(const DefinitionSyntax& syntax);
  bool follows_group_rules(const ir::Rewrite& rewrite);

  // Numbers, sizes, expectations (elaborate_numbers.cpp).
  ir::NumericContract numbers(const ItemSyntax& item, const std::vector<std::string>& tensors,
                              const std::vector<std::string>& inputs);
  std::optional<ir::Format> format(const Word& word);
  void formats(const FormatsSyntax& syntax, const std::vector<std::string>& tensors,
               ir::NumericContract& numbers);
  void box(const std::vector<BoxSyntax>& ranges, const std::vector<std::string>& inputs,
           ir::NumericContract& numbers);
  void acceptance(const AcceptSyntax& syntax, ir::NumericContract& numbers);
  void listed_sizes(const ItemSyntax& item, const std::vector<std::string>& size_names,
                    std::vector<ir::SizeAssignment>& sizes,
                    std::vector<std::pair<std::string, std::int64_t>>& maxima);
  void sizes_meet(const std::vector<ir::Requirement>& requirements,
                  const std::vector<ir::SizeAssignment>& sizes, const base::Span& where);
  std::optional<std::int64_t> size_value(const Word& digits);
  std::optional<ir::Expectation> expectation(const ItemSyntax& item);

  // Kernels and sequences (elaborate_claim.cpp, elaborate_sequence.cpp).
  struct ClaimContext {
    const ir::Rewrite* rewrite = nullptr;
    const ir::Side* side = nullptr;
    Scope scope;  ///< sizes, and the rank-0 inputs of the rewrite
    std::vector<std::string> size_names;
    std::vector<std::pair<std::string, std::string>> outputs;
  };
  void kernel(const ItemSyntax& item);
  void sequence(const ItemSyntax& item);
  /// Requirements, listed sizes that meet them, and what is expected: the end of either.
  template <class Claim>
  bool claim_sizes(const ItemSyntax& item, ClaimContext& context, Claim& claim) {
    const bool ok = requirements(item, context.scope, claim.requirements);
    listed_sizes(item, claim.size_names, claim.sizes, claim.maxima);
    sizes_meet(claim.requirements, claim.sizes, item.name.where);
    if (context.rewrite) sizes_meet(context.rewrite->requirements, claim.sizes, item.name.where);
    claim.expect = expectation(item);
    return ok;
  }
  bool claim_context(const ItemSyntax& item, ClaimContext& context, std::optional<ir::Computes>& computes);
  bool index_formula(const DataSyntax& syntax, Scope scope, ir::IndexData& data);
  bool index_data(const ItemSyntax& item, ClaimContext& context,
                  const std::vector<ir::KernelArgument>& arguments, std::vector<ir::IndexData>& into);
  std::vector<ir::KernelArgument> claim_arguments(const ItemSyntax& item, ClaimContext& context,
                                                  const ir::NumericContract& numbers, bool& ok);
  bool scope_size(ClaimContext& context, const Word& size);
  std::optional<ir::KernelArgument> claim_argument(const ArgumentSyntax& syntax, ClaimContext& context,
                                                   const ir::NumericContract& numbers);
  const std::vector<ir::ExpressionPtr>* known_extents(const ArgumentSyntax& syntax,
                                                      const ClaimContext& context) const;
  bool array_argument(const ArgumentSyntax& syntax, ClaimContext& context, const ir::NumericContract& numbers,
                      const std::vector<ir::ExpressionPtr>* known, ir::KernelArgument& argument);
  bool array_layout(const ArgumentSyntax& syntax, ClaimContext& context, ir::KernelArgument& argument);
  bool array_type(const ArgumentSyntax& syntax, const ir::NumericContract& numbers,
                  ir::KernelArgument& argument);
  bool scalar_argument(const ArgumentSyntax& syntax, ClaimContext& context, ir::KernelArgument& argument);
  bool aliases(const std::vector<ir::KernelArgument>& arguments);
  bool source(const SourceSyntax& syntax, std::vector<ir::SourceReference>& sources);
  bool sources(const ItemSyntax& item, ir::KernelClaim& kernel);
  bool relative_path(const Word& path);
  bool launch(const ItemSyntax& item, ClaimContext& context, ir::KernelClaim& kernel);
  bool sequence_launch(const LaunchSyntax& syntax, const ir::SequenceClaim& sequence);
  bool launch_argument(const Word& given, const ir::KernelArgument& wanted,
                       const ir::SequenceClaim& sequence);
  bool sizes_determined(const LaunchSyntax& syntax, const ir::KernelClaim& kernel);

  ExpressionReader reader(Scope& scope) { return {scope, program_, limits_, diagnostics_}; }
  void report(const char* code, const base::Span& where, std::string message, std::string expected = "",
              std::string suggestion = "");

  const base::Limits& limits_;
  base::Diagnostics& diagnostics_;
  ir::Program program_;
  std::set<std::string> broken_;  ///< things that did not parse or elaborate: what leans on them stays silent
};

}  // namespace warpproof::text
