#pragma once
// Completion of the command line for a shell, made of the parser's own words.

#include <string>

#include "verifier/front/cli/program_words.h"

namespace warpproof::cli {

std::string bash_completion(const ProgramWords& program);
std::string zsh_completion(const ProgramWords& program);
std::string fish_completion(const ProgramWords& program);

}  // namespace warpproof::cli
