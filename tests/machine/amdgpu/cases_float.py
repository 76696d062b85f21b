"""Floats: exact fractions rounded once (plain.py); functions by Python's library, within the documented error."""
import math
import struct
from fractions import Fraction

from ir import LLVM, POISON, Family
from plain import FORMATS, NAN, arithmetic, decode, encode, flush, floats, is_subnormal, rng, sign_of

NAMES = {"f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64"}


def samples(f, n, operands):
    v = floats(f, 14)
    return [tuple(rng.choice(v) for _ in range(operands)) for _ in range(n)]


def negated(b, f):
    return b ^ 1 << FORMATS[f][0] - 1


def number(b, f):
    x = decode(b, f)
    return {"inf": math.inf, "-inf": -math.inf}.get(x, x) if isinstance(x, str) else x


def is_nan(b, f):
    return decode(b, f) == "nan"


def extremum(b, f, larger, nan_wins):
    nans = [is_nan(x, f) for x in b]
    if any(nans):
        if nan_wins or all(nans):
            return NAN[f]
        return b[1] if nans[0] else b[0]
    key = lambda x: (number(x, f), -sign_of(x, f))
    return max(b, key=key) if larger else min(b, key=key)


def integral(b, f, mode):
    x = decode(b, f)
    if x == "nan":
        return NAN[f]
    if isinstance(x, str) or x == 0:
        return b
    low = math.floor(x)
    rest = x - low
    if mode == "floor":
        r = low
    elif mode == "ceil":
        r = low + (rest > 0)
    elif mode == "trunc":
        r = math.trunc(x)
    else:
        r = low + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low % 2))
    return encode(Fraction(r), f, "rn", sign_of(b, f))


def float_arithmetic():
    f = Family("float_arithmetic")
    for t in ("f16", "bf16", "f32", "f64"):
        ty = LLVM[t]
        for op, model in (("fadd", lambda a, b: arithmetic("add", t, "rn", False, a, b)),
                          ("fsub", lambda a, b: arithmetic("add", t, "rn", False, a, negated(b, t))),
                          ("fmul", lambda a, b: arithmetic("mul", t, "rn", False, a, b)),
                          ("fdiv", lambda a, b: arithmetic("div", t, "rn", False, a, b))):
            rows = [(a, b, NAN[t] if is_nan(a, t) or is_nan(b, t) else model(a, b)) for a, b in samples(t, 90, 2)]
            f.kernel(f"{op}_{t}", [t, t], [t], rows, f"%o0 = {op} {ty} %i0, %i1")
        rows = [(a, negated(a, t)) for (a,) in samples(t, 40, 1) if not is_nan(a, t)]
        f.kernel(f"fneg_{t}", [t], [t], rows, f"%o0 = fneg {ty} %i0")
        suffix = t
        for name, model in (("fabs", lambda a: a & ~(1 << FORMATS[t][0] - 1)), ("floor", lambda a: integral(a, t, "floor")),
                            ("ceil", lambda a: integral(a, t, "ceil")), ("trunc", lambda a: integral(a, t, "trunc")),
                            ("rint", lambda a: integral(a, t, "even")), ("nearbyint", lambda a: integral(a, t, "even")),
                            ("roundeven", lambda a: integral(a, t, "even")), ("sqrt", lambda a: arithmetic("sqrt", t, "rn", False, a))):
            f.declare(f"declare {ty} @llvm.{name}.{suffix}({ty})")
            rows = [(a, model(a)) for (a,) in samples(t, 60, 1) if not is_nan(a, t)]
            f.kernel(f"{name}_{t}", [t], [t], rows, f"%o0 = call {ty} @llvm.{name}.{suffix}({ty} %i0)")
        for name, larger, wins in (("maxnum", True, False), ("minnum", False, False), ("maximum", True, True), ("minimum", False, True)):
            f.declare(f"declare {ty} @llvm.{name}.{suffix}({ty}, {ty})")
            rows = [(a, b, extremum((a, b), t, larger, wins)) for a, b in samples(t, 70, 2)]
            f.kernel(f"{name}_{t}", [t, t], [t], rows, f"%o0 = call {ty} @llvm.{name}.{suffix}({ty} %i0, {ty} %i1)")
        f.declare(f"declare {ty} @llvm.fma.{suffix}({ty}, {ty}, {ty})")
        rows = [r + (arithmetic("fma", t, "rn", False, *r),) for r in samples(t, 110, 3)]
        f.kernel(f"fma_{t}", [t] * 3, [t], rows, f"%o0 = call {ty} @llvm.fma.{suffix}({ty} %i0, {ty} %i1, {ty} %i2)")
    for op, name in (("add", "fadd"), ("mul", "fmul"), ("div", "fdiv")):
        rows = [(a, b, arithmetic(op, "f32", "rn", True, a, b)) for a, b in samples("f32", 90, 2)]
        f.kernel(f"{name}_ftz_f32", ["f32", "f32"], ["f32"], rows, f"%o0 = {name} float %i0, %i1", attributes="#1")
    # Not fused by us: the two roundings of the operations as they stand.
    f.declare("declare float @llvm.fmuladd.f32(float, float, float)")
    rows = [(a, b, c, arithmetic("add", "f32", "rn", False, arithmetic("mul", "f32", "rn", False, a, b), c)) for a, b, c in samples("f32", 90, 3)]
    f.kernel("fmuladd_f32", ["f32"] * 3, ["f32"], rows, "%o0 = call float @llvm.fmuladd.f32(float %i0, float %i1, float %i2)")
    rows = [(a, b, c, d, arithmetic("add", "f32", "rn", False, a, c), arithmetic("add", "f32", "rn", False, b, d)) for a, b, c, d in samples("f32", 60, 4)]
    f.kernel("fadd_v2f32", ["f32"] * 4, ["f32"] * 2, rows,
             "%x0 = insertelement <2 x float> poison, float %i0, i64 0\n%x = insertelement <2 x float> %x0, float %i1, i64 1\n"
             "%y0 = insertelement <2 x float> poison, float %i2, i64 0\n%y = insertelement <2 x float> %y0, float %i3, i64 1\n"
             "%z = fadd contract <2 x float> %x, %y\n%o0 = extractelement <2 x float> %z, i64 0\n%o1 = extractelement <2 x float> %z, i64 1")
    f.write()


