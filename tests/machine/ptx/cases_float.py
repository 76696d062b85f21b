"""Cases of floats: arithmetic, comparisons, conversions, approximations."""
import math
import struct
from fractions import Fraction

from family import Family, b
from plain import FORMATS, NAN, arithmetic, decode, encode, floats, flush, interesting, is_subnormal, mask, pairs, rng, saturate, sign_of, signed, width


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
    classes = {"finite": lambda v, s: v not in ("nan", "inf", "-inf"), "infinite": lambda v, s: v in ("inf", "-inf"),
               "number": lambda v, s: v != "nan", "notanumber": lambda v, s: v == "nan",
               "normal": lambda v, s: v not in ("nan", "inf", "-inf") and v != 0 and not s, "subnormal": lambda v, s: bool(s)}
    for t in ("f32", "f64"):
        for name, op in classes.items():
            f.simple(f"testp.{name}.{t}", [f"b{FORMATS[t][0]}"], "pred", [(x, int(op(decode(x, t), is_subnormal(x, t)))) for x in floats(t)])
    for t in ("b16", "b32", "b64"):
        f.simple(f"selp.{t}", [t, t, "pred"], t, [(x, y, c, x if c else y) for x, y in pairs(t, 8) for c in (0, 1)])
    f.write()


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
            if t == "bf16":
                continue
            for source in ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"):
                ins = "b8" if width(source) == 8 else b(source)
                rows = [(x, encode(Fraction(signed(x, source)), t, mode)) for x in interesting(source)]
                f.simple(f"cvt.{mode}.{t}.{source}", [ins], bt, rows)
        if t == "bf16":
            continue
        for mode, rounding in (("rni", round), ("rzi", math.trunc), ("rmi", math.floor), ("rpi", math.ceil)):
            for to in ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"):
                low, high = (-(1 << width(to) - 1), (1 << width(to) - 1) - 1) if to[0] == "s" else (0, mask(to))
                rows = []
                for x in floats(t) + [encode(Fraction(v, 2), t) for v in (-7, -5, -3, -1, 1, 3, 5, 7, 255, 257, 65535, 2**33)]:
                    v = decode(x, t)
                    if v == "nan":
                        r = 0 if t != "f64" else 1 << width(to) - 1
                    elif v in ("inf", "-inf"):
                        r = high if v == "inf" else low
                    else:
                        r = max(low, min(high, rounding(v)))
                    rows.append((x, r & mask(to)))
                f.simple(f"cvt.{mode}.{to}.{t}", [bt], "b8" if width(to) == 8 else b(to), rows)
            rows = []
            for x in floats(t) + [encode(Fraction(v, 4), t) for v in range(-11, 12)]:
                v = decode(x, t)
                rows.append((x, NAN[t] if v == "nan" else x if v in ("inf", "-inf") else encode(Fraction(rounding(v)), t, "rn", sign_of(x, t))))
            f.simple(f"cvt.{mode}.{t}.{t}", [bt], bt, rows)

    def between(to, source, mode):
        rows = []
        for x in floats(source, 30):
            v = decode(x, source)
            if v == "nan":
                r = NAN[to]
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
    f.simple("cvt.sat.f32.f32", ["b32"], "b32", [(x, saturate(x, "f32")) for x in floats("f32")])
    rows = [(x, NAN["f32"] if decode(x, "f32") == "nan" else flush(x, "f32")) for x in floats("f32")]
    f.simple("cvt.ftz.f32.f32", ["b32"], "b32", rows)
    f.write()


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
                    f.simple(f"{op}.{mode}{ftz}.{t}", [bt] * arity, bt, rows_of(op, t, mode, bool(ftz), arity))
        for op in ("add", "sub", "mul"):
            f.simple(f"{op}.{t}", [bt] * 2, bt, rows_of(op, t, "rn", False, 2))
        f.simple(f"mad.rn.{t}", [bt] * 3, bt, rows_of("fma", t, "rn", False, 3))
    for op, arity in (("add", 2), ("sub", 2), ("mul", 2), ("fma", 3)):
        f.simple(f"{op}.rn.sat.f32", ["b32"] * arity, "b32", rows_of(op, "f32", "rn", False, arity, True))
        f.simple(f"{op}.rn.ftz.sat.f32", ["b32"] * arity, "b32", rows_of(op, "f32", "rn", True, arity, True))
        for t in ("f16", "bf16"):
            f.simple(f"{op}.rn.{t}", ["b16"] * arity, "b16", rows_of(op, t, "rn", False, arity))
    for t in ("f16", "bf16", "f32", "f64"):
        bt = f"b{FORMATS[t][0]}"
        top = 1 << FORMATS[t][0] - 1
        f.simple(f"neg.{t}", [bt], bt, [(x, x ^ top) for x in floats(t)])
        f.simple(f"abs.{t}", [bt], bt, [(x, x & ~top) for x in floats(t)])
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
                    f.simple(f"{name}{'.NaN' if nan else ''}.{t}", [bt] * 2, bt, rows)
    f.simple("neg.ftz.f32", ["b32"], "b32", [(x, flush(x, "f32") ^ 1 << 31) for x in floats("f32")])
    f.simple("abs.ftz.f32", ["b32"], "b32", [(x, flush(x, "f32") & 0x7FFFFFFF) for x in floats("f32")])
    for t in ("f32", "f64"):
        top = 1 << FORMATS[t][0] - 1
        bt = f"b{FORMATS[t][0]}"
        f.simple(f"copysign.{t}", [bt] * 2, bt, [(x, y, x & top | y & ~top) for x in floats(t)[:10] for y in floats(t)[:6]])
    f.write()


