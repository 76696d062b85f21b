#pragma once
// A proof as lines of mathematics, for people: nothing is checked here, and nothing rests on it.
//
//   C, left: sum k < K. s[i] * X[i, k] = s[i] * (sum k < K. X[i, k])   [linearity]
//
// One line a step, in the order of the chains (facts, left, right, defined), output by output; before them
// what the chain starts from, after left and right what both end in.

#include <string>
#include <vector>

#include "verifier/certificate/certificate.h"
#include "verifier/ir/program.h"

namespace warpproof::certificate {

inline constexpr std::size_t derivation_lines_max = 1000;
inline constexpr std::size_t derivation_term_bytes_max = 600;  ///< a longer term is cut, with "..."

/// Empty where the certificate is not one of this rewrite.
std::vector<std::string> derivation(const Certificate& certificate, const ir::Program& program,
                                    const ir::Rewrite& rewrite, const base::Limits& limits);

}  // namespace warpproof::certificate
