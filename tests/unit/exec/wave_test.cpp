// What the lanes of a wave do together, in waves of 32 and of 64: hand-written code, out[thread] = a row of
// 32 bits.

#include "tests/unit/exec/hand_written.h"
#include "verifier/isa/machine/lanes.h"

using namespace exec_test;

namespace {

using machine::Code;
using machine::Operand;
using machine::Special;

machine::LaneFunction add() {
  return machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
      [](std::uint32_t a, std::uint32_t b) { return a + b; });
}
machine::LaneFunction less() {
  return machine::lanes<bool, std::uint32_t, std::uint32_t>(
      [](std::uint32_t a, std::uint32_t b) { return a < b; });
}
machine::LaneFunction exclusive() {
  return machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
      [](std::uint32_t a, std::uint32_t b) { return a ^ b; });
}

}  // namespace

TEST_CASE("wave: lane numbers, and a pull by an exclusive-or, in waves of 32 and 64") {
  for (const unsigned lanes : {32u, 64u}) {
    const Wave wave = run(lanes, 128, [&](Code& code, std::uint32_t to) {
      const std::uint32_t from = code.add_row(32);
      code.add({.meaning = exclusive(),
                .destinations = {from},
                .sources = {Operand::special(Special::laneid), Operand::immediate(lanes / 2)}});
      code.add({.meaning = machine::LanePull{},
                .destinations = {to},
                .sources = {Operand::special(Special::tid_x), Operand::row(from)}});
    });
    check_clean(wave.effect);
    for (unsigned i = 0; i < 128; ++i) CHECK(wave.out[i] == (i ^ (lanes / 2)));
  }
}

TEST_CASE("wave: a lane that does not exist is zero, the old value, or a finding") {
  const auto pull = [](machine::AbsentLane absent) {
    return run(64, 64, [&](Code& code, std::uint32_t to) {
      const std::uint32_t from = code.add_row(32);
      code.add({.meaning = add(),
                .destinations = {from},
                .sources = {Operand::special(Special::laneid), Operand::immediate(1)}});
      machine::Operation op{.meaning = machine::LanePull{absent},
                            .destinations = {to},
                            .sources = {Operand::special(Special::tid_x), Operand::row(from)}};
      if (absent == machine::AbsentLane::old) op.sources.push_back(Operand::immediate(777));
      code.add(op);
    });
  };
  CHECK(pull(machine::AbsentLane::zero).out[63] == 0);
  CHECK(pull(machine::AbsentLane::old).out[63] == 777);
  CHECK(pull(machine::AbsentLane::old).out[31] == 32);
  check_only(pull(machine::AbsentLane::finding).effect, FindingKind::shuffle_lanes_missing);
}

TEST_CASE("wave: a ballot has the bits of all lanes, a push gives, the first lane is read") {
  for (const unsigned lanes : {32u, 64u}) {
    const auto ballot = run(lanes, lanes, [&](Code& code, std::uint32_t to) {
      const std::uint32_t choice = code.add_row(1);
      const std::uint32_t all = code.add_row(64);
      code.add({.meaning = less(),
                .destinations = {choice},
                .sources = {Operand::special(Special::laneid), Operand::immediate(lanes - 3)}});
      code.add({.meaning = machine::Vote{machine::VoteMode::ballot, machine::Members::convergent},
                .destinations = {all},
                .sources = {Operand::row(choice)}});
      code.add({.meaning = machine::lanes<std::uint32_t, std::uint64_t>(
                    [](std::uint64_t a) { return static_cast<std::uint32_t>(__builtin_popcountll(a)); }),
                .destinations = {to},
                .sources = {Operand::row(all)}});
    });
    check_clean(ballot.effect);
    CHECK(ballot.out[0] == lanes - 3);
    const auto push = run(lanes, lanes, [&](Code& code, std::uint32_t to) {
      const std::uint32_t target = code.add_row(32);
      code.add({.meaning = exclusive(),
                .destinations = {target},
                .sources = {Operand::special(Special::laneid), Operand::immediate(lanes - 1)}});
      code.add({.meaning = machine::LanePush{},
                .destinations = {to},
                .sources = {Operand::special(Special::tid_x), Operand::row(target)}});
      code.add({.meaning = add(), .destinations = {target}, .sources = {Operand::row(to), Operand::row(to)}});
      code.add({.meaning = machine::FirstLane{}, .destinations = {to}, .sources = {Operand::row(target)}});
    });
    check_clean(push.effect);
    CHECK(push.out[5] == 2 * (lanes - 1));
  }
}

