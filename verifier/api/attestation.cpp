// Statements and signatures of include/warpproof/attestation.h; re-checking is in recheck_attestation.cpp.

#include "warpproof/attestation.h"

#include "verifier/api/guarded.h"
#include "verifier/attest/envelope.h"
#include "verifier/attest/statement.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/files.h"
#include "warpproof/information.h"

namespace warpproof {

std::string predicate_uri(PredicateType type) {
  return type == PredicateType::verdict ? attest::verdict_predicate : attest::test_result_predicate;
}

std::string in_toto_statement(const Verdict& verdict, PredicateType type) {
  return guarded([&] {
    if (type == PredicateType::test_result) return attest::summary_of({verdict});
    return attest::statement_of(verdict, {.version = version(), .semantics = semantics_revision()});
  });
}

std::string in_toto_summary(const std::vector<Verdict>& verdicts) {
  return guarded([&] { return attest::summary_of(verdicts); });
}

SignResult sign_dsse(const std::string& statement, const std::string& private_key_path) {
  return guarded([&]() -> SignResult {
    if (statement.empty()) return {"", "there is no statement to sign"};
    const auto key = attest::read_private_key(private_key_path);
    if (!key) return {"", base::render(key.diagnostics().front())};
    const auto envelope = attest::signed_envelope(statement, {*key});
    if (!envelope) return {"", base::render(envelope.diagnostics().front())};
    return {*envelope, ""};
  });
}

bool is_attestation(const std::string& path) {
  return guarded([&] {
    const auto file = base::read_source(path, {.source_bytes_max = attestation_bytes_max});
    if (!file) return false;
    const std::string& text = (*file)->text;
    for (const char* key : {"\"payload\"", "\"payloadType\"", "\"_type\"", "\"predicateType\""})
      if (text.find(key) != std::string::npos) return true;
    return false;
  });
}

}  // namespace warpproof
