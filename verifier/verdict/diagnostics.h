#pragma once
// Diagnostics of the inner rooms as the plain data of a verdict.

#include <vector>

#include "verifier/base/diagnostic.h"
#include "warpproof/verdict.h"

namespace warpproof::verdict {

Place place_of(const base::Span& where);
std::vector<Diagnostic> as_data(const base::Diagnostics& diagnostics);

}  // namespace warpproof::verdict
