#pragma once
// The source files of a claim's folder, read once: what the compiler sees is exactly what is digested,
// whatever happens to the folder meanwhile. Only regular files with the name of a source or header are read,
// never through a symbolic link, never outside the folder; so a link to a secret is simply not there for an
// `#include`.

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"

namespace warpproof::toolchain {

struct SnapshotFile {
  std::string path;  ///< relative, with '/'
  std::string text;
};

struct Snapshot {
  std::string folder;               ///< as given; only ever printed
  std::vector<SnapshotFile> files;  ///< sorted by path
  const SnapshotFile* find(const std::string& path) const;
  /// `file`, then by path all that it may include, directly or through others: whatever file has a name that
  /// stands somewhere in the text of one of them. Every file where an include is not a plain name (a macro).
  std::vector<std::string> reachable(const std::string& file) const;
  std::string digest(
      const std::vector<std::string>& paths) const;  ///< SHA-256 over names and contents of these
};

inline constexpr std::uint32_t snapshot_files_max = 256;
inline constexpr std::uint32_t snapshot_depth_max = 4;

/// Fails with a diagnostic when the folder can not be read or holds more than the limits allow
/// (source_bytes_max is for all files together).
base::Result<Snapshot> take_snapshot(const std::string& folder, const base::Limits& limits);

}  // namespace warpproof::toolchain
