#pragma once
// From a settled request to the report and the exit code.

#include <functional>
#include <string>
#include <vector>

#include "verifier/front/cli/request_options.h"

namespace warpproof::cli {

/// Runs `answer` with a progress line, writes the report and its side files; the exit code.
int answer_request(RequestOptions& options,
                   const std::function<std::vector<Verdict>(const Request&)>& answer);

/// To a file, or to standard output when the path is "". False: said on standard error.
bool write_out(const std::string& path, const std::string& text);

}  // namespace warpproof::cli
