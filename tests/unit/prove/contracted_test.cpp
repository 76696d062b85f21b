#include <doctest/doctest.h>

#include "verifier/prove/kernel/contracted.h"

using namespace warpproof;
using machine::Code;
using machine::Operand;
using machine::RealFunction;
using machine::RealOperation;

namespace {

RealFunction bare(RealOperation operation) {
  RealFunction function{.operation = operation};
  function.mode.contractible = true;
  return function;
}

machine::Operation real(RealOperation operation, std::uint32_t to, std::uint32_t a, std::uint32_t b) {
  return {.meaning = bare(operation), .destinations = {to}, .sources = {Operand::row(a), Operand::row(b)}};
}

/// r2 = r0 * r1, [between], r3 = r2 + r0
Code product_then_sum(std::vector<machine::Operation> between = {}) {
  Code code;
  code.row_bits.assign(6, 32);
  code.add(real(RealOperation::mul, 2, 0, 1));
  for (machine::Operation& operation : between) code.add(std::move(operation));
  code.add(real(RealOperation::add, 3, 2, 0));
  return code;
}

std::size_t pairs(const Code& code) {
  std::size_t fused = 0;
  prove::contracted(code, fused);
  return fused;
}

}  // namespace

TEST_CASE("contracted: a bare product and the bare sum that takes it become one operation") {
  std::size_t fused = 0;
  const Code code = product_then_sum();
  const Code out = prove::contracted(code, fused);
  CHECK(fused == 1);
  const auto& function = std::get<RealFunction>(out.operations[1].meaning);
  CHECK(function.operation == RealOperation::fma);
  CHECK(function.operands == 3);
  REQUIRE(out.operations[1].sources.size() == 3);
  CHECK(out.operations[1].sources[0] == Operand::row(0));
  CHECK(out.operations[1].sources[1] == Operand::row(1));
  CHECK(out.operations[1].sources[2] == Operand::row(0));
  CHECK(std::get<RealFunction>(out.operations[0].meaning).operation == RealOperation::mul);
  CHECK_FALSE(machine::check(out));
}

TEST_CASE("contracted: not when a row changed between, across a join, under a guard, or with a modifier") {
  CHECK(pairs(product_then_sum({real(RealOperation::add, 4, 5, 5)})) == 1);
  for (const std::uint32_t row : {0u, 1u, 2u})
    CHECK(pairs(product_then_sum({real(RealOperation::max, row, 5, 5)})) == 0);
  CHECK(pairs(product_then_sum({{.meaning = machine::Branch{}, .target = 2}})) == 0);
  Code joined = product_then_sum();
  joined.add({.meaning = machine::Branch{}, .target = 1});
  CHECK(pairs(joined) == 0);
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
    Code guarded = product_then_sum();
    guarded.operations[at].guard = 5;
    CHECK(pairs(guarded) == 0);
    Code rounded = product_then_sum();
    std::get<RealFunction>(rounded.operations[at].meaning).mode.contractible = false;
    CHECK(pairs(rounded) == 0);
  }
  Code onto_itself;
  onto_itself.row_bits.assign(3, 32);
  onto_itself.add(real(RealOperation::mul, 0, 0, 1));  // the factor is gone
  onto_itself.add(real(RealOperation::add, 2, 0, 1));
  CHECK(pairs(onto_itself) == 0);
}
