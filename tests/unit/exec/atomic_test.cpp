// Atomics: values where they commute, findings where they race, `unsupported` where their order can matter.

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

const std::string tile = ".shared .align 4 .b32 s_tile[64];";
const std::string clear =
    "mov.u32 %s, s_tile; add.u32 %s, %s, %off4; mov.u32 %z, 0; st.shared.u32 [%s], %z; bar.sync 0;";

Setup zeroed(std::uint32_t threads = 64, std::uint32_t blocks = 1) {
  Setup setup;
  setup.zeroed = true;
  setup.threads = threads;
  setup.blocks = blocks;
  return setup;
}

/// One instruction by every thread on out[0].
Run<Bits> all_on_one(const std::string& instruction, std::uint32_t blocks = 1) {
  Setup setup = zeroed(64, blocks);
  setup.elements = 128;
  return bits(kernel("", "mov.u32 %x, %tid.x; " + instruction), setup);
}

void check_open(const Effect& effect, const std::string& why) {
  CHECK(effect.findings.empty());
  REQUIRE_FALSE(effect.unsupported.empty());
  CHECK_MESSAGE(effect.unsupported[0].what.find(why) != std::string::npos, effect.unsupported[0].what);
}

}  // namespace

TEST_CASE("atomic: integers of all threads of all blocks in one place") {
  const auto sum = all_on_one("red.global.add.u32 [%out], %x;", 3);
  check_clean(sum.effect);
  CHECK(sum.memory->element(1, 0).bits == 3 * 64 * 63 / 2);
  CHECK(sum.memory->element(1, 0).writes == 3 * 64);
  CHECK_FALSE(sum.memory->element(1, 0).several_blocks);
  CHECK(all_on_one("atom.global.max.s32 %y, [%out], %x;").memory->element(1, 0).bits == 63);
  CHECK(all_on_one("sub.u32 %x, %x, 10; red.global.min.s32 [%out], %x;").memory->element(1, 0).bits ==
        0xfffffff6u);
  CHECK(all_on_one("red.global.or.b32 [%out], %x;").memory->element(1, 0).bits == 63);
  CHECK(all_on_one("red.global.xor.b32 [%out], 1;").memory->element(1, 0).bits == 0);
  CHECK(all_on_one("red.relaxed.gpu.global.add.s32 [%out+4], -1;").memory->element(1, 1).bits == 0xffffffc0u);
}

TEST_CASE("atomic: sums of floats are equal over the reals, in an order that nobody knows") {
  const auto run = field(
      kernel("", "add.u64 %a, %in, %rd4; ld.global.f32 %f, [%a]; red.global.add.f32 [%out], %f;"), zeroed());
  check_clean(run.effect);
  CHECK(run.effect.order_dependent);
  Field& d = run.domain;
  Field::Value sum = d.input(0, 63, Format::binary32);
  for (int i = 62; i >= 0; --i)
    sum = d.add(sum, d.input(0, static_cast<std::uint64_t>(i), Format::binary32), {});
  CHECK(domain::agree(run.memory->element(1, 0).value, sum));
}

TEST_CASE("atomic: what it gives back may not reach an output, an address or control") {
  const std::string counter = "atom.global.add.u32 %y, [%out], 1; ";
  check_clean(all_on_one(counter).effect);
  check_open(all_on_one(counter + "add.u64 %b, %out, %rd4; st.global.u32 [%b+256], %y;").effect,
             "nobody promises");
  check_open(all_on_one(counter + "setp.eq.u32 %p, %y, 63; @%p bra over; over:").effect, "nobody promises");
  check_open(all_on_one(counter + "cvt.u64.u32 %c, %y; add.u64 %b, %out, %c; st.global.u32 [%b], %x;").effect,
             "nobody promises");
}

TEST_CASE("atomic: a plain access that nothing orders is a race, also for the thread of the last atomic") {
  const std::string add = clear + "mov.u32 %x, 1; red.shared.add.u32 [s_tile], %x; ";
  const std::string read = "setp.eq.u32 %p, %tx, 63; @%p ld.shared.u32 %y, [s_tile]; ";
  check_clean(bits(kernel(tile, add + "bar.sync 0;" + read)).effect);
  check_only(bits(kernel(tile, add + read)).effect, FindingKind::data_race);
  check_only(bits(kernel(tile, add + "setp.eq.u32 %p, %tx, 63; @%p st.shared.u32 [s_tile], %x;")).effect,
             FindingKind::data_race);
  // A plain write, an atomic of the same thread over it, and then everybody else's.
  check_only(
      bits(kernel(tile, clear + "setp.eq.u32 %p, %tx, 0; mov.u32 %x, 1; @%p st.shared.u32 [s_tile], %x; "
                                "red.shared.add.u32 [s_tile], %x;"))
          .effect,
      FindingKind::data_race);
  const auto blocks = kernel("",
                             "mov.u32 %y, %ctaid.x; setp.eq.u32 %p, %y, 0; @%p red.global.add.u32 [%out], 1; "
                             "@!%p ld.global.u32 %z, [%out];");
  check_only(bits(blocks, zeroed(32, 2)).effect, FindingKind::block_conflict);
}

