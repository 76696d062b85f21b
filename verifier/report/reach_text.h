#pragma once
// How far a verdict reaches, in words for people.

#include <string>

#include "warpproof/verdict.h"

namespace warpproof::report {

/// "for all sizes", "for listed sizes"; "at the sizes tried" where nobody listed any: two kernels without a
/// claim. "" for none.
std::string reach_text(const Verdict& verdict);

/// Those that were tried where nobody listed any, "n=1, n=127"; else "".
std::string sizes_tried(const Verdict& verdict);

}  // namespace warpproof::report
