#pragma once
// The manual, made of the parser's own words: as a man page, and as docs/cli.md.

#include <string>

#include "verifier/front/cli/program_words.h"

namespace warpproof::cli {

/// roff with the macros of man(7); no date in it, so that the same program gives the same bytes.
std::string manual_roff(const ProgramWords& program, const std::string& version);
std::string manual_markdown(const ProgramWords& program);

}  // namespace warpproof::cli
