#include "tests/unit/exec/kernels.h"

using namespace exec_test;

TEST_CASE("bounds: an unguarded tail is out of bounds on both sides of the array, a guard is clean") {
  const auto text = [](const std::string& guard) {
    return kernel("", "setp.lt.s32 %p, %tx, %n; add.s64 %a, %in, %rd4; add.s64 %b, %out, %rd4;\n" + guard +
                          " ld.global.u32 %x, [%a];\n" + guard + " st.global.u32 [%b], %x;");
  };
  Setup setup;
  setup.elements = setup.n = 50;
  const auto bad = bits(text(""), setup);
  check_only(bad.effect, FindingKind::out_of_bounds);
  CHECK(bad.effect.findings.size() == 2);
  CHECK(bad.effect.findings[0].times == 14);
  CHECK(bad.effect.findings[0].first.element == 50);
  CHECK(bad.effect.findings[0].first.array == "in");
  check_clean(bits(text("@%p"), setup).effect);
  check_only(bits(kernel("", "ld.global.u32 %x, [%in+-4];")).effect, FindingKind::out_of_bounds);
  CHECK(bits(kernel("", "ld.global.u32 %x, [%in+-4];")).effect.findings[0].first.element == -1);
}

TEST_CASE("bounds: shared arrays do not run into each other, whatever their places") {
  const auto text = [](const std::string& bytes) {
    return kernel(".shared .align 4 .b8 first[128]; .shared .align 4 .b8 second[256];",
                  "mov.u32 %s, first; mov.u32 %t, second; setp.eq.s32 %p, %tx, 0;\n@%p st.shared.u32 [%s+" +
                      bytes + "], %tx;");
  };
  const auto bad = bits(text("128"));
  check_only(bad.effect, FindingKind::out_of_bounds);
  CHECK(bad.effect.findings[0].first.array == "first");
  check_clean(bits(text("124")).effect);
}

TEST_CASE("bounds: an address that was not computed from an array, or of another space") {
  check_only(bits(kernel("", "mov.u64 %a, 4096; ld.global.u32 %x, [%a];")).effect,
             FindingKind::out_of_bounds);
  check_only(bits(kernel(".shared .align 4 .b8 cells[16];",
                         "mov.u32 %s, cells; cvt.u64.u32 %a, %s; ld.global.u32 %x, [%a];"))
                 .effect,
             FindingKind::out_of_bounds);
  check_only(bits(kernel("", "cvt.u32.u64 %s, %in; ld.shared.u32 %x, [%s];")).effect,
             FindingKind::address_dependence);
}

TEST_CASE("alignment: a wide access needs the declared alignment and a fitting offset") {
  Setup setup;
  setup.threads = 1;
  const std::string wide = kernel("", "ld.global.v4.f32 {%f, %g, %h, %e}, [%in];");
  check_only(field(wide, setup).effect, FindingKind::misaligned);
  setup.alignment = 16;
  check_clean(field(wide, setup).effect);
  check_only(field(kernel("", "ld.global.v4.f32 {%f, %g, %h, %e}, [%in+8];"), setup).effect,
             FindingKind::misaligned);
  check_only(bits(kernel("", "ld.global.u32 %x, [%in+2];"), setup).effect, FindingKind::misaligned);
}

