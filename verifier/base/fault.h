#pragma once
// A fault of ours: an invariant that does not hold. Always on, never aborts: the library throws one type, the
// command line ends with exit code 4. Never used for a user's mistake (diagnostic) or a tool's limit (reason
// code).

#include <stdexcept>
#include <string>

namespace warpproof::base {

struct Fault : std::logic_error {
  using std::logic_error::logic_error;
};

[[noreturn]] void raise_fault(const char* file, int line, const std::string& what);

}  // namespace warpproof::base

#define WARPPROOF_INVARIANT(condition, what) \
  ((condition) ? void(0) : ::warpproof::base::raise_fault(__FILE__, __LINE__, (what)))
