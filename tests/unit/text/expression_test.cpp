#include "tests/unit/text/reading.h"

using reading::codes;
using reading::read_as;
using reading::with_condition;
using reading::with_expression;

TEST_CASE("L10 how tightly operators bind") {
  CHECK(read_as("c + d * c ^ 2") == "c + d * c^2");
  CHECK(read_as("(c + d) * c") == "(c + d) * c");
  CHECK(read_as("c - d - 1") == "c - d - 1");
  CHECK(read_as("c - (d - 1)") == "c - (d - 1)");
  CHECK(read_as("c / d / 2") == "c / d / 2");
  CHECK(read_as("c / (d / 2)") == "c / (d / 2)");
  CHECK(read_as("-c ^ 2") == "-c^2");
  CHECK(read_as("(-c) ^ 2") == "(-c)^2");
  CHECK(read_as("-2 ^ 2") == "-2^2");
  CHECK(read_as("(-2) ^ 2") == "(-2)^2");
  CHECK(read_as("c * -d") == "c * -d");
  CHECK(read_as("c - -3") == "c - -3");
  CHECK(read_as("- - c") == "--c");
  CHECK(read_as("-(3)") == "-(3)");
  CHECK(read_as("2 ^ -1") == "2^-1");
  CHECK(read_as("if b or c > 0 and not d < 1 then 1 else 2") == "if b or c > 0 and not d < 1 then 1 else 2");
  CHECK(read_as("if (b or c > 0) and b then 1 else 2") == "if (b or c > 0) and b then 1 else 2");
  CHECK(codes(with_expression("c +")) == "E0110");
  CHECK(codes(with_expression("c d")) == "E0110");
  CHECK(codes(with_expression("(c + d")) == "E0110");
  CHECK(codes(with_expression("c + * d")) == "E0110");
}

TEST_CASE("L11 sum and if reach as far to the right as they can") {
  CHECK(read_as("sum k < N. X[i, k] + c") == "sum k < N. X[i, k] + c");
  CHECK(read_as("(sum k < N. X[i, k]) + c") == "(sum k < N. X[i, k]) + c");
  CHECK(read_as("s[i] * sum k < N. X[i, k] * c") == "s[i] * (sum k < N. X[i, k] * c)");
  CHECK(read_as("if b then c else d + 1") == "if b then c else d + 1");
  CHECK(read_as("(if b then c else d) + 1") == "(if b then c else d) + 1");
}

TEST_CASE("L12 reductions: sum, prod, max, min over numbers, any and all over conditions") {
  for (const char* word : {"sum", "prod", "max", "min"}) {
    CAPTURE(word);
    CHECK(codes(with_expression(std::string(word) + " k < N. X[i, k]")) == "");
    CHECK(codes(with_expression(std::string(word) + " k < N. X[i, k] > 0")) == "E0220");
  }
  for (const char* word : {"any", "all"}) {
    CAPTURE(word);
    CHECK(codes(with_condition(std::string(word) + " k < N. X[i, k] > 0")) == "");
    CHECK(codes(with_condition(std::string(word) + " k < N. X[i, k]")) == "E0220");
  }
  CHECK(read_as("max(c, d)") == "max(c, d)");
  CHECK(codes(with_expression("sum k < N X[i, k]")) == "E0110");
  CHECK(codes(with_expression("sum. X[i, j]")) == "E0110");
}

TEST_CASE("L13 ranges, several and dependent, with a condition") {
  CHECK(read_as("sum k <= i. X[i, k]") == "sum k < i + 1. X[i, k]");
  CHECK(read_as("sum 1 <= k < N. X[i, k]") == "sum 1 <= k < N. X[i, k]");
  CHECK(read_as("sum 1 < k <= N. X[i, k]") == "sum 1 + 1 <= k < N + 1. X[i, k]");
  CHECK(read_as("sum k < M, l < k. X[k, l]") == "sum k < M, l < k. X[k, l]");
  CHECK(read_as("sum k < N where k != j and b. X[i, k]") == "sum k < N where k != j and b. X[i, k]");
}

