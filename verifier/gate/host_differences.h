#pragma once
// Host code around two launches of a kernel: does it give the kernel the same, as often? What it passes as
// integers is in the claims; this is about the rest: arrays, floats, values that were not read, and loops.
// (Branches and the number of launches: launch_pairs.h.) In doubt it differs.

#include <vector>

#include "verifier/importers/import_launches.h"

namespace warpproof::gating {

/// Empty: nothing is left open between the two. E0742 what was not understood, E0746 what differs.
/// Two functions with the same parameters must pass the same of them; where their parameters differ, arrays
/// and floats that are variables may have other names, but not each other's. A function that is the same but
/// for the launch can not change it.
/// `two_kernels`: the user named two kernels; then pointers that the two functions declare without a value
/// may stand for each other.
base::Diagnostics host_differences(const importers::ImportedLaunch& before,
                                   const importers::ImportedLaunch& after, bool arguments_by_place,
                                   bool two_kernels = false);

/// For the ledger: which arrays of two kernels stand for each other.
std::vector<std::string> stand_ins(const importers::ImportedLaunch& before,
                                   const importers::ImportedLaunch& after, bool arguments_by_place);

}  // namespace warpproof::gating
