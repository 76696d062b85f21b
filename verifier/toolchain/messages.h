#pragma once
// The compiler's own words as diagnostics: "/src/kernel.cu(3): error: ..." and "/src/kernel.cu:1:10: fatal
// error: ..." get their place in the user's file. What has no place becomes a note.

#include <string>

#include "verifier/base/diagnostic.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {

/// At most ten diagnostics (E0543), at least one. `inside` is the folder of the sources as the compiler saw
/// it, `ending` says how it ended.
base::Diagnostics compiler_messages(const std::string& text, const std::string& inside,
                                    const Snapshot& snapshot, const std::string& ending);

}  // namespace warpproof::toolchain
