// The prover over the catalogue: right rewrites close, nothing that evaluation refutes ever does, and the
// separate checker takes the certificates and no tampered one.
#include "tests/catalogue/mutants.h"
#include "tests/catalogue/walk.h"
#include "verifier/prove/rewrite/prove_equal.h"
#include "verifier/replay/search.h"

using namespace catalogue;
using prove::ProofStatus;

namespace {

/// The program with one rewrite in place of that of the same id: the checker reads it from there.
ir::Program with(const ir::Program& program, const ir::Rewrite& rewrite) {
  ir::Program changed = program;
  for (ir::Rewrite& old : changed.rewrites) {
    if (old.id == rewrite.id) old = rewrite;
  }
  return changed;
}

prove::ProofAttempt attempt_of(const ir::Program& program, const ir::Rewrite& rewrite,
                               const base::Limits& limits = {}) {
  const base::Deadline deadline(60'000);
  return prove::prove_equal(with(program, rewrite), rewrite, limits, deadline);
}

}  // namespace

TEST_SUITE("closed") {
  TEST_CASE("right rewrites are proved, twins are not") {
    for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
      const auto attempt = attempt_of(entry.program, rewrite);
      CHECK_MESSAGE((attempt.status == ProofStatus::closed) == !rewrite.twin_of,
                    attempt.reason << attempt.obligation);
    });
  }

  TEST_CASE("reflexivity: before against before is proved") {
    for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
      ir::Rewrite same = rewrite;
      same.after = same.before;
      const auto attempt = attempt_of(entry.program, same);
      CHECK_MESSAGE(attempt.status == ProofStatus::closed, attempt.reason);
    });
  }

  TEST_CASE("the other way round: after against before is proved where both are defined alike") {
    for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
      if (rewrite.twin_of) return;
      ir::Rewrite turned = rewrite;
      std::swap(turned.before, turned.after);
      const auto attempt = attempt_of(entry.program, turned);
      CHECK_MESSAGE(attempt.status == ProofStatus::closed, attempt.reason << attempt.obligation);
    });
  }
}

TEST_SUITE("certificates") {
  TEST_CASE("each certificate is accepted by the separate checker, and no tampered one") {
    for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
      if (rewrite.twin_of) return;
      const auto attempt = attempt_of(entry.program, rewrite);
      REQUIRE(attempt.status == ProofStatus::closed);
      const base::Deadline deadline(60'000);
      const auto accepted =
          certificate::recheck(attempt.certificate, entry.program, base::Limits{}, deadline);
      CHECK_MESSAGE(accepted.accepted, accepted.refusal);
      CHECK(accepted.rewrite == rewrite.id);
      // The same proof does not fit another statement: each twin of the rewrite is tried in its place.
      for (const ir::Rewrite& twin : entry.program.rewrites) {
        if (twin.twin_of != rewrite.id) continue;
        ir::Rewrite changed = twin;
        changed.id = rewrite.id;
        const ir::Program other = with(entry.program, changed);
        CHECK_FALSE(certificate::recheck(attempt.certificate, other, base::Limits{}, deadline).accepted);
      }
    });
  }
}

TEST_SUITE("mutants") {
  TEST_CASE("no mutant that evaluation refutes is ever proved, and no requirement can be dropped") {
    std::size_t tried = 0;
    base::Limits limits;
    limits.solver_resource_max = 2'000'000;
    limits.proof_steps_max = 500;
    const auto none_is_proved = [&](const Entry& entry, const ir::Rewrite& rewrite) {
      std::vector<Mutant> wrong;
      const bool is_right = rewrite.expect->outcome == "proved";
      if (!is_right) wrong.push_back({"the form itself", rewrite});
      if (is_right) wrong = mutants_of(rewrite);
      for (std::size_t i = 0; i < rewrite.requirements.size() && is_right; ++i) {
        Mutant dropped{"without requirement " + rewrite.requirements[i].label, rewrite};
        dropped.rewrite.requirements.erase(dropped.rewrite.requirements.begin() +
                                           static_cast<std::ptrdiff_t>(i));
        wrong.push_back(std::move(dropped));
      }
      for (const Mutant& mutant : wrong) {
        INFO(mutant.what);
        if (!replay::search_counterexample(entry.program, mutant.rewrite).difference) continue;
        ++tried;
        CHECK(attempt_of(entry.program, mutant.rewrite, limits).status != ProofStatus::closed);
      }
    };
    for_each_rewrite(none_is_proved);
    for_each_fact([&](const Entry& entry, const ir::Rewrite& rewrite) {
      if (rewrite.expect->outcome != "proved" || is_in_sample(rewrite)) none_is_proved(entry, rewrite);
    });
    CHECK(tried >= 450);
  }
}
