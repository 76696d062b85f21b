// Arguments of a claim against the parameters of the code.

#include "verifier/prove/kernel/argument_fit.h"

#include <doctest/doctest.h>

using namespace warpproof;

namespace {

ir::KernelClaim claim_of_two() {
  ir::KernelClaim claim;
  claim.source.entry = "scale";
  claim.where.begin = 7;
  claim.arguments = {{.name = "x", .is_array = true}, {.name = "n", .scalar_type = "s64"}};
  claim.arguments[1].where.begin = 9;
  return claim;
}

machine::Code code_of_two(std::uint64_t bytes, bool is_struct = false) {
  machine::Code code;
  code.parameters = {{"scale_param_0", 0, 8, 8}, {"scale_param_1", 8, bytes, 4, is_struct}};
  return code;
}

std::optional<base::Diagnostic> misfit(const machine::Code& code, std::uint32_t bytes) {
  return prove::argument_misfit(claim_of_two(), code,
                                {exec::Argument::pointer(0), exec::Argument::scalar(5, bytes)});
}

}  // namespace

TEST_CASE("arguments of the width of their parameters fit; a struct may be given in part") {
  CHECK(!misfit(code_of_two(4), 4));
  CHECK(!misfit(code_of_two(8), 8));
  CHECK(!misfit(code_of_two(16, true), 8));
}

TEST_CASE("a scalar of another width is named at its place in the claim") {
  const auto wide = misfit(code_of_two(4), 8);
  REQUIRE(wide);
  CHECK(wide->code == "E0379");
  CHECK(wide->where.begin == 9);
  CHECK(wide->message == "'n' is passed in 8 bytes, and the kernel's parameter 'scale_param_1' has 4");
  CHECK(wide->expected == "a scalar of 4 bytes, such as s32");
  CHECK(misfit(code_of_two(4), 2));
  CHECK(misfit(code_of_two(4, true), 8));
  CHECK(misfit(code_of_two(16), 8));
}

TEST_CASE("another number of arguments is named at the claim") {
  machine::Code code = code_of_two(8);
  code.parameters.pop_back();
  const auto fewer = misfit(code, 8);
  REQUIRE(fewer);
  CHECK(fewer->where.begin == 7);
  CHECK(fewer->message == "'scale' has 1 parameters, and the claim lists 2 arguments");
}

TEST_CASE("an array where the kernel takes a number") {
  machine::Code code = code_of_two(8);
  code.parameters[0].bytes = 4;
  const auto pointer = misfit(code, 8);
  REQUIRE(pointer);
  CHECK(pointer->expected == "the arguments in the order of the kernel's parameters");
}
