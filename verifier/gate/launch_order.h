#pragma once
// Launches of one function in another order than before: "scale; add" and "add; scale". Each kernel alone may
// be the same as ever.

#include "verifier/importers/import_launches.h"

namespace warpproof::gating {

/// E0746 for the launches of this kernel that changed places with one that works on the same array; not where
/// the two stand in branches that are never taken together.
base::Diagnostics changed_order(const importers::ImportedFile& before, const importers::ImportedFile& after,
                                const std::string& kernel);

}  // namespace warpproof::gating