TEST_CASE("poison: bytes that nobody wrote, exact per byte, in shared, local and output memory") {
  const std::string shared = ".shared .align 4 .b8 cells[256];";
  const auto text = [&](const std::string& store, const std::string& load) {
    return kernel(shared, "mov.u32 %s, cells; add.s32 %t, %s, %off4; mov.u32 %x, 7;\n" + store + "\n" + load +
                              "\nadd.s64 %b, %out, %rd4; st.global.u32 [%b], %y;");
  };
  check_only(bits(text("", "ld.shared.u32 %y, [%t];")).effect, FindingKind::uninitialised_read);
  check_clean(bits(text("st.shared.u32 [%t], %x;", "ld.shared.u32 %y, [%t];")).effect);
  check_only(bits(text("st.shared.u16 [%t], %x; st.shared.u8 [%t+2], %x;", "ld.shared.u32 %y, [%t];")).effect,
             FindingKind::uninitialised_read);
  check_clean(
      bits(text("st.shared.u16 [%t], %x; st.shared.u8 [%t+2], %x;", "ld.shared.u8 %y, [%t+2];")).effect);
  check_clean(
      bits(text("st.shared.u16 [%t], %x; st.shared.u16 [%t+2], %x;", "ld.shared.u32 %y, [%t];")).effect);
  const std::string local = ".local .align 4 .b8 depot[8];";
  check_only(bits(kernel(local, "mov.b64 %a, depot; ld.local.u32 %x, [%a+4];")).effect,
             FindingKind::uninitialised_read);
  check_clean(
      bits(kernel(local, "mov.b64 %a, depot; st.local.u32 [%a+4], %tx; ld.local.u32 %x, [%a+4];")).effect);
  const std::string output = kernel("", "add.s64 %b, %out, %rd4; ld.global.u32 %x, [%b];");
  check_only(bits(output).effect, FindingKind::uninitialised_read);
  Setup zeroed;
  zeroed.zeroed = true;
  check_clean(bits(output, zeroed).effect);
}

TEST_CASE("poison: shared memory of one block is not seen by the next, and stale values are") {
  const auto text = kernel(".shared .align 4 .b8 cells[256];",
                           "mov.u32 %s, cells; add.s32 %t, %s, %off4; mov.u32 %x, %ctaid.x; setp.eq.s32 %p, "
                           "%x, 0;\n@%p st.shared.u32 [%t], %tx;\n"
                           "ld.shared.u32 %y, [%t];");
  Setup setup;
  check_clean(bits(text, setup).effect);
  setup.blocks = 2;
  check_only(bits(text, setup).effect, FindingKind::uninitialised_read);
}

TEST_CASE("poison: a register that nobody set reaches memory or control") {
  check_only(bits(kernel("", "add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;")).effect,
             FindingKind::uninitialised_read);
  check_only(bits(kernel("", "setp.eq.s32 %p, %x, 0; @%p bra over; over:")).effect,
             FindingKind::uninitialised_read);
  check_clean(bits(kernel("", "add.s32 %x, %y, 1; add.s64 %b, %out, %rd4; st.global.u32 [%b], %tx;")).effect);
  // Division by zero has no specified result.
  check_only(bits(kernel("", "div.s32 %x, %tx, 0; add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;")).effect,
             FindingKind::uninitialised_read);
}

TEST_CASE("modes: a store into an input, a constant or a module variable") {
  const auto bad = bits(kernel("", "add.s64 %a, %in, %rd4; st.global.u32 [%a], %tx;"));
  check_only(bad.effect, FindingKind::write_to_input);
  CHECK_FALSE(bad.memory->inputs_unchanged());
  CHECK(bad.memory->element(0, 3).bits == 3);
  const std::string variable = ".global .align 4 .b32 state[64];\n";
  check_only(
      bits(kernel("", "mov.u64 %a, state; add.s64 %a, %a, %rd4; st.global.u32 [%a], %tx;", variable)).effect,
      FindingKind::module_state_written);
  check_clean(
      bits(kernel("", "mov.u64 %a, state; add.s64 %a, %a, %rd4; ld.global.u32 %x, [%a];", variable)).effect);
}

TEST_CASE("modes: a non-coherent load of what the launch writes, in either order") {
  Setup inout;
  inout.out = BufferMode::inout;
  const auto text = [](const std::string& first, const std::string& second) {
    return kernel("", "add.s64 %b, %out, %rd4;\n" + first + "\n" + second);
  };
  const std::string load = "ld.global.nc.f32 %f, [%b];";
  const std::string store = "st.global.f32 [%b], 0f3F800000;";
  check_only(field(text(load, store), inout).effect, FindingKind::stale_read);
  check_only(field(text(store, load), inout).effect, FindingKind::stale_read);
  check_clean(field(text("ld.global.f32 %f, [%b];", store), inout).effect);
  check_clean(field(text(load, ""), inout).effect);
}

