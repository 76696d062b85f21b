#include "verifier/ir/program.h"

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

}  // namespace warpproof::ir
