// Branches on symbolic data: both sides are run where they only compute, and what they leave is a choice.

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

const std::string load = "add.u64 %a, %in, %rd4; ld.global.f32 %f, [%a]; setp.gt.f32 %p, %f, 0f40000000;";
const std::string store = "add.u64 %b, %out, %rd4; st.global.f32 [%b], %g;";

std::string diamond(const std::string& yes, const std::string& no) {
  return kernel("", load + "@%p bra YES; " + no + " bra JOIN;\nYES: " + yes + "\nJOIN: " + store);
}

using Value = Field::Value;

/// What the output element must be, of the input element of the same thread.
template <class Expected>
void check_value(Run<Field>& run, std::uint64_t element, Expected expected) {
  check_clean(run.effect);
  Field& d = run.domain;
  const Element<Field> got = run.memory->element(1, element);
  REQUIRE(got.state == CellState::value);
  CHECK(domain::agree(got.value, expected(d, d.input(0, element, Format::binary32))));
}

/// x > 2 ? yes : no
Value choice(Field& d, Value x, Value yes, Value no) {
  return d.select(domain::Comparison::greater, x, d.constant(0x40000000, Format::binary32), yes, no);
}

void check_refused(const Run<Field>& run, const std::string& why) {
  CHECK(run.effect.findings.empty());
  REQUIRE(run.effect.unsupported.size() == 1);
  CHECK_MESSAGE(run.effect.unsupported[0].what.find(why) != std::string::npos,
                run.effect.unsupported[0].what);
  CHECK_FALSE(run.effect.ran_to_the_end);
}

}  // namespace

TEST_CASE("hammock: a diamond leaves the choice by its comparison") {
  auto run = field(diamond("add.f32 %g, %f, %f;", "mul.f32 %g, %f, %f;"));
  check_value(run, 3, [](Field& d, Value x) { return choice(d, x, d.add(x, x, {}), d.mul(x, x, {})); });
}

TEST_CASE("hammock: a negated guard, one empty side, an operation under a guard") {
  for (const char* body : {"@!%p bra JOIN; add.f32 %g, %f, %f; JOIN: ", "@%p add.f32 %g, %f, %f;"}) {
    auto run = field(kernel("", load + "mov.f32 %g, 0f3F800000; " + body + store));
    check_value(run, 0, [](Field& d, Value x) {
      return choice(d, x, d.add(x, x, {}), d.constant(0x3f800000, Format::binary32));
    });
  }
}

TEST_CASE("hammock: sides that leave plain bits are a choice of numbers where they are used as numbers") {
  auto run = field(diamond("mov.f32 %g, 0f3F800000; ", "mov.f32 %g, 0f40400000;"));
  const auto numbers = [](Field& d, Value x) {
    return choice(d, x, d.constant(0x3f800000, Format::binary32), d.constant(0x40400000, Format::binary32));
  };
  check_value(run, 5, numbers);
  auto product = field(kernel("", load +
                                      "mov.f32 %g, 0f40400000; @!%p bra JOIN; mov.f32 %g, 0f3F800000; JOIN: "
                                      "mul.f32 %g, %g, %f;" +
                                      store));
  check_value(product, 5, [&](Field& d, Value x) { return d.mul(numbers(d, x), x, {}); });
}

TEST_CASE("hammock: sides that agree leave no choice") {
  auto run = field(diamond("add.f32 %g, %f, %f;", "add.f32 %g, %f, %f;"));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 0).state == CellState::value);
}

TEST_CASE("hammock: nested, with a loop of known length inside") {
  auto run = field(
      diamond("setp.gt.f32 %q, %f, 0f41200000; @%q bra INNER; mov.f32 %g, 0f3F800000; bra JOIN;\n"
              "INNER: mov.u32 %x, 0; mov.f32 %g, %f;\n"
              "LOOP: add.f32 %g, %g, %f; add.u32 %x, %x, 1; setp.lt.u32 %q, %x, 3; @%q bra LOOP; bra JOIN;",
              "mov.f32 %g, %f;"));
  check_value(run, 9, [](Field& d, Value x) {
    Value four = x;
    for (int i = 0; i < 3; ++i) four = d.add(four, x, {});
    const Value ten = d.constant(0x41200000, Format::binary32);
    const Value inner =
        d.select(domain::Comparison::greater, x, ten, four, d.constant(0x3f800000, Format::binary32));
    return choice(d, x, inner, x);
  });
}

