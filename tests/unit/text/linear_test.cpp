// Sizes that are equal as polynomials, and what only looks so.
#include <doctest/doctest.h>

#include "verifier/text/linear.h"

using namespace warpproof;
using warpproof::text::same_size;

namespace {

ir::ExpressionPtr size(const char* name) { return ir::make_size(name); }
ir::ExpressionPtr index(const char* name, ir::IndexId id) { return ir::make_index({name, id}); }
ir::ExpressionPtr of(const char* op, ir::ExpressionPtr a, ir::ExpressionPtr b) {
  return ir::make_apply(op, {std::move(a), std::move(b)});
}

}  // namespace

TEST_CASE("sizes are compared as polynomials over what can not be taken apart") {
  const auto two = ir::make_constant(2, ir::ScalarType::integer);
  CHECK(same_size(of("add", size("M"), size("M")), of("mul", size("M"), two)));
  CHECK(same_size(of("mul", size("M"), size("K")), of("mul", size("K"), size("M"))));
  CHECK(same_size(of("add", of("ceil_div", size("K"), size("T")), two),
                  of("add", two, of("ceil_div", size("K"), size("T")))));
  CHECK_FALSE(same_size(of("ceil_div", size("K"), size("T")), size("K")));
  CHECK_FALSE(same_size(of("ceil_div", size("K"), size("T")), of("ceil_div", size("T"), size("K"))));
}

TEST_CASE("a size, an index and an element of one name are not the same") {
  const auto read = ir::make_read("N", {}, ir::ScalarType::integer);
  CHECK(same_size(index("N", 7), index("m", 7)));
  CHECK_FALSE(same_size(index("N", 7), size("N")));
  CHECK_FALSE(same_size(index("N", 7), index("N", 8)));
  CHECK_FALSE(same_size(read, size("N")));
  CHECK_FALSE(same_size(read, index("N", 7)));
  CHECK_FALSE(same_size(of("ceil_div", index("N", 7), size("T")), of("ceil_div", size("N"), size("T"))));
  CHECK_FALSE(same_size(of("mul", index("N", 7), size("T")), of("mul", size("N"), size("T"))));
}

TEST_CASE("very many different sizes are not seen to be equal, and cost little") {
  ir::ExpressionPtr sum = ir::make_constant(0, ir::ScalarType::integer);
  for (ir::IndexId id = 1; id < 2'000; ++id) sum = of("sub", of("add", sum, index("i", id)), index("i", id));
  CHECK_FALSE(same_size(sum, size("N")));
}
