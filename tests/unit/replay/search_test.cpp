// What search finds, what it must not find, and that Python agrees.
#include "support.h"

using namespace replay_test;

namespace {

struct Wrong {
  const char* name;
  const char* body;
  Reason reason;
};

const Wrong wrong_rewrites[] = {
    {"a scale of the contraction axis moved out",
     "size M, K input X[M, K], W[K, K], s[K] : real output Y[M, K] : real\n"
     "before Y[i, j] = sum k < K. (s[k] * X[i, k]) * W[k, j]\n"
     "after Y[i, j] = s[j] * (sum k < K. X[i, k] * W[k, j])",
     Reason::value_differs},
    {"bias under the scale",
     "size M, N input X[M, N], b[N], s[M] : real output Y[M, N] : real\n"
     "before Y[i, j] = s[i] * (X[i, j] + b[j])\nafter Y[i, j] = s[i] * X[i, j] + b[j]",
     Reason::value_differs},
    {"ragged tail dropped",
     "size K, T require tile: T >= 1 input x[K] : real output y : real\n"
     "before y = sum k < K. x[k]\nafter y = sum q < K div T. (sum r < T. x[q * T + r])",
     Reason::value_differs},
    {"eps outside the root",
     "size N input x[N], eps : real output y[N] : real\n"
     "before y[j] = x[j] * rsqrt((sum k < N. x[k] ^ 2) / N + eps)\n"
     "after y[j] = x[j] * (rsqrt((sum k < N. x[k] ^ 2) / N) + eps)",
     Reason::value_differs},
    {"division that was not there",
     "size N input x[N] : real output y[N] : real\nbefore y[i] = x[i]\nafter y[i] = x[i] * x[i] / x[i]",
     Reason::defined_less},
    {"an empty mean",
     "size N input x[N] : real output y : real\nbefore y = sum k < N. x[k] / N\nafter y = (sum k < N. x[k]) "
     "/ N",
     Reason::defined_less},
    {"maximum in place of sum",
     "size N input x[N] : real output y : real\nbefore y = sum k < N. x[k]\nafter y = max k < N. x[k]",
     Reason::value_differs},
    {"exp of a product",
     "input a, b : real output y : real\nbefore y = exp(a) * exp(b)\nafter y = exp(a * b)",
     Reason::value_differs},
    {"a select that looks the other way",
     "size N input x[N] : real output y[N] : real\nbefore y[i] = if x[i] > 0 then x[i] else 0\n"
     "after y[i] = if x[i] < 0 then x[i] else 0",
     Reason::value_differs},
    {"tanh for sigmoid", "input a : real output y : real\nbefore y = sigmoid(a)\nafter y = (1 + tanh(a)) / 2",
     Reason::value_differs},
    {"a tail that shows at 17 alone",
     "size N input x[N] : real output y : real\nbefore y = sum k < N. x[k]\n"
     "after y = sum k < 16 where k < N. x[k]",
     Reason::value_differs},
    {"a tail that shows past 300 alone",
     "size N, M input x[N, M] : real output y[M] : real\nbefore y[j] = sum k < N. x[k, j]\n"
     "after y[j] = sum k < 300 where k < N. x[k, j]",
     Reason::value_differs},
    {"a column past 512",
     "size N input x[N] : real output y[N] : real\nbefore y[i] = x[i]\nafter y[i] = if i < 512 then x[i] "
     "else 0",
     Reason::value_differs},
    {"a threshold of softplus",
     "input a : real output y : real\nbefore y = if a > 20 then a else log(1 + exp(a))\n"
     "after y = log(1 + exp(a))",
     Reason::value_differs},
    {"a clamp of large values", "input a : real output y : real\nbefore y = min(a, 6000)\nafter y = a",
     Reason::value_differs},
};

const char* const right_rewrites[] = {
    ("size M, K, N input X[M, K], W[K, N], s[M] : real output Y[M, N] : real\n"
     "before Y[i, j] = sum k < K. (s[i] * X[i, k]) * W[k, j]\n"
     "after Y[i, j] = s[i] * (sum k < K. X[i, k] * W[k, j])"),
    ("size K, T require tile: T >= 1 input x[K] : real output y : real\n"
     "before y = sum k < K. x[k]\n"
     "after y = sum q < ceil_div(K, T). (sum r < T where q * T + r < K. x[q * T + r])"),
    ("size N input x[N], c : real output y[N] : real\n"
     "before y[i] = exp(x[i]) / (sum k < N. exp(x[k]))\n"
     "after y[i] = exp(x[i] - c) / (sum k < N. exp(x[k] - c))"),
    "input a : real output y : real\nbefore y = sqrt(a) * sqrt(a)\nafter y = if a >= 0 then a else 0",
    "input a : real output y : real\nbefore y = sigmoid(a)\nafter y = (1 + tanh(a / 2)) / 2",
    ("size N input x[N] : real output y[N] : real\nbefore y[i] = if x[i] != 0 then 1 / x[i] else 0\n"
     "after y[i] = if x[i] = 0 then 0 else 1 / x[i]"),
};

}  // namespace

TEST_CASE("each wrong rewrite is refuted, small, replayed, and Python says the same") {
  for (const Wrong& wrong : wrong_rewrites) {
    INFO(wrong.name);
    const ir::Program program = rewrite_of(wrong.body);
    const replay::SearchResult result = search(program);
    REQUIRE(result.difference);
    const Counterexample& counterexample = result.difference->counterexample;
    CHECK(result.difference->reason == wrong.reason);
    CHECK(counterexample.replayed);
    std::uint64_t elements = 0;
    for (const TensorValue& input : counterexample.inputs) elements += input.elements.size();
    CHECK(elements <= (std::string(wrong.name).find("past") == std::string::npos ? 20u : 600u));
    std::string printed;
    const int status = python_says(counterexample.replay_file, &printed);
    CHECK_MESSAGE(status == 0, printed);
  }
}

