#include "verifier/prove/kernel/context.h"

namespace warpproof::prove {
namespace {

const ir::Equation* equation_named(const ir::Side& side, const std::string& name) {
  for (const ir::Equation& equation : side.equations)
    if (equation.name == name) return &equation;
  return nullptr;
}

bool has_exponential(const ir::ExpressionPtr& e) {
  if (e->kind == ir::Kind::apply &&
      (e->op->name == "exp" || e->op->name == "exp2" || e->op->name == "sigmoid" || e->op->name == "tanh"))
    return true;
  for (const ir::ExpressionPtr& operand : e->operands)
    if (has_exponential(operand)) return true;
  return false;
}

void literals_in(const ir::ExpressionPtr& e,
                 const std::function<void(const refmodels::number::Rational&)>& visit) {
  if (e->kind == ir::Kind::constant && e->type != ir::ScalarType::boolean) visit(e->value);
  for (const ir::ExpressionPtr& operand : e->operands) literals_in(operand, visit);
  if (e->condition) literals_in(e->condition, visit);
}

}  // namespace

void for_each_literal(const UnfoldedSides& sides,
                      const std::function<void(const refmodels::number::Rational&)>& visit) {
  for (const auto& [name, unfolded] : sides.computed) literals_in(unfolded.body, visit);
}

base::Result<UnfoldedSides> unfold_sides(const ir::Program& program, const ClaimView& claim,
                                         const base::Limits& limits) {
  UnfoldedSides out;
  ir::IndexAllocator allocator = program.allocator;
  const auto take = [&](const ir::Side& side, const std::string& name,
                        std::map<std::string, ir::UnfoldedOutput>& into) -> base::Diagnostics {
    if (equation_named(side, name) == nullptr) return {};
    auto unfolded = ir::unfold_equation(program, *claim.rewrite, side, name, allocator, limits);
    if (!unfolded) return unfolded.diagnostics();
    into.emplace(name, std::move(*unfolded));
    return {};
  };
  for (const ir::KernelArgument& argument : *claim.arguments) {
    std::string name = argument.name;
    for (const auto& [from, to] : claim.computes->outputs)
      if (from == argument.name) name = to;
    if (auto why = take(*claim.side, name, out.computed); !why.empty()) return why;
    if (auto why = take(claim.rewrite->before, name, out.before); !why.empty()) return why;
  }
  return out;
}

std::vector<DefinitionCode> compile_outputs(const Context& context) {
  std::vector<DefinitionCode> codes;
  if (context.sides.computed.empty()) return codes;
  for (const PlannedOutput& output : context.plan.outputs)
    codes.push_back(compile_definition(context.sides.computed.at(output.equation), context.plan.sizes,
                                       context.plan.tensors));
  return codes;
}

DefinitionCode compile_reference(const Context& context, const PlannedOutput& output, bool& is_before) {
  const auto before = context.sides.before.find(output.equation);
  is_before = before != context.sides.before.end();
  const ir::UnfoldedOutput& unfolded =
      is_before ? before->second : context.sides.computed.at(output.equation);
  return compile_definition(unfolded, context.plan.sizes, context.plan.tensors);
}

Arithmetic declared_arithmetic(const Context& context, const PlannedOutput& output) {
  const ir::NumericContract& numbers = *context.claim.numbers;
  Arithmetic arithmetic;
  arithmetic.output = context.plan.buffers[output.buffer].element.format;
  arithmetic.mode.format = numbers.accumulate.value_or(arithmetic.output);
  arithmetic.order = numbers.order;
  arithmetic.block = numbers.block;
  return arithmetic;
}

bool uses_exponential(const Context& context) {
  for (const auto& [name, unfolded] : context.sides.computed)
    if (has_exponential(unfolded.body)) return true;
  for (const PlannedLaunch& launch : context.plan.launches)
    for (const machine::Operation& operation : launch.code->operations) {
      const auto* real = std::get_if<machine::RealFunction>(&operation.meaning);
      if (real == nullptr || real->operation != machine::RealOperation::function) continue;
      if (real->function == domain::Function::exp2 || real->function == domain::Function::exp) return true;
    }
  return false;
}

}  // namespace warpproof::prove
