"""Cases of floats: arithmetic, comparisons, conversions, approximations."""
import math
from fractions import Fraction

from family import Family, b
from plain import (FORMATS, NAN, arithmetic, converted_nan, decode, encode, floats, flush, interesting, is_subnormal, mask, pairs, rng, rounded,
                   saturate, sign_of, signed, width)


def comparisons():
    f = Family("comparison_and_selection")
    ops = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y, "le": lambda x, y: x <= y,
           "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y}
    for t in ("u16", "s16", "u32", "s32", "u64", "s64", "b32"):
        for name, op in ops.items():
            if t[0] == "b" and name not in ("eq", "ne"):
                continue
            f.simple(f"setp.{name}.{t}", [b(t)] * 2, "pred", [(x, y, int(op(signed(x, t), signed(y, t)))) for x, y in pairs(t, 20)])
    for name, same in (("lo", "lt"), ("ls", "le"), ("hi", "gt"), ("hs", "ge")):
        f.simple(f"setp.{name}.u32", ["b32"] * 2, "pred", [(x, y, int(ops[same](x, y))) for x, y in pairs("u32", 20)])
    for combine, op in (("and", lambda p, q: p & q), ("or", lambda p, q: p | q), ("xor", lambda p, q: p ^ q)):
        rows = []
        for x, y in pairs("s32", 20):
            for c in (0, 1):
                holds = int(signed(x, "s32") < signed(y, "s32"))
                rows.append((x, y, c, op(holds, c), op(1 - holds, c)))
        f.raw(f"setp_lt_{combine}_s32_both", ["b32", "b32", "pred"], ["pred", "pred"], rows, f"setp.lt.{combine}.s32 %o0|%o1, %i0, %i1, %i2;")
        rows = [(x, y, c, op(p, 1 - c), op(1 - p, 1 - c)) for x, y, c, *_ in rows for p in [int(signed(x, "s32") < signed(y, "s32"))]]
        f.raw(f"setp_lt_{combine}_s32_negated", ["b32", "b32", "pred"], ["pred", "pred"], rows, f"setp.lt.{combine}.s32 %o0|%o1, %i0, %i1, !%i2;")
    for t in ("f32", "f64", "f16"):
        values = floats(t)
        chosen = [(rng.choice(values), rng.choice(values)) for _ in range(60)] + [(v, v) for v in values]
        key = lambda v: {"inf": Fraction(10) ** 400, "-inf": -(Fraction(10) ** 400)}.get(v, v)
        for name, op in ops.items():
            for unordered in (False, True):
                rows = []
                for x, y in chosen:
                    u, v = decode(x, t), decode(y, t)
                    nan = "nan" in (u, v)
                    rows.append((x, y, int(unordered if nan else op(key(u), key(v)))))
                suffix = "u" if unordered else ""
                f.simple(f"setp.{name}{suffix}.{t}", [f"b{FORMATS[t][0]}"] * 2, "pred", rows)
        rows = [(x, y, int("nan" not in (decode(x, t), decode(y, t)))) for x, y in chosen]
        f.simple(f"setp.num.{t}", [f"b{FORMATS[t][0]}"] * 2, "pred", rows)
        f.simple(f"setp.nan.{t}", [f"b{FORMATS[t][0]}"] * 2, "pred", [(x, y, 1 - r) for x, y, r in rows])
    values = floats("f32")
    key = lambda x: decode(flush(x, "f32"), "f32")
    rows = [(x, y, int("nan" not in (key(x), key(y)) and key(x) == key(y))) for x in values for y in values[:12]]
    f.simple("setp.eq.ftz.f32", ["b32"] * 2, "pred", rows)
    far = lambda x: {"inf": Fraction(10) ** 400, "-inf": -(Fraction(10) ** 400)}.get(key(x), key(x))
    for name, op in ops.items():
        for unordered in (False, True):
            rows = [(x, y, int(unordered if "nan" in (key(x), key(y)) else op(far(x), far(y)))) for x in values for y in rng.sample(values, 3)]
            if (name, unordered) != ("eq", False):
                f.simple(f"setp.{name}{'u' if unordered else ''}.ftz.f32", ["b32"] * 2, "pred", rows)
    for t in ("b16", "b64"):
        for name in ("eq", "ne"):
            f.simple(f"setp.{name}.{t}", [t] * 2, "pred", [(x, y, int(ops[name](x, y))) for x, y in pairs(t, 20)])
    for t in ("u16", "s16", "u32", "s32", "f32", "u64", "s64", "f64"):
        f.simple(f"selp.{t}", [f"b{t[1:]}"] * 2 + ["pred"], f"b{t[1:]}", [(x, y, c, x if c else y) for x, y in pairs(f"b{t[1:]}", 6) for c in (0, 1)])
    classes = {"finite": lambda v, s: v not in ("nan", "inf", "-inf"), "infinite": lambda v, s: v in ("inf", "-inf"),
               "number": lambda v, s: v != "nan", "notanumber": lambda v, s: v == "nan",
               "normal": lambda v, s: v not in ("nan", "inf", "-inf") and not s, "subnormal": lambda v, s: bool(s)}
    for t in ("f32", "f64"):
        for name, op in classes.items():
            f.simple(f"testp.{name}.{t}", [f"b{FORMATS[t][0]}"], "pred", [(x, int(op(decode(x, t), is_subnormal(x, t)))) for x in floats(t)])
    for t in ("b16", "b32", "b64"):
        f.simple(f"selp.{t}", [t, t, "pred"], t, [(x, y, c, x if c else y) for x, y in pairs(t, 8) for c in (0, 1)])
    f.write()


