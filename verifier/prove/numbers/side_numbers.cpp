#include "verifier/prove/numbers/side_numbers.h"

#include <cmath>

#include "verifier/prove/kernel/run_plan.h"

namespace warpproof::prove {

using domain::Error;

SideNumbers::SideNumbers(const ir::Rewrite& rewrite, const Sizes& sizes, const base::Limits& limits,
                         const base::Deadline& deadline)
    : rewrite_(rewrite), sizes_(sizes), limits_(limits), deadline_(deadline) {
  for (std::size_t i = 0; i < rewrite.inputs.size(); ++i) {
    const ir::TensorDeclaration& input = rewrite.inputs[i];
    TensorLayout layout{.tensor = static_cast<std::uint32_t>(i),
                        .extents = {},
                        .strides = {},
                        .format = input_format(input.name)};
    for (const ir::ExpressionPtr& extent : input.extents)
      layout.extents.push_back(integer_at(extent, sizes).value_or(0));
    layout.strides.assign(layout.extents.size(), 1);
    for (std::size_t axis = layout.extents.size(); axis-- > 1;)
      layout.strides[axis - 1] = layout.strides[axis] * std::max<std::int64_t>(layout.extents[axis], 1);
    tensors_[input.name] = std::move(layout);
  }
}

ir::Format SideNumbers::input_format(const std::string& name) const {
  for (const ir::FormatDeclaration& declaration : rewrite_.numbers.formats)
    for (const std::string& declared : declaration.names)
      if (declared == name) return declaration.format;
  return ir::Format::binary32;
}

ir::Format SideNumbers::output_format(const std::string& name) const { return input_format(name); }

Arithmetic SideNumbers::arithmetic(const std::string& output) const {
  Arithmetic out;
  out.output = output_format(output);
  out.mode.format = rewrite_.numbers.accumulate.value_or(out.output);
  out.order = rewrite_.numbers.order;
  out.block = rewrite_.numbers.block;
  return out;
}

const ir::BoxRange* SideNumbers::box(const std::string& name) const {
  for (const ir::BoxRange& range : rewrite_.numbers.box)
    if (range.name == name) return &range;
  return nullptr;
}

std::string SideNumbers::add_bounds(const ir::UnfoldedOutput& before, const ir::UnfoldedOutput& after,
                                    OutputBounds& bounds) const {
  Error error(domain::ErrorInputs::box);
  for (const auto& [name, layout] : tensors_)
    if (const ir::BoxRange* range = box(name))
      error.set_range(layout.tensor, range->low.to_double_down(), range->high.to_double_up());
  const DefinitionCode before_code = compile_definition(before, sizes_, tensors_);
  const DefinitionCode after_code = compile_definition(after, sizes_, tensors_);
  Definition<Error> before_definition(error, before_code, arithmetic(before.name), limits_, deadline_);
  Definition<Error> after_definition(error, after_code, arithmetic(after.name), limits_, deadline_);
  std::string trouble;
  for_each_element(before_code.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
    const auto left = before_definition.at(index);
    if (left.state == DefinitionState::undefined) return true;
    const auto right = after_definition.at(index);
    if (left.state != DefinitionState::value || right.state != DefinitionState::value) {
      trouble = left.state != DefinitionState::value ? left.text : right.text;
      return false;
    }
    const double right_bound = error.error_bound(right.value);
    if (!std::isfinite(right_bound)) {
      trouble = "no finite bound for '" + after.name + "' on the box";
      return false;
    }
    const auto exact = error.enclosure(right.value);
    bounds.add(right_bound, error.error_bound(left.value), std::max(std::abs(exact.lo), std::abs(exact.hi)));
    return true;
  });
  return trouble;
}

}  // namespace warpproof::prove
