// Axis groups (docs/language.md, L70 to L76).
#include "tests/unit/text/reading.h"
#include "verifier/ir/groups.h"
#include "verifier/text/print_side.h"

using reading::codes;
using reading::good;

namespace {

/// A rewrite over I*, J* (s*, e* along I*, q* integers along it) with these sides of Y.
std::string with_sides(const std::string& before, const std::string& after) {
  return "rewrite r\n size I*, J*, n\n size s*, e* along I*\n input A[I*], B[I*, J*], v : real, q* : int "
         "along I*\n"
         " before " +
         before + "\n after " + after + "\n";
}
std::string same_sides(const std::string& equation) { return with_sides(equation, equation); }

}  // namespace

TEST_CASE("L70 a name with a star directly behind it and no operand after that is one name") {
  CHECK(codes(same_sides("Y[i*] = A[i*]")) == "");
  CHECK(codes(same_sides("Y[i* < e*-s*] = A[s*+i*]")) == "");
  CHECK(codes(same_sides("y = sum i* < I*. A[i*]")) == "");
  const auto product = good(
      "rewrite r\n size q, T\n input X[q] : real\n before Y[i] = X[i]*2\n after Y[i] = 2*X[i]\n"
      " require q*T >= 1, q*(T + 1) >= 1, q * T >= 0\n");
  CHECK(warpproof::text::print(product.rewrites[0].requirements[0].condition) == "q * T >= 1");
  CHECK(codes("rewrite r\n size q*\n input q[q*] : real\n before y = v\n after y = v\n").find("E0264") !=
        std::string::npos);
  CHECK(codes("rewrite r*\n size n\n before y = n\n after y = n\n") == "E0264");
  CHECK(codes("rewrite r\n size sum*\n before y = 1\n after y = 1\n") == "E0114");
}

TEST_CASE("L71 groups, and what has one value for each axis") {
  const auto program = good(same_sides("Y[i* < I*] = A[q* + s* + i*]"));
  const warpproof::ir::Rewrite& rewrite = program.rewrites[0];
  REQUIRE(rewrite.groups.size() == 2);
  CHECK(rewrite.groups[0].name == "I*");
  CHECK(rewrite.groups[0].along == std::vector<std::string>{"e*", "s*", "q*"});
  CHECK(codes("rewrite r\n size s* along I*\n input v : real\n before y = v\n after y = v\n") == "E0201");
  CHECK(codes("rewrite r\n size I*\n size s along I*\n input v : real\n before y = v\n after y = v\n") ==
        "E0264");
  CHECK(codes("rewrite r\n size I*\n input s* : int\n before y = 1\n after y = 1\n") == "E0264");
  CHECK(codes("rewrite r\n size I*\n input s* : real along I*\n before y = 1\n after y = 1\n") == "E0264");
  CHECK(codes("rewrite r\n size I*\n let m = I* + 1\n input A[I*] : real\n before Y[i*] = A[i*]\n after "
              "Y[i*] = A[i*]\n") == "E0264");
  CHECK(codes("rewrite r\n size I*\n let m* = I* + 1\n input A[m*] : real\n before Y[i*] = A[i*]\n after "
              "Y[i*] = A[i*]\n") == "");
}

TEST_CASE("L72 a starred number speaks of one group, and is no value") {
  CHECK(codes(same_sides("Y[i*] = A[i*] + i*")) == "E0266 E0266");
  CHECK(codes(same_sides("Y[i*] = A[i*] + q*")) == "E0266 E0266");
  CHECK(codes(same_sides("Y[i* < I*, j* < J*] = B[j*, i*]")).find("E0265") == 0);
  CHECK(codes(same_sides("Y[i* < I*, j* < J*] = A[i* + j*]")) == "E0265 E0265");
  CHECK(codes(same_sides("Y[i < I*] = v")).find("E0265") == 0);
  CHECK(codes(same_sides("Y[i* < n] = v")).find("E0265") == 0);
  CHECK(codes(same_sides("Y[i*] = if i* < s* then A[i*] else v")) == "");
  CHECK(codes(same_sides("Y[i* < I*, j* < J*] = if i* < j* then v else A[i*]")) == "E0265 E0265");
  CHECK(codes(same_sides("Y[i* < I*] = A[if i* < s* then i* else s*]")) == "E0266 E0266");
  CHECK(codes(same_sides("Y[i* < I*] = A[min(i*, s*)]")) == "");
}

