#pragma once
// A verdict as an in-toto statement, signed in a DSSE envelope, and what a reader can say of one later.
//
//   std::string statement = warpproof::in_toto_statement(verdict, warpproof::PredicateType::verdict);
//   warpproof::SignResult envelope = warpproof::sign_dsse(statement, "key.pem");
//   warpproof::AttestationReport report = warpproof::recheck_attestation({.path = "verdict.dsse.json"});
//
// Keys are files (Ed25519 or ECDSA P-256 in PEM). Nothing here needs a network.

#include <cstdint>
#include <string>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

enum class PredicateType : std::uint8_t { verdict, test_result };  ///< our own; in-toto's test-result v0.1
std::string predicate_uri(PredicateType type);

/// Subjects are the artefacts, with digests of sources, emitted code and imports; the predicate carries
/// outcome, reach, reason, answers with ledger and certificate, toolchain, semantics revision and budgets.
/// Same verdict, same bytes. "" for a verdict without artefacts: a statement is about bytes.
std::string in_toto_statement(const Verdict& verdict, PredicateType type);
/// One statement over many verdicts (test-result), for dashboards.
std::string in_toto_summary(const std::vector<Verdict>& verdicts);

struct SignResult {
  std::string envelope;  ///< JSON; "" when it failed
  std::string why;
};
SignResult sign_dsse(const std::string& statement, const std::string& private_key_path);

/// Does the file look like a statement or an envelope, rather than like the certificate of one proof?
bool is_attestation(const std::string& path);

inline constexpr std::uint64_t attestation_bytes_max = 64u << 20;

struct AttestationRequest {
  std::string path;  ///< a statement, or an envelope around one
  std::string root;  ///< below which the files are named; "": the nearest of here and above,
                     ///< and of the attestation's folder and above, that holds them
  std::vector<std::string> key_paths;  ///< public keys that are trusted; an envelope needs one of them
  bool re_execute = false;             ///< answer the kernel questions again, by the engines
  std::uint64_t time_ms_max = 600'000;
};

struct AttestationReport {
  enum class Part : std::uint8_t { valid, refused, not_rechecked };
  struct Row {
    std::string what;  ///< "signature", "digest of kernel.cu", "equal", "implemented", ...
    Part part = Part::refused;
    std::string why;
  };
  std::string subject;
  std::vector<Row> rows;
  std::vector<Diagnostic> diagnostics;
  /// 0 all valid, 1 a step does not hold or a new run differs, 2 malformed, other bytes, wrong or missing
  /// key, other semantics revision, 3 something was not re-checked.
  int exit_code = 2;
};
AttestationReport recheck_attestation(const AttestationRequest& request);

}  // namespace warpproof
