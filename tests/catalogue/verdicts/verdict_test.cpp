// Every item of the catalogue has the verdict that its file expects, and a proof that the separate checker
// accepts.
#include "tests/catalogue/mutants.h"
#include "tests/catalogue/walk.h"
#include "verifier/certificate/recheck.h"
#include "verifier/prove/rewrite/prove_equal.h"
#include "verifier/replay/search.h"
#include "warpproof/check.h"

using namespace catalogue;

namespace {

const std::string root = WARPPROOF_SOURCE_DIR;

std::vector<Verdict> verdicts_of(const std::string& path) {
  Request request;
  request.files = {root + "/" + path};
  request.root = root;
  return check_all(request);
}

std::string described(const Verdict& verdict) {
  std::string text = verdict.id + ": " + std::string(word(verdict.outcome)) + " (" +
                     std::string(code(verdict.reason)) + "), expected " + verdict.expected + "\n";
  for (const Answer& answer : verdict.answers) {
    text += "  " + std::string(word(answer.question)) + ": " + std::string(word(answer.outcome)) + " (" +
            std::string(code(answer.reason)) + ") " + answer.summary + "\n";
  }
  for (const Diagnostic& diagnostic : verdict.diagnostics) text += diagnostic.rendered + "\n";
  return text;
}

/// The program with one rewrite in place of that of the same id: the checker reads it from there.
ir::Program with(const ir::Program& program, const ir::Rewrite& rewrite) {
  ir::Program changed = program;
  for (ir::Rewrite& old : changed.rewrites) {
    if (old.id == rewrite.id) old = rewrite;
  }
  return changed;
}

const Answer* answer_to(const Verdict& verdict, Question question) {
  for (const Answer& answer : verdict.answers) {
    if (answer.question == question) return &answer;
  }
  return nullptr;
}

void expect_as_written(const std::string& folder) {
  const std::vector<std::string> paths = files_below(folder, ".rw");
  CHECK_FALSE(paths.empty());
  for (const std::string& path : paths) {
    INFO(path);
    const std::vector<Verdict> verdicts = verdicts_of(path);
    CHECK_FALSE(verdicts.empty());
    for (const Verdict& verdict : verdicts) CHECK_MESSAGE(verdict.expectation_met, described(verdict));
    CHECK(exit_code(verdicts) == 0);
  }
}

}  // namespace

TEST_SUITE("rewrites") {
  TEST_CASE("every rewrite and twin is answered as its file expects") { expect_as_written("rewrites"); }

  TEST_CASE("right rewrites are proved for all sizes, twins show a replayed counterexample") {
    for (const std::string& path : files_below("rewrites", ".rw")) {
      for (const Verdict& verdict : verdicts_of(path)) {
        INFO(described(verdict));
        const Answer* equal = answer_to(verdict, Question::equal);
        REQUIRE(equal != nullptr);
        if (verdict.expected.starts_with("proved")) {
          CHECK(equal->reach == Reach::all_sizes);
          CHECK_FALSE(equal->certificate.empty());
          CHECK(answer_to(verdict, Question::accurate) != nullptr);
        } else {
          REQUIRE(equal->counterexample);
          CHECK(equal->counterexample->replayed);
          CHECK_FALSE(equal->counterexample->replay_file.empty());
        }
      }
    }
  }

  TEST_CASE("reflexivity: before against before is proved") {
    for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
      ir::Rewrite same = rewrite;
      same.after = same.before;
      const base::Deadline deadline(60'000);
      const auto attempt = prove::prove_equal(with(entry.program, same), same, base::Limits{}, deadline);
      CHECK_MESSAGE(attempt.status == prove::ProofStatus::closed, attempt.reason);
    });
  }
}

TEST_SUITE("kernels") {
  TEST_CASE("every claim and wrong kernel is answered as its file expects") { expect_as_written("kernels"); }
}

TEST_SUITE("certificates") {
  TEST_CASE("each certificate is accepted by the separate checker, and no tampered one") {
    for (const Entry& entry : rewrites()) {
      for (const Verdict& verdict : verdicts_of(entry.path)) {
        const Answer* equal = answer_to(verdict, Question::equal);
        if (equal == nullptr || equal->certificate.empty()) continue;
        INFO(verdict.id);
        const base::Deadline deadline(60'000);
        const auto accepted =
            certificate::recheck(equal->certificate, entry.program, base::Limits{}, deadline);
        CHECK_MESSAGE(accepted.accepted, accepted.refusal);
        CHECK(accepted.rewrite == verdict.id);
        std::string tampered = equal->certificate;
        const std::size_t middle = tampered.find("\"lemma\"", tampered.size() / 2);
        if (middle == std::string::npos) continue;
        tampered.replace(middle, 7, "\"lemmo\"");
        CHECK_FALSE(certificate::recheck(tampered, entry.program, base::Limits{}, deadline).accepted);
      }
    }
  }
}

TEST_SUITE("mutants") {
  TEST_CASE("no mutant that evaluation refutes is ever proved, and no requirement can be dropped") {
    std::size_t tried = 0;
    base::Limits limits;
    limits.solver_resource_max = 2'000'000;
    limits.proof_steps_max = 500;
    for_each_rewrite([&](const Entry& entry, const ir::Rewrite& rewrite) {
      std::vector<Mutant> wrong;
      if (rewrite.twin_of) wrong.push_back({"the twin itself", rewrite});
      if (!rewrite.twin_of) wrong = mutants_of(rewrite);
      for (std::size_t i = 0; i < rewrite.requirements.size() && !rewrite.twin_of; ++i) {
        Mutant dropped{"without requirement " + rewrite.requirements[i].label, rewrite};
        dropped.rewrite.requirements.erase(dropped.rewrite.requirements.begin() +
                                           static_cast<std::ptrdiff_t>(i));
        wrong.push_back(std::move(dropped));
      }
      for (const Mutant& mutant : wrong) {
        INFO(mutant.what);
        if (!replay::search_counterexample(entry.program, mutant.rewrite).difference) continue;
        ++tried;
        const base::Deadline deadline(10'000);
        const ir::Program program = with(entry.program, mutant.rewrite);
        const auto attempt = prove::prove_equal(program, mutant.rewrite, limits, deadline);
        CHECK(attempt.status != prove::ProofStatus::closed);
      }
    });
    CHECK(tried >= 450);
  }
}
