// The executor on hand-written code, as another machine's lowering makes it: poison that comes from the code,
// and code that is malformed.

#include "tests/unit/exec/hand_written.h"
#include "verifier/isa/machine/lanes.h"

using namespace exec_test;

namespace {

using machine::Code;
using machine::Operand;

template <class Body>
Effect effect_of(unsigned threads, Body body) {
  return run(32, threads, body).effect;
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
  check_clean(effect_of(8, [](Code& code, std::uint32_t to) { add_tid(code, to, 0x7ffffff8); }));
  const Effect effect = effect_of(9, [](Code& code, std::uint32_t to) { add_tid(code, to, 0x7ffffff8); });
  check_only(effect, FindingKind::uninitialised_read);
  REQUIRE(effect.findings.size() == 1);
  CHECK(effect.findings[0].times == 1);
  CHECK(effect.findings[0].first.thread[0] == 8);
}

TEST_CASE("poison: what nobody uses harms nobody") {
  check_clean(effect_of(64, [](Code& code, std::uint32_t to) {
    add_tid(code, code.add_row(32), 0x7fffffff);
    add_tid(code, to, 1);
  }));
}

TEST_CASE("poison: a branch on it ends the run") {
  check_only(
      effect_of(4,
                [](Code& code, std::uint32_t to) {
                  const std::uint32_t choice = code.add_row(1);
                  code.add(
                      {.meaning = machine::Copy{}, .destinations = {choice}, .sources = {Operand::poison()}});
                  add_tid(code, to, 1);
                  code.add({.meaning = machine::Branch{}, .guard = choice, .target = 0});
                }),
      FindingKind::uninitialised_read);
}

TEST_CASE("freeze: a clean value stays, a poisoned one is known to nobody") {
  const auto frozen = [](std::uint64_t other) {
    return effect_of(4, [&](Code& code, std::uint32_t to) {
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
  const auto bad = [](auto spoil) { check_only(effect_of(1, spoil), FindingKind::bad_launch); };
  bad([](Code& code, std::uint32_t to) { add_tid(code, to + 1000, 1); });
  bad([](Code& code, std::uint32_t) { code.wave_lanes = 48; });
  bad([](Code& code, std::uint32_t) { code.add({.meaning = machine::Branch{}, .target = 99}); });
  bad([](Code& code, std::uint32_t to) { code.add({.meaning = machine::Select{}, .destinations = {to}}); });
  bad([](Code& code, std::uint32_t to) {
    code.add({.meaning = machine::Copy{}, .destinations = {to}, .sources = {Operand::variable(0)}});
  });
}
