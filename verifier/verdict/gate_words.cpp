#include <array>

#include "warpproof/gate.h"

namespace warpproof {
namespace {

constexpr std::array<std::string_view, 8> causes = {"changed_claim",  "changed_dependency", "added",
                                                    "deleted",        "weakened",           "uncovered",
                                                    "policy_changed", "unreadable"};

}  // namespace

std::string_view word(GateCause cause) { return causes.at(static_cast<std::size_t>(cause)); }

}  // namespace warpproof
