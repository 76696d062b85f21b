#pragma once
// What `eval` prints: both sides element by element, and where they first differ.

#include <iosfwd>
#include <vector>

#include "warpproof/evaluate.h"

namespace warpproof::report {

void write_evaluations_text(const std::vector<Evaluation>& evaluations, std::ostream& out);
/// {"evaluations": [{"id", "fact", ..., "outputs": [{"name", "before": {"shape", "elements"}, "after"}]}]}
void write_evaluations_json(const std::vector<Evaluation>& evaluations, std::ostream& out);

}  // namespace warpproof::report