TEST_CASE("addresses: control, data and indices that depend on where an array lies") {
  check_only(bits(kernel("", "setp.lt.u64 %p, %in, %out; @%p bra over; over:")).effect,
             FindingKind::address_dependence);
  check_only(
      bits(kernel("",
                  "shr.u64 %a, %in, 4; add.s64 %b, %out, %rd4; cvt.u32.u64 %x, %a; st.global.u32 [%b], %x;"))
          .effect,
      FindingKind::address_dependence);
  check_only(bits(kernel("", "sub.s64 %a, %in, %out; add.s64 %a, %a, %out; ld.global.u32 %x, [%a];")).effect,
             FindingKind::address_dependence);
  // Harmless: null checks, differences and comparisons inside one array, alignment below the declared one.
  Setup setup;
  setup.alignment = 16;
  setup.threads = 1;
  const auto run = bits(
      kernel(
          "",
          "setp.eq.u64 %p, %in, 0; @%p trap; add.s64 %a, %in, 12; sub.s64 %b, %a, %in; cvt.u32.u64 %x, %b;\n"
          "setp.gt.u64 %p, %a, %in; @!%p trap; and.b64 %c, %a, 15; cvt.u32.u64 %y, %c; add.s32 %x, %x, %y;\n"
          "and.b64 %c, %a, -16; ld.global.u32 %y, [%c]; st.global.u32 [%out], %x;"),
      setup);
  check_clean(run.effect);
  CHECK(run.memory->element(1, 0).bits == 24);
}

TEST_CASE("footprint: which block wrote an element, how often, and what was left over") {
  Setup setup;
  setup.blocks = 2;
  setup.threads = 16;
  setup.elements = 48;
  const auto run = bits(kernel("",
                               "mov.u32 %x, %ctaid.x; mad.lo.s32 %y, %x, 16, %tx; mul.wide.u32 %c, %y, 4; "
                               "add.s64 %b, %out, %c; st.global.u32 [%b], %y;\n"
                               "setp.eq.s32 %p, %tx, 3; @%p st.global.u32 [%b], %y;"),
                        setup);
  check_clean(run.effect);
  CHECK(run.memory->element(1, 2).writes == 1);
  CHECK(run.memory->element(1, 19).writes == 2);
  CHECK(run.memory->element(1, 19).block == 1);
  CHECK_FALSE(run.memory->element(1, 19).several_blocks);
  CHECK(run.memory->element(1, 40).writes == 0);
  CHECK(run.memory->element(1, 40).state == CellState::poison);
}

TEST_CASE("bounds: no distance leads from one array into another, not even that of our own numbers") {
  const std::string jump = "mov.u64 %c, 1099511627776; add.s64 %a, %in, %c; ld.global.u32 %x, [%a];";
  const auto run = bits(kernel("", jump));
  CHECK_FALSE(run.effect.findings.empty());
  CHECK_FALSE(bits(kernel("", "ld.global.u32 %x, [%in+1099511627776];")).effect.findings.empty());
  const std::string shared = ".shared .align 4 .b8 first[128]; .shared .align 4 .b8 second[256];";
  const std::string use = "mov.u32 %t, second; mov.u32 %s, first; setp.eq.s32 %p, %tx, 0;\n";
  CHECK_FALSE(bits(kernel(shared, use + "@%p st.shared.u32 [%s+1048576], %tx;")).effect.findings.empty());
  CHECK_FALSE(bits(kernel(shared, use + "add.s32 %s, %s, 1048576; @%p st.shared.u32 [%s], %tx;"))
                  .effect.findings.empty());
  CHECK_FALSE(bits(kernel(shared, use + "mad.lo.s32 %s, 1024, 1024, %s; @%p st.shared.u32 [%s], %tx;"))
                  .effect.findings.empty());
}

TEST_CASE("alignment: a shared array wider used than declared is right only by the assembler's kindness") {
  const auto text = [](const std::string& alignment, const std::string& offset) {
    return kernel(".shared .align " + alignment + " .b8 cells[64];",
                  "mov.u32 %s, cells; setp.eq.s32 %p, %tx, 0;\n@%p st.shared.v4.u32 [%s+" + offset +
                      "], {%tx, %tx, %tx, %tx};");
  };
  check_clean(bits(text("16", "16")).effect);
  check_only(bits(text("16", "8")).effect, FindingKind::misaligned);
  const auto kind = bits(text("4", "16"));
  CHECK(kind.effect.findings.empty());
  CHECK(kind.effect.unsupported.size() == 1);
}