TEST_CASE("hammock: only the lanes that are undecided run both sides") {
  // Odd lanes compare a constant: they take one side alone.
  auto run = field(kernel(
      "", load +
              "and.b32 %x, %tx, 1; setp.eq.u32 %q, %x, 1; @%q setp.gt.f32 %p, 0f3F800000, 0f40000000;\n"
              "@%p bra YES; mul.f32 %g, %f, %f; bra JOIN;\nYES: add.f32 %g, %f, %f;\nJOIN: " +
              store));
  check_value(run, 0, [](Field& d, Value x) { return choice(d, x, d.add(x, x, {}), d.mul(x, x, {})); });
  check_value(run, 1, [](Field& d, Value x) { return d.mul(x, x, {}); });
}

TEST_CASE("hammock: a temporary of one side is known to nobody afterwards") {
  auto run = field(diamond("add.f32 %h, %f, %f; mov.f32 %g, %f;", "mov.f32 %g, %f;"));
  check_clean(run.effect);
  const auto leaks =
      field(kernel("", load + "@!%p bra JOIN; add.f32 %h, %f, %f; JOIN: mov.f32 %g, %h;" + store));
  CHECK(leaks.effect.findings.empty());
  REQUIRE(leaks.effect.unsupported.size() == 1);
  CHECK(leaks.effect.unsupported[0].what == "a value that nobody promises is stored");
}

TEST_CASE("hammock: a side does not see what the other one left") {
  // %h is set before, changed on one side, read on the other.
  auto run =
      field(kernel("", load +
                           "mov.f32 %h, 0f3F800000; mov.f32 %g, %f; @%p bra YES; mov.f32 %g, %h; bra JOIN;\n"
                           "YES: mov.f32 %h, 0f40000000; add.f32 %g, %f, %h;\nJOIN: " +
                           store));
  check_value(run, 0, [](Field& d, Value x) {
    return choice(d, x, d.add(x, d.constant(0x40000000, Format::binary32), {}),
                  d.constant(0x3f800000, Format::binary32));
  });
}

TEST_CASE("hammock: loads of inputs are allowed, of what the launch writes not") {
  auto run = field(diamond("ld.global.f32 %g, [%in];", "mov.f32 %g, %f;"));
  check_value(run, 1, [](Field& d, Value x) { return choice(d, x, d.input(0, 0, Format::binary32), x); });
  Setup inout;
  inout.out = BufferMode::inout;
  check_refused(field(diamond("ld.global.f32 %g, [%out];", "mov.f32 %g, %f;"), inout), "that others write");
}

TEST_CASE("hammock: what does more than compute is refused by name") {
  check_refused(field(diamond("st.global.f32 [%out], %f; mov.f32 %g, %f;", "mov.f32 %g, %f;")), "a store");
  check_refused(field(diamond("bar.sync 0; mov.f32 %g, %f;", "mov.f32 %g, %f;")), "a barrier");
  check_refused(field(diamond("trap; mov.f32 %g, %f;", "mov.f32 %g, %f;")), "never meet");
  check_refused(field(diamond("ret;", "mov.f32 %g, %f;")), "");
  check_refused(
      field(kernel("", load +
                           "LOOP: add.f32 %f, %f, %f; setp.gt.f32 %p, %f, 0f40000000; @%p bra LOOP; "
                           "mov.f32 %g, %f;" +
                           store)),
      "a loop");
}

TEST_CASE("hammock: a fault on a side that perhaps nobody takes is not reported as one") {
  check_refused(field(diamond("ld.global.f32 %g, [%in+4096];", "mov.f32 %g, %f;")), "a fault on one side");
}
