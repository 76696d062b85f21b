#pragma once
// What a claim demands, and whether a change takes something away from it. Compared section by section on
// the programs, so that layout and comments do not count. What only asks for more (further sizes, a wider
// box, a dropped requirement, a stricter rule) is no difference here: it is checked like anything else. Where
// it is not clear whether less is asked, that is a difference.
//
//   for (const DemandChange& change : compare_demands(*before, base_program, *after, head_program))
//     std::cout << change.why << "\n" << change.before << "\n" << change.after << "\n";

#include <string>
#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::gating {

struct DemandChange {
  enum class Kind : std::uint8_t {
    weakened,  ///< less is asked
    changed,   ///< something else is asked; it may be less
    launch,    ///< the claim launches its kernel in another way
  };
  Kind kind = Kind::weakened;
  std::string why;            ///< "requirement 'K >= 1' was added: fewer inputs are covered"
  std::string before, after;  ///< both sections, "" where there is none
};
using DemandChanges = std::vector<DemandChange>;

DemandChanges compare_demands(const ir::Rewrite& before, const ir::Program& base, const ir::Rewrite& after,
                              const ir::Program& head);
DemandChanges compare_demands(const ir::KernelClaim& before, const ir::Program& base,
                              const ir::KernelClaim& after, const ir::Program& head);
DemandChanges compare_demands(const ir::SequenceClaim& before, const ir::Program& base,
                              const ir::SequenceClaim& after, const ir::Program& head);

// The parts, one file a concern.

/// Requirements, sizes, maxima, expectation (demand_sizes.cpp).
void compare_requirements(const std::vector<ir::Requirement>& before,
                          const std::vector<ir::Requirement>& after, DemandChanges& out);
void compare_sizes(const std::vector<ir::SizeAssignment>& before,
                   const std::vector<ir::SizeAssignment>& after, DemandChanges& out);
void compare_maxima(const std::vector<std::pair<std::string, std::int64_t>>& before,
                    const std::vector<std::pair<std::string, std::int64_t>>& after, DemandChanges& out);
void compare_expectations(const std::optional<ir::Expectation>& before,
                          const std::optional<ir::Expectation>& after, DemandChanges& out);
/// Formats, box, acceptance rule (demand_numbers.cpp).
void compare_numbers(const ir::NumericContract& before, const ir::NumericContract& after, DemandChanges& out);
/// The definitions that `before`, and what is required, call: by name, through each other.
void compare_definitions(const ir::Rewrite& before, const ir::Program& base, const ir::Program& head,
                         DemandChanges& out);

/// Adds a difference when the texts differ.
void compare_texts(DemandChange::Kind kind, const std::string& why, const std::string& before,
                   const std::string& after, DemandChanges& out);

}  // namespace warpproof::gating
