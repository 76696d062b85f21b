// Choices on data: predicates of every build against plain C++, and comparisons that are recorded in one
// domain and replayed in another.

#include <doctest/doctest.h>

#include <functional>

#include "tests/unit/exec/kernels.h"
#include "verifier/domain/error.h"
#include "verifier/domain/term.h"

using namespace exec_test;
using refmodels::number::Rational;

namespace {

const std::string load =
    "add.s64 %a, %in, %rd4; add.s64 %b, %out, %rd4; ld.global.f32 %f, [%a]; xor.b32 %x, %tx, 1; mul.wide.u32 "
    "%c, %x, 4; "
    "add.s64 %c, %in, %c; ld.global.f32 %h, [%c]; .reg .pred %r, %s1;\n";
const std::string store = "\nst.global.f32 [%b], %g;";

struct Case {
  const char* text;
  std::function<bool(float, float)> holds;  ///< of f and h
};

/// The predicate ends in %p; the kernel gives f where it holds, else 2 h.
void check_case(const Case& c) {
  const std::string text =
      kernel("", load + c.text + "; add.f32 %e, %h, %h; selp.f32 %g, %f, %e, %p;" + store);
  auto run = execute_text<domain::Term>(text, {}, domain::Term());
  INFO(c.text);
  check_clean(run.effect);
  for (const float f : {-2.0f, -1.0f, 0.0f, 0.5f, 1.0f})
    for (const float h : {-2.0f, -0.5f, 0.0f, 1.0f, 3.0f}) {
      const auto input = [&](std::uint32_t, std::uint64_t i) {
        return Rational(i % 2 == 0 ? static_cast<int>(2 * f) : static_cast<int>(2 * h), 2);
      };
      const auto got = run.domain.evaluate(run.memory->element(1, 4).value, input);
      REQUIRE(got);
      CHECK(got->to_double() == (c.holds(f, h) ? f : 2 * h));
    }
}

}  // namespace

TEST_CASE("choices: predicates of every build are what they say") {
  const Case cases[] = {
      {"setp.lt.f32 %p, %f, %h", [](float f, float h) { return f < h; }},
      {"setp.le.f32 %p, %f, %h", [](float f, float h) { return f <= h; }},
      {"setp.eq.f32 %p, %f, %h", [](float f, float h) { return f == h; }},
      {"setp.neu.f32 %p, %f, %h", [](float f, float h) { return f != h; }},
      {"setp.gtu.f32 %p, %f, 0f3F000000", [](float f, float) { return f > 0.5f; }},
      {"setp.ge.f32 %p, %h, %f", [](float f, float h) { return h >= f; }},
      {"setp.lt.f32 %q|%p, %f, %h", [](float f, float h) { return !(f < h); }},
      {"setp.lt.f32 %q, %f, %h; not.pred %p, %q", [](float f, float h) { return !(f < h); }},
      {"setp.lt.f32 %q, %f, %h; setp.gt.f32 %r, %f, 0f00000000; and.pred %p, %q, %r",
       [](float f, float h) { return f < h && f > 0; }},
      {"setp.lt.f32 %q, %f, %h; setp.gt.f32 %r, %f, 0f00000000; or.pred %p, %q, %r",
       [](float f, float h) { return f < h || f > 0; }},
      {"setp.lt.f32 %q, %f, %h; setp.gt.f32 %r, %f, 0f00000000; xor.pred %p, %q, %r",
       [](float f, float h) { return (f < h) != (f > 0); }},
      {"setp.gt.f32 %r, %f, 0f00000000; setp.lt.and.f32 %p, %f, %h, %r",
       [](float f, float h) { return f < h && f > 0; }},
      {"setp.gt.f32 %r, %f, 0f00000000; setp.lt.or.f32 %p, %f, %h, !%r",
       [](float f, float h) { return f < h || !(f > 0); }},
      {"setp.gt.f32 %r, %f, 0f00000000; setp.lt.xor.f32 %q|%p, %f, %h, %r",
       [](float f, float h) { return !(f < h) != (f > 0); }},
      {"setp.gt.f32 %r, %f, 0f00000000; setp.eq.s32 %q, %tx, 4; and.pred %s1, %q, %r; setp.lt.f32 %q, %h, "
       "%f; xor.pred %p, %s1, %q",
       [](float f, float h) { return (f > 0) != (h < f); }},
  };
  for (const Case& c : cases) check_case(c);
}

