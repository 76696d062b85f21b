#include "tests/unit/text/reading.h"

using reading::codes;
using reading::read_as;
using reading::with_expression;

TEST_CASE("L1 text is UTF-8, # is a comment, line breaks mean nothing") {
  CHECK(codes("# a comment: \xc3\xa9\n" + with_expression("X[i, j] # more\n + 1")) == "");
  CHECK(codes("rewrite r size M input X[M] before Y[i] = X[i] after Y[i] = X[i]") == "");
  CHECK(codes("# \xff\n") == "E0104");
  CHECK(codes("# \xc0\x80\n") == "E0104");      // overlong
  CHECK(codes("# \xed\xa0\x80\n") == "E0104");  // a surrogate
  CHECK(codes(std::string("rewrite r\0", 10)) == "E0104");
  CHECK(codes("\x7f"
              "ELF\x02\x01\x01") == "E0104");
  CHECK(codes("") == "");
}

TEST_CASE("L2 names are letters, digits and _; case matters") {
  CHECK(codes("rewrite r_2\n size M\n input X_1[M], x_1[M]\n before Y[i] = X_1[i]\n after Y[i] = x_1[i]\n") ==
        "");
  CHECK(codes("rewrite r-2\n") == "E0110");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before Y[i] = x[i]\n after Y[i] = X[i]\n") == "E0201");
  CHECK(codes("rewrite \xce\xb1\n") == "E0101");
}

TEST_CASE("L3 numbers are exact; a point or an exponent makes a real") {
  const auto type_of = [](const std::string& number) {
    const auto program = reading::good(with_expression(number));
    return program.rewrites.at(0).after.equations[0].body->type;
  };
  CHECK(type_of("12") == warpproof::ir::ScalarType::integer);
  CHECK(type_of("12.0") == warpproof::ir::ScalarType::real);
  CHECK(type_of("1e3") == warpproof::ir::ScalarType::real);
  CHECK(read_as("1.25e-3") == "0.00125");
  CHECK(read_as("0.1 + 1e3") == "0.1 + 1000.0");
  CHECK(read_as("123456789012345678901234567890") == "123456789012345678901234567890");
  CHECK(codes(with_expression("2K")) == "E0102");
  CHECK(codes(with_expression("1e999")) == "E0102");
  CHECK(codes(with_expression(std::string(500, '1'))) == "E0102");
  CHECK(read_as("sum k < 16. X[i, k]") == "sum k < 16. X[i, k]");
}

TEST_CASE("L4 strings stay on a line; backslash before a quote") {
  const auto program = reading::good(
      "rewrite r\n title \"a \\\"b\\\" \\\\ c\"\n size M\n input X[M]\n"
      " before Y[i] = X[i]\n after Y[i] = X[i]\n");
  CHECK(program.rewrites.at(0).title == "a \"b\" \\ c");
  CHECK(codes("rewrite r\n title \"no end\n") == "E0103");
  CHECK(codes("rewrite r\n title \"no end\\") == "E0103");
}

TEST_CASE("L5 the words of the language are no names") {
  CHECK(codes("rewrite sum\n") == "E0114");
  CHECK(codes("rewrite r\n size M, fold\n") == "E0114");
  CHECK(codes("rewrite r\n size M\n input X[M], before[M]\n") == "E0114");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before Y[max] = X[max]\n") == "E0114");
  CHECK(codes("rewrite r\n size M\n input target[M]\n before Y[i] = target[i]\n after Y[i] = target[i]\n") ==
        "");
}

TEST_CASE("L6 a file is a list of things; what starts nothing is reported and skipped") {
  CHECK(codes("hello\nrewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[q]\n") ==
        "E0113 E0201");
  const auto wrong = reading::load("rewrit r\n");
  REQUIRE(!wrong);
  CHECK(wrong.diagnostics()[0].suggestion == "rewrite");
}

TEST_CASE("L7 sections: each once unless it may repeat, in any order, only where they belong") {
  CHECK(codes("rewrite r\n after Y[i] = X[i]\n before Y[i] = X[i]\n input X[M]\n size M\n") == "");
  CHECK(codes("rewrite r\n size M\n size N\n input X[M]\n input Z[N]\n require M >= 1\n require N >= 1\n"
              " before Y[i] = X[i]\n after Y[i] = X[i]\n") == "");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n before Y[i] = X[i]\n after Y[i] = "
              "X[i]\n") == "E0111");
  CHECK(codes("rewrite r\n buffers X\n") == "E0112");
  CHECK(codes("kernel k\n before Y = 1\n") == "E0112");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n") == "E0301");
  const auto wrong = reading::load("rewrite r\n size M\n inputs X[M]\n");
  REQUIRE(!wrong);
  CHECK(wrong.diagnostics()[0].code == "E0113");
  CHECK(wrong.diagnostics()[0].suggestion == "input");
}

TEST_CASE("L8 nothing is declared twice and nothing is shadowed") {
  CHECK(codes("rewrite r\n size M, M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n") == "E0204");
  CHECK(codes("rewrite r\n size M\n input X[M], M\n before Y[i] = X[i]\n after Y[i] = X[i]\n") == "E0204");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before X[i] = X[i]\n after X[i] = X[i]\n") == "E0204 E0204");
  CHECK(
      codes(
          "rewrite r\n size M\n input X[M]\n output Y[M], Y[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n") ==
      "E0204");
  CHECK(codes(with_expression("sum i < N. X[i, j]")) == "E0205");
  CHECK(codes(with_expression("sum X < N. 1")) == "E0205");
  CHECK(codes(with_expression("(sum k < N. X[i, k]) + (sum k < N. X[i, k])")) == "");
  CHECK(codes("rewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n"
              "rewrite r\n size M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n") == "E0206");
}
