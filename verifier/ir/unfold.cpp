#include "verifier/ir/unfold.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

#include "verifier/base/fault.h"

namespace warpproof::ir {
namespace {

/// Depth of an unfolded expression: what every later walk may recurse into.
constexpr std::uint32_t height_max = 2'000;
/// Visits allowed for each node of the limit: unused locals and arguments cost work but leave no trace in the
/// result.
constexpr std::uint64_t visits_per_node = 16;

struct Stop {
  base::Diagnostic why;
};

/// A function of its own indices, already unfolded: a local tensor, or a tensor given to a call.
struct Unfolded {
  std::vector<IndexVariable> indices;
  ExpressionPtr body;
};

using Environment = std::map<std::string, Unfolded>;

class Unfolder {
 public:
  Unfolder(const Program& program, IndexAllocator& allocator, const base::Limits& limits)
      : program_(program), allocator_(allocator), limits_(limits) {}

  Unfolded equation(const Equation& equation, const Environment& locals) {
    return {equation.indices, inlined(equation.body, locals)};
  }

  ExpressionPtr inlined(const ExpressionPtr& expression, const Environment& locals) {
    if (!expression) return nullptr;
    spend(1, *expression);
    const Depth level(*this, *expression);
    switch (expression->kind) {
      case Kind::constant:
      case Kind::size:
      case Kind::index:
        return expression;
      case Kind::read:
        return read(*expression, locals);
      case Kind::apply:
        return checked(
            make_apply(*expression->op, inlined_all(expression->operands, locals), expression->where));
      case Kind::reduce:
        return reduce(*expression, locals);
      case Kind::call:
        return call(*expression, locals);
      case Kind::state:
        return expression;
      case Kind::fold: {
        Binder round = inlined_binders(expression->binders, locals).front();
        return checked(make_fold(std::move(round), expression->states,
                                 inlined_all(expression->operands, locals), expression->where));
      }
    }
    return expression;
  }

 private:
  /// Bodies within bodies: the recursion of this walk is limited as the height of its result is.
  class Depth {
   public:
    Depth(Unfolder& unfolder, const Expression& at) : unfolder_(unfolder) {
      if (unfolder.depth_ >= height_max) unfolder.too_large(at);
      ++unfolder.depth_;
    }
    ~Depth() { --unfolder_.depth_; }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;

   private:
    Unfolder& unfolder_;
  };

  void spend(std::uint64_t visits, const Expression& at) {
    visits_ += visits;
    if (visits_ / visits_per_node > limits_.expression_nodes_max) too_large(at);
  }

  [[noreturn]] void too_large(const Expression& at) const {
    throw Stop{{.code = "E0260",
                .where = at.where,
                .message = "the expression is too large when its definitions are unfolded",
                .expected = "at most " + std::to_string(limits_.expression_nodes_max) + " nodes and " +
                            std::to_string(height_max) + " levels"}};
  }

  ExpressionPtr checked(ExpressionPtr expression) const {
    if (expression->node_count > limits_.expression_nodes_max || expression->height > height_max) {
      too_large(*expression);
    }
    return expression;
  }

  std::vector<ExpressionPtr> inlined_all(const std::vector<ExpressionPtr>& expressions,
                                         const Environment& locals) {
    std::vector<ExpressionPtr> result;
    result.reserve(expressions.size());
    for (const ExpressionPtr& expression : expressions) result.push_back(inlined(expression, locals));
    return result;
  }

  std::vector<Binder> inlined_binders(const std::vector<Binder>& binders, const Environment& locals) {
    std::vector<Binder> result;
    result.reserve(binders.size());
    for (const Binder& binder : binders) {
      result.push_back({binder.variable, inlined(binder.lower, locals), inlined(binder.upper, locals)});
    }
    return result;
  }

  ExpressionPtr read(const Expression& expression, const Environment& locals) {
    std::vector<ExpressionPtr> indices = inlined_all(expression.operands, locals);
    const auto local = locals.find(expression.name);
    if (local == locals.end()) {
      return checked(make_read(expression.name, std::move(indices), expression.type, expression.where));
    }
    return element(local->second, indices, expression);
  }

  ExpressionPtr element(const Unfolded& function, const std::vector<ExpressionPtr>& indices,
                        const Expression& at) {
    WARPPROOF_INVARIANT(function.indices.size() == indices.size(), "rank of " + at.name);
    Substitution substitution;
    for (std::size_t i = 0; i < indices.size(); ++i) {
      substitution.indices.emplace_back(function.indices[i].id, indices[i]);
    }
    spend(function.body->node_count, at);
    return checked(substitute(function.body, substitution, allocator_));
  }

  ExpressionPtr reduce(const Expression& expression, const Environment& locals) {
    std::vector<Binder> binders = inlined_binders(expression.binders, locals);
    ExpressionPtr condition = inlined(expression.condition, locals);
    return checked(make_reduce(expression.reduction, std::move(binders), std::move(condition),
                               inlined(expression.operands.front(), locals), expression.where));
  }

