#pragma once
// What an agent reads of verdicts: everything it needs to change something, small enough to be read.
//
// Structured: the outcome of the whole call, each subject with its questions, the counterexample, the places,
// what to do next. Text: the verdict first, less than text_bytes_max.

#include "verifier/front/serve/tool.h"
#include "verifier/front/serve/workspace.h"

namespace warpproof::serve {

/// Where the child was when it ended without an answer.
struct Whereabouts {
  std::string subject, stage;
};

ToolResult tool_result(const IsolatedAnswer& answer, const Whereabouts& last, const Workspace& workspace,
                       std::uint64_t budget_ms);

/// One sentence each, the most useful first; empty when all that was asked is met.
std::vector<std::string> next_steps(const Verdict& verdict);

}  // namespace warpproof::serve