def approximations():
    """Within the documented error of the exact value: rows say how many units in the last place are allowed."""
    f = Family("approximation")

    def number(bits):
        return struct.unpack("<f", struct.pack("<I", bits))[0]

    def pattern(value):
        return struct.unpack("<I", struct.pack("<f", value))[0]
    values = [pattern(v) for v in (0.25, 0.5, 1.0, 1.5, 2.0, 3.1415927, 10.0, 0.1, 100.0, 1e-3)]
    signs = values + [v | 1 << 31 for v in values]
    for name, op, inputs, ulps in (("ex2.approx", lambda x: 2.0 ** x, signs, 2), ("ex2.approx.ftz", lambda x: 2.0 ** x, signs, 2),
                                   ("lg2.approx", math.log2, values, 4), ("rsqrt.approx", lambda x: x ** -0.5, values, 2),
                                   ("rsqrt.approx.ftz", lambda x: x ** -0.5, values, 2), ("sqrt.approx", math.sqrt, values, 2),
                                   ("rcp.approx", lambda x: 1 / x, signs, 1), ("rcp.approx.ftz", lambda x: 1 / x, signs, 1),
                                   ("sin.approx", math.sin, values[:6], 64), ("cos.approx", math.cos, values[:5], 64),
                                   ("tanh.approx", math.tanh, signs, 8192)):
        f.simple(f"{name}.f32", ["b32"], "f32", [(x, pattern(op(number(x)))) for x in inputs], f"ulps {ulps}")
    for name in ("div.approx", "div.full", "div.approx.ftz"):
        f.simple(f"{name}.f32", ["b32"] * 2, "f32", [(x, y, pattern(number(x) / number(y))) for x in signs for y in values], "ulps 2")
    specials = [(0x7F800000, 0x7F800000, "ex2"), (0xFF800000, 0, "ex2"), (0, 0x3F800000, "ex2"), (0x7FC00000, 0x7FFFFFFF, "ex2"),
                (0, 0xFF800000, "lg2"), (0x80000000, 0xFF800000, "lg2"), (0x7F800000, 0x7F800000, "lg2"), (0xBF800000, 0x7FFFFFFF, "lg2"),
                (0, 0x7F800000, "rsqrt"), (0x80000000, 0xFF800000, "rsqrt"), (0x7F800000, 0, "rsqrt"), (0xBF800000, 0x7FFFFFFF, "rsqrt"),
                (0, 0x7F800000, "rcp"), (0x80000000, 0xFF800000, "rcp"), (0x7F800000, 0, "rcp"), (0xFF800000, 0x80000000, "rcp"),
                (0x7F800000, 0x7FFFFFFF, "sin"), (0x7F800000, 0x7FFFFFFF, "cos"), (0, 0, "sin"), (0, 0x3F800000, "cos")]
    for name in ("ex2", "lg2", "rsqrt", "rcp", "sin", "cos"):
        rows = [(x, r) for x, r, which in specials if which == name]
        f.raw(f"{name}_special_values", ["b32"], ["b32"], rows, f"{name}.approx.f32 %o0, %i0;")
    f.write()
