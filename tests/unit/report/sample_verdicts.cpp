#include "sample_verdicts.h"

#include <limits>

namespace sample {

using namespace warpproof;

namespace {

constexpr const char* kernel_source = R"cu(// Y = (X * d) W, one tile of 16 columns at a time.
#include <cuda_runtime.h>

constexpr int T = 16;

/* Each block computes a tile of Y;
   the tile of X is scaled on its way into shared memory. */
extern "C" __global__ void gemm_row_scale(const float* __restrict__ X, const float* __restrict__ d,
                                          const float* __restrict__ W, float* __restrict__ Y,
                                          int M, int K, int N) {
  __shared__ float x[T][T];
  __shared__ float w[T][T];
  const int row = blockIdx.y * T + threadIdx.y;
  const int column = blockIdx.x * T + threadIdx.x;
  float sum = 0.0f;
  for (int tile = 0; tile < (K + T - 1) / T; ++tile) {
    const int k = tile * T + threadIdx.x, r = tile * T + threadIdx.y;
    x[threadIdx.y][threadIdx.x] = (row < M && k < K) ? X[row * K + k] * d[k] : 0.0f;
    w[threadIdx.y][threadIdx.x] = (r < K && column < N) ? W[r * N + column] : 0.0f;
    __syncthreads();
    for (int i = 0; i < T; ++i) sum += x[threadIdx.y][i] * w[i][threadIdx.x];
    // no barrier here: the next tile overwrites what others still read
  }
  if (row < M && column < N) Y[row * N + column] = sum;
}
)cu";

Answer answer(Question question, Outcome outcome, Reason reason, const std::string& summary) {
  Answer out;
  out.question = question;
  out.outcome = outcome;
  out.reach = Reach::listed_sizes;
  out.reason = reason;
  out.summary = summary;
  return out;
}

Counterexample wrong_element() {
  Counterexample out;
  out.sizes = {{"M", 3}, {"K", 17}, {"N", 5}};
  TensorValue x{"X", {3, 17}, {}, {}}, d{"d", {17}, {}, {}}, w{"W", {17, 5}, {}, {}};
  for (int i = 0; i < 3 * 17; ++i) x.elements.push_back(i == 18 ? "1" : "0");
  for (int i = 0; i < 17; ++i) d.elements.push_back(i % 3 == 1 ? "-2.5" : "1");
  for (int i = 0; i < 17 * 5; ++i) w.elements.push_back(i == 7 ? "0.25" : "0");
  for (const auto& e : d.elements) d.bits.push_back(e == "1" ? "0x3f800000" : "0xc0200000");
  out.inputs = {x, d, w};
  out.output = "Y";
  out.index = {1, 2};
  out.before = "-0.625";
  out.after = "0.25 (0x3e800000)";
  out.replayed = true;
  out.replay_file = "#!/usr/bin/env python3\nprint('Y[1, 2]: expected -0.625, got 0.25')\n";
  return out;
}

}  // namespace

