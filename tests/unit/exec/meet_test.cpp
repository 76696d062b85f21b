#include "tests/unit/exec/kernels.h"

using namespace exec_test;

TEST_CASE("barrier: threads that pass by and end later diverge; threads that ended before do not") {
  const auto half = kernel("",
                           "setp.ge.s32 %p, %tx, 16; @%p bra over; bar.sync 0; over: add.s64 %b, %out, %rd4; "
                           "st.global.u32 [%b], %tx;");
  const auto bad = bits(half);
  check_only(bad.effect, FindingKind::barrier_divergence);
  CHECK(bad.effect.findings[0].first.instruction == "bar.sync");
  CHECK(bad.effect.findings[0].first.thread[0] == 0);
  CHECK(bad.effect.findings[0].second->thread[0] == 16);
  check_clean(bits(kernel("", "setp.ge.s32 %p, %tx, 16; @%p ret; bar.sync 0;")).effect);
  check_clean(bits(kernel("", "setp.ge.s32 %p, %tx, 16; @%p bra over; bar.sync 0; over:")).effect);
  // A whole warp that passes by diverges too.
  check_only(bits(kernel("",
                         "setp.ge.s32 %p, %tx, 32; @%p bra over; bar.sync 0; over: add.s64 %b, %out, %rd4; "
                         "st.global.u32 [%b], %tx;"))
                 .effect,
             FindingKind::barrier_divergence);
}

TEST_CASE("barrier: a thread that leaves a loop early misses the barrier of the next round") {
  const auto text = [](const std::string& bound) {
    return kernel(
        "", "mov.u32 %x, 0;\nagain: bar.sync 0; add.s32 %x, %x, 1; " + bound +
                " setp.lt.s32 %p, %x, %y; @%p bra again;\nadd.s64 %b, %out, %rd4; st.global.u32 [%b], %x;");
  };
  check_clean(bits(text("mov.u32 %y, 3;")).effect);
  check_only(bits(text("shr.u32 %y, %tx, 5; add.s32 %y, %y, 1;")).effect, FindingKind::barrier_divergence);
}

TEST_CASE("barrier: threads that have nothing left to do are not waited for, in each round anew") {
  const auto text = [](const std::string& rest) {
    return kernel(
        "", "setp.ge.s32 %p, %tx, 32; @%p bra once; bar.sync 0; bar.sync 0; ret; once: bar.sync 0; " + rest);
  };
  check_clean(bits(text("")).effect);
  check_only(bits(text("add.s64 %b, %out, %rd4; st.global.u32 [%b], %tx;")).effect,
             FindingKind::barrier_divergence);
}

TEST_CASE("barrier: lanes of one warp at two barrier instructions; whole warps there are fine") {
  const auto text = [](const std::string& bound) {
    return kernel("", "setp.lt.s32 %p, %tx, " + bound +
                          "; @%p bra other; bar.sync 0; bra over; other: bar.sync 0; over:");
  };
  check_only(bits(text("16")).effect, FindingKind::barrier_divergence);
  check_clean(bits(text("32")).effect);
}

TEST_CASE("barrier: different barriers are a deadlock; counts must fit") {
  const auto stuck = bits(
      kernel("", "setp.lt.s32 %p, %tx, 32; @%p bra other; bar.sync 1; bra over; other: bar.sync 2; over:"));
  check_only(stuck.effect, FindingKind::deadlock);
  CHECK(stuck.effect.findings[0].second);
  CHECK_FALSE(stuck.effect.ran_to_the_end);
  check_clean(bits(kernel("", "barrier.sync 3, 64;")).effect);
  check_only(bits(kernel("", "barrier.sync 3, 96;")).effect, FindingKind::barrier_count);
  check_only(bits(kernel("", "barrier.sync 3, 33;")).effect, FindingKind::barrier_count);
  check_only(bits(kernel("", "bar.sync 16;")).effect, FindingKind::barrier_count);
  const auto part = bits(kernel("", "setp.lt.s32 %p, %tx, 32; @%p barrier.sync 3, 32;"));
  CHECK(part.effect.findings.empty());
  CHECK(part.effect.unsupported.size() == 1);
}

TEST_CASE("shuffle: half a warp that names all lanes is a finding; the right mask is not") {
  const auto text = [](const std::string& mask) {
    return kernel("",
                  "add.s64 %b, %out, %rd4; st.global.u32 [%b], 0; setp.ge.s32 %p, %tx, 16; @%p bra over; "
                  "shfl.sync.down.b32 %x, %tx, 8, 31, " +
                      mask + ";\nst.global.u32 [%b], %x; over: add.s32 %y, %tx, 1; st.global.u32 [%b], %y;");
  };
  const auto bad = bits(text("-1"));
  check_only(bad.effect, FindingKind::shuffle_lanes_missing);
  CHECK(bad.effect.findings[0].first.thread[0] == 0);
  CHECK(bad.effect.findings[0].first.instruction == "shfl.sync.down.b32");
  // Lanes 8 to 15 read lanes 16 to 23, which the right mask does not name.
  check_only(bits(text("0xffff")).effect, FindingKind::shuffle_lanes_missing);
  const auto butterfly = kernel("",
                                "setp.ge.s32 %p, %tx, 16; @%p bra over; shfl.sync.bfly.b32 %x, %tx, 8, 31, "
                                "0xffff; over: add.s64 %b, %out, %rd4; st.global.u32 [%b], %tx;");
  check_clean(bits(butterfly).effect);
}

