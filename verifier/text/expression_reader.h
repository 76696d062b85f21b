#pragma once
// From the syntax of an expression to ir, with types (docs/language.md, L10 to L19, L30 to L39). Every
// mistake is reported; the answer is then null, and what is built on it stays silent.

#include <optional>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/text/scope.h"

namespace warpproof::text {

class ExpressionReader {
 public:
  ExpressionReader(Scope& scope, ir::Program& program, const base::Limits& limits,
                   base::Diagnostics& diagnostics)
      : scope_(scope), program_(program), limits_(limits), diagnostics_(diagnostics) {}

  /// Any value; null after a mistake. The result is checked against limits.expression_nodes_max.
  ir::ExpressionPtr value(const Node& node);
  ir::ExpressionPtr integer(const Node& node);  ///< E0222 when it is not an integer
  /// An integer that does not depend on data, as an index or the end of a range must be (E0191).
  ir::ExpressionPtr index_value(const Node& node);
  ir::ExpressionPtr condition(const Node& node);  ///< E0220 when it is not a boolean
  /// A constant such as -4, 1/3 or 2^-10; E0226 when it mentions a name.
  std::optional<ir::Rational> constant(const Node& node);

  void report(const char* code, const base::Span& where, std::string message, std::string expected = "",
              std::string suggestion = "");
  void unknown_name(const base::Span& where, const std::string& name);

 private:
  ir::ExpressionPtr read(const Node& node);
  ir::ExpressionPtr number(const Node& node);
  ir::ExpressionPtr name(const Node& node);
  /// `inf`, or a definition that holds it: E0313 where the reals are the theory.
  bool may_be_infinite(const Node& node);
  ir::ExpressionPtr element(const Node& node);
  ir::ExpressionPtr unary(const Node& node);
  ir::ExpressionPtr binary(const Node& node);
  ir::ExpressionPtr comparison(const Node& node);
  ir::ExpressionPtr conditional(const Node& node);
  ir::ExpressionPtr reduce(const Node& node);
  // Recurrences (fold_reader.cpp).
  ir::ExpressionPtr fold(const Node& node);
  bool sets_each_state_once(const Node& node);
  std::optional<std::vector<ir::ExpressionPtr>> fold_steps(const Node& node,
                                                           const std::vector<ir::StateVariable>& states);
  ir::ExpressionPtr call(const Node& node);
  ir::ExpressionPtr function_call(const Node& node, const ir::Op& op);
  ir::ExpressionPtr exact_fraction(const Node& node);
  /// Applies an operation after a check of its type rule.
  ir::ExpressionPtr apply(std::string_view op, std::vector<ir::ExpressionPtr> operands,
                          const base::Span& where);
  bool fits_rule(const ir::Op& op, const std::vector<ir::ExpressionPtr>& operands);
  bool require_type(const ir::ExpressionPtr& operand, bool boolean, const ir::Op& op);
  // Derivatives (gradient_reader.cpp).
  ir::ExpressionPtr gradient(const Node& node);
  bool differentiable(const Node& node);
  ir::ExpressionPtr unfolded(const ir::ExpressionPtr& expression, const std::string& kept);
  bool index_values(const std::vector<NodePtr>& nodes, std::vector<ir::ExpressionPtr>& values);
  std::vector<ir::Binder> enter(const std::vector<BinderSyntax>& binders, bool& ok);

  // Calls of definitions (call_reader.cpp).
  ir::ExpressionPtr definition_call(const Node& node, const ir::Definition& definition);
  std::optional<ir::TensorArgument> argument(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<ir::TensorArgument> size(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<ir::TensorArgument> whole_tensor(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<ir::TensorArgument> sliced(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<ir::TensorArgument> tensor_call(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<ir::TensorArgument> function(const Node& node, const ir::DefinitionParameter& parameter);
  std::optional<std::vector<ir::TensorArgument>> arguments(const Node& node,
                                                           const ir::Definition& definition);
  bool extents_agree(const Node& node, const ir::Definition& definition,
                     const std::vector<ir::TensorArgument>& arguments);
  ir::IndexVariable fresh(const std::string& name) { return program_.allocator.fresh(name); }

  Scope& scope_;
  ir::Program& program_;
  const base::Limits& limits_;
  base::Diagnostics& diagnostics_;
};

/// The value of an expression of constants and operations; empty when it is not rational, not closed, or too
/// large.
std::optional<ir::Rational> closed_value(const ir::ExpressionPtr& expression);

bool mentions_some_index(const ir::ExpressionPtr& expression);

/// What is given for a parameter `s : size` has an index of this name, which nobody can write (L5).
inline constexpr std::string_view size_argument = "size";

/// The extents of the value of a call: those of the definition, over the extents of the arguments.
std::vector<ir::ExpressionPtr> call_extents(const ir::Definition& definition,
                                            const std::vector<ir::TensorArgument>& arguments,
                                            ir::IndexAllocator& allocator);

/// The extent of an index, read off its direct uses as an index of a tensor or of a call. Empty: no such use;
/// more than one: uses that are not seen to agree.
std::vector<ir::ExpressionPtr> extents_by_use(ir::IndexId index, const ir::ExpressionPtr& body,
                                              const Scope& scope, ir::Program& program);

}  // namespace warpproof::text
