// Sizes at which a kernel's conditions get another answer.

#include "verifier/prove/kernel/guard_search.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"
#include "verifier/prove/kernel/tile_sizes.h"

using namespace warpproof;

namespace {

/// `i` and `n` are known; `body` says what is asked of them.
machine::Code kernel(const std::string& body, const std::string& variables = "") {
  const std::string text =
      ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u32 k_param_0)\n{\n"
      ".reg .pred %p<9>;\n.reg .b32 %r<19>;\n" +
      variables +
      "ld.param.u32 %r1, [k_param_0];\nmov.u32 %r2, %ctaid.x;\nmov.u32 %r3, %ntid.x;\nmov.u32 %r4, %tid.x;\n"
      "mad.lo.s32 %r5, %r2, %r3, %r4;\nsetp.ge.s32 %p1, %r5, %r1;\n@%p1 bra $END;\n" +
      body + "\n$END:\nret;\n}\n";
  const auto module =
      ptx::load_module(std::make_shared<const base::SourceFile>(base::SourceFile{"k.ptx", text}), {});
  REQUIRE(module);
  const auto code = ptx::lower(*module, "k");
  REQUIRE(code.has_value());
  return *code;
}

ir::ExpressionPtr constant(std::int64_t value) { return ir::make_constant(value, ir::ScalarType::integer); }

/// k<<<ceil_div(n, 128), 128>>>(n)
ir::KernelClaim launch() {
  ir::KernelClaim claim;
  claim.size_names = {"n"};
  claim.grid[0] = ir::make_apply("ceil_div", {ir::make_size("n"), constant(128)});
  claim.block[0] = constant(128);
  ir::KernelArgument n;
  n.name = "n";
  n.scalar_type = "i32";
  n.value = ir::make_size("n");
  claim.arguments = {n};
  return claim;
}

std::vector<std::int64_t> found(const machine::Code& code, std::int64_t multiple = 1) {
  const ir::KernelClaim claim = launch();
  const prove::SearchSpace space(
      {{&code, &claim}}, {{{"n", 1}}, {{"n", 127}}, {{"n", 129}}}, {"n"},
      [&](const prove::Sizes& sizes) { return sizes.at("n") % multiple == 0; }, 150'000);
  std::vector<std::int64_t> out;
  for (const prove::Sizes& sizes : prove::guard_sizes(space)) out.push_back(sizes.at("n"));
  return out;
}

}  // namespace

TEST_CASE("guard search: nothing is added where every condition has both answers") {
  CHECK(found(kernel("")).empty());
}

TEST_CASE("guard search: conditions of a size alone") {
  const auto first = [](const std::string& body) {
    const auto out = found(kernel(body));
    return out.empty() ? 0 : out.front();
  };
  CHECK(first("add.s32 %r6, %r1, -5000;\nsetp.lt.u32 %p2, %r6, 1000;") == 5000);
  CHECK(first("div.s32 %r6, %r1, 10;\nsetp.eq.s32 %p2, %r6, 5;") == 50);
  CHECK(first("mul.lo.s32 %r6, %r1, %r1;\nsetp.eq.s32 %p2, %r6, 10201;") == 101);
  CHECK(first("popc.b32 %r6, %r1;\nsetp.eq.s32 %p2, %r6, 5;") == 31);
  CHECK(first("and.b32 %r6, %r1, 255;\nsetp.eq.s32 %p2, %r6, 77;") == 77);
}

TEST_CASE("guard search: a condition of threads is shown with a block of them behind it") {
  const auto out = found(kernel("add.s32 %r6, %r5, -1500;\nsetp.lt.u32 %p2, %r6, 10;"));
  REQUIRE(out.size() == 2);
  CHECK(out[1] == out[0] + 129);
  CHECK(out[1] > 1510);
}

TEST_CASE("guard search: what is required is met") {
  for (const std::int64_t n : found(kernel("setp.gt.s32 %p2, %r1, 4001;"), 4)) CHECK(n % 4 == 0);
  CHECK(found(kernel("setp.eq.s32 %p2, %r1, 4001;"), 4).empty());
}

TEST_CASE("guard search: more elements than an array of the block, and a loop of fixed length") {
  CHECK(found(kernel("st.shared.u32 [row], %r1;", ".shared .align 4 .b8 row[4096];\n")) ==
        std::vector<std::int64_t>{1025});
  const auto counted = found(
      kernel("mov.u32 %r7, 0;\n$LOOP:\nadd.s32 %r7, %r7, 1;\nsetp.ne.s32 %p3, %r7, 40;\n@%p3 bra $LOOP;"));
  CHECK(counted == std::vector<std::int64_t>{40 * 128 + 1});
}

TEST_CASE("guard slices: data, loop counters and guarded writers are left alone") {
  const ir::KernelClaim claim = launch();
  const auto count = [&](const std::string& body) {
    const machine::Code code = kernel(body);
    return prove::GuardSlices(code, claim).all().size();
  };
  CHECK(count("") == 1);
  CHECK(count("setp.gt.s32 %p2, %r1, 7;") == 2);
  CHECK(count("mov.u32 %r7, 0;\nmov.u32 %r7, 1;\nsetp.gt.s32 %p2, %r7, 7;") == 1);
  CHECK(count("@%p1 mov.u32 %r7, 0;\nsetp.gt.s32 %p2, %r7, 7;") == 1);
  CHECK(count("ld.global.u32 %r7, [4096];\nsetp.gt.s32 %p2, %r7, 7;") == 1);
}

TEST_CASE("guard slices: a divisor of zero has no answer") {
  const machine::Code code = kernel("sub.s32 %r6, %r1, 3;\nrem.u32 %r7, 100, %r6;\nsetp.eq.s32 %p2, %r7, 0;");
  const ir::KernelClaim claim = launch();
  prove::GuardSlices slices(code, claim);
  REQUIRE(slices.all().size() == 2);
  const auto at = [&](std::int64_t n) {
    const auto values = prove::launch_values(code, claim, {{"n", n}});
    REQUIRE(values.has_value());
    return slices.holds(slices.all()[1], {{&*values, {}, {}}});
  };
  CHECK(at(3) == std::nullopt);
  CHECK(at(7) == std::optional<std::uint32_t>(1));
  CHECK(at(10) == std::optional<std::uint32_t>(0));
}

TEST_CASE(
    "tile sizes: each axis alone at whole tiles, the others as small as what is required lets them be") {
  const machine::Code code = kernel("");
  ir::KernelClaim claim = launch();
  claim.size_names = {"ld", "m", "n"};
  claim.grid[1] = ir::make_size("m");
  const auto admissible = [](const prove::Sizes& sizes) { return sizes.at("ld") >= sizes.at("n"); };
  const prove::SearchSpace space({{&code, &claim}}, {{{"ld", 200}, {"m", 3}, {"n", 200}}}, {"ld", "m", "n"},
                                 admissible, 150'000);
  const auto found = prove::tile_sizes(space, true);
  const auto has = [&](std::int64_t n) {
    return std::any_of(found.begin(), found.end(), [n](const prove::Sizes& sizes) {
      return sizes.at("n") == n && sizes.at("m") == 2 && sizes.at("ld") == n;
    });
  };
  CHECK(has(128));
  CHECK(has(256));
  CHECK(found.size() <= 12);
  for (const prove::Sizes& sizes : found) CHECK(admissible(sizes));
}