TEST_CASE("shuffle: reading a lane that ended is a finding; naming one that nobody reads is not") {
  const auto text = [](const std::string& mode, const std::string& mask) {
    return kernel("", "setp.ge.s32 %p, %tx, 48; @%p ret; setp.lt.s32 %p, %tx, 32; selp.b32 %y, -1, " + mask +
                          ", %p; shfl.sync." + mode +
                          ", 31, %y; add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;");
  };
  check_clean(bits(text("bfly.b32 %x, %tx, 1", "-1")).effect);
  check_only(bits(text("bfly.b32 %x, %tx, 16", "-1")).effect, FindingKind::shuffle_lanes_missing);
  check_only(bits(text("bfly.b32 %x, %tx, 16", "0xffff")).effect, FindingKind::shuffle_lanes_missing);
  check_clean(bits(text("bfly.b32 %x, %tx, 1", "0xffff")).effect);
  // Whole warps that ended are nobody's business.
  check_clean(
      bits(kernel("", "setp.ge.s32 %p, %tx, 32; @%p ret; shfl.sync.bfly.b32 %x, %tx, 1, 31, -1;")).effect);
  // A block that does not fill its warp.
  Setup setup;
  setup.threads = 16;
  const std::string tail = kernel("", "shfl.sync.down.b32 %x, %tx, 8, 31, -1;");
  check_only(bits(tail, setup).effect, FindingKind::shuffle_lanes_missing);
  setup.threads = 32;
  check_clean(bits(tail, setup).effect);
}

TEST_CASE("shuffle: two halves that meet at two instructions wait for each other in vain") {
  const auto text = kernel("",
                           "setp.lt.s32 %p, %tx, 16; @%p bra low; shfl.sync.bfly.b32 %x, %tx, 1, 31, -1; bra "
                           "over; low: shfl.sync.bfly.b32 %x, %tx, 1, 31, -1; over:");
  Setup setup;
  setup.threads = 32;
  const auto run = bits(text, setup);
  check_only(run.effect, FindingKind::shuffle_lanes_missing);
  CHECK(run.effect.findings[0].second);
}

TEST_CASE("shuffle: a lane must name itself, and lanes that meet must name the same lanes") {
  check_only(bits(kernel("", "shfl.sync.bfly.b32 %x, %tx, 0, 31, 0x7fffffff;")).effect,
             FindingKind::shuffle_lanes_missing);
  const auto halves = kernel("",
                             "setp.lt.s32 %p, %tx, 16; and.b32 %y, %tx, 16; mov.u32 %z, 0xffff; shl.b32 %z, "
                             "%z, %y; shfl.sync.bfly.b32 %x, %tx, 8, 31, %z;"
                             "add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;");
  const auto run = bits(halves);
  check_clean(run.effect);
  CHECK(run.memory->element(1, 20).bits == 28);
}

TEST_CASE("shuffle of symbolic values: a sum over the warp, also behind a divergent diamond") {
  const auto text = kernel("",
                           "add.s64 %a, %in, %rd4; ld.global.f32 %f, [%a];\n"
                           "and.b32 %x, %tx, 1; setp.eq.s32 %p, %x, 0; @%p bra even; add.f32 %f, %f, "
                           "0f00000000; bra join; even: mul.f32 %f, %f, 0f3F800000; join:\n"
                           "shfl.sync.bfly.b32 %x, %f, 16, 31, -1; mov.b32 %g, %x; add.f32 %f, %f, %g;\n"
                           "shfl.sync.bfly.b32 %x, %f, 8, 31, -1; mov.b32 %g, %x; add.f32 %f, %f, %g;\n"
                           "shfl.sync.bfly.b32 %x, %f, 4, 31, -1; mov.b32 %g, %x; add.f32 %f, %f, %g;\n"
                           "shfl.sync.bfly.b32 %x, %f, 2, 31, -1; mov.b32 %g, %x; add.f32 %f, %f, %g;\n"
                           "shfl.sync.bfly.b32 %x, %f, 1, 31, -1; mov.b32 %g, %x; add.f32 %f, %f, %g;\n"
                           "add.s64 %b, %out, %rd4; st.global.f32 [%b], %f;");
  auto run = field(text);
  check_clean(run.effect);
  auto sum = run.domain.input(0, 32, Format::binary32);
  for (std::uint64_t i = 33; i < 64; ++i)
    sum = run.domain.add(sum, run.domain.input(0, i, Format::binary32), {});
  const auto found = run.memory->element(1, 40);
  REQUIRE(found.state == CellState::value);
  CHECK(domain::agree(found.value, sum));
}

