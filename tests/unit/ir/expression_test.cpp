#include "verifier/ir/expression.h"

#include <doctest/doctest.h>

namespace ir = warpproof::ir;
using ir::ScalarType;

namespace {

ir::ExpressionPtr whole(std::int64_t value) { return ir::make_constant(value, ScalarType::integer); }
ir::ExpressionPtr x(const ir::ExpressionPtr& index) { return ir::make_read("x", {index}, ScalarType::real); }

/// sum k < N. x[k + offset]
ir::ExpressionPtr shifted_sum(ir::IndexAllocator& allocator, const ir::ExpressionPtr& offset) {
  const ir::IndexVariable k = allocator.fresh("k");
  return ir::make_reduce(ir::Reduction::sum, {{k, whole(0), ir::make_size("N")}}, nullptr,
                         x(ir::make_apply("add", {ir::make_index(k), offset})));
}

}  // namespace

TEST_CASE("types: integers are promoted where a real is, division is real, comparisons are booleans") {
  const auto real = ir::make_constant(2, ScalarType::real);
  CHECK(ir::make_apply("add", {whole(1), whole(2)})->type == ScalarType::integer);
  CHECK(ir::make_apply("add", {whole(1), real})->type == ScalarType::real);
  CHECK(ir::make_apply("div", {whole(1), whole(2)})->type == ScalarType::real);
  CHECK(ir::make_apply("floor_div", {whole(1), whole(2)})->type == ScalarType::integer);
  CHECK(ir::make_apply("lt", {whole(1), real})->type == ScalarType::boolean);
  CHECK(ir::make_apply("pown", {whole(2), whole(3)})->type == ScalarType::integer);
  CHECK(ir::make_apply("pown", {whole(2), whole(-3)})->type == ScalarType::real);
  CHECK(ir::make_apply("select", {ir::make_boolean(true), whole(1), real})->type == ScalarType::real);
}

TEST_CASE("height and node count are those of the tree, and saturate") {
  ir::ExpressionPtr doubled = ir::make_size("N");
  for (int i = 0; i < 200; ++i) doubled = ir::make_apply("add", {doubled, doubled});
  CHECK(doubled->height == 201);
  CHECK(ir::count_nodes(doubled) == UINT64_MAX);
  CHECK(ir::count_nodes(ir::make_apply("add", {whole(1), whole(2)})) == 3);
}

TEST_CASE("the table of reductions") {
  for (const char* word : {"sum", "prod", "max", "min", "any", "all"}) {
    const ir::ReductionInfo* row = ir::reduction_named(word);
    REQUIRE(row != nullptr);
    CHECK(ir::info(row->reduction).keyword == std::string(word));
    CHECK(refmodels::ops::find_op(row->op_name) != nullptr);
  }
  CHECK(ir::reduction_named("avg") == nullptr);
}

TEST_CASE("alpha-equality forgets names and ids of bound indices, and nothing else") {
  ir::IndexAllocator allocator;
  const auto a = shifted_sum(allocator, whole(1));
  const auto b = shifted_sum(allocator, whole(1));
  CHECK(ir::alpha_equal(a, b));
  CHECK_FALSE(ir::alpha_equal(a, shifted_sum(allocator, whole(2))));
  CHECK_FALSE(ir::alpha_equal(a, shifted_sum(allocator, ir::make_constant(1, ScalarType::real))));
  const ir::IndexVariable i = allocator.fresh("i"), j = allocator.fresh("i");
  CHECK_FALSE(ir::alpha_equal(ir::make_index(i), ir::make_index(j)));
  // sum k. sum l. x[k] is not sum k. sum l. x[l].
  const auto nested = [&allocator](bool inner) {
    const ir::IndexVariable k = allocator.fresh("k"), l = allocator.fresh("l");
    const auto body = ir::make_reduce(ir::Reduction::sum, {{l, whole(0), ir::make_size("N")}}, nullptr,
                                      x(ir::make_index(inner ? l : k)));
    return ir::make_reduce(ir::Reduction::sum, {{k, whole(0), ir::make_size("N")}}, nullptr, body);
  };
  CHECK(ir::alpha_equal(nested(true), nested(true)));
  CHECK_FALSE(ir::alpha_equal(nested(true), nested(false)));
  // A bound index is no free one, whichever side it is on.
  const auto open = x(ir::make_index(i));
  const auto closed = ir::make_reduce(ir::Reduction::sum, {{i, whole(0), ir::make_size("N")}}, nullptr, open);
  const auto other = ir::make_reduce(ir::Reduction::sum, {{j, whole(0), ir::make_size("N")}}, nullptr, open);
  CHECK_FALSE(ir::alpha_equal(closed, other));
  CHECK_FALSE(ir::alpha_equal(other, closed));
}

TEST_CASE("substitution is parallel, captures nothing, and renames bound indices") {
  ir::IndexAllocator allocator;
  const ir::IndexVariable i = allocator.fresh("i"), j = allocator.fresh("j");
  const auto sum = shifted_sum(allocator, ir::make_index(i));
  const auto swapped =
      ir::substitute(ir::make_apply("sub", {x(ir::make_index(i)), x(ir::make_index(j))}),
                     {{{i.id, ir::make_index(j)}, {j.id, ir::make_index(i)}}, {}}, allocator);
  CHECK(ir::alpha_equal(swapped, ir::make_apply("sub", {x(ir::make_index(j)), x(ir::make_index(i))})));
  const auto copy = ir::substitute(sum, {}, allocator);
  CHECK(ir::alpha_equal(copy, sum));
  CHECK(copy->binders[0].variable.id != sum->binders[0].variable.id);
  const auto sized =
      ir::substitute(sum, {{}, {{"N", ir::make_apply("mul", {whole(2), ir::make_size("M")})}}}, allocator);
  CHECK(sized->binders[0].upper->kind == ir::Kind::apply);
  CHECK(ir::mentions_index(sum, i.id));
  CHECK_FALSE(ir::mentions_index(ir::substitute(sum, {{{i.id, whole(0)}}, {}}, allocator), i.id));
}

TEST_CASE("two uses of one replacement share no bound index") {
  ir::IndexAllocator allocator;
  const ir::IndexVariable i = allocator.fresh("i");
  const ir::IndexVariable k = allocator.fresh("k");
  const auto inner =
      ir::make_reduce(ir::Reduction::sum, {{k, whole(0), ir::make_size("N")}}, nullptr, ir::make_index(k));
  const auto twice = ir::substitute(ir::make_apply("add", {ir::make_index(i), ir::make_index(i)}),
                                    {{{i.id, inner}}, {}}, allocator);
  CHECK(twice->operands[0]->binders[0].variable.id != twice->operands[1]->binders[0].variable.id);
}
