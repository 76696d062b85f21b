#include <algorithm>

#include "warpproof/verdict.h"

namespace warpproof {
namespace {

// The order in which codes win: a fault (4) is raised elsewhere, then 2, 1, 3, 0.
int weight(int code) {
  switch (code) {
    case 2:
      return 3;
    case 1:
      return 2;
    case 3:
      return 1;
    default:
      return 0;
  }
}

int code_of(const Verdict& verdict) {
  switch (verdict.outcome) {
    case Outcome::rejected:
      return 2;
    case Outcome::refuted:
      return verdict.expectation_met ? 0 : 1;
    // Proved: a wrong twin that is proved contradicts its claim; too weak a reach leaves something open.
    case Outcome::proved:
      return verdict.expectation_met ? 0 : (verdict.expected.starts_with("refuted") ? 1 : 3);
    // Never success, even where a file expects it.
    case Outcome::tested:
    case Outcome::unknown:
    case Outcome::unsupported:
    case Outcome::vacuous:
      return 3;
  }
  return 4;
}

}  // namespace

int exit_code(const std::vector<Verdict>& verdicts) {
  int worst = 0;
  for (const Verdict& verdict : verdicts) {
    const int code = code_of(verdict);
    if (code == 4) return 4;
    if (weight(code) > weight(worst)) worst = code;
  }
  return worst;
}

}  // namespace warpproof
