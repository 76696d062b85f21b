#pragma once
// What one warpproof.toml says.
//
//   base::Result<ConfigurationFile> file = read_file(source);
//   if (!file) complain(file.diagnostics());        // all that is wrong; such a file must not be used
//
// Codes: E0700 not TOML, E0701 unknown key, E0702 wrong type, E0703 not one of the allowed values, E0704 a
// key is missing, E0705 no path pattern or date, E0706 rules that contradict each other, E0707 a rule that
// can never apply, E0708 too large. Hostile bytes end with diagnostics, never otherwise.

#include <string>

#include "verifier/base/result.h"
#include "verifier/configuration/gate_tables.h"
#include "warpproof/check.h"

namespace warpproof::configuration {

struct Settings {
  Request request;  ///< `root` and `cache` as written: relative to the file's folder
  std::string format = "text";
  std::string color = "auto";
};

struct ConfigurationFile {
  Settings settings;
  GateTables gate;
};

inline constexpr std::size_t file_bytes_max = 256u << 10;
inline constexpr std::size_t rows_max = 1000;  ///< of each of the gate's tables

base::Result<ConfigurationFile> read_file(const base::SourcePtr& source);

}  // namespace warpproof::configuration
