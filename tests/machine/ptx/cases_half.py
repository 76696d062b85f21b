"""Cases of binary16 and bfloat16, scalar and packed: exact results rounded once, from fractions."""
from fractions import Fraction

from family import Family
from plain import FORMATS, NAN, arithmetic, decode, encode, floats, flush, is_subnormal, rng, saturate, sign_of

TOP = 0x8000
ONE = {"f16": 0x3C00, "bf16": 0x3F80}
ARITY = {"add": 2, "sub": 2, "mul": 2, "fma": 3, "min": 2, "max": 2, "neg": 1, "abs": 1}
HUGE = Fraction(10) ** 400


def value(x, t):
    v = decode(x, t)
    return {"inf": HUGE, "-inf": -HUGE}.get(v, v)


def relu(x, t):
    return x if decode(x, t) == "nan" else 0 if x & TOP else x


def extremum(name, t, x, y, nan=False, xorsign=False):
    sign = (x ^ y) & TOP
    if xorsign:
        x, y = x & ~TOP, y & ~TOP
    u, v = value(x, t), value(y, t)
    if u == "nan" or v == "nan":
        if nan or u == v:
            return NAN[t]
        r = y if u == "nan" else x
    elif u == v:
        r = (x & y if name == "max" else x | y) if u == 0 else x
    else:
        r = x if (u > v) == (name == "max") else y
    return r & ~TOP | sign if xorsign else r


def result(op, t, x, ftz=False, sat=False, rectify=False, nan=False, xorsign=False):
    x = [flush(v, t) for v in x] if ftz else list(x)
    if op in ("min", "max"):
        return extremum(op, t, x[0], x[1], nan, xorsign)
    if op in ("neg", "abs"):
        if decode(x[0], t) == "nan":
            return NAN[t]
        return x[0] ^ TOP if op == "neg" else x[0] & ~TOP
    if op == "sub":
        op, x[1] = "add", x[1] if decode(x[1], t) == "nan" else x[1] ^ TOP
    r = arithmetic(op, t, "rn", ftz, *x)
    r = saturate(r, t) if sat else r
    return relu(r, t) if rectify else r


def near(t):
    """Patterns whose sums and products round: ties, cancellation, overflow, results in the subnormal range."""
    ulp = 1
    one = ONE[t]
    return floats(t, 16) + [one + ulp, one - ulp, one + (1 << FORMATS[t][2]) - 1, 0x7BFF if t == "f16" else 0x7F7F, 0x0400, 0x0401, 0x03FF,
                            0x8001, 0x1400, 0x9400, 0x6800, 0xE801]


def operands(t, arity, n):
    values = near(t)
    return [tuple(rng.choice(values) for _ in range(arity)) for _ in range(n)]


VARIANTS = {
    "add": [{}, {"rn": 1}, {"ftz": 1}, {"sat": 1}, {"rn": 1, "ftz": 1, "sat": 1}], "sub": [{}, {"rn": 1}, {"ftz": 1}, {"sat": 1}],
    "mul": [{}, {"rn": 1}, {"ftz": 1}, {"sat": 1}, {"rn": 1, "ftz": 1, "sat": 1}],
    "fma": [{"rn": 1}, {"rn": 1, "ftz": 1}, {"rn": 1, "sat": 1}, {"rn": 1, "ftz": 1, "sat": 1}, {"rn": 1, "relu": 1}, {"rn": 1, "ftz": 1, "relu": 1}],
    "min": [{}, {"ftz": 1}, {"NaN": 1}, {"ftz": 1, "NaN": 1}, {"xorsign.abs": 1}, {"NaN": 1, "xorsign.abs": 1}],
    "neg": [{}, {"ftz": 1}], "abs": [{}, {"ftz": 1}]}
VARIANTS["max"] = VARIANTS["min"]


def half_arithmetic():
    f = Family("half_arithmetic")
    for t in ("f16", "bf16"):
        for op, arity in ARITY.items():
            for variant in VARIANTS[op]:
                if t == "bf16" and ("ftz" in variant or "sat" in variant):
                    continue
                words = "".join("." + w for w in variant)
                model = lambda x: result(op, t, x, "ftz" in variant, "sat" in variant, "relu" in variant, "NaN" in variant, "xorsign.abs" in variant)
                chosen = operands(t, arity, 48)
                if arity == 3:  # products at the edge of a tie with a tiny addend: one rounding, not two
                    chosen += [(ONE[t] + 1, ONE[t] + 1, c) for c in (1, TOP | 1, 0x1000, 0x9000)]
                f.simple(f"{op}{words}.{t}", ["b16"] * arity, "b16", [x + (model(x),) for x in chosen])
                if len(variant) > 1 and op in ("add", "mul"):
                    continue
                rows = []
                for x, y in zip(chosen, reversed(chosen)):
                    rows.append(tuple(h << 16 | l for h, l in zip(x, y)) + (model(x) << 16 | model(y),))
                f.simple(f"{op}{words}.{t}x2", ["b32"] * arity, "b32", rows)
    f.write()


