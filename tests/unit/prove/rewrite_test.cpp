#include <doctest/doctest.h>

#include <algorithm>

#include "rewrite_reading.h"

using namespace warpproof;
using namespace warpproof::prove;
using namespace warpproof::prove::test;

namespace {

bool contradicts(const ir::Rewrite& rewrite) { return rewrite.id.find("contradict") != std::string::npos; }

}  // namespace

TEST_CASE("right rewrites are proved for all sizes, and the checker agrees") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/right.rw");
  CHECK(program.rewrites.size() >= 50);
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    CHECK_FALSE(check_proved(program, rewrite).checked.ledger.empty());
  }
}

TEST_CASE("wrong rewrites are never proved") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/wrong.rw");
  CHECK(program.rewrites.size() >= 60);
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    const ProofAttempt proof = attempt(program, rewrite);
    CHECK(proof.status != ProofStatus::closed);
    CHECK_FALSE(proof.checked.accepted);
    CHECK(proof.certificate.empty());
    const bool is_contradiction = contradicts(rewrite);
    CHECK((proof.status == ProofStatus::contradictory) == is_contradiction);
  }
}

TEST_CASE("each side equals itself") {
  for (const char* path : {"tests/unit/prove/rewrites/right.rw", "tests/unit/prove/rewrites/wrong.rw"}) {
    ir::Program program = program_in(path);
    for (ir::Rewrite rewrite : program.rewrites) {
      // Whether `and` is defined with one operand undefined is not said by the language: nothing is shown
      // then.
      if (contradicts(rewrite) || rewrite.id == "condition_may_decide_alone") continue;
      CAPTURE(rewrite.id);
      rewrite.after = rewrite.before;
      CHECK(attempt(program, rewrite).status == ProofStatus::closed);
    }
  }
}

TEST_CASE("a requirement that is needed can not be dropped") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/right.rw");
  const std::vector<std::string> needed = {"two_halves",
                                           "max_of_scaled",
                                           "relu_of_scaled",
                                           "division_cancels",
                                           "split_k_by_stride",
                                           "max_of_two_parts",
                                           "max_over_overlapping_tiles",
                                           "exact_tiles",
                                           "body_and_tail"};
  for (const std::string& id : needed) {
    CAPTURE(id);
    ir::Rewrite rewrite = *program.find_rewrite(id);
    rewrite.requirements.clear();
    CHECK(attempt(program, rewrite).status != ProofStatus::closed);
  }
}

TEST_CASE("limits give a budget answer, never a proof and never a crash") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/right.rw");
  const ir::Rewrite& rewrite = *program.find_rewrite("rms_norm_folded");
  base::Limits few_steps;
  few_steps.proof_steps_max = 3;
  CHECK(attempt(program, rewrite, few_steps).status != ProofStatus::closed);
  base::Limits little_solver;
  little_solver.solver_resource_max = 10;
  CHECK(attempt(program, rewrite, little_solver).status == ProofStatus::budget);
  const base::Deadline none(0);
  CHECK(prove_equal(program, rewrite, {}, none).status == ProofStatus::time);
}

TEST_CASE("a sum of very many terms ends at a limit") {
  std::string factor = "(x[k] + y[k] + z[k] + w[k])";
  std::string product = factor;
  for (int i = 0; i < 14; ++i) product += " * " + factor;
  const ir::Program program =
      program_of("rewrite large\n size K\n input x[K], y[K], z[K], w[K] : real\n before Y = sum k < K. " +
                 product + "\n after Y = sum k < K. 2 * " + product + "\n");
  const ProofAttempt proof = attempt(program, program.rewrites[0]);
  CHECK(proof.status != ProofStatus::closed);
}

TEST_CASE("the extended reals have no proof kernel yet, and say so") {
  ir::Program program = program_of(
      "rewrite r\n theory extended\n size M\n input x[M] : real\n before Y[i] = x[i]\n after Y[i] = x[i]\n");
  CHECK(attempt(program, program.rewrites[0]).status == ProofStatus::unsupported);
}

TEST_CASE("definitions are unfolded, and what they need of their arguments is kept") {
  const std::string head =
      "define mean(x[N]) = (sum k < N. x[k]) / N\n"
      "define norm(x[N])[i] = x[i] / s\n with s = sqrt(mean(fun k < N. x[k] ^ 2))\n";
  const ir::Program program = program_of(head +
                                         "rewrite r\n size M, K\n input X[M, K] : real\n"
                                         " before Y[i, j] = norm(X[i, :])[j]\n"
                                         " after q[i < M] = sum k < K. X[i, k] * X[i, k]\n"
                                         "       Y[i, j] = X[i, j] * rsqrt(q[i] / K)\n"
                                         "rewrite w\n size M, K\n input X[M, K] : real\n"
                                         " before Y[i < M] = sum k < K. X[i, k]\n"
                                         " after Y[i < M] = mean(X[i, :]) * K\n");
  CHECK(attempt(program, *program.find_rewrite("r")).status == ProofStatus::closed);
  CHECK(attempt(program, *program.find_rewrite("w")).status != ProofStatus::closed);
}
