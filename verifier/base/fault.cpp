#include "verifier/base/fault.h"

namespace warpproof::base {

void raise_fault(const char* file, int line, const std::string& what) {
  const std::string path = file;
  const std::size_t slash =
      path.rfind('/');  // the name alone: paths of the building machine stay out of messages
  throw Fault("internal fault at " + path.substr(slash == std::string::npos ? 0 : slash + 1) + ":" +
              std::to_string(line) + ": " + what);
}

}  // namespace warpproof::base
