#pragma once
// Reading files that somebody else wrote. Only regular files (never a device or a pipe that would hang), only
// up to a limit that is looked at before anything is read, and, below a root, never through `..` or a
// symbolic link.
//
//   Result<SourcePtr> source = read_source("claim.rw", limits);
//   Result<SourcePtr> kernel = read_source_below("kernels/norm", "kernel.cu", limits);
//
// Fails with E0501 (larger than limits.source_bytes_max), E0502 (can not be opened or read), E0503 (not a
// regular file), E0512 (the path leaves the root, or goes through a symbolic link).

#include <string>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"

namespace warpproof::base {

Result<SourcePtr> read_source(const std::string& path, const Limits& limits);

/// `relative` is below `root`; no component of it may be a symbolic link. The source's path is root/relative.
Result<SourcePtr> read_source_below(const std::string& root, const std::string& relative,
                                    const Limits& limits);

/// "a/b" and "../c/x" make "a/c/x": without "." and "..", with "/" between. E0512 for an absolute path, an
/// empty one, one that climbs above its start, or one with a control byte.
Result<std::string> joined_path(const std::string& folder, const std::string& relative);

/// The folder of a path: "" for a bare name.
std::string folder_of(const std::string& path);

/// The place of `path` below `root`, both as the file system resolves them; E0502 when one does not exist,
/// E0512 when it is not below.
Result<std::string> path_below(const std::string& root, const std::string& path);

}  // namespace warpproof::base
