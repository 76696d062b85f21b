#pragma once
// A source file with its host code taken out, so that nvcc needs no framework to compile the rest: functions
// and variables that are neither of the device nor constants become spaces (lines and directives stay where
// they are), and every kernel instance that is launched is named once at the end of the file.

#include <string>
#include <vector>

#include "verifier/importers/host_code.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::importers {

/// The files that change. `main_file` gets the list of instances.
std::vector<toolchain::SnapshotFile> device_source(const SyntaxTree& tree, const HostCode& host,
                                                   const toolchain::Snapshot& snapshot,
                                                   const std::string& main_file);

/// Headers for every name that the files include: the only file of that name anywhere in the folder, else an
/// empty one. A compiler takes what it finds elsewhere first.
std::vector<toolchain::SnapshotFile> filler_headers(const toolchain::Snapshot& snapshot);

}  // namespace warpproof::importers