TEST_CASE("atomic: only its own block sees one of scope .cta") {
  check_clean(all_on_one("red.relaxed.cta.global.add.u32 [%out], %x;", 1).effect);
  check_only(all_on_one("red.relaxed.cta.global.add.u32 [%out], %x;", 2).effect, FindingKind::block_conflict);
}

TEST_CASE("atomic: operations that do not commute are left open; ordered ones are fine") {
  const char* const open = "do not commute";
  check_open(all_on_one("red.global.add.u32 [%out], 1; red.global.or.b32 [%out], 1;").effect, open);
  check_open(all_on_one("atom.global.exch.b32 %y, [%out], %x;").effect, open);
  check_open(all_on_one("atom.global.cas.b32 %y, [%out], 0, %x;").effect, open);
  check_open(all_on_one("atom.global.inc.u32 %y, [%out], 5;").effect, open);
  const std::string one = "setp.eq.u32 %p, %tx, 0; ";
  check_clean(
      all_on_one(one + "@%p atom.global.exch.b32 %y, [%out], 7; @%p red.global.add.u32 [%out], 1;").effect);
  const auto ordered = bits(kernel(tile, clear + one +
                                             "@%p atom.shared.exch.b32 %y, [s_tile], 7; bar.sync 0; "
                                             "red.shared.add.u32 [s_tile], 1; bar.sync 0; "
                                             "ld.shared.u32 %x, [s_tile]; @%p st.global.u32 [%out], %x;"));
  check_clean(ordered.effect);
  CHECK(ordered.memory->element(1, 0).bits == 71);
  check_open(all_on_one("setp.eq.u32 %p, %tx, 0; @%p atom.global.exch.b32 %y, [%out], 7; bar.sync 0; "
                        "red.global.add.u32 [%out], 1;",
                        2)
                 .effect,
             open);
}

TEST_CASE("atomic: on what nobody wrote, on an input, out of bounds") {
  check_only(bits(kernel("", "red.global.add.u32 [%out], 1;")).effect, FindingKind::uninitialised_read);
  check_only(all_on_one("red.global.add.u32 [%in], 1;").effect, FindingKind::write_to_input);
  check_only(all_on_one("red.global.add.u32 [%out+512], 1;").effect, FindingKind::out_of_bounds);
  check_only(all_on_one("red.global.add.u32 [%out+2], 1;").effect, FindingKind::misaligned);
}

TEST_CASE("strong accesses that nothing orders are left open, volatile ones race") {
  const auto both = [](const std::string& store, const std::string& load) {
    return bits(kernel("", "setp.eq.u32 %p, %tx, 0; mov.u32 %x, 1; @%p " + store + " [%out], %x; @!%p " +
                               load + " %y, [%out];"),
                zeroed())
        .effect;
  };
  check_open(both("st.relaxed.gpu.global.u32", "ld.relaxed.gpu.global.u32"), "strong accesses");
  check_open(both("red.global.add.u32", "ld.acquire.gpu.global.u32"), "strong accesses");
  check_only(both("st.volatile.global.u32", "ld.volatile.global.u32"), FindingKind::data_race);
  check_only(both("st.relaxed.gpu.global.u32", "ld.global.u32"), FindingKind::data_race);
}

TEST_CASE("warp: match and redux as PTX writes them") {
  const std::string store = "add.u64 %b, %out, %rd4; st.global.b32 [%b], %x;";
  const auto run = bits(kernel("",
                               "shr.u32 %y, %tx, 2; match.any.sync.b32 %z, %y, -1; "
                               "redux.sync.add.u32 %x, %tx, %z;" +
                                   store));
  check_clean(run.effect);
  for (unsigned i = 0; i < 64; ++i) CHECK(run.memory->element(1, i).bits == i / 4 * 16 + 6);
  const auto all = bits(
      kernel("", "shr.u32 %y, %tx, 5; match.all.sync.b32 %x|%p, %y, -1; selp.u32 %x, %x, 5, %p;" + store));
  CHECK(all.memory->element(1, 40).bits == 0xffffffff);
  const auto none = bits(kernel("", "match.all.sync.b32 %x|%p, %tx, -1; selp.u32 %x, 1, %x, %p;" + store));
  CHECK(none.memory->element(1, 40).bits == 0);
  const auto least = bits(kernel("", "sub.s32 %y, %tx, 40; redux.sync.min.s32 %x, %y, -1;" + store));
  CHECK(least.memory->element(1, 40).bits == 0xfffffff8u);
}
