// The extent of an index that is written without one (docs/language.md, L24).

#include "verifier/text/expression_reader.h"
#include "verifier/text/linear.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;

class Uses {
 public:
  Uses(ir::IndexId index, const Scope& scope, ir::Program& program)
      : index_(index), scope_(scope), program_(program) {}

  void walk(const ExpressionPtr& expression) {
    if (!expression) return;
    if (expression->kind == ir::Kind::read) {
      const TensorInfo* tensor = scope_.tensor(expression->name);
      if (tensor) collect(expression->operands, tensor->extents);
    }
    if (expression->kind == ir::Kind::call) {
      const ir::Definition* definition = program_.find_definition(expression->name);
      if (definition) {
        collect(expression->operands, call_extents(*definition, expression->arguments, program_.allocator));
      }
    }
    for (const ExpressionPtr& operand : expression->operands) walk(operand);
    walk_binders(expression->binders);
    walk(expression->condition);
    for (const ir::TensorArgument& argument : expression->arguments) {
      walk_binders(argument.binders);
      walk(argument.body);
    }
  }

  std::vector<ExpressionPtr> take() { return std::move(found_); }

 private:
  void walk_binders(const std::vector<ir::Binder>& binders) {
    for (const ir::Binder& binder : binders) {
      walk(binder.lower);
      walk(binder.upper);
    }
  }

  void collect(const std::vector<ExpressionPtr>& indices, const std::vector<ExpressionPtr>& extents) {
    for (std::size_t k = 0; k < indices.size() && k < extents.size(); ++k) {
      if (indices[k]->kind != ir::Kind::index || indices[k]->index_id != index_) continue;
      bool known = false;
      for (const ExpressionPtr& extent : found_) known = known || same_size(extent, extents[k]);
      if (!known) found_.push_back(extents[k]);
    }
  }

  ir::IndexId index_;
  const Scope& scope_;
  ir::Program& program_;
  std::vector<ExpressionPtr> found_;
};

}  // namespace

std::vector<ExpressionPtr> extents_by_use(ir::IndexId index, const ExpressionPtr& body, const Scope& scope,
                                          ir::Program& program) {
  Uses uses(index, scope, program);
  uses.walk(body);
  return uses.take();
}

}  // namespace warpproof::text
