"""Plain models of machine numbers, written from the PTX manual with Python integers and exact fractions; they share
nothing with the C++ that they test.
"""
import math
import random
from fractions import Fraction

rng = random.Random(20261130)
FORMATS = {"f16": (16, 5, 10), "bf16": (16, 8, 7), "f32": (32, 8, 23), "f64": (64, 11, 52),
           "tf32": (19, 8, 10)}  # the upper bits of a binary32
NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}


# ---------------------------------------------------------------- integers
def width(t):
    return int(t.lstrip("bus"))


def mask(t):
    return (1 << width(t)) - 1


def signed(x, t):
    x &= mask(t)
    return x - (1 << width(t)) if t[0] == "s" and x >> (width(t) - 1) else x


def interesting(t, n=6):
    w = width(t)
    fixed = [0, 1, 2, 3, 7, (1 << w) - 1, (1 << (w - 1)), (1 << (w - 1)) - 1, (1 << (w - 1)) + 1, 0x5A5A5A5A5A5A5A5A & mask(t)]
    return fixed + [rng.getrandbits(w) for _ in range(n)]


def pairs(t, n=40):
    values = interesting(t)
    return [(rng.choice(values), rng.choice(values)) for _ in range(n)] + [(a, a) for a in values[:4]]


# ---------------------------------------------------------------- floats
def decode(bits, f):
    total, e, m = FORMATS[f]
    sign = bits >> (total - 1) & 1
    exponent = bits >> m & ((1 << e) - 1)
    fraction = bits & ((1 << m) - 1)
    if exponent == (1 << e) - 1:
        return "nan" if fraction else ("-inf" if sign else "inf")
    bias = (1 << (e - 1)) - 1
    if exponent == 0:
        value = Fraction(fraction) * Fraction(2) ** (1 - bias - m)
    else:
        value = Fraction((1 << m) + fraction) * Fraction(2) ** (exponent - bias - m)
    return -value if sign else value


def is_subnormal(bits, f):
    total, e, m = FORMATS[f]
    return (bits >> m & ((1 << e) - 1)) == 0 and bits & ((1 << m) - 1) != 0


def sign_of(bits, f):
    return bits >> (FORMATS[f][0] - 1)


def encode(value, f, mode="rn", zero_sign=0):
    total, e, m = FORMATS[f]
    bias = (1 << (e - 1)) - 1
    top = 1 << (total - 1)
    if value == 0:
        return top * zero_sign
    sign = 1 if value < 0 else 0
    a = abs(value)
    exponent = max(math.floor(math.log2(a)) if a < 2 ** 900 and a > Fraction(2) ** -900 else a.numerator.bit_length() - a.denominator.bit_length(), 1 - bias)
    while a >= Fraction(2) ** (exponent + 1):
        exponent += 1
    while exponent > 1 - bias and a < Fraction(2) ** exponent:
        exponent -= 1
    scaled = a / Fraction(2) ** (exponent - m)
    low = scaled.numerator // scaled.denominator
    rest = scaled - low
    up = {"rn": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low & 1), "rz": False,
          "rm": sign and rest > 0, "rp": not sign and rest > 0}[mode]
    low += 1 if up else 0
    if low >> (m + 1):
        low >>= 1
        exponent += 1
    if exponent > bias:
        toward_infinity = mode == "rn" or (mode == "rp" and not sign) or (mode == "rm" and sign)
        infinity = ((1 << e) - 1) << m
        return top * sign + (infinity if toward_infinity else infinity - 1)
    biased = exponent + bias if low >> m else 0
    return top * sign + (biased << m) + (low & ((1 << m) - 1))


def rounded(value, f, mode, zero_sign, ftz):
    """Flushing looks at the result rounded as if exponents had no end: what is still too small becomes zero."""
    least = 2 - (1 << FORMATS[f][1] - 1)
    if ftz and value != 0 and abs(value) < Fraction(2) ** least:
        near_one = encode(value * Fraction(2) ** -least, f, mode, zero_sign)
        if abs(decode(near_one, f)) < 1:
            return (1 << FORMATS[f][0] - 1) * (value < 0)
    return encode(value, f, mode, zero_sign)


def flush(bits, f):
    return bits & (1 << (FORMATS[f][0] - 1)) if is_subnormal(bits, f) else bits


