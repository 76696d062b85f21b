#include "verifier/ir/program.h"

#include <algorithm>

namespace warpproof::ir {
namespace {

template <class T>
const T* find(const std::vector<T>& items, const std::string& id, std::string T::* key) {
  for (const T& item : items) {
    if (item.*key == id) return &item;
  }
  return nullptr;
}

}  // namespace

const Rewrite* Program::find_rewrite(const std::string& id) const { return find(rewrites, id, &Rewrite::id); }
const KernelClaim* Program::find_kernel(const std::string& id) const {
  return find(kernels, id, &KernelClaim::id);
}
const SequenceClaim* Program::find_sequence(const std::string& id) const {
  return find(sequences, id, &SequenceClaim::id);
}
const Definition* Program::find_definition(const std::string& name) const {
  return find(definitions, name, &Definition::name);
}

std::vector<std::string> other_targets(const Program&, const KernelClaim& claim) {
  std::vector<std::string> targets;
  for (const SourceReference& source : claim.others) targets.push_back(source.target);
  return targets;
}

std::vector<std::string> other_targets(const Program& program, const SequenceClaim& claim) {
  std::vector<std::string> targets;
  for (const SequenceLaunch& launch : claim.launches) {
    const KernelClaim* kernel = program.find_kernel(launch.kernel);
    if (kernel == nullptr) return {};
    if (&launch == &claim.launches.front()) targets = other_targets(program, *kernel);
    std::erase_if(targets, [&](const std::string& target) {
      return std::none_of(kernel->others.begin(), kernel->others.end(),
                          [&](const SourceReference& source) { return source.target == target; });
    });
  }
  return targets;
}

Program for_target(const Program& program, const std::string& target) {
  Program out = program;
  for (KernelClaim& kernel : out.kernels) {
    for (SourceReference& source : kernel.others)
      if (source.target == target) std::swap(source, kernel.source);
    if (kernel.source.target == target) kernel.others.clear();
  }
  return out;
}

}  // namespace warpproof::ir