Verdict wrong_kernel() {
  Verdict v;
  v.id = "gemm_row_scale_column_scale";
  v.place = {"kernels/matmul/gemm_row_scale/claim.rw", 41, 1};
  v.kind = "kernel";
  v.outcome = Outcome::refuted;
  v.reach = Reach::listed_sizes;
  v.reason = Reason::output_differs;
  v.expected = "refuted (output_differs)";
  Answer implemented = answer(Question::implemented, Outcome::refuted, Reason::output_differs,
                              "Y[1, 2] is 0.25 and should be -0.625: the scale of another column was taken");
  implemented.details = {
      {"the value of Y[1, 2] is stored here", {v.place.path.substr(0, 30) + "kernel.cu", 24, 30}},
      {"d is read at [row], the definition reads d[k]", {"kernel.cu", 18, 70}}};
  implemented.counterexample = wrong_element();
  implemented.ledger = {{Assumption{}, "fma.rn.f32"}, {Assumption(1), ""}};
  Answer accurate = answer(Question::accurate, Outcome::proved, Reason::certificate_checked,
                           "bound 3.1e-06 is at most 2 times the bound of before");
  accurate.errors = {{"Y", 17, 1.8e-6, 3.1e-6, 4.4e-7},
                     {"row_norm", 3, 2e-7, 2e-7, 0},
                     {"scale", 1, 1e-7, std::numeric_limits<double>::infinity(), 6e-8}};
  Answer safe = answer(Question::safe, Outcome::proved, Reason::no_violation,
                       "no race, no access outside, at 9 sizes and every schedule");
  v.answers = {accurate, implemented, safe};
  v.definitions = {{"scale_into_weights.after",
                    "V[k < K, j < N] = d[k] * W[k, j]\n    Y[i < M, j < N] = sum k < K. X[i, k] * V[k, j]"}};
  v.artefacts = {{"source", "kernel.cu", std::string(64, 'a'), true, kernel_source},
                 {"code", "kernel.ptx", std::string(64, 'b'), false, ""}};
  v.provenance = {
      {"warpproof", "0.1.0"}, {"semantics revision", "9"}, {"compiler", "nvcc 13.0"}, {"seed", "1"}};
  v.time_ms = 812;
  return v;
}

Verdict race() {
  Verdict v = wrong_kernel();
  v.id = "gemm_row_scale_missing_barrier";
  v.reason = Reason::race_shared;
  v.expected = "";
  v.expectation_met = false;
  Answer safe = answer(Question::safe, Outcome::refuted, Reason::race_shared,
                       "thread (0, 0) writes x[0][0] while thread (1, 0) may still read it, block (0, 0)");
  safe.details = {
      {"thread (0, 0, 0) of block (0, 0, 0) writes 4 bytes at x + 0, in tile 1", {"kernel.cu", 18, 5}},
      {"thread (1, 0, 0) of block (0, 0, 0) reads 4 bytes at x + 0, in tile 0", {"kernel.cu", 21, 44}}};
  v.answers = {
      answer(Question::implemented, Outcome::unknown, Reason::time_limit, "not asked while it races"), safe};
  v.answers[0].reach = Reach::none;
  return v;
}

Verdict proved_rewrite() {
  Verdict v;
  v.id = "softmax_shift";
  v.place = {"rewrites/softmax/shift.rw", 3, 1};
  v.kind = "rewrite";
  v.outcome = Outcome::proved;
  v.reach = Reach::all_sizes;
  v.reason = Reason::certificate_checked;
  v.expected = "proved for all sizes";
  Answer equal = answer(Question::equal, Outcome::proved, Reason::certificate_checked,
                        "5 lemma instances, re-checked; evaluation agrees on 40 inputs");
  equal.reach = Reach::all_sizes;
  equal.derivation = {
      "y, left side, from: exp(X[i, j]) / (sum k < N. exp(X[i, k]))",
      "y, left side: exp(X[i, j]) = exp(X[i, j] - m[i]) * exp(m[i])   [exp_of_sum, from right to left]",
      "y, left side: sum k < N. exp(X[i, k] - m[i]) * exp(m[i]) = exp(m[i]) * (sum k < N. exp(X[i, k] - "
      "m[i]))   "
      "[linearity]",
      "y, left side: exp(m[i]) != 0 exactly when true   [exp_positive]",
      "y: both sides are exp(X[i, j] - m[i]) / (sum k < N. exp(X[i, k] - m[i]))",
      "and 3 lines more"};

  equal.ledger = {{Assumption{}, ""}};
  equal.certificate = R"({"schema": "warpproof-certificate-1", "steps": [{"lemma": "exp_of_sum"}]})";
  v.answers = {equal};
  v.definitions = {
      {"before", "y[i < M, j < N] = exp(X[i, j]) / (sum k < N. exp(X[i, k]))"},
      {"after",
       "m[i < M] = max k < N. X[i, k]\n    z[i < M] = sum k < N where k != i. exp(X[i, k] - m[i])^2 / "
       "sqrt(1e-5 + abs(c[i]))\n    y[i < M, j < N] = if j < N div 2 then exp(X[i, j] - m[i]) / z[i] "
       "else (s[i] * X[i, j]) * (d[j] * W[j, i]) - -1 * rsqrt(z[i])"}};
  v.definitions.push_back({"softmax",
                           "define softmax(X[M, N])[i, j] = e[i, j] / z[i]\n  with e[i, j] = exp(X[i, j])\n"
                           "  with z[i] = sum j < N. e[i, j]\n"});
  v.provenance = {{"warpproof", "0.1.0"}, {"solver", "Z3 4.8.12"}};
  return v;
}

