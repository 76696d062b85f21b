#pragma once
// Which requirements each step of a proof can not do without: the step is checked again with one of them left
// out, and needs it when that is refused. For people; nothing rests on it. Where two requirements would each
// do, neither is needed.

#include <string>
#include <vector>

#include "verifier/certificate/certificate.h"
#include "verifier/certificate/statement.h"

namespace warpproof::certificate {

inline constexpr const char* left_side_defined = "the left side is defined";

/// Labels, one list a step of a chain.
using ChainNeeds = std::vector<std::vector<std::string>>;
struct OutputNeeds {
  ChainNeeds facts, left, right, defined;
  std::vector<std::string> end;  ///< that the right side is defined
};

/// Asked with a small budget: a step that is not shown again within it has no list, and one that is not shown
/// within it without a requirement needs that. Stops at the deadline.
OutputNeeds needs_of(const Statement& statement, const std::vector<ir::Requirement>& requirements,
                     const OutputStatement& output, const OutputProof& proof, const base::Limits& limits,
                     const base::Deadline& deadline);

}  // namespace warpproof::certificate
