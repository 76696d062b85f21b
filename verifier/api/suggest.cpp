#include "warpproof/suggest.h"

#include "verifier/api/with_progress.h"
#include "verifier/check/suggest.h"

namespace warpproof {

std::vector<SuggestionReport> suggest_requirements(const Request& request) {
  return with_progress(request, checking::suggest_requirements);
}

}  // namespace warpproof
