#include "warpproof/requirements.h"

#include "verifier/api/with_progress.h"
#include "verifier/check/requirements.h"

namespace warpproof {

std::vector<TestedVerdict> check_requirements(const Request& request) {
  return with_progress(request, checking::check_requirements);
}

}  // namespace warpproof
