#!/usr/bin/env python3
"""Writes the cases of this folder: one .ptx a family, each entry with its rows of inputs and outputs in comments.

The rows come from the plain models below, written from the PTX manual with Python integers and exact fractions; they
share nothing with the C++ that they test.  Run `python3 model.py` in this folder after adding a case.
"""
import math
import random
import struct
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
rng = random.Random(20261130)
BYTES = {"b8": 1, "b16": 2, "b32": 4, "b64": 8, "pred": 4}
FORMATS = {"f16": (16, 5, 10), "bf16": (16, 8, 7), "f32": (32, 8, 23), "f64": (64, 11, 52)}
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


def flush(bits, f):
    return bits & (1 << (FORMATS[f][0] - 1)) if is_subnormal(bits, f) else bits


def floats(f, n=10):
    total, e, m = FORMATS[f]
    one = ((1 << (e - 1)) - 1) << m
    infinity = ((1 << e) - 1) << m
    top = 1 << (total - 1)
    fixed = [0, top, one, one | top, one + 1, one - 1, one + (1 << m), 1, top | 1, (1 << m) - 1, 1 << m, infinity,
             infinity | top, infinity | 1 << (m - 1), infinity - 1]
    near = [one + rng.getrandbits(m) + (rng.getrandbits(3) - 4) * (1 << m) for _ in range(n)]
    return fixed + near + [x | top for x in near[: n // 2]] + [rng.getrandbits(total) for _ in range(n // 2)]


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
            result = encode(product, f, mode, product_sign)
            return flush(result, f) if ftz else result
        x, s = [product, x[2]], [product_sign, s[2]]
        op = "add"
    if op == "add":
        if infinite(x[0]) or infinite(x[1]):
            if infinite(x[0]) and infinite(x[1]) and x[0] != x[1]:
                return NAN[f]
            sign = s[0] if infinite(x[0]) else s[1]
            return infinity | sign << (FORMATS[f][0] - 1)
        zero = s[0] if s[0] == s[1] else (1 if mode == "rm" else 0)
        result = encode(x[0] + x[1], f, mode, zero)
    elif op == "div":
        sign = s[0] ^ s[1]
        if infinite(x[0]) and infinite(x[1]) or x[0] == 0 and x[1] == 0:
            return NAN[f]
        if infinite(x[0]) or x[1] == 0:
            return infinity | sign << (FORMATS[f][0] - 1)
        result = encode(Fraction(0) if infinite(x[1]) else x[0] / x[1], f, mode, sign)
    elif op == "sqrt":
        if x[0] == 0:
            return bits[0]
        if s[0]:
            return NAN[f]
        if infinite(x[0]):
            return bits[0]
        result = encode(root(x[0]), f, mode)
    return flush(result, f) if ftz else result


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


# ---------------------------------------------------------------- files
class Family:
    def __init__(self, name):
        self.name = name
        self.text = []

    def raw(self, entry, ins, outs, rows, body, registers="", note=""):
        """ins, outs: widths (b32 ...); body uses %i0.. and %o0..; predicates go through a 32-bit word."""
        rows = rows[:512]
        lines = [f"// case {entry}: {' '.join(ins)} -> {' '.join(outs)}{note}"]
        for values in rows:
            a = " ".join(f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(values[: len(ins)], ins))
            b = " ".join(f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(values[len(ins):], outs))
            lines.append(f"// {a} -> {b}")
        count = len(ins) + len(outs)
        lines.append(f".visible .entry {entry}(" + ", ".join(f".param .u64 p{i}" for i in range(count)) + ")")
        lines.append("{")
        lines.append(f"  .reg .b32 %me; .reg .b64 %a<{2 * count + 1}>; {registers}")
        for k, (prefix, types) in enumerate((("i", ins), ("o", outs))):
            for i, t in enumerate(types):
                kind = {"b8": "b16", "pred": "pred"}.get(t, t)
                lines.append(f"  .reg .{kind} %{prefix}{i};" + (f" .reg .b32 %w{prefix}{i};" if t == "pred" else ""))
        lines.append("  mov.u32 %me, %tid.x;")
        for i, t in enumerate(list(ins) + list(outs)):
            lines.append(f"  ld.param.u64 %a{2 * i}, [p{i}]; mul.wide.u32 %a{2 * i + 1}, %me, {BYTES[t]}; add.s64 %a{2 * i}, %a{2 * i}, %a{2 * i + 1};")
        for i, t in enumerate(ins):
            if t == "pred":
                lines.append(f"  ld.global.u32 %wi{i}, [%a{2 * i}]; setp.ne.u32 %i{i}, %wi{i}, 0;")
            else:
                lines.append(f"  ld.global.{t if t != 'b8' else 'u8'} %i{i}, [%a{2 * i}];")
        lines.append("  " + body)
        for i, t in enumerate(outs):
            at = 2 * (len(ins) + i)
            if t == "pred":
                lines.append(f"  selp.u32 %wo{i}, 1, 0, %o{i}; st.global.u32 [%a{at}], %wo{i};")
            else:
                lines.append(f"  st.global.{t if t != 'b8' else 'u8'} [%a{at}], %o{i};")
        lines += ["  ret;", "}", ""]
        self.text += lines

    def simple(self, opcode, ins, out, rows, note=""):
        """d, a, b ... of one instruction."""
        entry = opcode.replace(".", "_").replace("::", "_")
        body = f"{opcode} %o0, " + ", ".join(f"%i{i}" for i in range(len(ins))) + ";"
        self.raw(entry, ins, [out], rows, body, note=note)

    def write(self):
        head = ["// Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.", "",
                ".version 9.0", ".target sm_90", ".address_size 64", ""]
        (HERE / f"{self.name}.ptx").write_text("\n".join(head + self.text))


def b(t):
    return f"b{width(t)}"


def binary(family, opcode, t, model, values=None):
    rows = [(x, y, model(signed(x, t), signed(y, t)) & mask(t)) for x, y in (values or pairs(t))]
    family.simple(f"{opcode}.{t}", [b(t)] * 2, b(t), rows)


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
                for place, length in ((0, 0), (0, 1), (3, 5), (0, w), (w - 1, 1), (w - 4, 8), (w, 3), (5, 255), (300, 4)):
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
        f.simple(f"{name}.f32", ["b32"], "b32", [(x, pattern(op(number(x)))) for x in inputs], f" ulps {ulps}")
    for name in ("div.approx", "div.full", "div.approx.ftz"):
        f.simple(f"{name}.f32", ["b32"] * 2, "b32", [(x, y, pattern(number(x) / number(y))) for x in signs for y in values], " ulps 2")
    specials = [(0x7F800000, 0x7F800000, "ex2"), (0xFF800000, 0, "ex2"), (0, 0x3F800000, "ex2"), (0x7FC00000, 0x7FFFFFFF, "ex2"),
                (0, 0xFF800000, "lg2"), (0x80000000, 0xFF800000, "lg2"), (0x7F800000, 0x7F800000, "lg2"), (0xBF800000, 0x7FFFFFFF, "lg2"),
                (0, 0x7F800000, "rsqrt"), (0x80000000, 0xFF800000, "rsqrt"), (0x7F800000, 0, "rsqrt"), (0xBF800000, 0x7FFFFFFF, "rsqrt"),
                (0, 0x7F800000, "rcp"), (0x80000000, 0xFF800000, "rcp"), (0x7F800000, 0, "rcp"), (0xFF800000, 0x80000000, "rcp"),
                (0x7F800000, 0x7FFFFFFF, "sin"), (0x7F800000, 0x7FFFFFFF, "cos"), (0, 0, "sin"), (0, 0x3F800000, "cos")]
    for name in ("ex2", "lg2", "rsqrt", "rcp", "sin", "cos"):
        rows = [(x, r) for x, r, which in specials if which == name]
        f.raw(f"{name}_special_values", ["b32"], ["b32"], rows, f"{name}.approx.f32 %o0, %i0;")
    f.write()


def movement():
    f = Family("movement")
    for t in ("b16", "b32", "b64"):
        f.simple(f"mov.{t}", [t], t, [(x, x) for x in interesting(t)])
    f.raw("mov_pack_32", ["b16", "b16"], ["b32"], [(x, y, y << 16 | x) for x, y in pairs("b16")], "mov.b32 %o0, {%i0, %i1};")
    f.raw("mov_pack_64", ["b32", "b32"], ["b64"], [(x, y, y << 32 | x) for x, y in pairs("b32")], "mov.b64 %o0, {%i0, %i1};")
    f.raw("mov_pack_4", ["b16"] * 4, ["b64"], [(x, y, y, x, x << 48 | y << 32 | y << 16 | x) for x, y in pairs("b16")],
          "mov.b64 %o0, {%i0, %i1, %i2, %i3};")
    f.raw("mov_unpack_32", ["b32"], ["b16", "b16"], [(x, x & 0xFFFF, x >> 16) for x in interesting("b32")], "mov.b32 {%o0, %o1}, %i0;")
    f.raw("mov_unpack_64", ["b64"], ["b32", "b32"], [(x, x & 0xFFFFFFFF, x >> 32) for x in interesting("b64")], "mov.b64 {%o0, %o1}, %i0;")
    f.raw("mov_unpack_half", ["b32"], ["b16"], [(x, x >> 16) for x in interesting("b32")], "mov.b32 {_, %o0}, %i0;")
    rows = [(x, y, x, y, x ^ y, x & 0xFF, signed(x, "s8") & mask("u32"), x & 0xFFFF, signed(x, "s16") & mask("u32")) for x, y in pairs("b32", 30)]
    f.raw("shared_round_trip", ["b32", "b32"], ["b32"] * 7, rows,
          "mov.u32 %s, buffer; shl.b32 %t, %me, 4; add.s32 %s, %s, %t; xor.b32 %t, %i0, %i1; st.shared.v2.b32 [%s], {%i0, %i1}; "
          "st.shared.b32 [%s+8], %t; ld.shared.v4.b32 {%o0, %o1, %o2, _}, [%s]; ld.shared.u8 %o3, [%s]; ld.shared.s8 %o4, [%s]; "
          "ld.shared.u16 %o5, [%s]; ld.shared.s16 %o6, [%s];",
          ".reg .b32 %s, %t; .shared .align 16 .b8 buffer[16384];")
    # ld.v4 above reads 16 bytes, of which 12 are written: the last word is set first
    f.text[-1:] = [""]
    text = "\n".join(f.text).replace("st.shared.b32 [%s+8], %t; ld", "st.shared.b32 [%s+8], %t; st.shared.b32 [%s+12], 0; ld")
    f.text = text.split("\n")
    f.raw("bytes_of_a_word", ["b32", "b8"], ["b32"], [(x, y, x & 0xFFFF00FF | y << 8) for x in interesting("b32") for y in (0, 1, 0x80, 0xFF)],
          "mov.u32 %s, word; shl.b32 %t, %me, 2; add.s32 %s, %s, %t; st.shared.u32 [%s], %i0; st.shared.u8 [%s+1], %i1; ld.shared.u32 %o0, [%s];",
          ".reg .b32 %s, %t; .shared .align 4 .b8 word[4096];")
    f.raw("local_memory", ["b64", "b32"], ["b64", "b32"], [(x, y, x, y ^ x & 0xFFFFFFFF) for x, y in zip(interesting("b64"), interesting("b32"))],
          "mov.b64 %l, depot; cvta.local.u64 %g, %l; st.local.b64 [%l], %i0; st.u32 [%g+8], %i1; ld.b64 %o0, [%g]; "
          "ld.local.u32 %t, [%l]; ld.local.u32 %o1, [%l+8]; xor.b32 %o1, %o1, %t;",
          ".local .align 8 .b8 depot[16]; .reg .b64 %l, %g; .reg .b32 %t;")
    f.raw("generic_shared", ["b32"], ["b32"], [(x, x) for x in interesting("b32")],
          "mov.u32 %s, cell; shl.b32 %t, %me, 2; add.s32 %s, %s, %t; cvt.u64.u32 %l, %s; cvta.shared.u64 %g, %l; st.b32 [%g], %i0; "
          "cvta.to.shared.u64 %l, %g; cvt.u32.u64 %s, %l; ld.shared.b32 %o0, [%s];",
          ".reg .b32 %s, %t; .reg .b64 %l, %g; .shared .align 4 .b8 cell[4096];")
    f.text.insert(0, ".const .align 4 .b32 table[4] = {0x11, 0x22, 0x33, 0xdeadbeef};\n.global .align 4 .b32 numbers[2] = {7, 0x80000000};\n")
    f.raw("constants", ["b32"], ["b32", "b32", "b32"], [(x, 0xDEADBEEF, 0x80000000, 0x22) for x in range(4)],
          "ld.const.b32 %o0, [table+12]; ld.global.b32 %o1, [numbers+4]; mov.u64 %l, table; ld.const.u32 %o2, [%l+4];", ".reg .b64 %l;")
    f.raw("prefetch_and_fences", ["b32"], ["b32"], [(x, x) for x in range(4)],
          "prefetch.global.L2 [%a0]; prefetchu.L1 [%a0]; membar.gl; fence.acq_rel.gpu; nanosleep.u32 20; pmevent 1; ldu.global.b32 %o0, [%a0];")
    f.write()


def warps():
    f = Family("warp_and_control")
    values = [rng.getrandbits(32) for _ in range(64)]

    def shuffle(mode, distance, clamp, segments):
        rows = []
        for t in range(64):
            lane = t % 32
            limit = (lane & segments) | (clamp & ~segments & 31)
            j = {"up": lane - distance, "down": lane + distance, "bfly": lane ^ distance, "idx": (lane & segments) | (distance & ~segments & 31)}[mode]
            ok = j >= limit if mode == "up" else j <= limit
            j = j if ok else lane
            rows.append((values[t], values[t // 32 * 32 + j], int(ok)))
        return rows
    for mode, distance, width_ in (("up", 1, 32), ("up", 7, 8), ("down", 1, 32), ("down", 16, 32), ("down", 3, 8), ("bfly", 16, 32), ("bfly", 5, 8),
                                   ("idx", 0, 32), ("idx", 3, 8), ("idx", 31, 32)):
        segments = 32 - width_
        clamp = 0 if mode == "up" else 31
        c = segments << 8 | clamp
        f.raw(f"shfl_{mode}_{distance}_{width_}", ["b32"], ["b32", "pred"], shuffle(mode, distance, clamp, segments),
              f"shfl.sync.{mode}.b32 %o0|%o1, %i0, {distance}, {c}, -1;")
    flags = [rng.getrandbits(1) for _ in range(32)] + [1] * 32
    ballots = [sum(flags[w * 32 + i] << i for i in range(32)) for w in range(2)]
    f.raw("vote", ["pred"], ["pred", "pred", "pred", "b32"],
          [(flags[t], int(ballots[t // 32] == 0xFFFFFFFF), int(ballots[t // 32] != 0), int(ballots[t // 32] in (0, 0xFFFFFFFF)), ballots[t // 32]) for t in range(64)],
          "vote.sync.all.pred %o0, %i0, -1; vote.sync.any.pred %o1, %i0, -1; vote.sync.uni.pred %o2, %i0, -1; vote.sync.ballot.b32 %o3, %i0, -1;")
    f.raw("vote_negated", ["pred"], ["b32"], [(flags[t], ~ballots[t // 32] & 0xFFFFFFFF) for t in range(64)], "vote.sync.ballot.b32 %o0, !%i0, -1;")
    f.raw("special_registers", ["b32"], ["b32"] * 6, [(0, t % 32, t // 32, 1 << t % 32, (1 << t % 32) - 1, 64, 0xFFFFFFFF & ~((2 << t % 32) - 1)) for t in range(64)],
          "mov.u32 %o0, %laneid; mov.u32 %o1, %warpid; mov.u32 %o2, %lanemask_eq; mov.u32 %o3, %lanemask_lt; mov.u32 %o4, %ntid.x; mov.u32 %o5, %lanemask_gt;")
    # the other thread's value through shared memory, with both spellings of the barrier
    for name, text in (("bar_sync", "bar.sync 0;"), ("barrier_sync", "barrier.sync.aligned 1, 64;"), ("barrier_cta", "barrier.cta.sync 2;")):
        f.raw(name, ["b32"], ["b32"], [(values[t], values[63 - t]) for t in range(64)],
              f"mov.u32 %s, cells; shl.b32 %t, %me, 2; add.s32 %u, %s, %t; st.shared.b32 [%u], %i0; {text} sub.s32 %t, 252, %t; add.s32 %u, %s, %t; ld.shared.b32 %o0, [%u];",
              ".reg .b32 %s, %t, %u; .shared .align 4 .b8 cells[256];")
    f.raw("bar_warp_sync", ["b32"], ["b32"], [(values[t], values[t ^ 1]) for t in range(64)],
          "mov.u32 %s, cells; shl.b32 %t, %me, 2; add.s32 %u, %s, %t; st.shared.b32 [%u], %i0; bar.warp.sync -1; xor.b32 %t, %t, 4; add.s32 %u, %s, %t; ld.shared.b32 %o0, [%u];",
          ".reg .b32 %s, %t, %u; .shared .align 8 .b8 cells[256];")
    f.raw("loop_and_branches", ["b32"], ["b32"], [(n, sum(range(n + 1)) if n % 3 else 1000 + n) for n in range(50)],
          "rem.u32 %t, %i0, 3; setp.eq.s32 %p, %t, 0; @%p bra special; mov.u32 %o0, 0; mov.u32 %t, 0; "
          "again: add.s32 %o0, %o0, %t; add.s32 %t, %t, 1; setp.le.s32 %p, %t, %i0; @%p bra.uni again; bra done; "
          "special: add.s32 %o0, %i0, 1000; done:",
          ".reg .b32 %t; .reg .pred %p;")
    f.raw("guarded", ["b32", "pred"], ["b32"], [(x, c, x + 1 if c else x - 1) for x in range(5, 20) for c in (0, 1)],
          "@%i1 add.s32 %o0, %i0, 1; @!%i1 sub.s32 %o0, %i0, 1;")
    f.raw("early_exit", ["b32", "pred"], ["b32"], [(x, 0, x) for x in range(40)], "@%i1 exit; @%i1 trap; @%i1 brkpt; mov.u32 %o0, %i0;")
    f.write()


if __name__ == "__main__":
    for family in (integers, bit_operations, comparisons, conversions, float_arithmetic, approximations, movement, warps):
        family()
