// Kernel parameters whose address is taken (isa/ptx/lower/parameter_copy.cpp).

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

TEST_CASE("parameter: an address that is taken leads to the pointer itself, and symbolic data behind it") {
  auto run =
      field(kernel("",
                   "mov.b64 %a, p_in; cvta.param.u64 %b, %a; ld.param.u64 %a, [%a]; add.s64 %a, %a, %rd4; "
                   "ld.global.f32 %f, [%a];\n"
                   "ld.u64 %b, [%b]; add.s64 %b, %b, %rd4; ld.global.f32 %g, [%b]; add.f32 %g, %f, %g;\n"
                   "add.s64 %b, %out, %rd4; st.global.f32 [%b], %g;"));
  check_clean(run.effect);
  const auto x = run.domain.input(0, 6, Format::binary32);
  CHECK(domain::agree(run.memory->element(1, 6).value, run.domain.add(x, x, {})));
}

TEST_CASE("parameter: a read past its end, and a read through no address at all, are not its value") {
  const auto past = bits(kernel("",
                                "mov.b64 %a, p_n; ld.param.u32 %x, [%a+8]; add.s64 %b, %out, %rd4; "
                                "st.global.u32 [%b], %x;"));
  CHECK(has(past.effect, FindingKind::out_of_bounds));
  const auto none = bits(kernel("", "mov.b64 %a, 0; ld.param.u32 %x, [%a];"));
  CHECK(none.effect.unsupported.size() == 1);
}
