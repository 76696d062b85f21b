#pragma once
// Programs for the tests of the rewrite prover: from a text, or from a file beside the tests.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "verifier/base/diagnostic.h"
#include "verifier/base/fault.h"
#include "verifier/prove/rewrite/prove_equal.h"
#include "verifier/text/load.h"

namespace warpproof::prove::test {

inline ir::Program program_of(const std::string& text, const std::string& path = "test.rw") {
  auto program =
      text::load_program(std::make_shared<base::SourceFile>(base::SourceFile{path, text}), base::Limits{});
  std::string why;
  if (!program)
    for (const base::Diagnostic& diagnostic : program.diagnostics()) why += base::render(diagnostic) + "\n";
  WARPPROOF_INVARIANT(why.empty(), why);
  return *program;
}

inline ir::Program program_in(const std::string& path) {
  std::ifstream in(std::string(WARPPROOF_SOURCE_DIR) + "/" + path);
  std::stringstream text;
  text << in.rdbuf();
  return program_of(text.str(), path);
}

inline ProofAttempt attempt(const ir::Program& program, const ir::Rewrite& rewrite,
                            const base::Limits& limits = {}) {
  const base::Deadline deadline(60'000);
  return prove_equal(program, rewrite, limits, deadline);
}

inline certificate::RecheckResult recheck(const std::string& text, const ir::Program& program) {
  const base::Deadline deadline(60'000);
  return certificate::recheck(text, program, {}, deadline);
}

/// Proved for all sizes, and the checker agrees.
inline ProofAttempt check_proved(const ir::Program& program, const ir::Rewrite& rewrite) {
  CAPTURE(rewrite.id);
  ProofAttempt proof = attempt(program, rewrite);
  CAPTURE(proof.reason);
  CAPTURE(proof.obligation);
  CHECK(proof.status == ProofStatus::closed);
  CHECK(proof.checked.accepted);
  return proof;
}

}  // namespace warpproof::prove::test
