"""Cases of the approximate instructions: the exact value (double precision suffices), rounded; what the manual allows beside it."""
import math
from fractions import Fraction

from family import Family
from plain import FORMATS, NAN, decode, encode, flush, is_subnormal, rng

INF = {"f16": 0x7C00, "bf16": 0x7F80, "f32": 0x7F800000, "f64": 0x7FF0000000000000}


def top(t):
    return 1 << FORMATS[t][0] - 1


def bits(t):
    return f"b{FORMATS[t][0]}"


def pattern(x, t):
    return encode(Fraction(x), t) if x else 0


def spread(t, low, high, n=60, signs=True):
    """Values whose logarithms are spread over [low, high], of both signs."""
    values = [pattern(2.0 ** rng.uniform(low, high), t) for _ in range(n)]
    return values + [v | top(t) for v in values[: n // 2]] if signs else values


def between(t, low, high, n=60):
    return [pattern(rng.uniform(low, high), t) for _ in range(n)]


def exact_rows(t, op, inputs, ftz=False):
    rows = []
    for x in inputs:
        v = decode(flush(x, t) if ftz else x, t)
        r = op(float(v))
        rows.append((x, flush(pattern(r, t), t) if ftz else pattern(r, t)))
    return rows


def tail(f, name, t, rows):
    """Values that the manual's table gives exactly."""
    f.raw(name.replace(".", "_") + "_special_values", [bits(t)], ["f64" if t == "f64" else bits(t)], rows, f"{name} %o0, %i0;")


def single():
    f = Family("special_functions")
    t = "f32"
    inf, nan, one, minus = INF[t], NAN[t], 0x3F800000, top(t)
    half = Fraction(1, 2)
    for ftz in ("", ".ftz"):
        flushes = bool(ftz)

        def case(name, op, inputs, within):
            f.simple(f"{name}.approx{ftz}.f32", ["b32"], "f32", exact_rows(t, op, inputs, flushes), within)
        case("ex2", lambda x: 2.0 ** x, between(t, -126, 127, 120) + spread(t, -20, 6), "ulps 2")
        case("rcp", lambda x: 1 / x, spread(t, -125, 125, 120), "ulps 1")
        case("sqrt", math.sqrt, spread(t, -126, 127, 120, False), "relative 2^-23")
        case("rsqrt", lambda x: x ** -0.5, spread(t, -126, 127, 120, False), "relative 2^-22.9")
        case("sin", math.sin, between(t, -6.28, 6.28, 120), "absolute 2^-20.5")
        case("cos", math.cos, between(t, -6.28, 6.28, 120), "absolute 2^-20.5")
        for name, op in (("sin", math.sin), ("cos", math.cos)):
            rows = exact_rows(t, op, between(t, -314, 314, 120), flushes)
            f.raw(f"{name}_wide{'_ftz' if ftz else ''}", ["b32"], ["f32"], rows, f"{name}.approx{ftz}.f32 %o0, %i0;", within="absolute 2^-14.7")
        case("lg2", math.log2, spread(t, 1, 127, 60, False) + spread(t, -126, -1, 60, False), "relative 2^-22")
        rows = exact_rows(t, math.log2, between(t, 0.51, 1.99, 120), flushes)
        f.raw(f"lg2_near_one{'_ftz' if ftz else ''}", ["b32"], ["f32"], rows, f"lg2.approx{ftz}.f32 %o0, %i0;", within="absolute 2^-22")
        edge = 1 | minus  # the smallest subnormal
        tail(f, f"ex2.approx{ftz}.f32", t, [(inf, inf), (inf | minus, 0), (0, one), (minus, one), (edge, one), (1, one), (nan, nan)])
        tail(f, f"lg2.approx{ftz}.f32", t, [(0, inf | minus), (minus, inf | minus), (inf, inf), (one, 0), (one | minus, nan), (inf | minus, nan), (nan, nan)]
             + ([(1, inf | minus), (edge, inf | minus)] if ftz else [(edge, nan)]))
        tail(f, f"rcp.approx{ftz}.f32", t, [(0, inf), (minus, inf | minus), (inf, 0), (inf | minus, minus), (nan, nan)]
             + ([(1, inf), (edge, inf | minus)] if ftz else []))
        tail(f, f"rsqrt.approx{ftz}.f32", t, [(0, inf), (minus, inf | minus), (inf, 0), (inf | minus, nan), (one | minus, nan), (nan, nan)]
             + ([(1, inf), (edge, inf | minus)] if ftz else [(edge, nan)]))
        tail(f, f"sqrt.approx{ftz}.f32", t, [(0, 0), (minus, minus), (inf, inf), (inf | minus, nan), (one | minus, nan), (nan, nan)]
             + ([(1, 0), (edge, minus)] if ftz else [(edge, nan)]))
        tail(f, f"sin.approx{ftz}.f32", t, [(0, 0), (minus, minus), (inf, nan), (inf | minus, nan), (nan, nan)])
        tail(f, f"cos.approx{ftz}.f32", t, [(0, one), (minus, one), (inf, nan), (inf | minus, nan), (nan, nan), (1, one)])
        quotients = list(zip(spread(t, -60, 60, 120), reversed(spread(t, -60, 60, 120))))
        for kind in ("approx", "full"):
            rows = [(x, y, pattern(float(decode(x, t)) / float(decode(y, t)), t)) for x, y in quotients]
            f.simple(f"div.{kind}{ftz}.f32", ["b32"] * 2, "f32", rows, "ulps 2")
    f.simple("tanh.approx.f32", ["b32"], "f32", exact_rows(t, math.tanh, between(t, -10, 10, 120) + spread(t, -60, 3)), "relative 2^-11")
    tail(f, "tanh.approx.f32", t, [(0, 0), (minus, minus), (inf, one), (inf | minus, one | minus), (nan, nan)])
    # far from one the manual's quotient leaves the reals: |b| above 2^126 gives zero, and NaN for an infinite a
    large = [encode(Fraction(2) ** 127 * (1 + half), t)]
    f.raw("div_approx_large", ["b32"] * 2, ["b32"], [(x, y, 0) for x in spread(t, 100, 127, 8, False) for y in large] + [(inf, y, nan) for y in large],
          "div.approx.f32 %o0, %i0, %i1;")
    f.write()


def other_formats():
    f = Family("special_functions_half")
    for t, ftz, ex2, tanh in (("f16", "", "relative 2^-9.9", "absolute 2^-10.987"), ("bf16", ".ftz", "relative 2^-7", "absolute 2^-8")):
        one, minus, inf, nan = ((0x3C00, 0x8000, 0x7C00, 0x7FFF) if t == "f16" else (0x3F80, 0x8000, 0x7F80, 0x7FFF))
        inputs = between(t, -13.9 if t == "f16" else -125, 15 if t == "f16" else 126, 100) + spread(t, -9, 3, 40)
        for name, op, values, within in ((f"ex2.approx{ftz}", lambda x: 2.0 ** x, inputs, ex2), ("tanh.approx", math.tanh, between(t, -6, 6, 100) + spread(t, -9, 2, 40), tanh)):
            rows = exact_rows(t, op, values)
            f.simple(f"{name}.{t}", ["b16"], t, rows, within)
            # packed: each half alone, in the low and in the high place
            pairs = [(b[0] << 16 | a[0], a[1], b[1]) for a, b in zip(rows, reversed(rows))]
            f.raw(f"{name}.{t}x2".replace(".", "_"), ["b32"], [t, t], pairs, f"{name}.{t}x2 %w, %i0; mov.b32 {{%o0, %o1}}, %w;", ".reg .b32 %w;", within)
        tail(f, f"ex2.approx{ftz}.{t}", t, [(inf, inf), (inf | minus, 0), (0, one), (minus, one), (nan, nan)])
        tail(f, f"tanh.approx.{t}", t, [(0, 0), (minus, minus), (inf, one), (inf | minus, one | minus), (nan, nan)])
    # binary64: only a start for Newton's steps; no error is stated, and what is checked here is what makes it useful
    t = "f64"
    one, minus, inf, nan = 0x3FF0000000000000, top(t), INF[t], NAN[t]
    for name, op, signs in (("rcp.approx.ftz.f64", lambda x: 1 / x, True), ("rsqrt.approx.ftz.f64", lambda x: x ** -0.5, False),
                            ("rsqrt.approx.f64", lambda x: x ** -0.5, False)):
        f.simple(name, ["b64"], "f64", exact_rows(t, op, spread(t, -300, 300, 80, signs)), "relative 2^-18")
        negative = [(inf | minus, minus)] if signs else [(inf | minus, nan), (one | minus, nan)]
        tail(f, name, t, [(0, inf), (minus, inf | minus), (inf, 0), (nan, nan)] + negative)
    f.write()
