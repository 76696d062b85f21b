"""Cases of integer instructions on parts of words: bytes, halves, masks, dot products, long carries."""
from family import Family, b
from plain import interesting, mask, pairs, rng, signed, width

WORD = 0xFFFFFFFF


def triples(t="b32", n=40):
    return [(x, y, z) for (x, y), (z, _) in zip(pairs(t, n), pairs(t, n))]


def part(x, i, bits, kind):
    return signed(x >> i * bits & (1 << bits) - 1, f"{kind}{bits}")


def clamped(v):
    return max(-2**31, min(2**31 - 1, v)) & WORD


def dot_products(f):
    for a in ("u32", "s32"):
        for c in ("u32", "s32"):
            rows = [(x, y, z, z + sum(part(x, i, 8, a[0]) * part(y, i, 8, c[0]) for i in range(4)) & WORD) for x, y, z in triples()]
            f.simple(f"dp4a.{a}.{c}", ["b32"] * 3, "b32", rows)
            for half, first in (("lo", 0), ("hi", 2)):
                rows = [(x, y, z, z + sum(part(x, i, 16, a[0]) * part(y, first + i, 8, c[0]) for i in range(2)) & WORD) for x, y, z in triples()]
                f.simple(f"dp2a.{half}.{a}.{c}", ["b32"] * 3, "b32", rows)
    for t in ("u16", "s16", "u32", "s32", "u64", "s64"):
        rows = [(x, y, z, abs(signed(x, t) - signed(y, t)) + z & mask(t)) for x, y, z in triples(t)]
        f.simple(f"sad.{t}", [b(t)] * 3, b(t), rows)


def permutations(f):
    modes = {"f4e": ("0123", "1234", "2345", "3456"), "b4e": ("0765", "1076", "2107", "3210"), "rc8": ("0000", "1111", "2222", "3333"),
             "ecl": ("0123", "1123", "2223", "3333"), "ecr": ("0000", "0111", "0122", "0123"), "rc16": ("0101", "2323", "0101", "2323")}
    for mode, orders in modes.items():
        rows = []
        for x, y, z in triples("b32", 24):
            pool = y << 32 | x
            rows.append((x, y, z, sum((pool >> 8 * int(k) & 255) << 8 * i for i, k in enumerate(orders[z & 3]))))
        f.simple(f"prmt.b32.{mode}", ["b32"] * 3, "b32", rows)


def masks(f):
    places = [(p, n) for p in (0, 1, 5, 16, 31, 32, 33, 63, 255, 2**31) for n in (0, 1, 4, 16, 31, 32, 40, WORD)]

    def ones(p, n):
        return sum(1 << i for i in range(32) if p <= i < p + n)
    f.simple("bmsk.clamp.b32", ["b32"] * 2, "b32", [(p, n, ones(p, n)) for p, n in places])
    f.simple("bmsk.wrap.b32", ["b32"] * 2, "b32", [(p, n, ones(p & 31, n & 31)) for p, n in places])
    for kind in ("u", "s"):
        for mode in ("clamp", "wrap"):
            rows = []
            for x in interesting("b32", 4):
                for n in (0, 1, 2, 7, 16, 31, 32, 33, 2**31 + 3):
                    length = n & 31 if mode == "wrap" else min(n, 32)
                    rows.append((x, n, signed(x & (1 << length) - 1, f"{kind}{length}") & WORD if length else 0))
            f.simple(f"szext.{mode}.{kind}32", ["b32"] * 2, "b32", rows)
    rows = []
    for x in interesting("b32", 4):
        for base in (0, 1, 7, 16, 31):
            for offset in (-40, -3, -1, 0, 1, 2, 5, 33):
                if offset == 0:
                    found = base if x >> base & 1 else None
                else:
                    order = range(base, 32) if offset > 0 else range(base, -1, -1)
                    places = [i for i in order if x >> i & 1]
                    found = places[abs(offset) - 1] if len(places) >= abs(offset) else None
                rows.append((x, base, offset & WORD, WORD if found is None else found))
    f.simple("fns.b32", ["b32"] * 3, "b32", rows)


