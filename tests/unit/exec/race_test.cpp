#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

/// Each thread writes a cell of shared memory; `between` orders; then it reads the cell of its `neighbour`.
std::string neighbour_cell(const std::string& between, const std::string& neighbour) {
  return kernel(
      ".shared .align 4 .b8 cells[512];",
      "mov.u32 %s, cells; add.s32 %t, %s, %off4; add.s64 %a, %in, %rd4; ld.global.f32 %f, [%a];\n"
      "st.shared.f32 [%t], %f;\n" +
          between + "\n" + neighbour +
          "\nadd.s32 %u, %s, %u; ld.shared.f32 %g, [%u];\nadd.s64 %b, %out, %rd4; st.global.f32 [%b], %g;");
}
const std::string reversed = "sub.s32 %u, 252, %off4;";  // thread 63 - i: another warp
const std::string partner = "xor.b32 %u, %off4, 4;";     // thread i ^ 1: same warp

}  // namespace

TEST_CASE("race: a missing block barrier is a race with both sides, the barrier orders") {
  const auto run = field(neighbour_cell("", reversed));
  check_only(run.effect, FindingKind::data_race);
  REQUIRE(run.effect.findings[0].second);
  const Finding& finding = run.effect.findings[0];
  CHECK(finding.first.array == "cells");
  CHECK(finding.first.instruction == "ld.shared.f32");
  CHECK(finding.second->instruction == "st.shared.f32");
  CHECK(finding.second->writes);
  CHECK(finding.first.thread[0] + finding.second->thread[0] == 63);
  CHECK(finding.first.space == Space::shared);
  CHECK(finding.second->ptx_line < finding.first.ptx_line);
  check_clean(field(neighbour_cell("bar.sync 0;", reversed)).effect);
}

TEST_CASE("race: a warp barrier orders the lanes it names, only them, and only inside the warp") {
  check_only(field(neighbour_cell("", partner)).effect, FindingKind::data_race);
  check_clean(field(neighbour_cell("bar.warp.sync -1;", partner)).effect);
  check_only(field(neighbour_cell("bar.warp.sync -1;", reversed)).effect, FindingKind::data_race);
  // Lanes in pairs: 0x3 << (lane & ~1) names lane and partner.
  const std::string pairs = "and.b32 %x, %tx, 30; mov.u32 %y, 3; shl.b32 %y, %y, %x; bar.warp.sync %y;";
  check_clean(field(neighbour_cell(pairs, partner)).effect);
  check_only(field(neighbour_cell(pairs, "xor.b32 %u, %off4, 8;")).effect, FindingKind::data_race);
}

TEST_CASE("race: shuffles, fences and volatile accesses order nothing") {
  check_only(field(neighbour_cell("shfl.sync.bfly.b32 %x, %tx, 1, 31, -1;", partner)).effect,
             FindingKind::data_race);
  check_only(field(neighbour_cell("membar.cta;", reversed)).effect, FindingKind::data_race);
  check_only(field(neighbour_cell("fence.acq_rel.cta;", reversed)).effect, FindingKind::data_race);
}

TEST_CASE("race: write after read across rounds of a loop needs the second barrier") {
  const auto loop = [](const std::string& second) {
    return kernel(".shared .align 4 .b8 cells[256];",
                  "mov.u32 %s, cells; add.s32 %t, %s, %off4; sub.s32 %u, 252, %off4; add.s32 %u, %s, %u;\n"
                  "add.s64 %a, %in, %rd4; ld.global.f32 %f, [%a]; mov.f32 %h, 0f00000000; mov.u32 %x, 0;\n"
                  "again: st.shared.f32 [%t], %f; bar.sync 0; ld.shared.f32 %g, [%u]; add.f32 %h, %h, %g;\n" +
                      second +
                      "\nadd.s32 %x, %x, 1; setp.lt.s32 %p, %x, 2; @%p bra again;\nadd.s64 %b, %out, %rd4; "
                      "st.global.f32 [%b], %h;");
  };
  check_only(field(loop("")).effect, FindingKind::data_race);
  const auto run = field(loop("bar.sync 0;"));
  check_clean(run.effect);
}

TEST_CASE("race: two plain writes of the same value are still a race") {
  const auto text = [](const std::string& guard) {
    return kernel("", "setp.eq.s32 %p, %tx, 5; mov.u32 %x, 7;\n" + guard + " st.global.u32 [%out], %x;");
  };
  check_only(bits(text("")).effect, FindingKind::data_race);
  check_clean(bits(text("@%p")).effect);
}

TEST_CASE("race: neighbouring bytes of a word are different places") {
  const auto text = [](const std::string& offset) {
    return kernel(".shared .align 4 .b8 cells[64];",
                  "mov.u32 %s, cells; " + offset +
                      " add.s32 %t, %s, %t; st.shared.u8 [%t], %tx; bar.sync 0; ld.shared.u8 %x, [%t];"
                      "add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;");
  };
  const auto run = bits(text("mov.u32 %t, %tx;"));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 33).bits == 33);
  check_only(bits(text("shr.u32 %t, %tx, 1;")).effect, FindingKind::data_race);
}

