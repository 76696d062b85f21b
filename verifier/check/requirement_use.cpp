#include "warpproof/requirements.h"

namespace warpproof {

std::string_view word(RequirementUse use) {
  switch (use) {
    case RequirementUse::needed:
      return "needed";
    case RequirementUse::idle:
      return "idle";
    case RequirementUse::not_shown:
      break;
  }
  return "not shown";
}

}  // namespace warpproof