def away_tf32(x):
    """To nearest, ties away; an infinity or a NaN loses its low bits (measured on an H200)."""
    return (x if x >> 23 & 0xFF == 0xFF else x + 0x1000) & 0xFFFFE000


def conversions():
    f = Family("conversion")
    types = ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64")
    for to in types:
        for source in types:
            ins, outs = ("b8" if width(source) == 8 else b(source)), ("b8" if width(to) == 8 else b(to))
            f.simple(f"cvt.{to}.{source}", [ins], outs, [(x, signed(x, source) & mask(to)) for x in interesting(source)])
            low, high = (-(1 << width(to) - 1), (1 << width(to) - 1) - 1) if to[0] == "s" else (0, mask(to))
            clamps = signed(1 << width(source) - 1, source) < low or mask(source) >> (source[0] == "s") > high
            if clamps:  # elsewhere .sat is refused
                f.simple(f"cvt.sat.{to}.{source}", [ins], outs, [(x, max(low, min(high, signed(x, source))) & mask(to)) for x in interesting(source)])
    # a narrow signed result in a wider register is sign-extended
    f.raw("cvt_s8_into_32_bits", ["b32"], ["b32"], [(x, signed(x, "s8") & mask("u32")) for x in interesting("b32")], "cvt.s8.s32 %o0, %i0;")
    for t in ("f16", "bf16", "f32", "f64"):
        bt = f"b{FORMATS[t][0]}"
        for mode in ("rn", "rz", "rm", "rp"):
            for source in ("u8", "s8")[2 * (t == "bf16"):] + ("u16", "s16", "u32", "s32", "u64", "s64"):
                ins = "b8" if width(source) == 8 else b(source)
                rows = [(x, encode(Fraction(signed(x, source)), t, mode)) for x in interesting(source)]
                f.simple(f"cvt.{mode}.{t}.{source}", [ins], bt, rows)
        for mode, rounding in (("rni", round), ("rzi", math.trunc), ("rmi", math.floor), ("rpi", math.ceil)):
            for to in ("u8", "s8")[2 * (t == "bf16"):] + ("u16", "s16", "u32", "s32", "u64", "s64"):
                low, high = (-(1 << width(to) - 1), (1 << width(to) - 1) - 1) if to[0] == "s" else (0, mask(to))
                rows = []
                for x in floats(t) + [encode(Fraction(v, 2), t) for v in (-7, -5, -3, -1, 1, 3, 5, 7, 255, 257, 65535, 2**33)]:
                    v = decode(x, t)
                    if v == "nan":
                        r = 1 << width(to) - 1 if t == "f64" or width(to) == 64 else 0
                    elif v in ("inf", "-inf"):
                        r = high if v == "inf" else low
                    else:
                        r = max(low, min(high, rounding(v)))
                    rows.append((x, r & mask(to)))
                f.simple(f"cvt.{mode}.{to}.{t}", [bt], "b8" if width(to) == 8 else b(to), rows)
                if t == "f32":
                    f.simple(f"cvt.{mode}.sat.{to}.{t}", [bt], "b8" if width(to) == 8 else b(to), rows)
                    flushed = [(x, r if not is_subnormal(x, t) else 0) for x, r in rows]
                    f.simple(f"cvt.{mode}.ftz.{to}.{t}", [bt], "b8" if width(to) == 8 else b(to), flushed)
            rows = []
            for x in floats(t) + [encode(Fraction(v, 4), t) for v in range(-11, 12)]:
                v = decode(x, t)
                rows.append((x, (x | 1 << 51 if t == "f64" else NAN[t]) if v == "nan" else x if v in ("inf", "-inf") else encode(Fraction(rounding(v)), t, "rn", sign_of(x, t))))
            f.simple(f"cvt.{mode}.{t}.{t}", [bt], bt, rows)

    def between(to, source, mode):
        rows = []
        for x in floats(source, 30):
            v = decode(x, source)
            if v == "nan":
                r = converted_nan(x, source, to)
            elif v in ("inf", "-inf"):
                r = encode(Fraction(2) ** 2000, to) | (v == "-inf") << FORMATS[to][0] - 1
            else:
                r = encode(v, to, mode or "rn", sign_of(x, source))
            rows.append((x, r))
        name = f"cvt.{mode + '.' if mode else ''}{to}.{source}"
        f.simple(name, [f"b{FORMATS[source][0]}"], f"b{FORMATS[to][0]}", rows)
    for to, source in (("f16", "f32"), ("bf16", "f32"), ("f32", "f64"), ("f16", "f64")):
        for mode in ("rn", "rz") if to == "bf16" else ("rn", "rz", "rm", "rp"):
            between(to, source, mode)
    for to, source in (("f32", "f16"), ("f32", "bf16"), ("f64", "f32"), ("f64", "f16")):
        between(to, source, None)
    for to in ("f16", "bf16"):
        largest = 0x7BFF if to == "f16" else 0x7F7F

        def narrowed(x, mode, words):
            v = decode(x, "f32")
            if v == "nan":
                return NAN[to]
            r = encode(Fraction(2) ** 2000, to) | (v == "-inf") << 15 if v in ("inf", "-inf") else encode(v, to, mode, sign_of(x, "f32"))
            if "relu" in words and r >> 15:
                return 0
            return r - 1 if "satfinite" in words and r & 0x7FFF == largest + 1 else r
        for mode in ("rn", "rz"):
            for words in ("", ".relu", ".satfinite", ".relu.satfinite"):
                chosen = floats("f32", 30) + [0x477FF000, 0x477FEFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x33000000, 0xB3000001, 0x387FE000, 0x3F808000, 0x3F818000]
                if words:
                    f.simple(f"cvt.{mode}{words}.{to}.f32", ["b32"], "b16", [(x, narrowed(x, mode, words)) for x in chosen])
                rows = [(x, y, narrowed(x, mode, words) << 16 | narrowed(y, mode, words)) for x, y in zip(chosen, reversed(chosen))]
                f.simple(f"cvt.{mode}{words}.{to}x2.f32", ["b32"] * 2, "b32", rows)
    # tf32: the low 13 bits of the result are zero
    chosen = floats("f32", 30) + [0x3F801000, 0x3F803000, 0xBF801000, 0x3F800FFF, 0x7F7FF000, 0x7F7FEFFF, 1, 0x1000, 0x0FFF, 0x007FF000]
    for words in ("rna", "rna.satfinite", "rn", "rz"):
        rows = []
        for x in chosen:
            v = decode(x, "f32")
            if "rna" in words:
                r = away_tf32(x)
            elif v == "nan":
                r = 0x7FFFE000
            elif v in ("inf", "-inf"):
                r = x
            else:
                r = encode(v, "tf32", words, sign_of(x, "f32")) << 13
            r = r - 0x2000 if "satfinite" in words and r & 0x7FFFFFFF >= 0x7F800000 else r
            rows.append((x, r))
        f.simple(f"cvt.{words}.tf32.f32", ["b32"], "b32", rows)
    f.simple("cvt.sat.f32.f32", ["b32"], "b32", [(x, saturate(x, "f32")) for x in floats("f32")])
    rows = [(x, NAN["f32"] if decode(x, "f32") == "nan" else flush(x, "f32")) for x in floats("f32")]
    f.simple("cvt.ftz.f32.f32", ["b32"], "b32", rows)
    for to, source, modes in (("bf16", "f16", ("rn", "rz", "rm", "rp")), ("f16", "bf16", ("rn", "rz", "rm", "rp")), ("bf16", "f64", ("rn", "rz", "rm", "rp")),
                              ("f64", "bf16", (None,)), ("bf16", "f32", ("rm", "rp"))):
        for mode in modes:
            between(to, source, mode)
    f.write()


