#pragma once
// A verdict as a row of schema verdicts-1; for the formats made of such rows.

#include <nlohmann/json.hpp>

#include "warpproof/verdict.h"

namespace warpproof::report {

nlohmann::ordered_json json_row(const Verdict& verdict);
nlohmann::ordered_json json_diagnostic(const Diagnostic& diagnostic);

}  // namespace warpproof::report