def floats(f, n=10):
    total, e, m = FORMATS[f]
    one = ((1 << (e - 1)) - 1) << m
    infinity = ((1 << e) - 1) << m
    top = 1 << (total - 1)
    fixed = [0, top, one, one | top, one + 1, one - 1, one + (1 << m), 1, top | 1, (1 << m) - 1, 1 << m, infinity,
             infinity | top, infinity | 1 << (m - 1), infinity - 1, infinity | 1, top | infinity | 5 << (m - 3)]
    near = [one + rng.getrandbits(m) + (rng.getrandbits(3) - 4) * (1 << m) for _ in range(n)]
    return fixed + near + [x | top for x in near[: n // 2]] + [rng.getrandbits(total) for _ in range(n // 2)]


def converted_nan(bits, source, to):
    """Into and out of binary64 sign and upper fraction bits stay; bfloat16 gets zeros appended; else the canonical NaN."""
    if (source, to) == ("bf16", "f32"):
        return bits << 16
    if (source == "f64") == (to == "f64"):
        return NAN[to]
    (_, _, m), (total, e, k) = FORMATS[source], FORMATS[to]
    fraction = bits & ((1 << m) - 1)
    kept = fraction << k - m if k > m else fraction >> m - k
    return sign_of(bits, source) << total - 1 | ((1 << e) - 1) << k | 1 << k - 1 | kept


def arithmetic(op, f, mode, ftz, *bits):
    """add, mul, fma, div, sqrt on patterns, one rounding; IEEE special cases spelled out."""
    if ftz:
        bits = [flush(b, f) for b in bits]
    x = [decode(b, f) for b in bits]
    s = [sign_of(b, f) for b in bits]
    infinite = lambda v: v in ("inf", "-inf")
    if "nan" in x:
        return NAN[f]
    infinity = encode(Fraction(2) ** 2000, f)
    if op == "fma" or op == "mul":
        product_sign = s[0] ^ s[1]
        if infinite(x[0]) or infinite(x[1]):
            if x[0] == 0 or x[1] == 0:
                return NAN[f]
            product = "-inf" if product_sign else "inf"
        else:
            product = x[0] * x[1]
        if op == "mul":
            if infinite(product):
                return infinity | product_sign << (FORMATS[f][0] - 1)
            return rounded(product, f, mode, product_sign, ftz)
        x, s = [product, x[2]], [product_sign, s[2]]
        op = "add"
    if op == "add":
        if infinite(x[0]) or infinite(x[1]):
            if infinite(x[0]) and infinite(x[1]) and x[0] != x[1]:
                return NAN[f]
            sign = s[0] if infinite(x[0]) else s[1]
            return infinity | sign << (FORMATS[f][0] - 1)
        zero = s[0] if s[0] == s[1] else (1 if mode == "rm" else 0)
        result = rounded(x[0] + x[1], f, mode, zero, ftz)
    elif op == "div":
        sign = s[0] ^ s[1]
        if infinite(x[0]) and infinite(x[1]) or x[0] == 0 and x[1] == 0:
            return NAN[f]
        if infinite(x[0]) or x[1] == 0:
            return infinity | sign << (FORMATS[f][0] - 1)
        result = rounded(Fraction(0) if infinite(x[1]) else x[0] / x[1], f, mode, sign, ftz)
    elif op == "sqrt":
        if x[0] == 0:
            return bits[0]
        if s[0]:
            return NAN[f]
        if infinite(x[0]):
            return bits[0]
        result = rounded(root(x[0]), f, mode, 0, ftz)
    return result


def root(x):
    """A fraction so close to the root that rounding to 53 bits sees the same side; exact for squares."""
    shift = 800
    n = x.numerator << (2 * shift)
    q = n // x.denominator
    r = math.isqrt(q)
    exact = r * r * x.denominator == n
    return Fraction(r, 1 << shift) if exact else Fraction(2 * r + 1, 2 << shift)


def saturate(bits, f):
    v = decode(bits, f)
    if v == "nan" or v == "-inf" or (v != "inf" and v <= 0):
        return 0
    one = ((1 << (FORMATS[f][1] - 1)) - 1) << FORMATS[f][2]
    return one if v == "inf" or v >= 1 else bits