def flushing():
    """At the edge of the subnormals, where it shows whether a result is flushed before or after its rounding."""
    f = Family("flushing")
    for t in ("f32", "f16"):
        total, e, m = FORMATS[t]
        bt, top, one, least = f"b{total}", 1 << total - 1, ((1 << e - 1) - 1) << m, 1 << m
        near_one = [one, one - 1, one - 2, one - 3, one + 1]
        near_least = [least, least + 1, least + 2, least | top, least + 1 | top]
        products = [(x, y) for x in near_least for y in near_one] + [(least + (1 << m) + k, one - (1 << m) + k) for k in range(4)]
        tiny = encode(Fraction(2) ** (3 - (1 << e - 1)), t)  # twice the smallest normal number
        for mode in ("rn", "rz", "rm", "rp") if t == "f32" else ("rn",):
            for words in ("", ".sat"):
                name = f"{mode}.ftz{words}.{t}"
                clamp = lambda r: saturate(r, t) if words else r
                f.simple(f"mul.{name}", [bt] * 2, bt, [(x, y, clamp(arithmetic("mul", t, mode, True, x, y))) for x, y in products])
                sums = [(x, y, z) for x, y in products[:20] for z in (0, top)] + [(x, one - (1 << m), z) for x in (tiny | top, tiny - 1) for z in (tiny, tiny | top, least, least + 1)]
                f.simple(f"fma.{name}", [bt] * 3, bt, [(x, y, z, clamp(arithmetic("fma", t, mode, True, x, y, z))) for x, y, z in sums])
            if t == "f32":
                f.simple(f"div.{mode}.ftz.f32", [bt] * 2, bt, [(x, y, arithmetic("div", t, mode, True, x, y)) for x, y in products])
                large = [0x7E800000, 0x7E800001, 0x7EFFFFFF, 0x7F000000, 0x7F7FFFFF, 0xFE800001]
                f.simple(f"rcp.{mode}.ftz.f32", [bt], bt, [(x, arithmetic("div", t, mode, True, one, x)) for x in large])
        f.simple(f"mul.ftz.{t}", [bt] * 2, bt, [(x, y, arithmetic("mul", t, "rn", True, x, y)) for x, y in products])
    ones = [encode(v * (1 - Fraction(1, 2**k)), "f64") for v in (Fraction(2) ** -126, -Fraction(2) ** -126) for k in (1, 20, 24, 25, 26, 30, 52)]
    for mode in ("rn", "rz", "rm", "rp"):
        f.simple(f"cvt.{mode}.ftz.f32.f64", ["b64"], "b32", [(x, rounded(decode(x, "f64"), "f32", mode, sign_of(x, "f64"), True)) for x in ones])
    f.raw("cvt_rna_tf32_of_nan", ["b32"], ["b32"], [(x, away_tf32(x)) for x in (0x7FFFFFFF, 0xFFFFFFFF, 0x7FFFF000, 0xFFFFEFFF, 0x7F801000)],
          "cvt.rna.tf32.f32 %o0, %i0;")
    f.write()