Verdict rejected_file() {
  Verdict v;
  v.id = "claim.rw";
  v.kind = "file";
  v.outcome = Outcome::rejected;
  v.reason = Reason::bad_input;
  v.expectation_met = false;
  Diagnostic d;
  d.code = "E0203";
  d.place = {"claim.rw", 4, 31};
  d.message = "unknown size 'L'";
  d.expected = "a size declared with 'size'";
  d.suggestion = "K";
  d.notes = {"sizes here are M, K, N"};
  d.rendered =
      "claim.rw:4:31: error[E0203]: unknown size 'L'\n    4 |   before Y[i, j] = sum k < L. X[i, k]\n"
      "      |                          ^\n  expected: a size declared with 'size'\n";
  v.diagnostics = {d};
  return v;
}

namespace {

/// One question, and no answer to it.
Verdict not_decided(const char* id, const char* kind, Question question, Outcome outcome, Reason reason,
                    const char* summary) {
  Verdict v;
  v.id = id;
  v.kind = kind;
  v.outcome = outcome;
  v.reason = reason;
  v.expectation_met = false;
  v.answers = {answer(question, outcome, reason, summary)};
  v.answers[0].reach = Reach::none;
  return v;
}

}  // namespace

Verdict not_modelled() {
  return not_decided("attention_wgmma", "kernel", Question::implemented, Outcome::unsupported,
                     Reason::unsupported_instruction,
                     "wgmma.mma_async.sync.aligned.m64n8k16 at line 118 of kernel.ptx");
}

Verdict undecided() {
  return not_decided("quartic_difference", "rewrite", Question::equal, Outcome::unknown,
                     Reason::open_obligation, "open: sin(x[i])^4 - cos(x[i])^4 = -cos(2 * x[i])");
}

Verdict hostile() {
  const std::string text = attack;
  Verdict v = wrong_kernel();
  v.id = text;
  v.expected = text;
  v.expectation_met = false;
  v.place.path = text;
  for (Answer& a : v.answers) {
    a.summary = text;
    a.details = {{text, {text, 3, 1}}, {text, {"kernel.cu", 2, 1}}};
    a.derivation = {text};
    a.certificate = text;
    a.ledger = {{Assumption{}, text}};
    for (ErrorBound& bound : a.errors) bound.output = text;
    if (!a.counterexample) continue;
    Counterexample& c = *a.counterexample;
    c.sizes[0].first = c.output = c.before = c.after = c.replay_file = text;
    for (TensorValue& tensor : c.inputs) {
      tensor.name = text;
      tensor.elements[0] = text;
      tensor.bits = {text};
    }
  }
  v.definitions = {{text, text}, {"after", "Y[i < M] = x[i] # " + text}};
  v.artefacts = {{"source", "kernel.cu", text, true, text + "\n" + text + "\n// " + text + "\n\"" + text}};
  v.provenance = {{text, text}};
  v.diagnostics = {{text, true, {text, 1, 1}, text, text, text, text, {text}, text}};
  return v;
}

std::vector<Verdict> all() {
  return {wrong_kernel(), race(), proved_rewrite(), rejected_file(), not_modelled(), undecided(), hostile()};
}

}  // namespace sample
