#pragma once
// Which kernels the claims of the head speak of.

#include <map>
#include <string>
#include <vector>

#include "verifier/configuration/gate_tables.h"
#include "verifier/gate/dependencies.h"

namespace warpproof::gating {

class Coverage {
 public:
  Coverage(const Dependencies& base, const Dependencies& head, const configuration::GateTables& tables);
  bool covers(const std::string& path, const std::string& kernel) const;

 private:
  std::map<std::string, std::vector<std::string>> entries_;  ///< by path
};

/// Does a claim's entry mean the kernel of this name? Mangled names (Itanium: the length before it) count.
bool names_kernel(const std::string& entry, const std::string& kernel);

}  // namespace warpproof::gating