  ExpressionPtr call(const Expression& expression, const Environment& locals) {
    const Definition* definition = program_.find_definition(expression.name);
    WARPPROOF_INVARIANT(definition != nullptr, "definition " + expression.name);
    // Arguments belong to the caller: f(f(x)) is no circle.
    Environment inner;
    Substitution sizes = bind(*definition, expression, locals, inner);
    const std::vector<ExpressionPtr> indices = inlined_all(expression.operands, locals);
    if (!active_.insert(definition->name).second) {
      throw Stop{{.code = "E0260",
                  .where = expression.where,
                  .message = "the definition '" + definition->name + "' uses itself",
                  .expected = "definitions without a cycle"}};
    }
    for (const Equation& step : definition->equations) {
      spend(step.body->node_count, expression);
      const ExpressionPtr body = substitute(step.body, sizes, allocator_);
      inner[step.name] = {step.indices, inlined(body, inner)};
    }
    active_.erase(definition->name);
    return element(inner.at(definition->equations.back().name), indices, expression);
  }

  /// Parameters become functions of their indices; the definition's sizes become the extents of the
  /// arguments.
  Substitution bind(const Definition& definition, const Expression& call, const Environment& locals,
                    Environment& inner) {
    WARPPROOF_INVARIANT(call.arguments.size() == definition.parameters.size(), "arguments of " + call.name);
    Substitution sizes;
    std::set<std::string> bound;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
      const DefinitionParameter& parameter = definition.parameters[i];
      const TensorArgument& argument = call.arguments[i];
      WARPPROOF_INVARIANT(argument.binders.size() == parameter.extents.size(), "rank of " + parameter.name);
      Unfolded function;
      for (std::size_t axis = 0; axis < argument.binders.size(); ++axis) {
        function.indices.push_back(argument.binders[axis].variable);
        const Expression& extent = *parameter.extents[axis];
        if (extent.kind == Kind::size && bound.insert(extent.name).second) {
          sizes.sizes.emplace_back(extent.name, inlined(argument.binders[axis].upper, locals));
        }
      }
      function.body = inlined(argument.body, locals);
      inner[parameter.name] = std::move(function);
    }
    return sizes;
  }

  const Program& program_;
  IndexAllocator& allocator_;
  const base::Limits& limits_;
  std::set<std::string> active_;
  std::uint64_t visits_ = 0;
  std::uint32_t depth_ = 0;
};

/// The equation with its own indices renamed to the shared output ids.
UnfoldedOutput finished(const Equation& equation, const ExpressionPtr& body, IndexAllocator& allocator) {
  UnfoldedOutput output;
  output.name = equation.name;
  output.extents = equation.extents;
  Substitution substitution;
  for (std::size_t i = 0; i < equation.indices.size(); ++i) {
    IndexVariable index = equation.indices[i];
    substitution.indices.emplace_back(index.id, nullptr);
    index.id = output_index_base + static_cast<IndexId>(i);
    substitution.indices.back().second = make_index(index);
    output.indices.push_back(std::move(index));
  }
  output.body = substitute(body, substitution, allocator);
  return output;
}

/// Unfolds the equations up to and with `last`, in order.
UnfoldedOutput unfold_up_to(Unfolder& unfolder, const Side& side, const Equation& last,
                            IndexAllocator& allocator) {
  Environment locals;
  for (const Equation& equation : side.equations) {
    Unfolded unfolded = unfolder.equation(equation, locals);
    if (&equation == &last) return finished(equation, unfolded.body, allocator);
    locals[equation.name] = std::move(unfolded);
  }
  base::raise_fault(__FILE__, __LINE__, "equation " + last.name + " is not of this side");
}

const Equation* find_equation(const Side& side, const std::string& name) {
  for (const Equation& equation : side.equations) {
    if (equation.name == name) return &equation;
  }
  return nullptr;
}

base::Diagnostic missing(const Side& side, const std::string& name) {
  return {.code = "E0261", .where = side.where, .message = "this side does not define '" + name + "'"};
}

}  // namespace

base::Result<UnfoldedOutput> unfold_equation(const Program& program, const Rewrite&, const Side& side,
                                             const std::string& equation, IndexAllocator& allocator,
                                             const base::Limits& limits) {
  const Equation* wanted = find_equation(side, equation);
  if (wanted == nullptr) return missing(side, equation);
  try {
    Unfolder unfolder(program, allocator, limits);
    return unfold_up_to(unfolder, side, *wanted, allocator);
  } catch (const Stop& stop) {
    return stop.why;
  }
}

base::Result<std::vector<UnfoldedOutput>> unfold(const Program& program, const Rewrite& rewrite,
                                                 const Side& side, IndexAllocator& allocator,
                                                 const base::Limits& limits) {
  std::vector<UnfoldedOutput> outputs;
  for (const TensorDeclaration& declared : rewrite.outputs) {
    base::Result<UnfoldedOutput> output =
        unfold_equation(program, rewrite, side, declared.name, allocator, limits);
    if (!output) return output.diagnostics();
    outputs.push_back(std::move(*output));
  }
  return outputs;
}

base::Result<ExpressionPtr> unfold_calls(const Program& program, const ExpressionPtr& expression,
                                         IndexAllocator& allocator, const base::Limits& limits) {
  try {
    Unfolder unfolder(program, allocator, limits);
    return unfolder.inlined(expression, {});
  } catch (const Stop& stop) {
    return stop.why;
  }
}

}  // namespace warpproof::ir
