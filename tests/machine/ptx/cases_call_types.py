"""Cases of calls: parameters and results of every type in .param space, structs, registers, nested and divergent calls."""
from family import Family
from plain import interesting, mask, pairs, rng, signed

PARTS = (("b8", "u8"), ("b16", "u16"), ("b32", "u32"), ("b64", "u64"))


def function(name, back, given, registers, body):
    return f".func ({back}) {name}({given}) {{\n  {registers}\n  {body}\n  ret;\n}}"


def scalars(f):
    for t, kind in (("b32", "b32"), ("u32", "b32"), ("s32", "b32"), ("f32", "b32"), ("b64", "b64"), ("u64", "b64"), ("s64", "b64"), ("f64", "b64"), ("b16", "b16"), ("u16", "b16")):
        f.text.append(function(f"flip_{t}", f".param .{kind} back", f".param .{kind} given", f".reg .{kind} %x;",
                               f"ld.param.{t} %x, [given]; not.{kind} %x, %x; st.param.{t} [back], %x;"))
        rows = [(x, ~x & mask(kind)) for x in interesting(kind)]
        f.raw(f"call_{t}", [kind], [kind], rows,
              f"{{ .param .{kind} a; st.param.{t} [a], %i0; .param .{kind} r; call.uni (r), flip_{t}, (a); ld.param.{t} %o0, [r]; }}")


def structs(f):
    for w, vector in ((32, 2), (32, 4), (64, 2), (16, 2), (16, 4), (8, 4)):
        t = {8: "b8", 16: "b16", 32: "b32", 64: "b64"}[w]
        kind = f"b{max(w, 16)}"
        names = "{" + ", ".join(f"%x{i}" for i in range(vector)) + "}"
        turned = "{" + ", ".join(f"%x{vector - 1 - i}" for i in range(vector)) + "}"
        size = w * vector // 8
        f.text.append(function(f"turn_{t}_{vector}", f".param .align {size} .b8 back[{size}]", f".param .align {size} .b8 given[{size}]",
                               f".reg .{kind} %x<{vector}>;", f"ld.param.v{vector}.{t} {names}, [given]; st.param.v{vector}.{t} [back], {turned};"))
        rows = []
        for _ in range(12):
            values = [rng.getrandbits(w) for _ in range(vector)]
            rows.append(values + values[::-1])
        ins, outs = ("{" + ", ".join(f"%{p}{i}" for i in range(vector)) + "}" for p in "io")
        f.raw(f"call_{t}_v{vector}", [t] * vector, [t] * vector, rows,
              f"{{ .param .align {size} .b8 a[{size}]; st.param.v{vector}.{t} [a], {ins}; .param .align {size} .b8 r[{size}]; "
              f"call.uni (r), turn_{t}_{vector}, (a); ld.param.v{vector}.{t} {outs}, [r]; }}")
    f.text.append(function("member", ".param .b32 back", ".param .align 8 .b8 given[16]", ".reg .b32 %x, %y; .reg .b64 %l;",
                           "ld.param.u8 %x, [given+1]; ld.param.s16 %y, [given+6]; add.s32 %x, %x, %y; ld.param.u64 %l, [given+8]; "
                           "cvt.u32.u64 %y, %l; xor.b32 %x, %x, %y; st.param.b32 [back], %x;"))
    rows = [(x, y, (x >> 8 & 255) + signed(x >> 48, "s16") & 0xFFFFFFFF ^ y & 0xFFFFFFFF) for x, y in pairs("b64", 16)]
    f.raw("call_members", ["b64", "b64"], ["b32"], rows,
          "{ .param .align 8 .b8 a[16]; st.param.b64 [a+0], %i0; st.param.b64 [a+8], %i1; .param .b32 r; call.uni (r), member, (a); ld.param.b32 %o0, [r]; }")