COMPARE = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y, "le": lambda x, y: x <= y,
           "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y}


def holds(name, t, x, y, ftz=False):
    u, v = (value(flush(z, t) if ftz else z, t) for z in (x, y))
    nan = "nan" in (u, v)
    if name in ("num", "nan"):
        return nan == (name == "nan")
    if nan:
        return name.endswith("u") and name != "nu"
    return COMPARE[name if name in COMPARE else name[:-1]](u, v)


def half_comparison():
    f = Family("half_comparison")
    names = list(COMPARE) + [n + "u" for n in COMPARE] + ["num", "nan"]
    for t in ("f16", "bf16"):
        for name in names:
            chosen = operands(t, 2, 24) + [(x, x) for x in near(t)[:8]]
            f.simple(f"setp.{name}.{t}", ["b16"] * 2, "pred", [(x, y, int(holds(name, t, x, y))) for x, y in chosen])
            pairs = list(zip(chosen, reversed(chosen)))
            f.raw(f"setp_{name}_{t}x2", ["b32"] * 2, ["pred", "pred"],
                  [(c << 16 | a, d << 16 | b, int(holds(name, t, a, b)), int(holds(name, t, c, d))) for (a, b), (c, d) in pairs],
                  f"setp.{name}.{t}x2 %o0|%o1, %i0, %i1;")
            if name in ("eq", "ne", "gt", "ltu", "num"):
                for to, yes, bits in ((t, ONE[t], "b16"), ("u32", 0xFFFFFFFF, "b32"), ("s32", 0xFFFFFFFF, "b32")):
                    rows = [(x, y, yes if holds(name, t, x, y) else 0) for x, y in chosen]
                    f.simple(f"set.{name}.{to}.{t}", ["b16"] * 2, bits, rows)
                rows = [(c << 16 | a, d << 16 | b, (ONE[t] if holds(name, t, c, d) else 0) << 16 | (ONE[t] if holds(name, t, a, b) else 0))
                        for (a, b), (c, d) in pairs]
                f.simple(f"set.{name}.{t}x2.{t}x2", ["b32"] * 2, "b32", rows)
        for combine, op in (("and", lambda p, q: p & q), ("or", lambda p, q: p | q), ("xor", lambda p, q: p ^ q)):
            rows = [(x, y, c, op(int(holds("lt", t, x, y)), c)) for x, y in operands(t, 2, 12) for c in (0, 1)]
            f.raw(f"setp_lt_{combine}_{t}", ["b16", "b16", "pred"], ["pred"], rows, f"setp.lt.{combine}.{t} %o0, %i0, %i1, %i2;")
    chosen = operands("f16", 2, 24)
    f.simple("setp.eq.ftz.f16", ["b16"] * 2, "pred", [(x, y, int(holds("eq", "f16", x, y, True))) for x, y in chosen])
    f.simple("set.eq.ftz.f16.f16", ["b16"] * 2, "b16", [(x, y, ONE["f16"] if holds("eq", "f16", x, y, True) else 0) for x, y in chosen])
    for t in ("f16", "bf16"):  # a mask for each half
        for name in ("gt", "eq", "neu", "nan", "num"):
            rows = [(c << 16 | a, d << 16 | b, 0xFFFF0000 * int(holds(name, t, c, d)) | 0xFFFF * int(holds(name, t, a, b)))
                    for (a, b), (c, d) in zip(operands(t, 2, 20), operands(t, 2, 20))]
            for to in ("u32", "s32"):
                f.simple(f"set.{name}.{to}.{t}x2", ["b32"] * 2, "b32", rows)
        for name in ("nan", "neu"):
            f.simple(f"set.{name}.{t}.{t}", ["b16"] * 2, "b16", [(x, y, ONE[t] if holds(name, t, x, y) else 0) for x, y in operands(t, 2, 24)])
    f.write()
