#pragma once
// What a source file may include, anywhere in a revision: by the last name of the path, so too much rather
// than too little.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "verifier/gate/dependencies.h"

namespace warpproof::gating {

class Includes {
 public:
  explicit Includes(const Revision& revision);
  /// Calls `visit` with the file and everything that its includes may mean, until it returns true.
  /// `always`: further files that a computed include may mean.
  void each(const std::string& path, const Paths& always,
            const std::function<bool(const std::string&)>& visit);
  Paths all(const std::string& path);
  const SourceScan& scan(const std::string& path);
  /// Files from which one of these may be reached, themselves too: of those that are code by their name, and
  /// of what they include.
  Paths reaching(const Paths& targets);
  /// Files that are code by their name, and what they include, with a kernel that a macro writes.
  Paths with_macro_kernels();
  /// Names of files that are no longer there, to be met in an include.
  void add_gone(const std::string& path);

 private:
  const Revision& revision_;
  std::map<std::string, std::vector<std::string>> by_name_;
  std::map<std::string, SourceScan> scans_;
  void read_all();
  bool read_all_ = false;
  std::map<std::string, std::vector<std::string>> includers_;  ///< by last name
  std::vector<std::string> computed_;                          ///< may include anything
};

}  // namespace warpproof::gating
