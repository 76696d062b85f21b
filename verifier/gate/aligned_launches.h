#pragma once
// Two launches under common names: arguments and sizes of the new one are called as in the old one, so that
// what carries the same can be compared.

#include "verifier/importers/import_launches.h"

namespace warpproof::gating {

struct AlignedLaunches {
  ir::KernelClaim left, right;
};

/// With equal lists of parameter types arguments meet by their place, else by their names. A size that is
/// passed as it is takes the name of that argument.
AlignedLaunches align(const importers::ImportedKernel& old_kernel, const ir::KernelClaim& old_launch,
                      const importers::ImportedKernel& new_kernel, const ir::KernelClaim& new_launch);

/// The same list of parameters, but for `const`, `__restrict__` and the names.
bool same_parameters(const importers::ImportedKernel& a, const importers::ImportedKernel& b);

}  // namespace warpproof::gating
