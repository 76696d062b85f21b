#include "verifier/check/statement.h"

#include "verifier/text/load.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {
namespace {

const char* word_of(ir::ScalarType type) {
  switch (type) {
    case ir::ScalarType::real:
      return "real";
    case ir::ScalarType::integer:
      return "int";
    case ir::ScalarType::boolean:
      return "bool";
  }
  return "";
}

std::string declaration_text(const ir::TensorDeclaration& tensor) {
  std::string extents;
  for (const ir::ExpressionPtr& extent : tensor.extents)
    extents += (extents.empty() ? "" : ", ") + text::print(extent);
  return tensor.name + (extents.empty() ? "" : "[" + extents + "]") + " : " + word_of(tensor.element);
}

}  // namespace

bool states_fact(const ir::Rewrite& rewrite, const std::string& fact) {
  const std::string listed = ", " + rewrite.fact + ", ";
  return !fact.empty() && listed.find(", " + fact + ", ") != std::string::npos;
}

std::string requirement_text(const ir::Requirement& requirement) {
  const std::string condition = text::print(requirement.condition);
  return requirement.label.empty() ? condition : requirement.label + ": " + condition;
}

RewriteStatement statement_of(const ir::Rewrite& rewrite) {
  RewriteStatement out;
  out.id = rewrite.id;
  out.title = rewrite.title;
  out.fact = rewrite.fact;
  out.origin = rewrite.origin;
  out.family = rewrite.family;
  out.twin_of = rewrite.twin_of.value_or("");
  out.shipped = rewrite.shipped;
  out.theory = rewrite.theory == ir::Theory::extended ? "extended" : "real";
  out.place = verdict::place_of(rewrite.where);
  for (const ir::AxisGroup& group : rewrite.groups) out.sizes.push_back(group.name);
  for (const std::string& size : rewrite.size_names)
    if (!ir::is_starred(size)) out.sizes.push_back(size);
  for (const ir::TensorDeclaration& input : rewrite.inputs) out.inputs.push_back(declaration_text(input));
  for (const ir::Requirement& requirement : rewrite.requirements)
    out.requirements.emplace_back(requirement.label, text::print(requirement.condition));
  for (const ir::AxisGroup& group : rewrite.groups)
    if (group.has_axes) out.requirements.emplace_back(group.label, "rank(" + group.name + ") >= 1");
  return out;
}

}  // namespace warpproof::checking
