// What is proved must survive the evaluator: variants of right and wrong rewrites, none of them known to be
// right.

#include <doctest/doctest.h>

#include "rewrite_reading.h"
#include "variation.h"
#include "verifier/replay/search.h"

using namespace warpproof;
using namespace warpproof::prove;
using namespace warpproof::prove::test;

namespace {

struct Count {
  int tried = 0, closed = 0;
};

Count examine(const char* path, int stride) {
  const ir::Program program = program_in(path);
  Count count;
  int position = 0;
  for (const ir::Rewrite& rewrite : program.rewrites) {
    for (const ir::Rewrite& variant : variants_of(rewrite)) {
      if (position++ % stride != 0) continue;
      ++count.tried;
      const base::Deadline deadline(5'000);
      if (prove_equal(program, variant, {}, deadline).status != ProofStatus::closed) continue;
      ++count.closed;
      ir::Program changed = program;
      for (ir::Rewrite& own : changed.rewrites)
        if (own.id == variant.id) own = variant;
      CAPTURE(text::print(variant, changed));
      replay::SearchOptions options;
      options.steps_max = 200'000;
      CHECK_FALSE(replay::search_counterexample(changed, variant, options).difference.has_value());
    }
  }
  return count;
}

}  // namespace

TEST_CASE("no proved variant of a right rewrite has a counterexample") {
  const Count count = examine("tests/unit/prove/rewrites/right.rw", 43);
  MESSAGE(count.tried << " tried, " << count.closed << " proved");
  CHECK(count.tried > 100);
  CHECK(count.closed > 5);
}

TEST_CASE("no proved variant of a wrong rewrite has a counterexample") {
  const Count count = examine("tests/unit/prove/rewrites/wrong.rw", 37);
  MESSAGE(count.tried << " tried, " << count.closed << " proved");
  CHECK(count.tried > 80);
}

TEST_CASE("no proved variant of a recurrence has a counterexample") {
  const Count right = examine("tests/unit/prove/rewrites/folds_right.rw", 41);
  MESSAGE(right.tried << " tried, " << right.closed << " proved");
  CHECK(right.tried > 50);
  const Count wrong = examine("tests/unit/prove/rewrites/folds_wrong.rw", 41);
  MESSAGE(wrong.tried << " tried, " << wrong.closed << " proved");
  CHECK(wrong.tried > 30);
}