def control(f):
    f.text.append(".func (.reg .b32 %back) sum_of(.reg .b32 %first, .reg .b32 %second) {\n  add.s32 %back, %first, %second; ret;\n}")
    f.text.append(".func (.param .b32 back) weighed(.param .b32 given, .param .b32 weight) {\n  .reg .b32 %x, %y; .reg .pred %p;\n"
                  "  ld.param.b32 %x, [given]; ld.param.b32 %y, [weight]; setp.lt.s32 %p, %x, 0; @%p bra negative;\n"
                  "  call (%x), sum_of, (%x, %y); st.param.b32 [back], %x; ret;\n"
                  "  negative: { .param .b32 a; .param .b32 b; .param .b32 r; neg.s32 %x, %x; st.param.b32 [a], %x; st.param.b32 [b], %y;\n"
                  "  call.uni (r), product_of, (a, b); ld.param.b32 %x, [r]; } st.param.b32 [back], %x; ret;\n}")
    f.text.insert(0, function("product_of", ".param .b32 back", ".param .b32 given, .param .b32 weight", ".reg .b32 %x, %y;",
                              "ld.param.b32 %x, [given]; ld.param.b32 %y, [weight]; mul.lo.s32 %x, %x, %y; st.param.b32 [back], %x;"))
    model = lambda x, y: (x + y if signed(x, "s32") >= 0 else -signed(x, "s32") * y) & 0xFFFFFFFF
    call = "{ .param .b32 a; .param .b32 b; .param .b32 r; st.param.b32 [a], %i0; st.param.b32 [b], %i1; call.uni (r), weighed, (a, b); ld.param.b32 %o0, [r]; }"
    rows = [(x, y, model(x, y)) for x, y in pairs("b32", 30)]
    f.raw("call_nested", ["b32", "b32"], ["b32"], rows, call)
    f.raw("call_guarded", ["b32", "b32", "pred"], ["b32"], [(x, y, c, x + y & 0xFFFFFFFF if c else x) for x, y, _ in rows for c in (0, 1)],
          "mov.b32 %o0, %i0; @%i2 call (%o0), sum_of, (%i0, %i1);")
    f.raw("call_divergent", ["b32", "b32"], ["b32"], [(x, y, x if x & 1 else model(x, y)) for x, y, _ in rows],
          f"and.b32 %t, %i0, 1; setp.ne.u32 %p, %t, 0; mov.b32 %o0, %i0; @%p bra over; {call} over:", ".reg .b32 %t; .reg .pred %p;")
    rows = [(x, n, x + n * (n - 1) // 2 & 0xFFFFFFFF) for x in interesting("b32", 2)[:6] for n in (1, 2, 5)]
    f.raw("call_in_a_loop", ["b32", "b32"], ["b32"], rows,
          "mov.b32 %o0, %i0; mov.u32 %t, 0; again: call (%o0), sum_of, (%o0, %t); add.s32 %t, %t, 1; setp.lt.s32 %p, %t, %i1; @%p bra again;",
          ".reg .b32 %t; .reg .pred %p;")
    f.text.append(".func (.param .b32 back) through_pointer(.param .b64 place) {\n  .reg .b64 %l; .reg .b32 %x;\n"
                  "  ld.param.u64 %l, [place]; ld.u32 %x, [%l]; add.s32 %x, %x, 1; st.u32 [%l+4], %x; st.param.b32 [back], %x; ret;\n}")
    f.raw("call_with_local_address", ["b32"], ["b32", "b32"], [(x, x + 1 & 0xFFFFFFFF, x + 1 & 0xFFFFFFFF) for x in interesting("b32")],
          "mov.u64 %l, depot; cvta.local.u64 %g, %l; st.local.u32 [%l], %i0; { .param .b64 a; st.param.b64 [a], %g; .param .b32 r; "
          "call.uni (r), through_pointer, (a); ld.param.b32 %o0, [r]; } ld.local.u32 %o1, [%l+4];",
          ".local .align 8 .b8 depot[8]; .reg .b64 %l, %g;")


def calls_of_every_type():
    f = Family("call_parameters")
    for write in (scalars, structs, control):
        write(f)
    f.write()