TEST_CASE("L74 there is an axis") {
  const std::string text =
      "rewrite r\n size I*\n require some: rank(I*) >= 1\n require rank(J*) >= 1\n size J*\n"
      " input A[I*, J*] : real\n before Y[i*, j*] = A[i*, j*]\n after Y[i*, j*] = A[i*, j*]\n";
  const auto program = good(text);
  CHECK(program.rewrites[0].groups[0].has_axes);
  CHECK(program.rewrites[0].groups[0].label == "some");
  CHECK(program.rewrites[0].requirements.empty());
  CHECK(codes("rewrite r\n size I*\n require rank(J*) >= 1\n before y = 1\n after y = 1\n") == "E0267");
  CHECK(codes("rewrite r\n size I*\n require rank(I*) >= 1, rank(I*) >= 1\n before y = 1\n after y = 1\n") ==
        "E0267");
  CHECK(codes("rewrite r\n size I*\n require rank(I*) >= 2\n before y = 1\n after y = 1\n").find("E0110") ==
        0);
}

TEST_CASE("L76 definitions and claims have axes that are written out") {
  CHECK(codes("define f(X[N*]) = 1\nrewrite r\n size n\n input v : real\n before y = v\n after y = v\n")
            .find("E0264") == 0);
  const std::string kernel =
      "kernel k\n source \"a.cu\" entry k\n computes r.after\n arguments A, out Y\n"
      " launch grid (1), block (1)\n sizes n=1\n formats A, Y : f32\n";
  CHECK(codes(same_sides("Y[i*] = A[i*]") + kernel) == "E0397");
}

TEST_CASE("L63 groups are printed as they are read") {
  for (const char* equation :
       {"Y[i*, j*] = sum k < n. B[i*, j*] * k", "y = sum i* < I*, j* < J*. B[i*, j*]",
        "Y[i* < ceil_div(e* - s*, 2)] = if 0 <= i* - s* < I* then A[s* + 2 * i*] else v"}) {
    const auto program = good(
        "rewrite r\n size I*, J*, n\n size s*, e* along I*\n"
        " require some: rank(I*) >= 1\n require ordered: s* <= e*\n"
        " input A[I*], B[I*, J*], v : real, q* : int along I*\n before " +
        std::string(equation) + "\n after " + equation + "\n");
    REQUIRE(program.rewrites.size() == 1);
    const std::string once = warpproof::text::print(program);
    CHECK(warpproof::text::print(good(once)) == once);
    CHECK(once.find("size s*, e* along I*") != std::string::npos);
    CHECK(once.find("q* : int along I*") != std::string::npos);
    CHECK(once.find("rank(I*) >= 1") != std::string::npos);
  }
}

TEST_CASE("L73 a comparison says: on every axis") {
  const auto program = good(same_sides("Y[i*] = if s* <= i* < e* then A[i*] else v"));
  const auto at = [&program](warpproof::ir::Ranks ranks) {
    const auto instance = warpproof::ir::at_rank(program.rewrites[0], ranks);
    return warpproof::text::print_side(instance, instance.before);
  };
  CHECK(at({1, 1}) == "Y[i < I] = if s <= i and i < e then A[i] else v\n");
  CHECK(at({2, 1}) ==
        "Y[i_1 < I_1, i_2 < I_2] = if s_1 <= i_1 and s_2 <= i_2 and (i_1 < e_1 and i_2 < e_2) "
        "then A[i_1, i_2] else v\n");
  CHECK(at({0, 1}) == "Y = if true and true then A else v\n");
}

TEST_CASE("L75 an instance has its own names, and no groups") {
  const auto program = good(
      "rewrite r\n size I*, I_1\n input A[I*, I_1] : real, k* : int along I*\n"
      " before Y[m] = sum i* < I* where i* < k*. A[i*, m]\n"
      " after Y[m] = sum i* < I* where i* < k*. A[i*, m]\n");
  const auto instance = warpproof::ir::at_rank(program.rewrites[0], {2});
  CHECK(instance.groups.empty());
  CHECK(instance.size_names == std::vector<std::string>{"I_1_", "I_2", "I_1"});
  REQUIRE(instance.inputs.size() == 3);
  CHECK(instance.inputs[0].extents.size() == 3);
  CHECK(instance.inputs[1].name == "k_1");
  CHECK(warpproof::text::print_side(instance, instance.before) ==
        "Y[m < I_1] = sum i_1 < I_1_, i_2 < I_2 where i_1 < k_1 and i_2 < k_2. A[i_1, i_2, m]\n");
  const auto none = warpproof::ir::at_rank(program.rewrites[0], {0});
  CHECK(warpproof::text::print_side(none, none.before) == "Y[m < I_1] = sum k < 1 where true. A[m]\n");
}
