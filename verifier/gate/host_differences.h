#pragma once
// Host code around two launches of a kernel: does it give the kernel the same, as often? What it passes as
// integers is in the claims; this is about the rest: arrays, floats, values that were not read, branches and
// the number of launches. In doubt it differs.

#include <vector>

#include "verifier/importers/import_launches.h"

namespace warpproof::gating {

/// Empty: nothing is left open between the two. E0742 what was not understood, E0746 what differs.
/// Two functions with the same parameters must pass the same of them; where their parameters differ, arrays
/// and floats that are variables may have other names, but not each other's. A function that is the same but
/// for the launch can not change it.
base::Diagnostics host_differences(const importers::ImportedLaunch& before,
                                   const importers::ImportedLaunch& after, bool arguments_by_place);

/// In each function of both: as many launches of the kernel, whichever way the branches go.
base::Diagnostics launched_differently(const std::vector<const importers::ImportedLaunch*>& before,
                                       const std::vector<const importers::ImportedLaunch*>& after);

}  // namespace warpproof::gating