namespace {

struct Boxed {
  std::unique_ptr<Decisions> decisions = std::make_unique<Decisions>();
  Effect error, term;
  std::optional<Rational> value;
};

Boxed boxed(const std::string& recorded, const std::string& replayed, double low, double high) {
  Boxed out;
  domain::Error error(domain::ErrorInputs::box);
  error.set_range(0, low, high);
  std::vector<Buffer> buffers(2);
  buffers[0] = {.name = "in", .elements = 64, .tensor = 0};
  buffers[1] = {.name = "out", .mode = BufferMode::out, .elements = 64};
  Launch launch;
  launch.entry = "k";
  launch.block = {64, 1, 1};
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(0, 4)};
  Memory<domain::Error> first(buffers, error);
  out.error = execute<domain::Error>(parse(recorded), launch, first, error, nullptr, base::Limits{},
                                     base::Deadline(10'000), out.decisions.get());
  out.decisions->replay();
  domain::Term term;
  Memory<domain::Term> second(buffers, term);
  out.term = execute<domain::Term>(parse(replayed), launch, second, term, nullptr, base::Limits{},
                                   base::Deadline(10'000), out.decisions.get());
  const auto element = second.element(1, 5);
  if (element.state == CellState::value)
    out.value = term.evaluate(
        element.value, [](std::uint32_t, std::uint64_t i) { return Rational(static_cast<std::int64_t>(i)); });
  return out;
}

const std::string slow_path =
    load +
    "abs.f32 %e, %f; setp.ltu.f32 %p, %e, 0f47CE4780; @%p bra fast; mov.b32 %x, %f; "
    "and.b32 %x, %x, 60; cvt.u64.u32 %c, %x; add.s64 %c, %in, %c; ld.global.f32 %g, [%c]; bra done;\n"
    "fast: add.f32 %g, %f, %f; done:" +
    store;

}  // namespace

TEST_CASE(
    "decisions: what the box decides is a branch in every domain; what it does not decide stays undecided") {
  const Boxed inside = boxed(kernel("", slow_path), kernel("", slow_path), -100, 100);
  check_clean(inside.error);
  check_clean(inside.term);
  CHECK(inside.decisions->decided() == 64);
  REQUIRE(inside.value);
  CHECK(*inside.value == Rational(10));
  const Boxed outside = boxed(kernel("", slow_path), kernel("", slow_path), -1e6, 1e6);
  CHECK_FALSE(outside.error.unsupported.empty());
  CHECK_FALSE(outside.term.unsupported.empty());
  CHECK(outside.decisions->decided() == 0);
}

TEST_CASE("decisions: a replay that meets other comparisons is lost, and says so") {
  std::string other = slow_path;
  other.insert(other.find("abs.f32"), "setp.lt.f32 %q, %f, %h; ");
  const Boxed moved = boxed(kernel("", slow_path), kernel("", other), -100, 100);
  CHECK(moved.decisions->lost());
  REQUIRE_FALSE(moved.term.unsupported.empty());
  CHECK(moved.term.unsupported[0].what.find("record") != std::string::npos);
  CHECK_FALSE(moved.term.clean());
  const Boxed shorter = boxed(kernel("", load + "mov.f32 %g, %f;" + store), kernel("", slow_path), -100, 100);
  CHECK(shorter.decisions->lost());
  CHECK_FALSE(shorter.term.clean());
}

TEST_CASE("decisions: patterns of positive floats are ordered as the floats are") {
  const auto text = [](const std::string& test) {
    return kernel(
        "", load + "mov.b32 %x, %f; " + test +
                "; @%p bra over; mov.b32 %y, %f; and.b32 %y, %y, 7; mov.b32 %f, %y; over: mov.f32 %g, %f;" +
                store);
  };
  // 1 .. 2 against the pattern of 3, below and above; 0 is no positive float.
  CHECK(boxed(text("setp.lt.u32 %p, %x, 0x40400000"), text("setp.lt.u32 %p, %x, 0x40400000"), 1, 2).value);
  CHECK(boxed(text("setp.gt.s32 %p, %x, 0x3f000000"), text("setp.gt.s32 %p, %x, 0x3f000000"), 1, 2).value);
  CHECK_FALSE(
      boxed(text("setp.lt.u32 %p, %x, 0x3fc00000"), text("setp.lt.u32 %p, %x, 0x3fc00000"), 1, 2).value);
  CHECK_FALSE(
      boxed(text("setp.lt.u32 %p, %x, 0x40400000"), text("setp.lt.u32 %p, %x, 0x40400000"), 0, 2).value);
  CHECK_FALSE(
      boxed(text("setp.lt.u32 %p, %x, 0x40400000"), text("setp.lt.u32 %p, %x, 0x40400000"), -1, 2).value);
  CHECK_FALSE(
      boxed(text("setp.ne.u32 %p, %x, 0x40400000"), text("setp.ne.u32 %p, %x, 0x40400000"), 1, 2).value);
}
