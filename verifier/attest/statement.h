#pragma once
// A verdict as an in-toto Statement v1, and back. Source: in-toto/attestation, spec/v1/statement.md and
// spec/predicates/test-result.md; our own predicate: schema/verdict-attestation-1.json.
//
//   const std::string text = attest::statement_of(verdict, {.version = "0.1.0", .semantics = "1"});
//   const base::Result<attest::Statement> again = attest::read_statement(text);
//
// Same verdict, same bytes. Words are kept as words: reading an attestation makes no outcome.

#include <string>
#include <utility>
#include <vector>

#include "verifier/base/result.h"
#include "warpproof/verdict.h"

namespace warpproof::attest {

inline constexpr const char* statement_type = "https://in-toto.io/Statement/v1";
inline constexpr const char* verdict_predicate = "https://warpproof.dev/attestation/verdict/v1";
inline constexpr const char* test_result_predicate = "https://in-toto.io/attestation/test-result/v0.1";

struct ToolWords {
  std::string version, semantics;
};

/// Subjects are the verdict's artefacts. "" when there is none: a statement is about bytes.
std::string statement_of(const Verdict& verdict, const ToolWords& tool);
/// PASSED only where exit_code is 0 for all. A verdict that is not as asked is failed, undecided or not; one
/// that is as asked, with a warning in its diagnostics, is warned.
std::string summary_of(const std::vector<Verdict>& verdicts);

struct Subject {
  std::string name, sha256;
};
struct StatementArtefact {
  std::string role, path, sha256;
  bool compiled_here = false;
};
struct StatementAnswer {
  std::string question, outcome, reach, reason, summary;
  std::vector<std::pair<std::string, std::string>> ledger;  ///< assumption, detail
  std::string certificate;                                  ///< JSON text; "" for none
  std::string counterexample;                               ///< JSON text; "" for none
};
struct Statement {
  std::string predicate_type;
  std::vector<Subject> subjects;
  // Of our own predicate only:
  std::string version, semantics;
  std::string id, kind, expected, outcome, reach, reason;
  std::string place_path;
  std::uint32_t place_line = 0, place_column = 0;
  bool expectation_met = false;
  std::vector<StatementAnswer> answers;
  std::vector<StatementArtefact> artefacts;
  std::vector<std::pair<std::string, std::string>> provenance;
  /// Of test-result only:
  std::string result;
  std::vector<Subject> configuration;  ///< the claims
  std::vector<std::string> passed, warned, failed;
};

/// Is it what a compiler emitted in that run ("kernel.cu as compiled", beside its source)? Such code is no
/// file: only a new run makes it again.
bool is_emitted(const Statement& statement, const Subject& subject);

/// E0750, E0751 the JSON; E0752 a field is missing, unknown, of another type or contradicts another; E0758
/// another statement type or predicate version.
base::Result<Statement> read_statement(const std::string& text);

}  // namespace warpproof::attest