def products(f):
    low24 = lambda x, t: signed(x & 0xFFFFFF, f"{t[0]}24")
    for t in ("u32", "s32"):
        high = lambda x, y, t=t: low24(x, t) * low24(y, t) >> 16
        f.simple(f"mul24.hi.{t}", ["b32"] * 2, "b32", [(x, y, high(x, y) & WORD) for x, y in pairs(t)])
        f.simple(f"mad24.hi.{t}", ["b32"] * 3, "b32", [(x, y, z, high(x, y) + z & WORD) for x, y, z in triples()])
    rows = [(x, y, z, clamped(signed(low24(x, "s32") * low24(y, "s32") >> 16 & WORD, "s32") + signed(z, "s32"))) for x, y, z in triples()]
    f.simple("mad24.hi.sat.s32", ["b32"] * 3, "b32", rows)
    rows = [(x, y, z, clamped((signed(x, "s32") * signed(y, "s32") >> 32) + signed(z, "s32"))) for x, y, z in triples()]
    f.simple("mad.hi.sat.s32", ["b32"] * 3, "b32", rows)
    for t in ("u32", "s32", "u64", "s64"):
        w, m = width(t), mask(t)
        half = lambda x, y, high, t=t, w=w, m=m: (signed(x, t) * signed(y, t) >> w if high else signed(x, t) * signed(y, t)) & m
        rows = []
        for (x, y, z), (u, v, s) in zip(triples(t), triples(t)):
            first = half(x, y, False) + z
            second = half(u, v, True) + s + (first >> w)
            rows.append((x, y, z, u, v, s, first & m, second & m, second >> w))
        f.raw(f"mad_cc_{t}", [b(t)] * 6, [b(t)] * 3, rows,
              f"mad.lo.cc.{t} %o0, %i0, %i1, %i2; madc.hi.cc.{t} %o1, %i3, %i4, %i5; madc.lo.{t} %o2, 0, 0, 0;")
        rows = []
        for (x, y, z), (u, v, s) in zip(triples(t), triples(t)):
            first = half(x, y, True) + z
            second = half(u, v, False) + s + (first >> w)
            rows.append((x, y, z, u, v, s, first & m, second & m, second >> w))
        f.raw(f"madc_lo_cc_{t}", [b(t)] * 6, [b(t)] * 3, rows,
              f"mad.hi.cc.{t} %o0, %i0, %i1, %i2; madc.lo.cc.{t} %o1, %i3, %i4, %i5; madc.hi.{t} %o2, 0, 0, 0;")


def halves(f):
    for kind in ("u16", "s16"):
        def each(op, x, y):
            return sum((op(part(x, i, 16, kind[0]), part(y, i, 16, kind[0])) & 0xFFFF) << 16 * i for i in range(2))
        f.simple(f"add.{kind}x2", ["b32"] * 2, "b32", [(x, y, each(lambda p, q: p + q, x, y)) for x, y in pairs("b32")])
        for name, op in (("min", min), ("max", max)):
            f.simple(f"{name}.{kind}x2", ["b32"] * 2, "b32", [(x, y, each(op, x, y)) for x, y in pairs("b32")])
            if kind == "s16":
                f.simple(f"{name}.relu.s16x2", ["b32"] * 2, "b32", [(x, y, each(lambda p, q: max(op(p, q), 0), x, y)) for x, y in pairs("b32")])
                f.simple(f"{name}.relu.s32", ["b32"] * 2, "b32", [(x, y, max(0, op(signed(x, "s32"), signed(y, "s32")))) for x, y in pairs("s32")])


def selections(f):
    for t in ("b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"):
        w = f"b{t[1:]}"
        rows = [(x, y, z, x if signed(z, "s32") >= 0 else y) for (x, y), z in zip(pairs(w, 20), interesting("b32", 14))]
        f.simple(f"slct.{t}.s32", [w, w, "b32"], w, rows)
        floats = [0, 1 << 31, 0x3F800000, 0xBF800000, 1, 0x80000001, 0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000]
        at_least = lambda z, ftz: (z & 0x7FFFFFFF) <= 0x7F800000 and (z < 1 << 31 or z == 1 << 31 or (ftz and z & 0x7F800000 == 0))
        for ftz in ("", ".ftz"):
            rows = [(x, y, z, x if at_least(z, ftz) else y) for (x, y), z in zip(pairs(w, 20), floats)]
            f.simple(f"slct{ftz}.{t}.f32", [w, w, "b32"], w, rows)
    ops = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y, "ge": lambda x, y: x >= y, "hi": lambda x, y: x > y}
    for name, op in ops.items():
        for t in ("u16", "s16", "u32", "s32", "u64", "s64", "b32"):
            if (name == "hi" and t[0] != "u") or (t[0] == "b" and name not in ("eq", "ne")):
                continue
            for to, yes in (("u32", WORD), ("s32", WORD), ("f32", 0x3F800000)):
                rows = [(x, y, yes if op(signed(x, t), signed(y, t)) else 0) for x, y in pairs(t, 12)]
                f.simple(f"set.{name}.{to}.{t}", [b(t)] * 2, "b32", rows)
    rows = [(x, y, c, WORD if (signed(x, "s32") < signed(y, "s32")) != bool(c) else 0) for x, y in pairs("s32", 12) for c in (0, 1)]
    f.raw("set_lt_xor_u32_s32", ["b32", "b32", "pred"], ["b32"], rows, "set.lt.xor.u32.s32 %o0, %i0, %i1, %i2;")
    rows = [(x, y, c, WORD if (x == y) and not c else 0) for x, y in pairs("u32", 12) for c in (0, 1)]
    f.raw("set_eq_and_u32_u32_negated", ["b32", "b32", "pred"], ["b32"], rows, "set.eq.and.u32.u32 %o0, %i0, %i1, !%i2;")


def video(f):
    differences = lambda x, y: [abs(part(x, i, 8, "u") - part(y, i, 8, "u")) for i in range(4)]
    rows = [(x, y, z, sum(d << 8 * i for i, d in enumerate(differences(x, y)))) for x, y, z in triples()]
    f.simple("vabsdiff4.u32.u32.u32", ["b32"] * 3, "b32", rows)
    f.simple("vabsdiff4.u32.u32.u32.add", ["b32"] * 3, "b32", [(x, y, z, z + sum(differences(x, y)) & WORD) for x, y, z, _ in rows])


def parts_of_words():
    f = Family("parts_of_words")
    for write in (dot_products, permutations, masks, products, halves, selections, video):
        write(f)
    f.write()