def any_nan(t):
    """Which NaN comes out of binary64 arithmetic is not promised, and depends on the operands."""
    return "f64" if t == "f64" else f"b{FORMATS[t][0]}"


def float_arithmetic():
    f = Family("float_arithmetic")

    def rows_of(op, t, mode, ftz, arity, sat=False, n=70):
        values = floats(t)
        rows = []
        for _ in range(n):
            x = tuple(rng.choice(values) for _ in range(arity))
            if op == "sub":
                minus = x[1] if decode(x[1], t) == "nan" else x[1] ^ 1 << FORMATS[t][0] - 1
                r = arithmetic("add", t, mode, ftz, x[0], minus)
            elif op == "rcp":
                one = ((1 << FORMATS[t][1] - 1) - 1) << FORMATS[t][2]
                r = arithmetic("div", t, mode, ftz, one, x[0])
            else:
                r = arithmetic(op, t, mode, ftz, *x)
            rows.append(x + (saturate(r, t) if sat else r,))
        return rows
    for t in ("f32", "f64"):
        bt = f"b{FORMATS[t][0]}"
        for op, arity in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3), ("div", 2), ("rcp", 1), ("sqrt", 1)):
            for mode in ("rn", "rz", "rm", "rp"):
                if op == "sqrt" and t == "f64" and mode != "rn":
                    continue
                for ftz in ("", ".ftz") if t == "f32" else ("",):
                    f.simple(f"{op}.{mode}{ftz}.{t}", [bt] * arity, any_nan(t), rows_of(op, t, mode, bool(ftz), arity))
        for op, arity in (("add", 2), ("sub", 2), ("mul", 2)):
            if t == "f32":
                for words in ("ftz", "sat", "ftz.sat"):
                    f.simple(f"{op}.{words}.f32", [bt] * 2, bt, rows_of(op, t, "rn", "ftz" in words, 2, "sat" in words))
            f.simple(f"{op}.{t}", [bt] * 2, any_nan(t), rows_of(op, t, "rn", False, 2))
        f.simple(f"mad.rn.{t}", [bt] * 3, any_nan(t), rows_of("fma", t, "rn", False, 3))
    for op, arity in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3)):
        f.simple(f"{op}.rn.sat.f32", ["b32"] * arity, "b32", rows_of(op, "f32", "rn", False, arity, True))
        f.simple(f"{op}.rn.ftz.sat.f32", ["b32"] * arity, "b32", rows_of(op, "f32", "rn", True, arity, True))
        for t in ("f16", "bf16"):
            f.simple(f"{op}.rn.{t}", ["b16"] * arity, "b16", rows_of(op, t, "rn", False, arity))
    for t in ("f16", "bf16", "f32", "f64"):
        bt = f"b{FORMATS[t][0]}"
        top = 1 << FORMATS[t][0] - 1
        nan = lambda x, r, t=t: NAN[t] if decode(x, t) == "nan" else r
        f.simple(f"neg.{t}", [bt], any_nan(t), [(x, nan(x, x ^ top)) for x in floats(t)])
        f.simple(f"abs.{t}", [bt], any_nan(t), [(x, nan(x, x & ~top)) for x in floats(t)])
        order = lambda x, t=t: {"inf": Fraction(10) ** 400, "-inf": -(Fraction(10) ** 400)}.get(decode(x, t), decode(x, t))
        values = floats(t)
        chosen = [(rng.choice(values), rng.choice(values)) for _ in range(60)] + [(0, top), (top, 0)]
        for name, larger in (("max", True), ("min", False)):
            for nan in (False, True):
                rows = []
                for x, y in chosen:
                    u, v = decode(x, t) == "nan", decode(y, t) == "nan"
                    if u or v:
                        r = NAN[t] if nan or (u and v) else (y if u else x)
                    elif order(x) == order(y):
                        r = (x & y if larger else x | y) if order(x) == 0 else x
                    else:
                        r = x if (order(x) > order(y)) == larger else y
                    rows.append((x, y, r))
                if not (nan and t == "f64"):
                    f.simple(f"{name}{'.NaN' if nan else ''}.{t}", [bt] * 2, any_nan(t), rows)
    values = floats("f32")
    far = lambda x: {"inf": Fraction(10) ** 400, "-inf": -(Fraction(10) ** 400)}.get(decode(x, "f32"), decode(x, "f32"))
    for name, larger in (("max", True), ("min", False)):
        for words in ("ftz", "ftz.NaN", "xorsign.abs", "NaN.xorsign.abs", "ftz.xorsign.abs"):
            rows = []
            for x, y in [(rng.choice(values), rng.choice(values)) for _ in range(60)]:
                u, v = (flush(z, "f32") if "ftz" in words else z for z in (x, y))
                sign = (u ^ v) & 1 << 31
                if "xorsign" in words:
                    u, v = u & 0x7FFFFFFF, v & 0x7FFFFFFF
                a, c = far(u), far(v)
                if "nan" in (a, c):
                    r = NAN["f32"] if a == c or "NaN" in words else v if a == "nan" else u
                    sign = 0 if r == NAN["f32"] else sign
                elif a == c:
                    r = (u & v if larger else u | v) if a == 0 else u
                else:
                    r = u if (a > c) == larger else v
                rows.append((x, y, r | sign if "xorsign" in words else r))
            f.simple(f"{name}.{words}.f32", ["b32"] * 2, "b32", rows)
    nan = lambda x, r: NAN["f32"] if decode(x, "f32") == "nan" else r
    f.simple("neg.ftz.f32", ["b32"], "b32", [(x, nan(x, flush(x, "f32") ^ 1 << 31)) for x in floats("f32")])
    f.simple("abs.ftz.f32", ["b32"], "b32", [(x, nan(x, flush(x, "f32") & 0x7FFFFFFF)) for x in floats("f32")])
    for t in ("f32", "f64"):
        top = 1 << FORMATS[t][0] - 1
        bt = f"b{FORMATS[t][0]}"
        f.simple(f"copysign.{t}", [bt] * 2, bt, [(x, y, x & top | y & ~top) for x in floats(t)[:10] for y in floats(t)[:6]])
    f.write()
