#include <random>

#include "tests/unit/text/reading.h"

namespace ir = warpproof::ir;
namespace text = warpproof::text;

namespace {

bool same_equations(const std::vector<ir::Equation>& a, const std::vector<ir::Equation>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    // The indices of the left side are free in the body: bind both bodies before they are compared.
    std::vector<ir::Binder> left, right;
    if (a[i].name != b[i].name || a[i].indices.size() != b[i].indices.size()) return false;
    for (std::size_t k = 0; k < a[i].indices.size(); ++k) {
      const auto zero = ir::make_constant(0, ir::ScalarType::integer);
      left.push_back({a[i].indices[k], zero, a[i].extents[k]});
      right.push_back({b[i].indices[k], zero, b[i].extents[k]});
    }
    if (!ir::alpha_equal(ir::make_reduce(ir::Reduction::max, left, nullptr, a[i].body),
                         ir::make_reduce(ir::Reduction::max, right, nullptr, b[i].body))) {
      return false;
    }
  }
  return true;
}

const std::string everything = R"(
define silu(x) = x * sigmoid(x)
define softmax(X[M, N])[i, j] = e[i, j] / z[i]
  with e[i, j] = exp(X[i, j] - (max k < N. X[i, k]))
  with z[i] = sum j < N. e[i, j]
rewrite all_of_it
  title "a \"title\" with \\"
  fact "list.rule"
  origin "somewhere"
  theory extended
  size M, N, T
  let tiles = ceil_div(N, T)
  require T >= 1, T | N, positive: X[i, k] > 0
  input X[M, N], V[N, M], c : real, n : int, b : bool
  before
    S[i, t < tiles] = sum t * T <= k < min((t + 1) * T, N) where not b or k != n. X[i, k] ^ 2
    Y[i, j] = softmax(X)[i, j] * silu(-X[i, j]) - -2.5 * (if b then c else 1)
  after
    Y[i, j] = softmax(fun a < M, a2 < N. X[a, a2] + c)[i, j] + (any k < N, l < k. X[i, k] > X[i, l] and true)
)";

}  // namespace

TEST_CASE("L63 what is printed reads back as the same program") {
  std::string source = everything;
  source.replace(source.find("(any"), 4, "(if any");
  source.replace(source.find("and true)"), 9, "and true then 1 else rational(2, 3))");
  source +=
      "  formats X, Y : f32, c : f64 accumulate f32 blocked 8\n  box X in [-1/3, 4]\n  accept bound <= 3 "
      "ulps\n"
      "  sizes M=3 N=4 T=2; at most M, N <= 100\n  expect proved for all sizes\n"
      "wrong twin w of all_of_it\n  shipped \"x\"\n  require nothing\n  expect refuted (value_differs)\n"
      "kernel k\n  source \"k.cu\" entry k target sm_80 flags \"-O3\" \"-lineinfo\" artefact \"k.ptx\"\n"
      "  computes all_of_it.after with r = Y\n  size ld\n  let two = 2 * ld\n"
      "  arguments X strides (two, 1) storage M * ld aligned 4, V : f16, out zeroed r alias X, c : f64, n : "
      "s32,\n"
      "            ld : u64, workspace w[M] : f32, inverse : f32 = 1 / N\n"
      "  launch grid (M, tiles_(N)), block (16), dynamic shared 4 * M\n  formats X, r : f32 pairwise\n"
      "  sizes M=3 N=4 T=2 ld=8\n"
      "sequence q\n  computes all_of_it.before\n  buffers X, V : f32, out Y, c : f32, n : s32, workspace "
      "w[M] : f32\n"
      "  launch i(X, M); i(Y, N)\n  formats X, Y : f32\n"
      "kernel j\n  source \"k.cu\" entry j\n  source \"k.hip\" entry j target gfx942, gfx90a artefact "
      "\"j.*.ll\"\n  size A, B\n  arguments x[A, B] : f32, A : s32, at[A, B] : s32, slot[B] : u8\n"
      "  data at[i, k] = (i * 3 + k) mod A, slot in [1, 2 * A)\n"
      "  launch grid (A), block (B)\n"
      "kernel i\n  source \"k.cu\" entry j\n  size A, B\n  arguments x[A, B] : f32, A : s32\n"
      "  launch grid (A), block (B)\n";
  source.replace(source.find("tiles_(N)"), 9, "ceil_div(N, 16)");
  source.replace(source.find("i(X, M); i(Y, N)"), 16, "i(X, M); i(Y, N)");
  const ir::Program first = reading::good(source);
  const std::string printed = text::print(first);
  INFO(printed);
  const ir::Program second = reading::good(printed);
  REQUIRE(first.rewrites.size() == second.rewrites.size());
  for (std::size_t i = 0; i < first.rewrites.size(); ++i) {
    CHECK(first.rewrites[i].title == second.rewrites[i].title);
    CHECK(first.rewrites[i].theory == second.rewrites[i].theory);
    CHECK(first.rewrites[i].sizes == second.rewrites[i].sizes);
    CHECK(first.rewrites[i].maxima == second.rewrites[i].maxima);
    CHECK(first.rewrites[i].requirements.size() == second.rewrites[i].requirements.size());
    CHECK(same_equations(first.rewrites[i].before.equations, second.rewrites[i].before.equations));
    CHECK(same_equations(first.rewrites[i].after.equations, second.rewrites[i].after.equations));
  }
  for (std::size_t i = 0; i < first.definitions.size(); ++i) {
    CHECK(same_equations(first.definitions[i].equations, second.definitions[i].equations));
  }
  REQUIRE(second.kernels.size() == 3);
  CHECK(second.kernels[1].data.size() == 2);
  REQUIRE(second.kernels[1].others.size() == 2);
  CHECK(second.kernels[1].others[1].target == "gfx90a");
  CHECK(second.kernels[1].others[1].artefact == "j.gfx90a.ll");
  CHECK(second.kernels[0].arguments.size() == first.kernels[0].arguments.size());
  CHECK(second.sequences.size() == 1);
  CHECK(text::print(second) == printed);
}

