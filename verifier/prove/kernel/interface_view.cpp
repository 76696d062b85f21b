#include "verifier/prove/kernel/interface_view.h"

namespace warpproof::prove {
namespace {

bool reads(const ir::KernelArgument& argument) {
  return argument.mode == ir::ArgumentMode::in || argument.mode == ir::ArgumentMode::inout;
}
bool writes(const ir::KernelArgument& argument) {
  return argument.mode == ir::ArgumentMode::out || argument.mode == ir::ArgumentMode::inout;
}

template <class Claim>
void describe_interface(const Claim& claim, const std::vector<ir::KernelArgument>& arguments,
                        InterfaceView& out) {
  out.made = std::make_unique<ir::Rewrite>();
  out.computes = std::make_unique<ir::Computes>();
  out.made->id = claim.id;
  out.made->size_names = claim.size_names;
  out.made->where = out.computes->where = claim.where;
  out.computes->rewrite = claim.id;
  out.computes->side = "before";
  for (const ir::KernelArgument& argument : arguments) {
    const bool is_float = refmodels::number::format_named(argument.scalar_type).has_value();
    // A float without a value may be any number.
    if (!argument.is_array && is_float && !argument.value)
      out.made->inputs.push_back({argument.name, {}, ir::ScalarType::real, argument.where});
    if (!argument.is_array || argument.mode == ir::ArgumentMode::workspace) continue;
    const ir::TensorDeclaration tensor{argument.name, argument.extents,
                                       is_float ? ir::ScalarType::real : ir::ScalarType::integer,
                                       argument.where};
    if (reads(argument)) out.made->inputs.push_back(tensor);
    if (!writes(argument)) continue;
    out.made->outputs.push_back(tensor);
    ir::Equation equation;
    equation.name = argument.name;
    equation.extents = argument.extents;
    equation.body = ir::make_constant(refmodels::number::Rational(0), ir::ScalarType::real);
    equation.where = argument.where;
    out.made->before.equations.push_back(std::move(equation));
  }
}

template <class Claim>
base::Result<InterfaceView> make_view(const ir::Program& program, const Claim& claim,
                                      const std::vector<ir::KernelArgument>& arguments) {
  InterfaceView out;
  if (!claim.computes) describe_interface(claim, arguments, out);
  auto known = claim.computes ? view(program, claim) : view_as(program, claim, *out.made, *out.computes);
  if (!known) return known.diagnostics();
  out.view = std::move(*known);
  return out;
}

}  // namespace

base::Result<InterfaceView> interface_view(const ir::Program& program, const ir::KernelClaim& claim) {
  return make_view(program, claim, claim.arguments);
}
base::Result<InterfaceView> interface_view(const ir::Program& program, const ir::SequenceClaim& claim) {
  return make_view(program, claim, claim.buffers);
}

}  // namespace warpproof::prove
