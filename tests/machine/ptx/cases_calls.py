"""Cases of calls and of branches through a list."""

from family import Family
from plain import interesting, mask, pairs

FUNCTIONS = """.func (.param .b32 back) triple(.param .b32 given)
{
  .reg .b32 %r<3>;
  ld.param.u32 %r1, [given];
  mul.lo.u32 %r2, %r1, 3;
  st.param.b32 [back], %r2;
  ret;
}
.func (.param .align 8 .b8 back[16]) both(.param .align 8 .b8 given[16])
{
  .reg .b64 %l<3>; .reg .f64 %d; .reg .f32 %f;
  ld.param.b64 %l1, [given]; ld.param.b64 %l2, [given+8];
  mov.b64 %d, %l2; mov.f32 %f, 0f3F800000;
  st.param.f64 [back], %d; st.param.b64 [back+8], %l1; st.param.f32 [back+8], %f;
  ret;
}
.func (.reg .b32 %back) sum(.reg .b32 %a, .reg .b32 %b) { add.u32 %back, %a, %b; ret.uni; }
"""


def calls():
    f = Family("calls")
    f.text.insert(0, FUNCTIONS)
    f.raw("call_by_memory", ["b32"], ["b32"], [(x, 3 * x & mask("u32")) for x in interesting("b32")],
          "{ .param .b32 p; .param .b32 q; st.param.b32 [p], %i0; call.uni (q), triple, (p); ld.param.b32 %o0, [q]; }")
    f.raw("call_by_registers", ["b32", "b32"], ["b32"], [(x, y, x + y & mask("u32")) for x, y in pairs("b32")], "call (%o0), sum, (%i0, %i1);")
    f.raw("call_with_arrays", ["b64", "b64"], ["b64", "b64"], [(x, y, y, x & ~mask("u32") | 0x3F800000) for x, y in pairs("b64")],
          "{ .param .align 8 .b8 p[16]; .param .align 8 .b8 q[16]; st.param.b64 [p], %i0; st.param.b64 [p+8], %i1; call.uni (q), both, (p); "
          "ld.param.b64 %o0, [q]; ld.param.b64 %o1, [q+8]; }")
    f.raw("call_guarded", ["b32", "pred"], ["b32"], [(x, c, 2 * x & mask("u32") if c else x) for x in interesting("b32") for c in (0, 1)],
          "mov.u32 %o0, %i0; @%i1 call (%o0), sum, (%i0, %i0);")
    f.raw("branch_by_index", ["b32"], ["b32"], [(x, (10, 20, 30)[x]) for x in (0, 1, 2, 2, 1, 0, 1)],
          "ts: .branchtargets la, lb, lc; brx.idx %i0, ts; la: mov.u32 %o0, 10; bra.uni le; lb: mov.u32 %o0, 20; bra.uni le; lc: mov.u32 %o0, 30; le:")
    f.write()
