// Every item of the catalogue has the verdict that its file expects, and a proof that the separate checker
// accepts.
#include <map>

#include "tests/catalogue/mutants.h"
#include "tests/catalogue/walk.h"
#include "warpproof/check.h"

using namespace catalogue;

namespace {

const std::string root = WARPPROOF_SOURCE_DIR;

/// Once a file: there are hundreds.
const std::vector<Verdict>& verdicts_of(const std::string& path) {
  static std::map<std::string, std::vector<Verdict>> known;
  const auto found = known.find(path);
  if (found != known.end()) return found->second;
  Request request;
  request.files = {root + "/" + path};
  request.root = root;
  return known.emplace(path, check_all(request)).first->second;
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

const Answer* answer_to(const Verdict& verdict, Question question) {
  for (const Answer& answer : verdict.answers) {
    if (answer.question == question) return &answer;
  }
  return nullptr;
}

/// Files that state something: the library has definitions alone.
std::vector<std::string> claims_below(const std::string& folder) {
  std::vector<std::string> paths = files_below(folder, ".rw");
  std::erase_if(paths, [](const std::string& path) { return path.starts_with("rewrites/library/"); });
  return paths;
}

void expect_as_written(const std::string& folder) {
  const std::vector<std::string> paths = claims_below(folder);
  CHECK_FALSE(paths.empty());
  for (const std::string& path : paths) {
    INFO(path);
    const std::vector<Verdict> verdicts = verdicts_of(path);
    CHECK_FALSE(verdicts.empty());
    for (const Verdict& verdict : verdicts) CHECK_MESSAGE(verdict.expectation_met, described(verdict));
    // Contradicting requirements, and what is not decided, are no success, also where the file expects them.
    const bool some_open = std::any_of(verdicts.begin(), verdicts.end(), [](const Verdict& verdict) {
      return verdict.expected.starts_with("vacuous") || verdict.expected.starts_with("unknown");
    });
    CHECK(exit_code(verdicts) == (some_open ? 3 : 0));
  }
}

}  // namespace

TEST_SUITE("rewrites") {
  TEST_CASE("every rewrite and twin is answered as its file expects") { expect_as_written("rewrites"); }

  TEST_CASE("right rewrites are proved for all sizes, twins show a replayed counterexample") {
    for (const std::string& path : claims_below("rewrites")) {
      for (const Verdict& verdict : verdicts_of(path)) {
        INFO(described(verdict));
        const Answer* equal = answer_to(verdict, Question::equal);
        REQUIRE(equal != nullptr);
        if (verdict.expected.starts_with("proved")) {
          CHECK(equal->reach == Reach::all_sizes);
          CHECK_FALSE(equal->certificate.empty());
          if (verdict.fact.empty()) CHECK(answer_to(verdict, Question::accurate) != nullptr);
        } else if (verdict.expected.starts_with("refuted")) {
          REQUIRE(equal->counterexample);
          CHECK(equal->counterexample->replayed);
          CHECK_FALSE(equal->counterexample->replay_file.empty());
        }
      }
    }
  }
}

TEST_SUITE("kernels") {
  TEST_CASE("every claim and wrong kernel is answered as its file expects") { expect_as_written("kernels"); }
}
