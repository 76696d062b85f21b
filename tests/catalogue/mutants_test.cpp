// Mutants of the right rewrites: evaluation tells nearly all of them from the original, and says so in
// Python, too.

#include "tests/catalogue/mutants.h"
#include "tests/catalogue/walk.h"
#include "verifier/replay/search.h"

using namespace catalogue;

TEST_CASE("mutants of right rewrites are refuted by evaluation") {
  std::size_t made = 0, refuted = 0;
  std::string survivors;
  for_each_rewrite([&](const Entry& entry, const ir::Rewrite& rewrite) {
    if (rewrite.twin_of) return;
    for (const Mutant& mutant : mutants_of(rewrite)) {
      replay::SearchOptions options;
      options.steps_max = 500'000;
      const auto result = replay::search_counterexample(entry.program, mutant.rewrite, options);
      ++made;
      if (result.difference) {
        ++refuted;
        CHECK_MESSAGE(result.difference->counterexample.replayed, mutant.what);
      } else {
        survivors += "  " + rewrite.id + ": " + mutant.what + "\n";
      }
    }
  });
  MESSAGE(refuted << " of " << made << " mutants refuted; not told apart:\n" << survivors);
  CHECK(made >= 200);
  CHECK(refuted * 10 >= made * 9);
}