TEST_CASE(
    "wave: where half of it left, a convergent operation is the others' alone; they meet again behind") {
  const Wave wave = run(64, 64, [&](Code& code, std::uint32_t to) {
    const std::uint32_t low = code.add_row(1);
    const std::uint32_t bits = code.add_row(64);
    const std::uint32_t yes = code.add_row(1);
    const auto count = [&](std::uint32_t row) {
      code.add({.meaning = machine::Vote{machine::VoteMode::ballot, machine::Members::convergent},
                .destinations = {bits},
                .sources = {Operand::row(yes)}});
      code.add({.meaning = machine::lanes<std::uint32_t, std::uint64_t>(
                    [](std::uint64_t a) { return static_cast<std::uint32_t>(__builtin_popcountll(a)); }),
                .destinations = {row},
                .sources = {Operand::row(bits)}});
    };
    const std::uint32_t inner = code.add_row(32);
    code.add({.meaning = less(),
              .destinations = {low},
              .sources = {Operand::special(Special::laneid), Operand::immediate(40)}});
    code.add({.meaning = machine::Copy{}, .destinations = {yes}, .sources = {Operand::immediate(1)}});
    code.add({.meaning = machine::Copy{}, .destinations = {inner}, .sources = {Operand::immediate(0)}});
    const std::uint32_t branch =
        code.add({.meaning = machine::Branch{}, .guard = low, .guard_negated = true});
    count(inner);
    code.operations[branch].target = static_cast<std::uint32_t>(code.operations.size());
    count(to);
    code.add({.meaning = machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
                  [](std::uint32_t a, std::uint32_t b) { return a * 1000 + b; }),
              .destinations = {to},
              .sources = {Operand::row(to), Operand::row(inner)}});
  });
  check_clean(wave.effect);
  CHECK(wave.out[0] == 64040);
  CHECK(wave.out[63] == 64000);
}

TEST_CASE("wave: a wave barrier orders all 64 lanes; without one they race") {
  const auto exchange = [](bool barrier) {
    return run(64, 64, [&](Code& code, std::uint32_t to) {
      code.variables.push_back(
          {.name = "tile", .space = machine::Space::shared, .bytes = 256, .alignment = 4});
      code.static_shared_bytes = 256;
      const std::uint32_t mine = code.add_row(32);
      const std::uint32_t other = code.add_row(32);
      const auto place = [&](std::uint32_t row, std::uint64_t flip) {
        code.add({.meaning = machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
                      [](std::uint32_t a, std::uint32_t b) { return (a ^ b) * 4; }),
                  .destinations = {row},
                  .sources = {Operand::special(Special::tid_x), Operand::immediate(flip)}});
        code.add({.meaning = machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
                      [](std::uint32_t a, std::uint32_t b) { return a + b; }, machine::AddressRule::offset),
                  .destinations = {row},
                  .sources = {Operand::variable(0), Operand::row(row)}});
      };
      place(mine, 0);
      place(other, 48);
      code.add({.meaning = machine::MemoryAccess{.space = machine::Space::shared, .store = true},
                .sources = {Operand::row(mine), Operand::special(Special::tid_x)}});
      if (barrier) code.add({.meaning = machine::WarpBarrier{machine::Members::convergent}});
      code.add({.meaning = machine::MemoryAccess{.space = machine::Space::shared},
                .destinations = {to},
                .sources = {Operand::row(other)}});
      if (barrier) code.add({.meaning = machine::WarpBarrier{machine::Members::convergent}});
      code.add({.meaning = machine::MemoryAccess{.space = machine::Space::shared, .store = true},
                .sources = {Operand::row(mine), Operand::immediate(1)}});
    });
  };
  const Wave ordered = exchange(true);
  check_clean(ordered.effect);
  CHECK(ordered.out[3] == 51);
  check_only(exchange(false).effect, FindingKind::data_race);
}

TEST_CASE("warp: match, redux and an active mask that nobody uses") {
  const std::string store = "add.u64 %b, %out, %rd4; st.global.b32 [%b], %x;";
  auto code = parse(kernel("", "shr.u32 %y, %tx, 2; mov.u32 %x, 0;" + store));
  // match.any on tid / 4, then redux.add of the thread numbers of each four.
  for (std::uint32_t i = 0; i < code.operations.size(); ++i) {
    if (code.texts[code.operations[i].text] != "mov.u32" || code.operations[i].sources[0].bits != 0 ||
        code.operations[i].sources[0].kind != Operand::Kind::immediate)
      continue;
    const std::uint32_t x = code.operations[i].destinations[0];
    const std::uint32_t y = code.operations[i - 1].destinations[0];
    code.operations[i] = {.meaning = machine::Match{},
                          .destinations = {x},
                          .sources = {Operand::row(y), Operand::immediate(0xffffffff)}};
    code.operations.insert(code.operations.begin() + i + 1,
                           {.meaning = machine::Reduce{machine::LaneReduction::add, {32, false}},
                            .destinations = {x},
                            .sources = {Operand::special(Special::tid_x), Operand::row(x)}});
    break;
  }
  Bits domain;
  Memory<Bits> memory(
      {{.name = "in", .element = ElementType::integer(4), .elements = 32},
       {.name = "out", .mode = BufferMode::out, .element = ElementType::integer(4), .elements = 32}},
      domain);
  Launch launch;
  launch.entry = "k";
  launch.block = {32, 1, 1};
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(0, 4)};
  check_clean(execute<Bits>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(1000)));
  for (unsigned i = 0; i < 32; ++i) CHECK(memory.element(1, i).bits == (i / 4 * 4) * 4 + 6);
  check_clean(bits(kernel("", "activemask.b32 %x;")).effect);
  CHECK(bits(kernel("", "activemask.b32 %x;" + store)).effect.unsupported.size() == 1);
}
