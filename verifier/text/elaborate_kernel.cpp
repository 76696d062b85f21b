// Source, launch, and the kernel claim as a whole (docs/language.md, L40 to L46).

#include <algorithm>

#include "verifier/base/machine_names.h"
#include "verifier/text/elaborator.h"

namespace warpproof::text {
namespace {

/// sm_80, sm_90a: what CUDA C++ and PTX are for.
bool is_cuda_target(const std::string& word) {
  if (word.rfind("sm_", 0) != 0 || word.size() < 5 || word.size() > 7) return false;
  const std::string tail = word.substr(3);
  const std::size_t digits = tail.find_first_not_of("0123456789");
  return digits == std::string::npos || (digits >= 2 && digits + 1 == tail.size());
}

/// gfx90a, gfx1151: what HIP and AMDGPU IR are for.
bool is_known_amd_target(const std::string& word) {
  return base::is_amd_target(word) && word.size() >= 6 && word.size() <= 7 &&
         word.find_first_not_of("0123456789abcdef", 3) == std::string::npos;
}

/// Names that formats may be given for, before the arguments are known.
std::vector<std::string> argument_names(const ItemSyntax& item) {
  std::vector<std::string> names;
  for (const ArgumentSyntax& argument : item.arguments) names.push_back(argument.name.text);
  return names;
}

}  // namespace

/// Relative, downwards only: nothing that a claim names lies outside its folder.
bool Elaborator::relative_path(const Word& path) {
  bool ok = !path.text.empty() && path.text[0] != '/' && path.text.find('\\') == std::string::npos;
  for (std::size_t begin = 0; ok && begin <= path.text.size();) {
    const std::size_t end = std::min(path.text.find('/', begin), path.text.size());
    const std::string part = path.text.substr(begin, end - begin);
    ok = !part.empty() && part != "." && part != "..";
    begin = end + 1;
  }
  if (!ok)
    report("E0344", path.where, "this path may leave the folder of the claim",
           "a path such as \"kernel.cu\"");
  return ok;
}

/// One entry of `sources` a target: "kernel.*.ll" is the artefact "kernel.gfx942.ll" of that target.
bool Elaborator::source(const SourceSyntax& syntax, std::vector<ir::SourceReference>& sources) {
  bool ok = relative_path(syntax.path);
  if (!syntax.artefact.text.empty()) ok = relative_path(syntax.artefact) && ok;
  if (syntax.entry.text.empty()) {
    report("E0345", syntax.where, "the entry of the kernel is not named", "source \"kernel.cu\" entry NAME");
    ok = false;
  }
  const bool amd = base::is_amd_source(syntax.path.text);
  const char* example = amd ? "a target such as gfx942" : "a target such as sm_80";
  for (const Word& target : syntax.targets) {
    if (amd ? is_known_amd_target(target.text) : is_cuda_target(target.text)) continue;
    const bool other = amd ? is_cuda_target(target.text) : is_known_amd_target(target.text);
    report("E0346", target.where,
           other ? "'" + syntax.path.text + "' is not compiled for '" + target.text + "'"
                 : "unknown target '" + target.text + "'",
           example);
    ok = false;
  }
  if (amd && syntax.targets.empty()) {
    report("E0346", syntax.where, "the code has no target", example);
    ok = false;
  }
  const std::size_t star = syntax.artefact.text.find('*');
  if (!syntax.artefact.text.empty() && syntax.targets.size() > 1 && star == std::string::npos) {
    report("E0357", syntax.artefact.where, "each target has an artefact of its own", "\"kernel.*.ll\"");
    ok = false;
  }
  std::vector<Word> targets = syntax.targets;
  if (targets.empty()) targets.push_back({});
  for (const Word& target : targets) {
    ir::SourceReference source{syntax.path.text, syntax.entry.text,    target.text,
                               syntax.flags,     syntax.artefact.text, syntax.where};
    if (star != std::string::npos) source.artefact.replace(star, 1, target.text);
    sources.push_back(std::move(source));
  }
  return ok;
}

bool Elaborator::sources(const ItemSyntax& item, ir::KernelClaim& kernel) {
  constexpr std::size_t machines_max = 16;
  std::vector<ir::SourceReference> all;
  bool ok = true;
  for (const SourceSyntax& syntax : item.sources) ok = source(syntax, all) && ok;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (all[i].target == all[j].target) {
        report("E0358", all[i].where, "a second source for the target '" + all[i].target + "'");
        return false;
      }
  if (all.empty() || all.size() > machines_max) {
    if (!all.empty()) report("E0116", item.name.where, "more than 16 targets");
    return false;
  }
  kernel.source = all.front();
  kernel.others.assign(all.begin() + 1, all.end());
  return ok;
}

bool Elaborator::launch(const ItemSyntax& item, ClaimContext& context, ir::KernelClaim& kernel) {
  const auto dimension = [this, &context](const NodePtr& node) {
    if (node) return reader(context.scope).index_value(*node);
    return ir::make_constant(1, ir::ScalarType::integer);
  };
  bool ok = true;
  if (!item.grid.grid[0] || !item.grid.block[0]) {
    report("E0301", item.grid.where, "a launch needs a grid and a block", "launch grid (...), block (...)");
    ok = false;
  }
  for (std::size_t axis = 0; axis < 3; ++axis) {
    kernel.grid[axis] = dimension(item.grid.grid[axis]);
    kernel.block[axis] = dimension(item.grid.block[axis]);
    ok = ok && kernel.grid[axis] && kernel.block[axis];
  }
  kernel.dynamic_shared_bytes =
      item.grid.shared ? dimension(item.grid.shared) : ir::make_constant(0, ir::ScalarType::integer);
  return ok && kernel.dynamic_shared_bytes;
}

void Elaborator::kernel(const ItemSyntax& item) {
  ir::KernelClaim result;
  name_and_title(item, result);
  bool ok = !missing_sections(item, {"source", "arguments", "launch"});
  ClaimContext context;
  ok = ok && claim_context(item, context, result.computes);
  if (ok) {
    result.size_names = context.size_names;
    std::vector<std::string> inputs;
    for (const ArgumentSyntax& argument : item.arguments) {
      if (argument.mode != "out" && argument.mode != "workspace") inputs.push_back(argument.name.text);
    }
    result.numbers = numbers(item, argument_names(item), inputs);
    ok = sources(item, result);
    result.arguments = claim_arguments(item, context, result.numbers, ok);
    ok = index_data(item, context, result.arguments, result.data) && ok;
    ok = launch(item, context, result) && ok;
    ok = claim_sizes(item, context, result) && ok;
  }
  if (ok) {
    program_.kernels.push_back(std::move(result));
  } else {
    broken_.insert(item.name.text);
  }
}

}  // namespace warpproof::text