TEST_CASE("L63 an expression prints with unique bound names and reads back alpha-equal") {
  const auto program =
      reading::good(reading::with_expression("(sum k < N. X[i, k] * (max k2 < N. X[i, k2])) + (sum k < N. "
                                             "X[i, k]) * (sum j2 < M where j2 != i. s[j2])"));
  const ir::Equation& equation = program.rewrites.at(0).after.equations[0];
  text::ExpressionScope scope = text::scope_of(program.rewrites[0]);
  for (const auto& index : text::free_index_names(equation.body)) scope.indices.push_back(index);
  const std::string printed = text::print(equation.body);
  const auto again = text::parse_expression(printed, scope);
  REQUIRE(again);
  CHECK(ir::alpha_equal(equation.body, *again));
  CHECK(printed.find("k_2") != std::string::npos);
}

TEST_CASE("L63 free indices that share a name are told apart") {
  const ir::IndexVariable first{"i", 7}, second{"i", 9};
  const auto expression =
      ir::make_apply("add", {ir::make_read("s", {ir::make_index(first)}, ir::ScalarType::real),
                             ir::make_read("s", {ir::make_index(second)}, ir::ScalarType::real)});
  CHECK(text::print(expression) == "s[i] + s[i_2]");
  text::ExpressionScope scope;
  scope.tensors = {{"s", 1, ir::ScalarType::real}};
  scope.indices = text::free_index_names(expression);
  REQUIRE(scope.indices.size() == 2);
  const auto again = text::parse_expression("s[i] + s[i_2]", scope);
  REQUIRE(again);
  CHECK(ir::alpha_equal(expression, *again));
  CHECK_FALSE(text::parse_expression("s[i] + s[j]", scope));
  CHECK_FALSE(text::parse_expression("s[i] s[i_2]", scope));
}

namespace {

/// Random expressions over every kind of node, to be printed and read.
class Maker {
 public:
  explicit Maker(std::uint32_t seed) : random_(seed) {}

