#include "verifier/check/launch_interface.h"

#include <algorithm>

#include "refmodels/number/format.h"

namespace warpproof::checking {

std::string unknown_to_old(const ir::KernelClaim& left, const ir::KernelClaim& right) {
  for (const std::string& size : right.size_names)
    if (std::find(left.size_names.begin(), left.size_names.end(), size) == left.size_names.end())
      return std::string("E0746") + ": the new launch depends on '" + size +
             "', which the old one does not know";
  const auto has = [](const ir::KernelClaim& claim, const ir::KernelArgument& wanted) {
    return std::any_of(claim.arguments.begin(), claim.arguments.end(), [&](const ir::KernelArgument& other) {
      return other.name == wanted.name && other.is_array == wanted.is_array;
    });
  };
  const auto may_be_anything = [](const ir::KernelArgument& argument) {
    return argument.is_array || (refmodels::number::format_named(argument.scalar_type) && !argument.value);
  };
  for (const ir::KernelArgument& argument : right.arguments)
    if (may_be_anything(argument) && !has(left, argument))
      return std::string("E0746") + ": the new kernel has an argument '" + argument.name +
             "', which the old one has not";
  for (const ir::KernelArgument& argument : left.arguments)
    if (argument.is_array && argument.mode != ir::ArgumentMode::in && !has(right, argument))
      return std::string("E0746") + ": the new kernel has no array '" + argument.name +
             "', which the old one may change";
  return "";
}

}  // namespace warpproof::checking
