// The executor on hand-written code, as another machine's lowering makes it: poison that comes from the code,
// and code that is malformed.

#include "tests/unit/exec/kernels.h"
#include "verifier/isa/machine/lanes.h"

using namespace exec_test;

namespace {

using machine::Code;
using machine::Operand;

/// out[thread] = the row that `body` fills, a thread each.
template <class Body>
Effect run(unsigned threads, Body body) {
  Code code;
  code.entry = "k";
  code.parameters = {{"out", 0, 8, 8}};
  const std::uint32_t address = code.add_row(64);
  const std::uint32_t result = code.add_row(32);
  const std::uint32_t offset = code.add_row(64);
  code.add({.meaning = machine::Copy{}, .destinations = {address}, .sources = {Operand::parameter(0, 8)}});
  code.add({.meaning = machine::lanes<std::uint64_t, std::uint32_t>(
                [](std::uint32_t a) { return std::uint64_t{a} * 4; }),
            .destinations = {offset},
            .sources = {Operand::special(machine::Special::tid_x)}});
  code.add({.meaning = machine::lanes<std::uint64_t, std::uint64_t, std::uint64_t>(
                [](std::uint64_t a, std::uint64_t b) { return a + b; }, machine::AddressRule::offset),
            .destinations = {address},
            .sources = {Operand::row(address), Operand::row(offset)}});
  body(code, result);
  code.add({.meaning = machine::MemoryAccess{.space = machine::Space::global, .store = true},
            .sources = {Operand::row(address), Operand::row(result)}});
  Bits domain;
  Memory<Bits> memory(
      {{.name = "out", .mode = BufferMode::out, .element = ElementType::integer(4), .elements = threads}},
      domain);
  Launch launch;
  launch.entry = "k";
  launch.block = {threads, 1, 1};
  launch.arguments = {Argument::pointer(0)};
  return execute<Bits>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(10'000));
}

/// add nsw i32
machine::LaneFunction add_without_overflow() {
  auto add = machine::lanes<std::uint32_t, std::uint32_t, std::uint32_t>(
      [](std::uint32_t a, std::uint32_t b) { return a + b; });
  add.poison = machine::lanes<bool, std::int32_t, std::int32_t>([](std::int32_t a, std::int32_t b) {
                 const std::int64_t sum = std::int64_t{a} + b;
                 return sum != static_cast<std::int32_t>(sum);
               }).strip;
  return add;
}

void add_tid(Code& code, std::uint32_t to, std::uint64_t other) {
  code.add({.meaning = add_without_overflow(),
            .destinations = {to},
            .sources = {Operand::special(machine::Special::tid_x), Operand::immediate(other)}});
}

}  // namespace

TEST_CASE("poison: a signed overflow that reaches an output is found, in the lane where it happens") {
  check_clean(run(8, [](Code& code, std::uint32_t to) { add_tid(code, to, 0x7ffffff8); }));
  const Effect effect = run(9, [](Code& code, std::uint32_t to) { add_tid(code, to, 0x7ffffff8); });
  check_only(effect, FindingKind::uninitialised_read);
  REQUIRE(effect.findings.size() == 1);
  CHECK(effect.findings[0].times == 1);
  CHECK(effect.findings[0].first.thread[0] == 8);
}

TEST_CASE("poison: what nobody uses harms nobody") {
  check_clean(run(64, [](Code& code, std::uint32_t to) {
    add_tid(code, code.add_row(32), 0x7fffffff);
    add_tid(code, to, 1);
  }));
}

TEST_CASE("poison: a branch on it ends the run") {
  check_only(
      run(4,
          [](Code& code, std::uint32_t to) {
            const std::uint32_t choice = code.add_row(1);
            code.add({.meaning = machine::Copy{}, .destinations = {choice}, .sources = {Operand::poison()}});
            add_tid(code, to, 1);
            code.add({.meaning = machine::Branch{}, .guard = choice, .target = 0});
          }),
      FindingKind::uninitialised_read);
}

TEST_CASE("freeze: a clean value stays, a poisoned one is known to nobody") {
  const auto frozen = [](std::uint64_t other) {
    return run(4, [&](Code& code, std::uint32_t to) {
      add_tid(code, to, other);
      code.add({.meaning = machine::Freeze{}, .destinations = {to}, .sources = {Operand::row(to)}});
    });
  };
  check_clean(frozen(5));
  const Effect effect = frozen(0x7fffffff);
  CHECK(effect.findings.empty());
  CHECK(effect.unsupported.size() == 1);
}

TEST_CASE("code: what is malformed never runs") {
  const auto bad = [](auto spoil) { check_only(run(1, spoil), FindingKind::bad_launch); };
  bad([](Code& code, std::uint32_t to) { add_tid(code, to + 1000, 1); });
  bad([](Code& code, std::uint32_t) { code.wave_lanes = 48; });
  bad([](Code& code, std::uint32_t) { code.add({.meaning = machine::Branch{}, .target = 99}); });
  bad([](Code& code, std::uint32_t to) { code.add({.meaning = machine::Select{}, .destinations = {to}}); });
  bad([](Code& code, std::uint32_t to) {
    code.add({.meaning = machine::Copy{}, .destinations = {to}, .sources = {Operand::variable(0)}});
  });
}
