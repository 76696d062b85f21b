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

TEST_CASE("over the extended reals what holds is proved, and what does not is not") {
  const auto status = [](const std::string& before, const std::string& after) {
    const ir::Program program = program_of(
        "rewrite r\n theory extended\n size M\n require finite: abs(x[i]) < inf\n input x[M] : real\n input "
        "v[M] : "
        "bool\n before y = " +
        before + "\n after y = " + after + "\n");
    return attempt(program, program.rewrites[0]).status;
  };
  const std::string largest = "(max k < M. x[k])", masked = "(max k < M. if v[k] then x[k] else -inf)";
  for (const auto& [before, after] :
       {std::pair{largest, "max(-inf, " + largest + ")"},
        std::pair{std::string("max k < M where v[k]. x[k]"), masked},
        std::pair{"exp(" + largest + ")", "if M = 0 then 0 else exp(" + largest + ")"},
        std::pair{largest + " - " + largest, std::string("0")},
        std::pair{std::string("inf * inf"), std::string("inf + 1")},
        std::pair{std::string("-inf - inf"), std::string("-inf")}}) {
    CAPTURE(before);
    CHECK(status(before, after) == ProofStatus::closed);
  }
  for (const auto& [before, after] :
       {std::pair{std::string("0"), largest + " - " + largest}, std::pair{largest, "max(0, " + largest + ")"},
        std::pair{largest, std::string("min k < M. x[k]")},
        std::pair{"exp(" + largest + ")", "exp2(" + largest + ")"},
        std::pair{std::string("inf"), std::string("-inf")}, std::pair{std::string("inf"), std::string("0")},
        std::pair{std::string("0"), std::string("0 * inf")},
        std::pair{std::string("max k < M where v[k]. x[k]"), largest}}) {
    CAPTURE(before);
    CHECK(status(before, after) == ProofStatus::open);
  }
  CHECK(status("sin(" + largest + ")", "sin(" + largest + ")") == ProofStatus::unsupported);
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
