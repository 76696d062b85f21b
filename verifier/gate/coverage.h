#pragma once
// Which kernels the claims of the head speak of.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "verifier/configuration/gate_tables.h"
#include "verifier/gate/dependencies.h"

namespace warpproof::gating {

class Coverage {
 public:
  Coverage(const Dependencies& base, const Dependencies& head, const configuration::GateTables& tables);
  /// Certain only: not a template, and as many entries are claimed as kernels of this name stand there.
  bool covers(const std::string& path, const KernelText& kernel) const;

 private:
  void add_entry(const Dependencies& head, const std::string& source, const std::string& entry,
                 const Paths& code);

  std::map<std::string, std::set<std::string>> entries_;  ///< by path
  /// By path and name: the most kernels of this name that one compilation may see.
  std::map<std::pair<std::string, std::string>, std::size_t> kernels_;
};

/// Does a claim's entry mean the kernel of this name? Of a mangled name (Itanium) the function's own counts.
bool names_kernel(const std::string& entry, const std::string& kernel);

}  // namespace warpproof::gating
