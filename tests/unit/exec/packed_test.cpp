// Instructions that are several operations (isa/ptx/instructions/expansion.h) on symbolic floats.

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

const std::string load = "add.s64 %a, %in, %rd4; add.s64 %b, %out, %rd4; ld.global.f32 %f, [%a];\n";
const std::string store = "\nst.global.f32 [%b], %g;";
const std::string halves = ".reg .b16 %h0, %h1;";

}  // namespace

TEST_CASE(
    "packed: each half is an operation of the domain, the first operand of a conversion is the high one") {
  auto run = field(kernel(
      halves, load +
                  "add.f32 %e, %f, 0f3F800000; cvt.rn.f16x2.f32 %x, %e, %f; mov.b32 %y, %x;\n"
                  "fma.rn.f16x2 %x, %x, %y, %x; mul.f16x2 %x, %x, 0x40003C00; mov.b32 {%h0, %h1}, %x;\n"
                  "cvt.f32.f16 %g, %h0; cvt.f32.f16 %h, %h1; sub.f32 %g, %h, %g;" +
                  store));
  check_clean(run.effect);
  Field& d = run.domain;
  const auto low = d.input(0, 5, Format::binary32);
  const auto high = d.add(low, d.constant(0x3f800000, Format::binary32), {});
  const auto two = d.constant(0x40000000, Format::binary32);
  const auto expected = d.sub(d.mul(d.fma(high, high, high, {}), two, {}), d.fma(low, low, low, {}), {});
  CHECK(domain::agree(run.memory->element(1, 5).value, expected));
  // An expansion counts once: 8 instructions of the frame and `ret`, 3 of the load, 10 of the body, 1 of the
  // store.
  CHECK(run.effect.thread_instructions == 64 * 22);
}

TEST_CASE("packed: .relu is a maximum with zero, .NaN changes nothing over the reals") {
  auto run = field(
      kernel(halves, load +
                         "cvt.rn.relu.f16x2.f32 %x, %f, %f; mov.b32 {%h0, %h1}, %x; cvt.f32.f16 %g, %h1;\n"
                         "max.NaN.f32 %g, %g, %f;" +
                         store));
  check_clean(run.effect);
  Field& d = run.domain;
  const auto x = d.input(0, 9, Format::binary32);
  const auto zero = d.constant(0, Format::binary32);
  CHECK(domain::agree(run.memory->element(1, 9).value, d.max(d.max(x, zero, {}), x, {})));
}

TEST_CASE("packed: a guard that the instruction itself overwrites decides for all of its steps") {
  // %p is false in the odd threads: there both answers stay as they were.
  auto run = bits(kernel("",
                         "and.b32 %x, %tx, 1; setp.eq.u32 %p, %x, 0; setp.eq.u32 %q, %x, 0;\n"
                         "@%p setp.ne.f16x2 %p|%q, 0x3C003C00, 0x00003C00;\n"
                         "selp.u32 %x, 1, 0, %p; selp.u32 %y, 2, 0, %q; or.b32 %x, %x, %y;\n"
                         "add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;"));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 4).bits == 2);
  CHECK(run.memory->element(1, 5).bits == 0);
}

TEST_CASE("packed: elements that one store puts side by side are read one by one") {
  auto run =
      field(kernel("", load + "add.f32 %g, %f, 0f3F800000; mov.b64 %c, {%f, %g};\n"
                              "mul.wide.u32 %b, %tx, 8; add.s64 %b, %out, %b; st.global.b64 [%b], %c;"),
            {.threads = 32, .alignment = 8});
  check_clean(run.effect);
  Field& d = run.domain;
  const auto x = d.input(0, 5, Format::binary32);
  CHECK(domain::agree(run.memory->element(1, 10).value, x));
  CHECK(domain::agree(run.memory->element(1, 11).value,
                      d.add(x, d.constant(0x3f800000, Format::binary32), {})));
}

TEST_CASE("packed: four halves in one store are four elements, of halves alone") {
  const std::string text =
      kernel(halves, load +
                         "add.f32 %g, %f, %f; cvt.rn.f16.f32 %h0, %f; cvt.rn.f16.f32 %h1, %g;\n"
                         "mov.b64 %c, {%h0, %h1, %h1, %h0};\n"
                         "mul.wide.u32 %b, %tx, 8; add.s64 %b, %out, %b; st.global.b64 [%b], %c;");
  auto run = field(text, {.threads = 16, .alignment = 8, .out_element = ElementType::of(Format::binary16)});
  check_clean(run.effect);
  Field& d = run.domain;
  const auto x = d.input(0, 3, Format::binary32);
  for (const std::uint64_t element : {12, 15}) CHECK(domain::agree(run.memory->element(1, element).value, x));
  for (const std::uint64_t element : {13, 14})
    CHECK(domain::agree(run.memory->element(1, element).value, d.add(x, x, {})));
  // As floats of 32 bits nobody knows what two halves are.
  auto wrong = field(text, {.threads = 16, .alignment = 8});
  CHECK(!wrong.effect.unsupported.empty());
}
