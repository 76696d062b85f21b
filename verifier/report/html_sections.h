#pragma once
// The parts of one verdict's article; each a file, each writes nothing when the verdict has nothing of it.

#include "verifier/report/html_node.h"

namespace warpproof::report::html {

/// The answer that is shown with the counterexample: the deciding one first.
const Answer* counterexample_answer(const Verdict& verdict);

void append_questions(Node article, const Verdict& verdict);       // html_verdict.cpp
void append_counterexample(Node article, const Verdict& verdict);  // html_matrix.cpp
void append_definitions(Node article, const Verdict& verdict);     // html_verdict.cpp
void append_derivation(Node article, const Verdict& verdict);      // html_derivation.cpp
void append_sources(Node article, const Verdict& verdict);         // html_source.cpp
void append_errors(Node article, const Verdict& verdict);          // html_plot.cpp
void append_diagnostics(Node article, const Verdict& verdict);     // html_evidence.cpp
void append_ledger(Node article, const Verdict& verdict);          // html_evidence.cpp
void append_replay(Node article, const Verdict& verdict);          // html_evidence.cpp
void append_provenance(Node article, const Verdict& verdict);      // html_evidence.cpp
void append_certificate(Node article, const Verdict& verdict);     // html_evidence.cpp

/// A bar and words: how many of each outcome (html_overview.cpp).
void append_counts(Node parent, const std::vector<Verdict>& verdicts);
/// A row of a table of verdicts; `link` may be "".
void append_overview_row(Node table, const Verdict& verdict, const std::string& link);

/// One article, with all of the above (html_verdict.cpp).
void append_verdict(Node parent, const Verdict& verdict, const std::string& anchor);

/// A mark that says the outcome without colour: ✓ ✗ ? ! (html_verdict.cpp).
const char* mark_of(Outcome outcome);
/// The class that colours an outcome: the outcome's word.
std::string tone_of(Outcome outcome);

/// A heading with a part below it.
Node section(Node article, const char* title, const char* kind);

/// The whole style sheet (html_style.cpp).
const char* style_sheet();

}  // namespace warpproof::report::html