TEST_CASE("L13 what is no range") {
  CHECK(codes(with_expression("sum l < k, k < M. X[k, l]")) == "E0201");
  CHECK(codes(with_expression("sum k < c. 1")) == "E0222");
  CHECK(codes(with_expression("sum k > 3. 1")) == "E0110");
  CHECK(codes(with_expression("sum 3 < 4. 1")) == "E0110");
  CHECK(codes(with_expression("sum k < N where c. 1")) == "E0220");
  CHECK(codes(with_expression("sum k < N. X[i, k] + k")) == "");
  CHECK(codes(with_expression("(sum k < N. X[i, k]) + k")) == "E0201");
}

TEST_CASE("L14 types: integers count as reals, / divides reals, div mod ceil_div integers") {
  CHECK(codes(with_expression("c + 1 + n + M")) == "");
  CHECK(codes(with_expression("M / N")) == "");
  CHECK(codes(with_expression("X[i div 2, j mod N]")) == "");
  CHECK(codes(with_expression("X[i / 2, j]")) == "E0222");
  CHECK(codes(with_expression("X[i, c]")) == "E0222");
  CHECK(codes(with_expression("c div 2")) == "E0222");
  CHECK(codes(with_expression("ceil_div(N, T) + n mod 3")) == "");
  CHECK(codes(with_expression("b + 1")) == "E0220");
  CHECK(codes(with_expression("b")) == "E0220");  // an output of booleans beside one of reals
  CHECK(codes(with_condition("c")) == "E0220");
  CHECK(codes(with_condition("b and 1")) == "E0220");
  CHECK(codes(with_condition("b = b")) == "E0220");
  CHECK(codes(with_expression("if b then b else c")) == "E0220");
}

TEST_CASE("L15 an exponent is a whole number that is written out") {
  CHECK(read_as("c ^ 2 + c ^ -1 + c ^ 0") == "c^2 + c^-1 + c^0");
  CHECK(codes(with_expression("c ^ d")) == "E0221");
  CHECK(codes(with_expression("c ^ 0.5")) == "E0221");
  CHECK(codes(with_expression("c ^ M")) == "E0221");
  CHECK(codes(with_expression("2 ^ 3 ^ 2")) == "E0221");
}

TEST_CASE("L16 comparisons chain; T | K reads T divides K") {
  CHECK(read_as("if 0 <= c < d then 1 else 2") == "if 0 <= c and c < d then 1 else 2");
  CHECK(read_as("if c = d then 1 else 2") == "if c = d then 1 else 2");
  CHECK(read_as("if c == d then 1 else 2") == "if c = d then 1 else 2");
  CHECK(read_as("if c != d then 1 else 2") == "if c != d then 1 else 2");
  CHECK(read_as("if c > d >= 1 then 1 else 2") == "if c > d and d >= 1 then 1 else 2");
  CHECK(read_as("if T | N then 1 else 2") == "if N mod T = 0 then 1 else 2");
  CHECK(codes(with_condition("c | N")) == "E0222");
}

TEST_CASE("L17 if then else") {
  CHECK(read_as("if b then if b then 1 else 2 else 3") == "if b then if b then 1 else 2 else 3");
  CHECK(codes(with_expression("if b then 1")) == "E0110");
}

TEST_CASE("L18 functions of the language") {
  CHECK(codes(with_expression("exp(log(sqrt(abs(c)))) + tanh(erf(sigmoid(rsqrt(d))))")) == "");
  CHECK(codes(with_expression("exp(c, d)")) == "E0223");
  CHECK(codes(with_expression("exp()")) == "E0223");
  CHECK(codes(with_expression("exp(c)[i]")) == "E0203");
  const auto wrong = reading::load(with_expression("sigmod(c)"));
  REQUIRE(!wrong);
  CHECK(wrong.diagnostics()[0].code == "E0202");
  CHECK(wrong.diagnostics()[0].suggestion == "sigmoid");
}

