"""Cases of integer arithmetic, logic, bit fields."""
from fractions import Fraction

from family import Family, b, binary
from plain import interesting, mask, pairs, rng, signed, width


def integers():
    f = Family("integer_arithmetic")
    for t in ("u16", "s16", "u32", "s32", "u64", "s64"):
        binary(f, "add", t, lambda x, y: x + y)
        binary(f, "sub", t, lambda x, y: x - y)
        binary(f, "mul.lo", t, lambda x, y: x * y)
        binary(f, "mul.hi", t, lambda x, y: (x * y) >> width(t))
        binary(f, "min", t, min)
        binary(f, "max", t, max)
        nonzero = [(x, y) for x, y in pairs(t) if y]
        binary(f, "div", t, lambda x, y: int(Fraction(x, y)), nonzero)
        binary(f, "rem", t, lambda x, y: x - y * int(Fraction(x, y)), nonzero)
        rows = [(x, y, z, (signed(x, t) * signed(y, t) + signed(z, t)) & mask(t)) for (x, y), (z, _) in zip(pairs(t), pairs(t))]
        f.simple(f"mad.lo.{t}", [b(t)] * 3, b(t), rows)
        rows = [(x, y, z, ((signed(x, t) * signed(y, t) >> width(t)) + signed(z, t)) & mask(t)) for (x, y), (z, _) in zip(pairs(t), pairs(t))]
        f.simple(f"mad.hi.{t}", [b(t)] * 3, b(t), rows)
        if width(t) < 64:
            d = f"b{2 * width(t)}"
            big = (1 << 2 * width(t)) - 1
            f.simple(f"mul.wide.{t}", [b(t)] * 2, d, [(x, y, signed(x, t) * signed(y, t) & big) for x, y in pairs(t)])
            rows = [(x, y, z, signed(x, t) * signed(y, t) + z & big) for (x, y), z in zip(pairs(t), [rng.getrandbits(2 * width(t)) for _ in range(44)])]
            f.simple(f"mad.wide.{t}", [b(t)] * 2 + [d], d, rows)
        if t[0] == "s":
            f.simple(f"neg.{t}", [b(t)], b(t), [(x, -signed(x, t) & mask(t)) for x in interesting(t)])
            f.simple(f"abs.{t}", [b(t)], b(t), [(x, abs(signed(x, t)) & mask(t)) for x in interesting(t)])
    clamp = lambda v: max(-2**31, min(2**31 - 1, v))
    binary_rows = lambda g: [(x, y, clamp(g(signed(x, "s32"), signed(y, "s32"))) & mask("s32")) for x, y in pairs("s32")]
    f.simple("add.sat.s32", ["b32"] * 2, "b32", binary_rows(lambda x, y: x + y))
    f.simple("sub.sat.s32", ["b32"] * 2, "b32", binary_rows(lambda x, y: x - y))
    low24 = lambda x, t: signed((x & 0xFFFFFF) << 8, t) >> 8
    for t in ("u32", "s32"):
        f.simple(f"mul24.lo.{t}", ["b32"] * 2, "b32", [(x, y, low24(x, t) * low24(y, t) & mask(t)) for x, y in pairs(t)])
        f.simple(f"mad24.lo.{t}", ["b32"] * 3, "b32", [(x, y, x ^ y, low24(x, t) * low24(y, t) + (x ^ y) & mask(t)) for x, y in pairs(t)])
    rows = []
    for (x, y), (z, w) in zip(pairs("u64"), pairs("u64")):
        total = (z << 64 | x) + (w << 64 | y)
        rows.append((x, y, z, w, total & mask("u64"), total >> 64 & mask("u64")))
    f.raw("add_cc_addc", ["b64"] * 4, ["b64"] * 2, rows, "add.cc.u64 %o0, %i0, %i1; addc.u64 %o1, %i2, %i3;")
    rows = [(x, y, z, w, ((z << 64 | x) - (w << 64 | y)) & mask("u64"), ((z << 64 | x) - (w << 64 | y)) >> 64 & mask("u64"))
            for (x, y), (z, w) in zip(pairs("u64"), pairs("u64"))]
    f.raw("sub_cc_subc", ["b64"] * 4, ["b64"] * 2, rows, "sub.cc.u64 %o0, %i0, %i1; subc.u64 %o1, %i2, %i3;")
    rows = []
    for (x, y), (z, w), (u, v) in zip(pairs("u32"), pairs("u32"), pairs("u32")):
        total = (u << 64 | z << 32 | x) + (v << 64 | w << 32 | y)
        rows.append((x, y, z, w, u, v, total & mask("u32"), total >> 32 & mask("u32"), total >> 64 & mask("u32")))
    f.raw("add_cc_three_words", ["b32"] * 6, ["b32"] * 3, rows,
          "add.cc.u32 %o0, %i0, %i1; addc.cc.u32 %o1, %i2, %i3; addc.u32 %o2, %i4, %i5;")
    rows = []
    for (x, y), (z, w), (u, v) in zip(pairs("u32"), pairs("u32"), pairs("u32")):
        total = (u << 64 | z << 32 | x) - (v << 64 | w << 32 | y)
        rows.append((x, y, z, w, u, v, total & mask("u32"), total >> 32 & mask("u32"), total >> 64 & mask("u32")))
    f.raw("sub_cc_three_words", ["b32"] * 6, ["b32"] * 3, rows,
          "sub.cc.u32 %o0, %i0, %i1; subc.cc.u32 %o1, %i2, %i3; subc.u32 %o2, %i4, %i5;")
    f.write()


