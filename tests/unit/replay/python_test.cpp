// The replay file: every operation is spelt, and its numbers are right (true identities do not differ, false
// ones do).
#include "support.h"

#include "refmodels/ops/op.h"
#include "verifier/replay/python_file.h"
#include "verifier/replay/python_writer.h"

using namespace replay_test;

namespace {

int status_of(const std::string& before, const std::string& after, const char* a, const char* b) {
  const ir::Program program =
      rewrite_of("size N input a, b : real output y : real\nbefore y = " + before + "\nafter y = " + after);
  replay::Point point;
  point.sizes = {{"N", 7}};
  point.inputs = {{"a", {}, {*replay::Rational::parse(a)}}, {"b", {}, {*replay::Rational::parse(b)}}};
  Counterexample shown;
  shown.output = "y";
  std::string printed;
  const std::string file =
      replay::python_file(program, program.rewrites[0], point, Reason::value_differs, shown);
  const int status = python_says(file, &printed);
  INFO(printed);
  CHECK(printed.find("Traceback") == std::string::npos);
  CHECK(printed.find("before:") != std::string::npos);
  return status;
}

struct Identity {
  const char *left, *right;
};
const Identity identities[] = {
    {"exp(a) * exp(b)", "exp(a + b)"},
    {"sin(a) ^ 2 + cos(a) ^ 2", "1"},
    {"sin(a + b)", "sin(a) * cos(b) + cos(a) * sin(b)"},
    {"sigmoid(a)", "(1 + tanh(a / 2)) / 2"},
    {"exp2(a)", "exp(a * log(2))"},
    {"log2(8) + log(b)", "3 + log2(b) * log(2)"},
    {"sqrt(b) * rsqrt(b)", "1"},
    {"erf(a) + erf(-a)", "0"},
    {"floor(a) + floor(-a)", "-1"},
    {"abs(a)", "max(a, -a)"},
    {"min(a, b)", "-max(-a, -b)"},
    {"if a < b and not (a > b) or a != a then 1 else 2", "1"},
    {"sum k < N. k * a", "21 * a"},
    {"sum k < N where k mod 2 = 0. 1", "ceil_div(N, 2)"},
    {"prod k < 3. b", "b ^ 3"},
    {"max k < N. -(k - 3) ^ 2 * b", "0"},
    {"if any k < N. k = 6 then 1 else 0", "1"},
    {"if all k < N. k < 6 then 1 else 0", "0"},
    {"N div 2 + N mod 2", "4"},
};

}  // namespace

TEST_CASE("true identities do not differ in Python, and spoilt ones do") {
  for (const Identity& identity : identities) {
    INFO(identity.left);
    const std::string left = identity.left, right = identity.right;
    CHECK(status_of(left, right, "-13/10", "5/2") == 1);
    CHECK(status_of(left, "(" + right + ") + 1e-30", "-13/10", "5/2") == 0);
  }
}

TEST_CASE("erf in Python at known points, Abramowitz and Stegun table 7.1 and 50 digits of MPFR") {
  CHECK(
      status_of("if abs(erf(a) - 0.84270079294971486934122063508260925929606699796630) < 1e-45 then 1 else 0",
                "1", "1", "0") == 1);
  CHECK(status_of("if abs(erf(a) - 0.99997790950300141455862722387041767962) < 1e-35 then 1 else 0", "1", "3",
                  "0") == 1);
}

TEST_CASE("undefined in Python: a definedness difference needs a defined left side") {
  CHECK(status_of("a", "a / (a - a)", "1", "0") == 0);
  CHECK(status_of("a / (a - a)", "a", "1", "0") == 1);
  CHECK(status_of("1", "sqrt(a)", "-1", "0") == 0);
  CHECK(status_of("1", "log(a)", "0", "0") == 0);
}

TEST_CASE("every operation of the language has a Python spelling") {
  for (const refmodels::ops::Op* op : refmodels::ops::all_ops()) {
    INFO(op->name);
    std::vector<ir::ExpressionPtr> operands;
    for (int i = 0; i < op->arity; ++i) {
      const bool boolean =
          op->rule == refmodels::ops::Rule::boolean || (op->rule == refmodels::ops::Rule::select && i == 0);
      operands.push_back(boolean ? ir::make_boolean(true) : ir::make_constant(2, ir::ScalarType::integer));
    }
    ir::Equation equation;
    equation.name = "y";
    equation.body = ir::make_apply(*op, operands);
    replay::PythonWriter writer;
    CHECK_NOTHROW(writer.equation(equation, ""));
  }
}
