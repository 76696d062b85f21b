#include "verifier/gate/aligned_launches.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpproof::gating {
namespace {

std::string plain_type(std::string type) {
  for (const std::string word : {"__restrict", "const", " "})
    for (std::size_t at = 0; (at = type.find(word)) != std::string::npos;) type.erase(at, word.size());
  return type;
}

/// Sizes that are passed as they are, by the argument's name. The same size twice keeps its first name.
std::map<std::string, std::string> names_of_sizes(const ir::KernelClaim& claim) {
  std::map<std::string, std::string> out;
  std::set<std::string> taken;
  for (const ir::KernelArgument& argument : claim.arguments) {
    const bool is_size = !argument.is_array && argument.value && argument.value->kind == ir::Kind::size;
    if (is_size && !out.contains(argument.value->name) && taken.insert(argument.name).second)
      out.emplace(argument.value->name, argument.name);
  }
  // A name that another size keeps is not free.
  for (const std::string& size : claim.size_names)
    if (!out.contains(size) && taken.contains(size))
      std::erase_if(out, [&](const auto& entry) { return entry.second == size; });
  return out;
}

void rename_sizes(ir::KernelClaim& claim, const std::map<std::string, std::string>& names) {
  ir::Substitution substitution;
  for (const auto& [from, to] : names) substitution.sizes.emplace_back(from, ir::make_size(to));
  ir::IndexAllocator allocator;
  const auto renamed = [&](ir::ExpressionPtr& e) {
    if (e != nullptr) e = ir::substitute(e, substitution, allocator);
  };
  for (auto* list : {&claim.grid, &claim.block})
    for (ir::ExpressionPtr& side : *list) renamed(side);
  renamed(claim.dynamic_shared_bytes);
  for (ir::KernelArgument& argument : claim.arguments) renamed(argument.value);
  for (ir::Requirement& requirement : claim.requirements) renamed(requirement.condition);
  for (std::string& size : claim.size_names)
    if (const auto to = names.find(size); to != names.end()) size = to->second;
  std::sort(claim.size_names.begin(), claim.size_names.end());
}

}  // namespace

bool same_parameters(const importers::ImportedKernel& a, const importers::ImportedKernel& b) {
  return std::equal(
      a.parameter_types.begin(), a.parameter_types.end(), b.parameter_types.begin(), b.parameter_types.end(),
      [](const std::string& x, const std::string& y) { return plain_type(x) == plain_type(y); });
}

AlignedLaunches align(const importers::ImportedKernel& old_kernel, const ir::KernelClaim& old_launch,
                      const importers::ImportedKernel& new_kernel, const ir::KernelClaim& new_launch) {
  AlignedLaunches out{old_launch, new_launch};
  if (same_parameters(old_kernel, new_kernel) && out.left.arguments.size() == out.right.arguments.size())
    for (std::size_t i = 0; i < out.right.arguments.size(); ++i)
      out.right.arguments[i].name = out.left.arguments[i].name;
  // What the new kernel declares const it only reads; the comparison is about what the old one may change.
  for (ir::KernelArgument& argument : out.right.arguments)
    for (const ir::KernelArgument& other : out.left.arguments)
      if (argument.is_array && other.is_array && argument.name == other.name &&
          argument.mode == ir::ArgumentMode::in && other.mode != ir::ArgumentMode::in)
        argument.mode = other.mode;
  for (ir::KernelArgument& argument : out.left.arguments)
    for (const ir::KernelArgument& other : out.right.arguments)
      if (argument.is_array && other.is_array && argument.name == other.name &&
          argument.mode == ir::ArgumentMode::in && other.mode != ir::ArgumentMode::in)
        argument.mode = other.mode;
  rename_sizes(out.left, names_of_sizes(out.left));
  rename_sizes(out.right, names_of_sizes(out.right));
  return out;
}

}  // namespace warpproof::gating