def bit_operations():
    f = Family("logic_and_shift")
    for t in ("b16", "b32", "b64"):
        binary(f, "and", t, lambda x, y: x & y)
        binary(f, "or", t, lambda x, y: x | y)
        binary(f, "xor", t, lambda x, y: x ^ y)
        f.simple(f"not.{t}", [t], t, [(x, ~x & mask(t)) for x in interesting(t)])
        f.simple(f"cnot.{t}", [t], t, [(x, int(x == 0)) for x in interesting(t)])
        amounts = [0, 1, 5, width(t) - 1, width(t), width(t) + 1, 255, 2**31]
        rows = [(x, n, (x << n if n < width(t) else 0) & mask(t)) for x in interesting(t, 2) for n in amounts]
        f.simple(f"shl.{t}", [t, "b32"], t, rows)
        for k in ("b", "u", "s"):
            s = f"{k}{width(t)}"
            rows = [(x, n, (signed(x, s) >> min(n, width(t))) & mask(t)) for x in interesting(t, 2) for n in amounts]
            f.simple(f"shr.{s}", [t, "b32"], t, rows)
    for name, op in (("and", lambda x, y: x & y), ("or", lambda x, y: x | y), ("xor", lambda x, y: x ^ y)):
        f.simple(f"{name}.pred", ["pred"] * 2, "pred", [(x, y, op(x, y)) for x in (0, 1) for y in (0, 1)])
    f.simple("not.pred", ["pred"], "pred", [(0, 1), (1, 0)])
    for table in (0x00, 0x96, 0xE8, 0xCA, 0xFE, 0x1D):
        rows = []
        for (x, y), (z, _) in zip(pairs("b32"), pairs("b32")):
            r = 0
            for i in range(32):
                r |= (table >> ((x >> i & 1) * 4 + (y >> i & 1) * 2 + (z >> i & 1)) & 1) << i
            rows.append((x, y, z, r))
        f.raw(f"lop3_{table:02x}", ["b32"] * 3, ["b32"], rows, f"lop3.b32 %o0, %i0, %i1, %i2, {table};")
    triples = [(x, y, rng.choice([0, 1, 8, 31, 32, 33, 64, 100])) for x, y in pairs("b32")]
    for mode, amount in (("clamp", lambda c: min(c, 32)), ("wrap", lambda c: c & 31)):
        f.simple(f"shf.l.{mode}.b32", ["b32"] * 3, "b32", [(x, y, c, ((y << 32 | x) << amount(c)) >> 32 & mask("b32")) for x, y, c in triples])
        f.simple(f"shf.r.{mode}.b32", ["b32"] * 3, "b32", [(x, y, c, ((y << 32 | x) >> amount(c)) & mask("b32")) for x, y, c in triples])
    f.write()

    g = Family("bit_fields")
    for t in ("b32", "b64"):
        w = width(t)
        g.simple(f"popc.{t}", [t], "b32", [(x, bin(x).count("1")) for x in interesting(t)])
        g.simple(f"clz.{t}", [t], "b32", [(x, w - x.bit_length()) for x in interesting(t)])
        g.simple(f"brev.{t}", [t], t, [(x, int(f"{x:0{w}b}"[::-1], 2)) for x in interesting(t)])
        for k in ("u", "s"):
            s = f"{k}{w}"

            def find(x):
                v = signed(x, s)
                v = ~v if v < 0 else v
                return v.bit_length() - 1 if v else None
            g.simple(f"bfind.{s}", [t], "b32", [(x, find(x) if find(x) is not None else 0xFFFFFFFF) for x in interesting(t)])
            g.simple(f"bfind.shiftamt.{s}", [t], "b32", [(x, w - 1 - find(x) if find(x) is not None else 0xFFFFFFFF) for x in interesting(t)])
            rows = []
            for x in interesting(t, 3):
                for place, length in ((0, 0), (0, 1), (3, 5), (0, w), (w - 1, 1), (w - 4, 8), (w, 3), (5, 255), (255, 4)):
                    p, n = place & 255, length & 255
                    sign = (x >> min(p + n - 1, w - 1) & 1) if k == "s" and n else 0
                    r = 0
                    for i in range(w):
                        bit = (x >> (p + i) & 1) if i < n and p + i <= w - 1 else sign
                        r |= bit << i
                    rows.append((x, place, length, r))
            g.simple(f"bfe.{s}", [t, "b32", "b32"], t, rows)
        rows = []
        for x, y in pairs(t, 8):
            for place, length in ((0, 0), (0, 1), (3, 5), (0, w), (w - 1, 1), (w - 4, 8), (w, 3), (5, 255)):
                r = y
                for i in range(length & 255):
                    if (place & 255) + i < w:
                        r = r & ~(1 << place + i) | (x >> i & 1) << place + i
                rows.append((x, y, place, length, r))
        g.simple(f"bfi.{t}", [t, t, "b32", "b32"], t, rows)
    rows = []
    for (x, y), _ in zip(pairs("b32"), range(40)):
        c = rng.getrandbits(16)
        pool = y << 32 | x
        r = 0
        for i in range(4):
            sel = c >> 4 * i & 15
            byte = pool >> 8 * (sel & 7) & 255
            r |= (byte if sel < 8 else (255 if byte & 128 else 0)) << 8 * i
        rows.append((x, y, c, r))
    g.simple("prmt.b32", ["b32"] * 3, "b32", rows)
    g.write()
