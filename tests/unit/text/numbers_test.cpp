#include "tests/unit/text/reading.h"

using reading::codes;
using reading::good;
namespace ir = warpproof::ir;

namespace {

std::string with_lines(const std::string& lines) {
  return "rewrite r\n size M, N\n require T: M >= N\n input X[M], s[M], n : int\n before Y[i] = X[i] * s[i]\n"
         " after P[i] = X[i] Y[i] = s[i] * P[i]\n" +
         lines + "\n";
}

ir::NumericContract numbers(const std::string& lines) {
  return good(with_lines(lines)).rewrites.at(0).numbers;
}

}  // namespace

TEST_CASE("L50 formats, accumulator and order") {
  const auto one = numbers(" formats X, s : f16, Y, P : f32 accumulate f64 blocked 32");
  REQUIRE(one.formats.size() == 2);
  CHECK(one.formats[0].names == std::vector<std::string>{"X", "s"});
  CHECK(one.formats[1].format == ir::Format::binary32);
  CHECK(*one.accumulate == ir::Format::binary64);
  CHECK(one.order == ir::SummationOrder::blocked);
  CHECK(one.block == 32);
  CHECK(numbers(" formats X : bf16 accumulate f32 in order").order == ir::SummationOrder::in_order);
  CHECK(numbers(" formats X : tf32 pairwise").order == ir::SummationOrder::pairwise);
  CHECK(codes(with_lines(" formats Q : f32")) == "E0331");
  CHECK(codes(with_lines(" formats X : f33")) == "E0330");
  CHECK(codes(with_lines(" formats X : e4m3")) == "E0190");
  CHECK(codes(with_lines(" formats X : f32, X : f16")) == "E0334");
  CHECK(codes(with_lines(" formats X : f32 blocked 0")) == "E0322");
  CHECK(codes(with_lines(" formats X f32")) == "E0110");
}

TEST_CASE("L51 box") {
  const auto one = numbers(" box X in [-4, 4], s in [1/3, 2^10]");
  REQUIRE(one.box.size() == 2);
  CHECK(one.box[0].low == ir::Rational(-4));
  CHECK(one.box[1].low == ir::Rational(1, 3));
  CHECK(one.box[1].high == ir::Rational(1024));
  CHECK(codes(with_lines(" box X in [4, -4]")) == "");  // an empty box is vacuous, not malformed
  CHECK(codes(with_lines(" box Y in [0, 1]")) == "E0333");
  CHECK(codes(with_lines(" box X in [0, M]")) == "E0201");
  CHECK(codes(with_lines(" box X in [0, sqrt(2)]")) == "E0226");
  CHECK(codes(with_lines(" box X in [0, 1], X in [0, 2]")) == "E0334");
  CHECK(codes(with_lines(" box X in [0, (((10^300)^300)^300)^300]")) == "E0226");
}

TEST_CASE("L52 what error is accepted") {
  CHECK(numbers(" accept bound <= 2 * bound(before)").accept->kind == ir::AcceptanceKind::bound_ratio);
  CHECK(numbers(" accept bound <= bound(before)").accept->factor == ir::Rational(1));
  CHECK(numbers(" accept error <= 2.5 * error(before)").accept->kind == ir::AcceptanceKind::error_ratio);
  CHECK(numbers(" accept bound <= 1e-4").accept->kind == ir::AcceptanceKind::bound_absolute);
  CHECK(numbers(" accept bound <= 64 ulps").accept->kind == ir::AcceptanceKind::bound_ulps);
  CHECK(codes(with_lines(" accept error <= 1e-4")) == "E0335");
  CHECK(codes(with_lines(" accept bound <= 2 * error(before)")) == "E0110");
  CHECK(codes(with_lines(" accept speed <= 2")) == "E0110");
}

TEST_CASE("L53 sizes and the largest sizes") {
  const auto program = good(with_lines(" sizes N=2 M=3, M=64 N=64; at most M, N <= 65536, M <= 70000"));
  const ir::Rewrite& rewrite = program.rewrites.at(0);
  REQUIRE(rewrite.sizes.size() == 2);
  CHECK(rewrite.sizes[0] == ir::SizeAssignment{{"M", 3}, {"N", 2}});
  CHECK(rewrite.maxima.size() == 3);
  CHECK(good(with_lines(" sizes at most M <= 10")).rewrites.at(0).maxima.size() == 1);
  CHECK(codes(with_lines(" sizes M=3")) == "E0320");
  CHECK(codes(with_lines(" sizes M=3 N=2 Q=1")) == "E0321");
  CHECK(codes(with_lines(" sizes M=3 N=2 M=4")) == "E0204");
  CHECK(codes(with_lines(" sizes M=99999999999999999999 N=2")) == "E0322");
  CHECK(codes(with_lines(" sizes M=2.5 N=2")) == "E0322");
  CHECK(codes(with_lines(" sizes M=2 N=3")) == "E0323");
  CHECK(codes(with_lines(" sizes at most Q <= 10")) == "E0321");
}
