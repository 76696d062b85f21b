#include "verifier/gate/demand.h"

#include <doctest/doctest.h>

#include "verifier/text/load.h"

using namespace warpproof;
using namespace warpproof::gating;

namespace {

const std::string claim = R"(define twice(v[A] : real)[i < A] = v[i] + v[i]

rewrite r
  size    M, K
  input   X[M, K], s[M] : real
  require positive: K >= 1
  before  Y[i] = sum k < K. s[i] * X[i, k]
  after   Y[i] = s[i] * (sum k < K. X[i, k])
  formats X, s, Y : f32 accumulate f32 in order
  box     X in [-4, 4], s in [0, 16]
  accept  bound <= 2 * bound(before)
  sizes   M=3 K=5, M=4 K=8; at most M <= 100
  expect  proved

rewrite called
  size    M
  input   s[M] : real
  before  Y[i < M] = twice(s)[i]
  after   Y[i < M] = 2 * s[i]

kernel k
  source    "k.cu" entry k target sm_80 flags "-O3"
  source    "k.hip" entry k target gfx942
  computes  called.after
  arguments s, out Y, M : s32
  launch    grid (1), block (32), dynamic shared 0
  sizes     M=5
  formats   s, Y : f32
)";

std::string edited(const std::vector<std::pair<std::string, std::string>>& edits) {
  std::string text = claim;
  for (const auto& [from, to] : edits) {
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to);
  }
  return text;
}

ir::Program program(const std::string& text) {
  auto loaded =
      text::load_program(std::make_shared<const base::SourceFile>(base::SourceFile{"claim.rw", text}), {});
  if (!loaded) FAIL(base::render(loaded.diagnostics().front()));
  return std::move(*loaded);
}

/// "weakened changed launch": the kinds of what an edit takes away, of all claims, in order.
std::string kinds(const std::vector<std::pair<std::string, std::string>>& edits) {
  const ir::Program base = program(claim), head = program(edited(edits));
  DemandChanges all;
  for (std::size_t i = 0; i < base.rewrites.size(); ++i)
    for (DemandChange& one : compare_demands(base.rewrites[i], base, head.rewrites[i], head))
      all.push_back(one);
  for (DemandChange& one : compare_demands(base.kernels[0], base, head.kernels[0], head)) all.push_back(one);
  std::string out;
  for (const DemandChange& one : all) {
    CHECK(one.before != one.after);
    CHECK(!one.why.empty());
    const char* words[] = {"weakened", "changed", "launch"};
    out += (out.empty() ? "" : " ") + std::string(words[static_cast<int>(one.kind)]);
  }
  return out;
}

}  // namespace

TEST_CASE("the same, however it is laid out") {
  CHECK(kinds({}) == "");
  CHECK(kinds({{"K >= 1", "K   >= 1   # at least one"}}) == "");
  CHECK(kinds({{"require positive: K", "require at_least_one: K"}}) == "");
  CHECK(kinds({{"M=3 K=5, M=4 K=8", "M=4 K=8, M=3 K=5"}}) == "");
}

TEST_CASE("more is asked") {
  CHECK(kinds({{"  require positive: K >= 1\n", ""}}) == "");
  CHECK(kinds({{"bound <= 2 *", "bound <= 1.5 *"}}) == "");
  CHECK(kinds({{"M=4 K=8;", "M=4 K=8, M=1 K=1;"}}) == "");
  CHECK(kinds({{"M <= 100", "M <= 200"}}) == "");
  CHECK(kinds({{"expect  proved", "expect  proved for all sizes"}}) == "");
  CHECK(kinds({{"after   Y[i] = s[i] *", "after   Y[i] = 3 * s[i] *"}}) == "");  // checked, not demanded
}

TEST_CASE("less is asked") {
  CHECK(kinds({{"K >= 1", "K >= 2"}}) == "weakened");
  CHECK(kinds({{"  require positive", "  require more: M >= 2\n  require positive"}}) == "weakened");
  CHECK(kinds({{"X in [-4, 4]", "X in [-4, 3]"}}) == "weakened");
  CHECK(kinds({{"X in [-4, 4]", "X in [-3, 5]"}}) == "weakened");
  CHECK(kinds({{"bound <= 2 *", "bound <= 3 *"}}) == "weakened");
  CHECK(kinds({{"  accept  bound <= 2 * bound(before)\n", ""}}) == "weakened");
  CHECK(kinds({{"M=3 K=5, ", ""}}) == "weakened");
  CHECK(kinds({{"M <= 100", "M <= 99"}}) == "weakened");
  CHECK(kinds({{"; at most M <= 100", ""}}) == "weakened");
  CHECK(kinds({{"expect  proved", "expect  refuted (value_differs)"}}) == "weakened");
  CHECK(kinds({{"sum k < K. s[i]", "sum k < K. 2 * s[i]"}}) == "weakened");
}

TEST_CASE("something else is asked: in doubt it blocks") {
  CHECK(kinds({{"X in [-4, 4], ", ""}}) == "changed");
  // A rule against bound(before), or in ulps, is a supremum over the box: a wider one may allow more.
  CHECK(kinds({{"X in [-4, 4]", "X in [-4, 5]"}}) == "changed");
  CHECK(kinds({{"X, s, Y : f32 accumulate f32", "X, s : f32, Y : f16 accumulate f32"}}) == "changed");
  CHECK(kinds({{"f32 in order", "f32 pairwise"}}) == "changed");
  CHECK(kinds({{"bound <= 2 * bound(before)", "error <= 2 * error(before)"}}) == "changed");
  CHECK(kinds({{"at most M <= 100", "at most M <= 100, K <= 100"}}) == "changed");
  // Names of indices count: two texts are shown, and somebody looks.
  CHECK(kinds({{"sum k < K. s[i] * X[i, k]", "sum t < K. s[i] * X[i, t]"}}) == "weakened");
}

TEST_CASE("a definition that `before` calls") {
  CHECK(kinds({{"[i < A] = v[i] + v[i]", "[i < A] = v[i] + v[i] + v[i]"}}) == "weakened");
}

TEST_CASE("kernels: machines, flags, arguments, launch") {
  CHECK(kinds({{"  source    \"k.hip\" entry k target gfx942\n", ""}}) == "weakened");
  CHECK(kinds({{"flags \"-O3\"", "flags \"-O3\" \"-use_fast_math\""}}) == "changed");
  CHECK(kinds({{"arguments s,", "arguments s aligned 32,"}}) == "changed");
  CHECK(kinds({{"arguments s,", "arguments s aligned 4,"}}) == "");
  CHECK(kinds({{"out Y", "out zeroed Y"}}) == "changed");
  CHECK(kinds({{"block (32)", "block (64)"}}) == "launch");
  CHECK(kinds({{"source    \"k.cu\" entry k", "source    \"new.cu\" entry k2"}}) == "");
  CHECK(kinds({{"computes  called.after", "computes  called.before"}}) == "weakened");
}