TEST_CASE("L18 every operation of refmodels/ops can be written and reads back") {
  for (const warpproof::ir::Op* op : refmodels::ops::all_ops()) {
    CAPTURE(op->name);
    std::vector<warpproof::ir::ExpressionPtr> operands;
    using refmodels::ops::Rule;
    for (int i = 0; i < op->arity; ++i) {
      const bool boolean = op->rule == Rule::boolean || (op->rule == Rule::select && i == 0);
      const bool whole = op->rule == Rule::integer;
      if (op->rule == Rule::power && i == 1) {
        operands.push_back(warpproof::ir::make_constant(3, warpproof::ir::ScalarType::integer));
      } else {
        operands.push_back(warpproof::ir::make_read(boolean ? "b"
                                                    : whole ? "n"
                                                            : "c",
                                                    {},
                                                    boolean ? warpproof::ir::ScalarType::boolean
                                                    : whole ? warpproof::ir::ScalarType::integer
                                                            : warpproof::ir::ScalarType::real));
      }
    }
    const auto expression = warpproof::ir::make_apply(*op, operands);
    warpproof::text::ExpressionScope scope;
    scope.tensors = {{"b", 0, warpproof::ir::ScalarType::boolean},
                     {"n", 0, warpproof::ir::ScalarType::integer},
                     {"c", 0, warpproof::ir::ScalarType::real}};
    const auto again = warpproof::text::parse_expression(warpproof::text::print(expression), scope);
    REQUIRE_MESSAGE(again, reading::rendered(again.diagnostics()));
    CHECK(warpproof::ir::alpha_equal(expression, *again));
  }
}

TEST_CASE("L19 constants: true, false, rational") {
  CHECK(read_as("if true or false then 1 else 2") == "if true or false then 1 else 2");
  CHECK(read_as("rational(1, 3)") == "rational(1, 3)");
  CHECK(read_as("rational(-1, 3)") == "rational(-1, 3)");
  CHECK(read_as("rational(1, 4)") == "0.25");
  CHECK(codes(with_expression("rational(1, 0)")) == "E0223");
  CHECK(codes(with_expression("rational(c, 2)")) == "E0226");
}

TEST_CASE("L90 operations on bits take integers") {
  CHECK(read_as("bit_and(n, 255)") == "bit_and(n, 255)");
  CHECK(read_as("bit_xor(bit_not(n), shift_left(1, i))") == "bit_xor(bit_not(n), shift_left(1, i))");
  CHECK_FALSE(codes(with_expression("bit_and(c, 1)")).empty());
  CHECK(codes(with_expression("bit_and(n)")) == "E0223");
}

TEST_CASE("L62 what has a place in the language and no meaning yet says so") {
  for (const char* expression :
       {"scan(X)", "gather(X, i)", "argmax k < N. X[i, k]", "concat(X, X)", "cast(c)", "reshape(X)"}) {
    CAPTURE(expression);
    const auto wrong = reading::load(with_expression(expression));
    REQUIRE(!wrong);
    CHECK(warpproof::text::only_unsupported(wrong.diagnostics()));
  }
  const auto rank = reading::load(
      "define f(X[N]) = sum k < N. X[k]\nrewrite r\n size I*\n input X[I*] : real\n before y = f(X)\n after "
      "y = f(X)\n");
  REQUIRE(!rank);
  CHECK(warpproof::text::only_unsupported(rank.diagnostics()));
  const auto data = reading::load(with_expression("X[n, j]"));
  REQUIRE(!data);
  CHECK(data.diagnostics()[0].code == "E0191");
  CHECK(codes("rewrite r\n size N\n input X[N] : s32\n before Y[i] = X[i]\n after Y[i] = X[i]\n") == "E0190");
  const auto both = reading::load("rewrit\n" + with_expression("scan(X)"));
  REQUIRE(!both);
  CHECK_FALSE(warpproof::text::only_unsupported(both.diagnostics()));
}
