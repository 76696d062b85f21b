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
  /// Names of files that are no longer there, to be met in an include.
  void add_gone(const std::string& path);

 private:
  const Revision& revision_;
  std::map<std::string, std::vector<std::string>> by_name_;
  std::map<std::string, SourceScan> scans_;
};

}  // namespace warpproof::gating