def float_comparison():
    f = Family("float_comparison")
    order = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
             "lt": lambda a, b: a < b, "le": lambda a, b: a <= b}
    for t in ("f16", "f32", "f64"):
        for p in ("oeq", "ogt", "oge", "olt", "ole", "one", "ueq", "ugt", "uge", "ult", "ule", "une", "ord", "uno", "true", "false"):
            def model(a, b):
                unordered = is_nan(a, t) or is_nan(b, t)
                if p in ("true", "false"):
                    return p == "true"
                if p in ("ord", "uno"):
                    return unordered == (p == "uno")
                return p[0] == "u" if unordered else order[p[1:]](number(a, t), number(b, t))
            rows = [(a, b, int(model(a, b))) for a, b in samples(t, 60, 2) + [(a, a) for (a,) in samples(t, 12, 1)]]
            f.kernel(f"fcmp_{p}_{t}", [t, t], ["b8"], rows, f"%c = fcmp {p} {LLVM[t]} %i0, %i1\n%o0 = zext i1 %c to i8")
    f.write()


def float_conversion():
    f = Family("float_conversion")
    order = ["f16", "f32", "f64"]
    for a in order + ["bf16"]:
        for b in order + ["bf16"]:
            wider = FORMATS[a][1] <= FORMATS[b][1] and FORMATS[a][2] < FORMATS[b][2]
            narrower = FORMATS[a][1] >= FORMATS[b][1] and FORMATS[a][2] > FORMATS[b][2]
            if not (wider or narrower) or {a, b} == {"f16", "bf16"}:
                continue
            def model(x):
                v = decode(x, a)
                if v == "nan":
                    return NAN[b]
                if isinstance(v, str):
                    return encode(Fraction(2) ** 2000 * (-1 if v == "-inf" else 1), b)
                return encode(v, b, "rn", sign_of(x, a))
            name = "fpext" if wider else "fptrunc"
            f.kernel(f"{name}_{a}_{b}", [a], [b], [(x, model(x)) for x in floats(a, 40)], f"%o0 = {name} {LLVM[a]} %i0 to {LLVM[b]}")
    for t in order:
        for w in (8, 16, 32, 64):
            for kind in ("si", "ui"):
                low, high = (-(1 << w - 1), (1 << w - 1) - 1) if kind == "si" else (0, (1 << w) - 1)
                def to_integer(x):
                    v = decode(x, t)
                    if isinstance(v, str) or not low <= math.trunc(v) <= high:
                        return POISON
                    return math.trunc(v) % (1 << w)
                near = [encode(Fraction(v) + Fraction(d, 2), t) for v in (0, 1, 2, low, high, high + 1, low - 1, 100) for d in (-1, 0, 1)]
                f.kernel(f"fpto{kind}_{t}_i{w}", [t], [f"b{w}"], [(x, to_integer(x)) for x in floats(t, 12) + near],
                         f"%o0 = fpto{kind} {LLVM[t]} %i0 to i{w}")
                integers = [0, 1, 2, 3, (1 << w) - 1, 1 << w - 1, (1 << w - 1) - 1] + [rng.getrandbits(w) for _ in range(24)]
                def from_integer(x):
                    v = x - (1 << w) if kind == "si" and x >> (w - 1) else x
                    return encode(Fraction(v), t)
                f.kernel(f"{kind}tofp_i{w}_{t}", [f"b{w}"], [t], [(x, from_integer(x)) for x in integers],
                         f"%o0 = {kind}tofp i{w} %i0 to {LLVM[t]}")
    rows = [(x, POISON if x >> 31 else encode(Fraction(x), "f32")) for x in (0, 1, 77, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)]
    f.kernel("uitofp_nneg_i32_f32", ["b32"], ["f32"], rows, "%o0 = uitofp nneg i32 %i0 to float")
    f.kernel("bitcast_i32_f32", ["b32"], ["f32"], [(x, x) for x in floats("f32")], "%o0 = bitcast i32 %i0 to float")
    f.kernel("bitcast_f64_i64", ["f64"], ["b64"], [(x, x) for x in floats("f64")], "%o0 = bitcast double %i0 to i64")
    rows = [(rng.getrandbits(32),) for _ in range(20)]
    f.kernel("bitcast_i32_v2f16", ["b32"], ["b16", "b16"], [(x, x & 0xFFFF, x >> 16) for (x,) in rows],
             "%v = bitcast i32 %i0 to <2 x half>\n%a = extractelement <2 x half> %v, i32 0\n%b = extractelement <2 x half> %v, i32 1\n"
             "%o0 = bitcast half %a to i16\n%o1 = bitcast half %b to i16")
    rows = [tuple(rng.getrandbits(16) for _ in range(4)) for _ in range(20)]
    f.kernel("bitcast_v4i16_i64", ["b16"] * 4, ["b64"], [r + (r[0] | r[1] << 16 | r[2] << 32 | r[3] << 48,) for r in rows],
             "%a = insertelement <4 x i16> poison, i16 %i0, i32 0\n%b = insertelement <4 x i16> %a, i16 %i1, i32 1\n"
             "%c = insertelement <4 x i16> %b, i16 %i2, i32 2\n%d = insertelement <4 x i16> %c, i16 %i3, i32 3\n%o0 = bitcast <4 x i16> %d to i64")
    f.write()


