#pragma once
// Expressions as Python text over python_runtime. Deep ones are cut into named parts, so that no line nests
// further than Python reads.

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::replay {

class PythonWriter {
 public:
  PythonWriter();

  /// A Python identifier for a name of the language; equal names of one `kind` ("tensor", "size", ...) share
  /// it.
  std::string identifier(const std::string& kind, const std::string& name);
  std::string index(const ir::IndexVariable& variable);

  /// Lines that define `name` as a table, indented by `margin`; parts that were cut off stand before it.
  std::string equation(const ir::Equation& equation, const std::string& margin);
  /// A condition that is true when the requirement holds for all its indices.
  std::string requirement(const ir::Requirement& requirement);
  /// A whole definition as a function of its tensors and sizes.
  std::string definition(const ir::Definition& definition);
  /// Definitions that were called and not yet written.
  std::vector<std::string> take_called();
  /// Parts that were cut off, as lines; empties the list.
  std::string take_parts(const std::string& margin);

 private:
  std::string at_depth(const ir::Expression& expression, unsigned depth);
  std::string applied(const ir::Expression& expression, unsigned depth);
  std::string reduced(const ir::Expression& expression, unsigned depth);
  std::string called(const ir::Expression& expression, unsigned depth);
  std::string folded(const ir::Expression& expression, unsigned depth);
  std::string list(const std::vector<ir::ExpressionPtr>& expressions, unsigned depth);
  std::string tuple(const std::vector<ir::ExpressionPtr>& expressions);
  std::string ranges_at(const std::vector<ir::Binder>& binders, const ir::ExpressionPtr& condition,
                        unsigned depth);
  std::string cut_off(const ir::Expression& expression);

  std::set<std::string> taken_;
  std::map<std::pair<std::string, std::string>, std::string> names_;
  std::map<ir::IndexId, std::string> indices_;
  std::vector<std::string> in_scope_;  ///< indices that a part may mention
  std::vector<std::string> parts_;
  std::vector<std::string> called_;
  unsigned parts_made_ = 0;
};

}  // namespace warpproof::replay