TEST_CASE("limits: a loop that does not end, a trap, launches that no device runs") {
  Setup setup;
  setup.limits.thread_instructions_max = 100'000;
  const auto loop = bits(kernel("", "again: add.s32 %x, %tx, 1; bra again;"), setup);
  check_only(loop.effect, FindingKind::does_not_end);
  CHECK_FALSE(loop.effect.ran_to_the_end);
  const std::string at = loop.effect.findings.front().first.instruction;
  CHECK((at.starts_with("add") || at.starts_with("bra")));  // the place is in the loop
  // A step of one thread takes the time of a warp's, and counts as one.
  Setup alone = setup;
  alone.threads = 1;
  alone.blocks = 1;
  const auto single = bits(kernel("", "again: add.s32 %x, %tx, 1; bra again;"), alone);
  check_only(single.effect, FindingKind::does_not_end);
  CHECK(single.effect.thread_instructions < 10'000);
  check_only(bits(kernel("", "setp.eq.s32 %p, %tx, 9; @%p trap;")).effect, FindingKind::trap);
  for (const auto& [threads, blocks, shared] :
       {std::tuple{0u, 1u, 0u}, {1025u, 1u, 0u}, {64u, 0u, 0u}, {64u, 1u, 300'000u}}) {
    Setup bad;
    bad.threads = threads;
    bad.blocks = blocks;
    bad.dynamic_shared = shared;
    check_only(bits(kernel("", ""), bad).effect, FindingKind::bad_launch);
  }
  std::string bounded = kernel("", "");
  bounded.insert(bounded.find("\n{"), "\n.maxntid 32, 1, 1");
  check_only(bits(bounded).effect, FindingKind::bad_launch);
}

TEST_CASE("launch: a missing entry, a wrong number of arguments, a wrong width") {
  const machine::Code code = parse(kernel("", ""));
  Bits domain;
  Memory<Bits> memory({}, domain);
  Launch launch;
  launch.entry = "nobody";
  const auto go = [&] {
    return execute<Bits>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(1000));
  };
  check_only(go(), FindingKind::bad_launch);
  launch.entry = "k";
  check_only(go(), FindingKind::bad_launch);
  launch.arguments = {Argument::scalar(0, 8), Argument::scalar(0, 8), Argument::scalar(0, 8)};
  check_only(go(), FindingKind::bad_launch);
  launch.arguments = {Argument::pointer(7), Argument::scalar(0, 8), Argument::scalar(0, 4)};
  check_only(go(), FindingKind::bad_launch);
}

TEST_CASE("limits: arrays beyond the memory limit are unsupported, not allocated") {
  Bits domain;
  Memory<Bits> memory({{.name = "huge", .mode = BufferMode::out, .elements = std::uint64_t{1} << 61},
                       {.name = "small", .mode = BufferMode::out, .elements = 1}},
                      domain);
  Launch launch;
  launch.entry = "k";
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(0, 4)};
  const Effect effect = execute<Bits>(parse(kernel("", "")), launch, memory, domain, nullptr, base::Limits{},
                                      base::Deadline(1000));
  CHECK(effect.unsupported.size() == 1);
  CHECK_FALSE(effect.ran_to_the_end);
  CHECK(memory.element(0, 5).state == CellState::faulted);
}

TEST_CASE("barrier: a predicate of all threads is counted, and-ed and or-ed") {
  const auto run = [](const std::string& text) {
    return bits(kernel("", text + " add.u64 %b, %out, %rd4; st.global.b32 [%b], %x;"));
  };
  const auto count = run("setp.lt.u32 %p, %tx, 40; bar.red.popc.u32 %x, 0, %p;");
  check_clean(count.effect);
  CHECK(count.memory->element(1, 5).bits == 40);
  CHECK(run("setp.lt.u32 %p, %tx, 40; bar.red.popc.u32 %x, 0, 64, !%p;").memory->element(1, 63).bits == 24);
  const std::string select = " selp.u32 %x, 1, 0, %q;";
  CHECK(run("setp.lt.u32 %p, %tx, 63; bar.red.and.pred %q, 0, %p;" + select).memory->element(1, 0).bits == 0);
  CHECK(run("setp.lt.u32 %p, %tx, 64; barrier.red.and.pred %q, 1, %p;" + select).memory->element(1, 0).bits ==
        1);
  CHECK(run("setp.eq.u32 %p, %tx, 63; barrier.cta.red.or.pred %q, 0, %p;" + select)
            .memory->element(1, 0)
            .bits == 1);
}
