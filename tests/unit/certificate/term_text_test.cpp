#include <doctest/doctest.h>

#include "instances.h"
#include "verifier/certificate/term_text.h"

using namespace warpproof;
using namespace warpproof::certificate;

TEST_CASE("terms are written and read back the same") {
  for (const test::Instance& instance : test::all_instances()) {
    for (const ExpressionPtr& term : {instance.left, instance.right}) {
      const std::string text = write_term(term);
      const auto read = read_term(text, 10'000);
      REQUIRE(std::holds_alternative<ExpressionPtr>(read));
      CHECK(write_term(std::get<ExpressionPtr>(read)) == text);
      CHECK(ir::alpha_equal(std::get<ExpressionPtr>(read), term));
    }
  }
}

TEST_CASE("hostile terms are refused, never fatal") {
  const char* texts[] = {"",
                         "(",
                         ")",
                         "(c 1/0 r)",
                         "(c 1 q)",
                         "(c 1/2 i)",
                         "(c 2 b)",
                         "(f nothing (c 1 r))",
                         "(f add (c 1 r))",
                         "(f add (c 1 b) (c 1 r))",
                         "(f select (c 1 r) (c 1 r) (c 1 r))",
                         "(f lt (c 1 b) (c 1 b))",
                         "(f floor_div (c 1 r) (c 1 i))",
                         "(sum () _ (c 1 r))",
                         "(sum ((k 1 (c 0 i) (c 1 r))) _ (c 1 r))",
                         "(sum ((k 99999999999 (c 0 i) (c 1 i))) _ (c 1 r))",
                         "(any ((k 1 (c 0 i) (c 1 i))) _ (c 1 r))",
                         "(sum ((k 1 (c 0 i) (c 1 i))) (c 1 r) (c 1 r))",
                         "(r x r (c 1 r))",
                         "(r x| r)",
                         "(i k)",
                         "(c 1 r) (c 1 r)"};
  for (const char* text : texts) {
    CAPTURE(text);
    CHECK(std::holds_alternative<std::string>(read_term(text, 1000)));
  }
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "(f neg ";
  CHECK(std::holds_alternative<std::string>(read_term(deep, 1'000'000)));
  std::string wide = "(f add (c 1 r) (c 1 r))";
  CHECK(std::holds_alternative<std::string>(read_term(wide, 2)));
}