  ir::ExpressionPtr real(int depth) {
    switch (depth == 0 ? pick(4) : pick(12)) {
      case 0:
        return ir::make_constant(ir::Rational(pick(19) - 9, pick(6) + 1), ir::ScalarType::real);
      case 1:
        return ir::make_read("x", {}, ir::ScalarType::real);
      case 2:
        return ir::make_read("X", {integer(depth / 2), integer(depth / 2)}, ir::ScalarType::real);
      case 3:
        return ir::make_constant(ir::Rational(pick(9)), ir::ScalarType::real);
      case 4:
        return ir::make_apply("add", {real(depth - 1), real(depth - 1)});
      case 5:
        return ir::make_apply("sub", {real(depth - 1), real(depth - 1)});
      case 6:
        return ir::make_apply("mul", {real(depth - 1), real(depth - 1)});
      case 7:
        return ir::make_apply("div", {real(depth - 1), integer(depth - 1)});
      case 8:
        return ir::make_apply("neg", {real(depth - 1)});
      case 9:
        return ir::make_apply("pown",
                              {real(depth - 1), ir::make_constant(pick(7) - 3, ir::ScalarType::integer)});
      case 10:
        return ir::make_apply("select", {condition(depth - 1), real(depth - 1), real(depth - 1)});
      default:
        return reduction(depth);
    }
  }

 private:
  int pick(int choices) { return static_cast<int>(random_() % static_cast<std::uint32_t>(choices)); }

  ir::ExpressionPtr integer(int depth) {
    switch (depth <= 0 ? pick(3) : pick(6)) {
      case 0:
        return ir::make_constant(pick(9) - 4, ir::ScalarType::integer);
      case 1:
        return ir::make_size("N");
      case 2:
        return indices_.empty() ? ir::make_size("M") : ir::make_index(indices_[random_() % indices_.size()]);
      case 3:
        return ir::make_apply("floor_div", {integer(depth - 1), integer(depth - 1)});
      case 4:
        return ir::make_apply("min", {integer(depth - 1), integer(depth - 1)});
      default:
        return ir::make_apply("mul", {integer(depth - 1), integer(depth - 1)});
    }
  }

  ir::ExpressionPtr condition(int depth) {
    switch (depth <= 0 ? pick(2) : pick(6)) {
      case 0:
        return ir::make_boolean(pick(2) == 0);
      case 1:
        return ir::make_apply("le", {integer(0), integer(0)});
      case 2:
        return ir::make_apply("and", {condition(depth - 1), condition(depth - 1)});
      case 3:
        return ir::make_apply("or", {condition(depth - 1), condition(depth - 1)});
      case 4:
        return ir::make_apply("not", {condition(depth - 1)});
      default:
        return ir::make_apply("lt", {real(depth - 1), real(depth - 1)});
    }
  }

  ir::ExpressionPtr reduction(int depth) {
    std::vector<ir::Binder> binders;
    const int count = 1 + pick(2);
    for (int i = 0; i < count; ++i) {
      ir::Binder binder;
      binder.lower = pick(2) == 0 ? ir::make_constant(0, ir::ScalarType::integer) : integer(1);
      binder.upper = integer(1);
      binder.variable = allocator_.fresh(pick(2) == 0 ? "k" : "N");
      indices_.push_back(binder.variable);
      binders.push_back(std::move(binder));
    }
    const ir::ExpressionPtr guard = pick(3) == 0 ? condition(depth - 1) : nullptr;
    const auto kind = static_cast<ir::Reduction>(pick(4));
    const ir::ExpressionPtr body = real(depth - 1);
    indices_.resize(indices_.size() - static_cast<std::size_t>(count));
    return ir::make_reduce(kind, std::move(binders), guard, body);
  }

  std::mt19937 random_;
  ir::IndexAllocator allocator_;
  std::vector<ir::IndexVariable> indices_;
};

}  // namespace

TEST_CASE("L63 random expressions read back alpha-equal") {
  text::ExpressionScope scope;
  scope.sizes = {"M", "N"};
  scope.tensors = {{"X", 2, ir::ScalarType::real}, {"x", 0, ir::ScalarType::real}};
  Maker maker(20261130);
  for (int round = 0; round < 3000; ++round) {
    const ir::ExpressionPtr expression = maker.real(1 + round % 5);
    const std::string printed = text::print(expression, scope);
    INFO(printed);
    const auto again = text::parse_expression(printed, scope);
    REQUIRE_MESSAGE(again, reading::rendered(again.diagnostics()));
    REQUIRE(ir::alpha_equal(expression, *again));
    REQUIRE(text::print(*again, scope) == printed);
  }
}
