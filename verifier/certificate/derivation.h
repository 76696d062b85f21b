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

/// The same with the requirements that each step can not do without (needs.h), and a line of their own for
/// the definedness of the right side: "   [cancel; needs nonzero]". Takes about as long as a re-check for
/// each requirement.
std::vector<std::string> derivation_with_needs(const Certificate& certificate, const ir::Program& program,
                                               const ir::Rewrite& rewrite, const base::Limits& limits,
                                               const base::Deadline& deadline);

}  // namespace warpproof::certificate