def nearest_f32(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def functions():
    f = Family("mathematics")
    table = [("exp", math.exp, 3, -80, 80), ("exp2", lambda x: 2.0 ** x, 3, -120, 120), ("log", math.log, 3, 1e-30, 1e30),
             ("log2", math.log2, 3, 1e-30, 1e30), ("sin", math.sin, 4, -3, 3), ("cos", math.cos, 4, -3, 3), ("tanh", math.tanh, 5, -9, 9),
             ("erf", math.erf, 16, -4, 4), ("rsqrt", lambda x: 1 / math.sqrt(x), 2, 1e-20, 1e20)]
    hardware = [("rcp", lambda x: 1 / x, 1, 1e-20, 1e20), ("rsq", lambda x: 1 / math.sqrt(x), 1, 1e-20, 1e20), ("sqrt", math.sqrt, 1, 1e-20, 1e20),
                ("exp2", lambda x: 2.0 ** x, 1, -120, 120), ("log", math.log2, 1, 1e-20, 1e20)]
    def rows(model, low, high):
        positive = low > 0
        points = [math.exp(rng.uniform(math.log(low), math.log(high))) if positive else rng.uniform(low, high) for _ in range(64)]
        bits = [nearest_f32(x) for x in points]
        value = lambda b: struct.unpack("<f", struct.pack("<I", b))[0]
        return [(b, nearest_f32(model(value(b)))) for b in bits]
    for name, model, ulps, low, high in table:
        callee = f"__ocml_{name}_f32"
        f.declare(f"declare float @{callee}(float)")
        f.kernel(f"ocml_{name}", ["f32"], ["f32"], rows(model, low, high), f"%o0 = call float @{callee}(float %i0)", note=f" within ulps {ulps}")
        if name in ("exp", "exp2", "log", "log2", "sin", "cos"):
            f.declare(f"declare float @llvm.{name}.f32(float)")
            f.kernel(f"llvm_{name}", ["f32"], ["f32"], rows(model, low, high), f"%o0 = call float @llvm.{name}.f32(float %i0)", note=f" within ulps {ulps}")
    for name, model, ulps, low, high in hardware:
        f.declare(f"declare float @llvm.amdgcn.{name}.f32(float)")
        f.kernel(f"amdgcn_{name}", ["f32"], ["f32"], rows(model, low, high), f"%o0 = call float @llvm.amdgcn.{name}.f32(float %i0)", note=f" within ulps {ulps}")
    f.write()


def all_cases():
    float_arithmetic()
    float_comparison()
    float_conversion()
    functions()
