#include <doctest/doctest.h>

#include "verifier/smt/solver.h"

using namespace warpproof::smt;

namespace {

Term whole(const char* name) { return variable(name, Sort::integer); }
Term number(const char* name) { return variable(name, Sort::real); }
Term zero() { return integer(0); }
Answer ask(std::vector<Term> facts, Term goal) {
  facts.push_back(negation(std::move(goal)));
  return check_unsat(facts, Budget{});
}
Term at_least(Term a, Term b) { return less_equal(std::move(b), std::move(a)); }
Term tile_index() { return sum({product({whole("t"), whole("T")}), whole("r")}); }

}  // namespace

TEST_CASE("a floor grid does not cover, a ceiling grid does") {
  const Term tiles_up = negative(floor_quotient(negative(whole("K")), whole("T")));
  const Term tiles_down = floor_quotient(whole("K"), whole("T"));
  const std::vector<Term> facts{less(zero(), whole("T")), less(whole("k"), whole("K")),
                                at_least(whole("k"), zero())};
  const Answer covered = ask(facts, less(whole("k"), product({tiles_up, whole("T")})));
  CHECK(covered.status == Status::unsat);
  CHECK(covered.by_linear);
  CHECK(ask(facts, less(whole("k"), product({tiles_down, whole("T")}))).status != Status::unsat);
}

TEST_CASE("tile ranges need a product fact, and the linearised form has it") {
  const std::vector<Term> facts{at_least(whole("r"), zero()), less(whole("r"), whole("T"))};
  const Term in_tiles = less(whole("t"), whole("N"));
  const Term in_flat = less(tile_index(), product({whole("N"), whole("T")}));
  const Answer answer =
      ask(facts, conjunction({implication(in_tiles, in_flat), implication(in_flat, in_tiles)}));
  CHECK(answer.status == Status::unsat);
  CHECK(answer.by_linear);
}

TEST_CASE("division by zero is a fixed value, never the solver's free function") {
  CHECK(ask({}, equal(floor_quotient(whole("a"), zero()), zero())).status == Status::unsat);
  CHECK(ask({}, equal(modulo(whole("a"), zero()), zero())).status == Status::unsat);
  CHECK(ask({equal(number("x"), real(0))}, equal(quotient(real(1), number("x")), real(0))).status ==
        Status::unsat);
  CHECK(ask({}, equal(product({number("x"), quotient(real(1), number("x"))}), real(1))).status !=
        Status::unsat);
  CHECK(ask({less(real(0), number("x"))},
            equal(product({number("x"), quotient(real(1), number("x"))}), real(1)))
            .status == Status::unsat);
  CHECK(ask({}, equal(modulo(integer(-7), integer(3)), integer(2))).status == Status::unsat);
  CHECK(ask({}, equal(floor_quotient(integer(7), integer(-2)), integer(-4))).status == Status::unsat);
}

TEST_CASE("a model names the variables with exact values") {
  const Answer answer = check_unsat({equal(product({integer(2), whole("n")}), integer(14)),
                                     equal(product({real(3), number("x")}), real(-1))},
                                    Budget{});
  REQUIRE(answer.status == Status::sat);
  REQUIRE(answer.model.size() == 2);
  CHECK(answer.model[0] == std::pair<std::string, std::string>{"n", "7"});
  CHECK(answer.model[1] == std::pair<std::string, std::string>{"x", "-1/3"});
}

TEST_CASE("booleans, choices and floors") {
  const Term p = variable("p", Sort::boolean);
  const Term chosen = choice(p, whole("a"), whole("b"));
  CHECK(ask({p}, equal(chosen, whole("a"))).status == Status::unsat);
  CHECK(ask({}, equal(chosen, whole("a"))).status != Status::unsat);
  CHECK(ask({equal(number("x"), real(Rational(-7, 2)))}, equal(floor(number("x")), integer(-4))).status ==
        Status::unsat);
}

TEST_CASE("a nonlinear query beyond the product facts is confirmed or not used") {
  const Term x = number("x"), y = number("y");
  const Term goal = less_equal(product({real(2), x, y}), sum({product({x, x}), product({y, y})}));
  const Answer answer = ask({}, goal);
  CHECK((answer.status == Status::unsat || answer.status == Status::unconfirmed ||
         answer.status == Status::unknown));
  CHECK_FALSE(answer.status == Status::sat);
}

TEST_CASE("a tiny budget gives unknown, never an answer") {
  const Term x = whole("x"), y = whole("y"), z = whole("z");
  auto cube = [](const Term& a) { return product({a, a, a}); };
  const Answer answer =
      check_unsat({equal(sum({cube(x), cube(y)}), cube(z)), less(zero(), x), less(zero(), y)},
                  Budget{.resource_max = 2000, .wall_ms_max = 2000});
  CHECK(answer.status == Status::unknown);
  CHECK(answer.out_of_budget);
}

TEST_CASE("a query is exported as it is asked") {
  const std::string script = export_smtlib({less(floor_quotient(whole("a"), whole("n")), number("x"))});
  CHECK(script.find("(declare-const |a| Int)") != std::string::npos);
  CHECK(script.find("div") == std::string::npos);
  CHECK(script.find("(check-sat)") != std::string::npos);
  CHECK(solver_version().starts_with("Z3 "));
}