TEST_CASE("no right rewrite is refuted, and samples agree") {
  for (const char* body : right_rewrites) {
    INFO(body);
    const ir::Program program = rewrite_of(body);
    const replay::SearchResult result = search(program, 400'000);
    CHECK_FALSE(result.difference);
    CHECK(result.points >= 100);
    CHECK(result.compared >= 100);
    const replay::SearchResult samples = replay::agree_on_samples(program, program.rewrites[0], 30);
    CHECK_FALSE(samples.difference);
    CHECK(samples.points == 30);
  }
}

TEST_CASE("the same seed gives the same counterexample") {
  const ir::Program program = rewrite_of(wrong_rewrites[0].body);
  const auto first = search(program), second = search(program);
  CHECK(first.steps == second.steps);
  CHECK(first.difference->counterexample.replay_file == second.difference->counterexample.replay_file);
}

TEST_CASE("a counterexample that was tampered with does not replay") {
  const ir::Program program = rewrite_of(wrong_rewrites[1].body);
  Counterexample counterexample = search(program).difference->counterexample;
  CHECK(replay::replay(program, program.rewrites[0], Reason::value_differs, counterexample));
  CHECK_FALSE(replay::replay(program, program.rewrites[0], Reason::defined_less, counterexample));
  Counterexample changed = counterexample;
  for (TensorValue& input : changed.inputs) {
    for (std::string& element : input.elements) element = "0";
  }
  CHECK_FALSE(replay::replay(program, program.rewrites[0], Reason::value_differs, changed));
  CHECK_FALSE(changed.replayed);
  changed = counterexample;
  changed.inputs[0].elements.push_back("1");
  CHECK_FALSE(replay::replay(program, program.rewrites[0], Reason::value_differs, changed));
  changed = counterexample;
  changed.inputs[0].elements[0] = "one";
  CHECK_FALSE(replay::replay(program, program.rewrites[0], Reason::value_differs, changed));
}

TEST_CASE("requirements: met while searching, needed when dropping one is refuted") {
  const char* body =
      "size N, T require divides: N mod T = 0, tile: T >= 1 input x[N] : real output y : real\n"
      "before y = sum k < N. x[k]\nafter y = sum q < N div T. (sum r < T. x[q * T + r])";
  const ir::Program program = rewrite_of(body);
  CHECK_FALSE(search(program).difference);
  replay::SearchOptions options;
  options.without_requirement = 0;
  const auto dropped = replay::search_counterexample(program, program.rewrites[0], options);
  REQUIRE(dropped.difference);
  CHECK(dropped.difference->reason == Reason::value_differs);
}

TEST_CASE("requirements on values and sizes given by an equation") {
  const ir::Program scaled = rewrite_of(
      "size N, T require width: N = 16 * T, positive: s > 0 input x[N], s : real output y : real\n"
      "before y = max k < N. s * x[k]\nafter y = s * (max k < N. x[k])");
  const auto result = search(scaled);
  CHECK_FALSE(result.difference);
  CHECK(result.compared > 5);
  replay::SearchOptions options;
  options.without_requirement = 1;
  const auto dropped = replay::search_counterexample(scaled, scaled.rewrites[0], options);
  REQUIRE(dropped.difference);
  CHECK(dropped.difference->counterexample.sizes ==
        std::vector<std::pair<std::string, std::int64_t>>{{"N", 16}, {"T", 1}});
}

TEST_CASE("witness: a defined output, or none") {
  const ir::Program fine = rewrite_of(
      "size N input x[N] : real output y[N] : real\nbefore y[i] = 1 / x[i]\nafter y[i] = 1 / x[i]");
  const auto found = replay::find_witness(fine, fine.rewrites[0]);
  REQUIRE(found.witness);
  CHECK(found.requirements_met);
  CHECK(found.witness->point.size("N") >= 1);
  const ir::Program never = rewrite_of(
      "size N input x[N] : real output y[N] : real\nbefore y[i] = x[i] / (x[i] - x[i])\nafter y[i] = x[i]");
  CHECK_FALSE(replay::find_witness(never, never.rewrites[0]).witness);
  CHECK(replay::find_witness(never, never.rewrites[0]).requirements_met);
  const ir::Program contradictory = rewrite_of(
      "size N require small: N < 1, large: N > 1 input x[N] : real output y[N] : real\n"
      "before y[i] = x[i]\nafter y[i] = x[i]");
  CHECK_FALSE(replay::find_witness(contradictory, contradictory.rewrites[0]).requirements_met);
}

TEST_CASE("definitions are called with their own names") {
  const ir::Program program = program_of(
      "define total(v[n]) = sum k < n. v[k]\n"
      "define weighted(a[m, n], v[n])[i < m] = sum k < n. a[i, k] * v[k]\n"
      "rewrite r size M, N input X[M, N], v[N] : real output y : real\n"
      "before y = total(weighted(X, v))\n"
      "after y = sum i < M. (sum k < N. X[i, k] * v[k])\n"
      "wrong twin w of r after y = total(weighted(X, v)) + total(v) expect refuted (value_differs)");
  CHECK_FALSE(replay::search_counterexample(program, *program.find_rewrite("r")).difference);
  const auto wrong = replay::search_counterexample(program, *program.find_rewrite("w"));
  REQUIRE(wrong.difference);
  std::string printed;
  CHECK_MESSAGE(python_says(wrong.difference->counterexample.replay_file, &printed) == 0, printed);
}
