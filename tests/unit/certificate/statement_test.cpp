// A statement is about terms that mean something, or nothing is proved of it: the net under every bug in what
// makes its terms.
#include <doctest/doctest.h>

#include "verifier/base/fault.h"
#include "verifier/certificate/recheck.h"
#include "verifier/certificate/statement.h"
#include "verifier/text/load.h"

using namespace warpproof;
using namespace warpproof::certificate;

namespace {

ir::Program sum_of_squares() {
  const std::string text =
      "rewrite r\n size N\n input x[N] : real\n require x[0] > 0\n output y[N] : real\n"
      " before y[i] = x[i] * sum k < N. x[k]\n after y[i] = sum k < N. x[i] * x[k]\n";
  auto program =
      text::load_program(std::make_shared<base::SourceFile>(base::SourceFile{"test.rw", text}), {});
  REQUIRE(program);
  return *program;
}

void state_it(const ir::Program& program) {
  static_cast<void>(state(program, program.rewrites.at(0), base::Limits{}));
}

RecheckResult check_it(const ir::Program& program) {
  Certificate certificate;
  certificate.rewrite = "r";
  const base::Deadline deadline(10'000);
  return check_proof(certificate, program, program.rewrites.at(0), base::Limits{}, deadline);
}

const ExpressionPtr stray = ir::make_index({"k", 12'345});
const ExpressionPtr stray_state = ir::make_state({"s", 12'346, ir::ScalarType::real});
ExpressionPtr more(const ExpressionPtr& body, const ExpressionPtr& by) {
  return ir::make_apply("add", {body, by});
}

}  // namespace

TEST_CASE("a statement of well formed terms is stated") {
  const ir::Program program = sum_of_squares();
  CHECK_NOTHROW(state_it(program));
  CHECK(state(program, program.rewrites.at(0), base::Limits{}));
}

TEST_CASE(
    "an index or a state that nothing binds is a fault, on either side, for the prover and the checker") {
  for (const ExpressionPtr& free : {stray, stray_state}) {
    for (auto side : {&ir::Rewrite::before, &ir::Rewrite::after}) {
      ir::Program program = sum_of_squares();
      ir::Equation& equation = (program.rewrites.at(0).*side).equations.at(0);
      equation.body = more(equation.body, free);
      CHECK_THROWS_AS(state_it(program), base::Fault);
      CHECK_THROWS_AS(check_it(program), base::Fault);
    }
  }
}

TEST_CASE("a requirement or a condition under a zero that mentions a stray index is a fault") {
  ir::Program program = sum_of_squares();
  ExpressionPtr& condition = program.rewrites.at(0).requirements.at(0).condition;
  condition = both(condition, below(stray, ir::make_size("N")));
  CHECK_THROWS_AS(state_it(program), base::Fault);

  ir::Program guarded = sum_of_squares();
  ir::Equation& equation = guarded.rewrites.at(0).after.equations.at(0);
  equation.body = ir::make_apply("select", {below(stray, integer(3)), equation.body, equation.body});
  CHECK_THROWS_AS(state_it(guarded), base::Fault);
}

TEST_CASE("what is declared and bound around is well formed, the rest says why") {
  const Declarations known{{"N"}, {{"x", {1, ir::ScalarType::real}}}};
  const ExpressionPtr element = ir::make_read("x", {stray}, ir::ScalarType::real);
  const ir::Binder range{{"k", 12'345}, integer(0), ir::make_size("N")};
  const ExpressionPtr sum = ir::make_reduce(ir::Reduction::sum, {range}, nullptr, element);
  CHECK(malformed(known, {}, sum).empty());
  CHECK(malformed(known, {12'345}, element).empty());
  CHECK_FALSE(malformed(known, {}, element).empty());
  CHECK_FALSE(malformed(known, {12'345}, sum).empty());
  CHECK_FALSE(malformed(known, {}, ir::make_reduce(ir::Reduction::sum, {range}, nullptr, sum)).empty());
  CHECK_FALSE(malformed(known, {}, ir::make_size("M")).empty());
  CHECK_FALSE(malformed(known, {}, stray_state).empty());
}
