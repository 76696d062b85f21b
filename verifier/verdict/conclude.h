#pragma once
// The one function that makes an outcome. It applies the outcome table literally:
//
//   equal        proved   certificate re-checked and evaluation agrees
//                refuted  a counterexample that replays
//   accurate     proved   the certified bound over the whole box meets the rule
//                refuted  an input whose error breaks it, replayed;  tested: nothing found, or samples only
//   implemented  proved   term equality of all outputs, and field agrees, and bits runs lie within the bound
//                refuted  a replayed input;  tested: field agreement alone
//   safe         proved   the happens-before argument covers every schedule
//                refuted  two accesses, or an input, that replay;  never tested
//
// Anything less is unknown; a construct not modelled is unsupported; `proved` never goes with reach
// `samples`, never rests on an approximation. Over the questions the worst answer decides (rejected, refuted,
// vacuous, unsupported, unknown, tested, proved); the reach is the weakest of all answers. Fails: engines
// that contradict each other, a reason code that does not belong to the finding, or a question that was asked
// and not answered throw base::Fault; nothing is printed as success then.

#include <string>
#include <utility>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/verdict/expected.h"
#include "verifier/verdict/finding.h"

namespace warpproof::verdict {

struct Subject {
  std::string id;
  std::string kind;             ///< "rewrite", "kernel", "sequence", "file"
  std::vector<Question> asked;  ///< each must have a finding, unless a diagnostic is an error
  std::optional<Expected> expected;
  Place place;                    ///< where it is stated
  base::Diagnostics diagnostics;  ///< one error among them: rejected, whatever was found
  std::vector<std::pair<std::string, std::string>> provenance;
  std::vector<Definition> definitions;
  std::vector<Artefact> artefacts;
  std::string fact = {};  ///< id of the known rule that a rewrite states
};

/// Several findings may speak to one question (one a size, say): the worst decides, the weakest reach stands.
Verdict conclude(const Subject& subject, const std::vector<Finding>& findings);

}  // namespace warpproof::verdict