TEST_CASE("race: one barrier does not order two epochs of a lane's own reads") {
  // Thread 0 reads what warp 1 wrote before the barrier, warp 1 writes again after it: ordered only with a
  // barrier.
  const auto text = [](const std::string& between) {
    return kernel(".shared .align 4 .b8 cells[4];",
                  "mov.u32 %s, cells; setp.eq.s32 %p, %tx, 32; setp.eq.s32 %q, %tx, 0;\n"
                  "@%p st.shared.u32 [%s], %tx; bar.sync 0;\n@%q ld.shared.u32 %x, [%s];\n" +
                      between + "\n@%p st.shared.u32 [%s], %tx;");
  };
  check_only(bits(text("")).effect, FindingKind::data_race);
  check_clean(bits(text("bar.sync 0;")).effect);
}

TEST_CASE("race: a reader of another warp is remembered although the writer's own warp read first") {
  const auto text = [](const std::string& reader) {
    return kernel(".shared .align 4 .b8 cells[4];",
                  "mov.u32 %s, cells; setp.eq.s32 %p, %tx, 0; @%p st.shared.u32 [%s], %tx; bar.sync 0;\n"
                  "@%p ld.shared.u32 %x, [%s]; setp.eq.s32 %q, %tx, " +
                      reader + "; @%q ld.shared.u32 %y, [%s];\n@%p st.shared.u32 [%s], %tx;");
  };
  check_only(bits(text("40")).effect, FindingKind::data_race);
  check_only(bits(text("4")).effect, FindingKind::data_race);
  check_clean(bits(text("0")).effect);
}

TEST_CASE("conflict: two blocks on one element, write with write and read with write") {
  Setup setup;
  setup.blocks = 2;
  const auto text = [](const std::string& index) {
    return kernel("", "mov.u32 %x, %ctaid.x; mov.u32 %y, %ntid.x;\n" + index +
                          "\nmul.wide.u32 %c, %z, 4; add.s64 %b, %out, %c; st.global.u32 [%b], %z;");
  };
  setup.elements = 128;
  const auto bad = bits(text("mov.u32 %z, %tx;"), setup);
  check_only(bad.effect, FindingKind::block_conflict);
  CHECK(bad.effect.findings[0].first.block[0] == 1);
  CHECK(bad.effect.findings[0].second->block[0] == 0);
  CHECK(bad.effect.findings[0].times == 64);
  const auto good = bits(text("mad.lo.s32 %z, %x, %y, %tx;"), setup);
  check_clean(good.effect);
  CHECK(good.memory->element(1, 100).block == 1);
  CHECK(good.memory->element(1, 100).writes == 1);
  CHECK(bad.memory->element(1, 3).several_blocks);

  // Block 1 reads what block 0 wrote; and block 1 writes what block 0 read.
  const auto cross = [](const std::string& reader, const std::string& writer) {
    return kernel("", "mov.u32 %x, %ctaid.x; setp.eq.s32 %p, %x, " + reader + "; setp.eq.s32 %q, %x, " +
                          writer +
                          "; setp.eq.and.s32 %p, %tx, 0, %p; setp.eq.and.s32 %q, %tx, 0, %q;\n"
                          "@%p ld.global.u32 %y, [%out];\n@%q st.global.u32 [%out], %x;");
  };
  setup.zeroed = true;
  check_only(bits(cross("0", "1"), setup).effect, FindingKind::block_conflict);
  check_only(bits(cross("1", "0"), setup).effect, FindingKind::block_conflict);
  check_clean(bits(cross("0", "0"), setup).effect);
  // A read by block 0 is remembered although block 1 reads too, before block 2 writes.
  setup.blocks = 3;
  const std::string three = kernel("",
                                   "mov.u32 %x, %ctaid.x; setp.lt.s32 %p, %x, 2; setp.eq.s32 %q, %x, 2; "
                                   "setp.eq.and.s32 %p, %tx, 0, %p; setp.eq.and.s32 %q, %tx, 0, %q;\n"
                                   "@%p ld.global.u32 %y, [%out];\n@%q st.global.u32 [%out], %x;");
  const auto run = bits(three, setup);
  check_only(run.effect, FindingKind::block_conflict);
  // Nor is it forgotten when the block that writes has read the same element itself.
  setup.blocks = 2;
  const auto both =
      bits(kernel("",
                  "mov.u32 %x, %ctaid.x; setp.eq.s32 %p, %tx, 0; setp.eq.and.s32 %q, %x, 1, %p;\n"
                  "@%p ld.global.u32 %y, [%out];\n@%q st.global.u32 [%out], %x;"),
           setup);
  check_only(both.effect, FindingKind::block_conflict);
}
