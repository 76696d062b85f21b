"""Integers: Python's, cut to the width; poison where LangRef says so."""
from ir import POISON, Family
from plain import rng

WIDTHS = (8, 16, 32, 64)


def values(w, n=5):
    top = 1 << (w - 1)
    return [0, 1, 2, 3, 7, w - 1, w, w + 1, top, top - 1, top + 1, 2 * top - 1, 2 * top - 2, 0x5A5A5A5A5A5A5A5A % (2 * top)] + \
        [rng.getrandbits(w) for _ in range(n)]


def pairs(w, n=56):
    v = values(w)
    corner = [0, 1, (1 << (w - 1)), (1 << (w - 1)) - 1, (1 << w) - 1, 2]
    return [(a, b) for a in corner for b in corner] + [(rng.choice(v), rng.choice(v)) for _ in range(n)]


def s(x, w):
    x &= (1 << w) - 1
    return x - (1 << w) if x >> (w - 1) else x


def exact_op(name):
    return {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b}[name]


def wrap(name, w, flags, a, b):
    f = exact_op(name)
    signed, unsigned = f(s(a, w), s(b, w)), f(a, b)
    if "nsw" in flags and not -(1 << (w - 1)) <= signed < 1 << (w - 1):
        return POISON
    if "nuw" in flags and not 0 <= unsigned < 1 << w:
        return POISON
    return unsigned % (1 << w)


def division(name, w, flags, a, b):
    signed = name[0] == "s"
    x, y = (s(a, w), s(b, w)) if signed else (a, b)
    if y == 0 or (signed and y == -1 and x == -(1 << (w - 1))):
        return POISON
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    rest = x - quotient * y
    if "exact" in flags and rest != 0:
        return POISON
    return (rest if name.endswith("rem") else quotient) % (1 << w)


def shift(name, w, flags, a, b):
    if b >= w:
        return POISON
    if name == "shl":
        r = (a << b) % (1 << w)
        if "nuw" in flags and r >> b != a or "nsw" in flags and s(r, w) >> b != s(a, w):
            return POISON
        return r
    if "exact" in flags and a % (1 << b):
        return POISON
    return (s(a, w) >> b if name == "ashr" else a >> b) % (1 << w)


def logic(name, w, flags, a, b):
    if "disjoint" in flags and a & b:
        return POISON
    return {"and": a & b, "or": a | b, "xor": a ^ b}[name]


def arithmetic():
    f = Family("integer_arithmetic")
    table = [("add", wrap, ("", "nsw", "nuw", "nuw nsw")), ("sub", wrap, ("", "nsw", "nuw", "nuw nsw")),
             ("mul", wrap, ("", "nsw", "nuw", "nuw nsw")), ("udiv", division, ("", "exact")), ("sdiv", division, ("", "exact")),
             ("urem", division, ("",)), ("srem", division, ("",)), ("shl", shift, ("", "nsw", "nuw", "nuw nsw")),
             ("lshr", shift, ("", "exact")), ("ashr", shift, ("", "exact")), ("and", logic, ("",)), ("or", logic, ("", "disjoint")),
             ("xor", logic, ("",))]
    for name, model, all_flags in table:
        for flags in all_flags:
            for w in WIDTHS:
                rows = [(a, b, model(name, w, flags, a, b)) for a, b in pairs(w)]
                if model is shift:
                    rows += [(a, b, model(name, w, flags, a, b)) for a in values(w) for b in (0, 1, w // 2, w - 1)]
                entry = "_".join([name] + flags.split() + [f"i{w}"])
                f.kernel(entry, [f"b{w}"] * 2, [f"b{w}"], rows, f"%o0 = {name} {flags} i{w} %i0, %i1")
    for name, model in (("add", wrap), ("xor", logic), ("and", logic), ("or", logic), ("mul", wrap), ("sub", wrap)):
        rows = [(a, b, model(name, 1, "", a & 1, b & 1)) for a in range(4) for b in range(4)]
        f.kernel(f"{name}_i1", ["b8", "b8"], ["b8"], rows,
                 f"%x = trunc i8 %i0 to i1\n%y = trunc i8 %i1 to i1\n%r = {name} i1 %x, %y\n%o0 = zext i1 %r to i8")
    f.write()


def comparisons():
    f = Family("integer_comparison")
    order = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
             "lt": lambda a, b: a < b, "le": lambda a, b: a <= b}
    for w in WIDTHS:
        for p in ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"):
            test = order[p[-2:]]
            rows = [(a, b, int(test(s(a, w), s(b, w)) if p[0] == "s" else test(a, b))) for a, b in pairs(w)]
            f.kernel(f"icmp_{p}_i{w}", [f"b{w}"] * 2, ["b8"], rows, f"%c = icmp {p} i{w} %i0, %i1\n%o0 = zext i1 %c to i8")
    for w in WIDTHS:
        rows = [(c, a, b, a if c & 1 else b) for c in (0, 1, 2, 3) for a, b in pairs(w, 12)[:20]]
        f.kernel(f"select_i{w}", ["b8", f"b{w}", f"b{w}"], [f"b{w}"], rows, f"%c = trunc i8 %i0 to i1\n%o0 = select i1 %c, i{w} %i1, i{w} %i2")
    # A select stops the poison of the side that it does not take; an and does not.
    rows = [(a, b, POISON if a >= 32 and b & 1 else int(bool(b & 1)) * ((1 << a) & 0xFFFFFFFF if a < 32 else 0)) for a in (0, 5, 31, 32, 40) for b in (0, 1)]
    f.kernel("select_of_poison", ["b32", "b32"], ["b32"], rows,
             "%c = trunc i32 %i1 to i1\n%x = shl i32 1, %i0\n%o0 = select i1 %c, i32 %x, i32 0")
    rows = [(a, b, POISON if a >= 32 else (1 << a) & b) for a in (0, 5, 31, 32, 40) for b in (0, 1, 0xFFFFFFFF)]
    f.kernel("and_of_poison", ["b32", "b32"], ["b32"], rows, "%x = shl i32 1, %i0\n%o0 = and i32 %x, %i1")
    rows = [(a, a) for a in values(32)]
    f.kernel("freeze_i32", ["b32"], ["b32"], rows, "%o0 = freeze i32 %i0")
    f.write()


def casts():
    f = Family("integer_conversion")
    for a in WIDTHS:
        for b in WIDTHS:
            if a > b:
                f.kernel(f"trunc_i{a}_i{b}", [f"b{a}"], [f"b{b}"], [(x, x % (1 << b)) for x in values(a, 20)], f"%o0 = trunc i{a} %i0 to i{b}")
            if a < b:
                f.kernel(f"zext_i{a}_i{b}", [f"b{a}"], [f"b{b}"], [(x, x) for x in values(a, 20)], f"%o0 = zext i{a} %i0 to i{b}")
                f.kernel(f"zext_nneg_i{a}_i{b}", [f"b{a}"], [f"b{b}"], [(x, x if s(x, a) >= 0 else POISON) for x in values(a, 20)],
                         f"%o0 = zext nneg i{a} %i0 to i{b}")
                f.kernel(f"sext_i{a}_i{b}", [f"b{a}"], [f"b{b}"], [(x, s(x, a) % (1 << b)) for x in values(a, 20)], f"%o0 = sext i{a} %i0 to i{b}")
    for b in WIDTHS:
        for kind in ("zext", "sext"):
            rows = [(x, (x & 1) if kind == "zext" else ((1 << b) - 1) * (x & 1)) for x in range(8)]
            f.kernel(f"{kind}_i1_i{b}", ["b8"], [f"b{b}"], rows, f"%c = trunc i8 %i0 to i1\n%o0 = {kind} i1 %c to i{b}")
    f.write()


def functions():
    f = Family("integer_functions")

    def call(name, w, operands, model, rows, extra="", types=None):
        types = types or [w] * operands
        entry = name.replace("llvm.", "").replace(".", "_") + f"_i{w}" + ("_poison" if extra.endswith("true") else "")
        suffix = f".i{w}" if name.startswith("llvm.") and "mul_hi" not in name else ""
        arguments = ", ".join(f"i{t} %i{k}" for k, t in enumerate(types)) + extra
        f.declare(f"declare i{w} @{name}{suffix}(" + ", ".join(f"i{t}" for t in types) + (", i1" if extra else "") + ")")
        f.kernel(entry, [f"b{t}" for t in types], [f"b{w}"], [r + (model(*r),) for r in rows], f"%o0 = call i{w} @{name}{suffix}({arguments})")

    for w in WIDTHS:
        top = 1 << w
        two, one = pairs(w), [(x,) for x in values(w, 24)]
        call("llvm.smax", w, 2, lambda a, b: max(s(a, w), s(b, w)) % top, two)
        call("llvm.smin", w, 2, lambda a, b: min(s(a, w), s(b, w)) % top, two)
        call("llvm.umax", w, 2, max, two)
        call("llvm.umin", w, 2, min, two)
        call("llvm.abs", w, 1, lambda a: abs(s(a, w)) % top, one, ", i1 false")
        call("llvm.abs", w, 1, lambda a: POISON if s(a, w) == -(top >> 1) else abs(s(a, w)), one, ", i1 true")
        call("llvm.ctpop", w, 1, lambda a: bin(a).count("1"), one)
        call("llvm.ctlz", w, 1, lambda a: w - a.bit_length(), one, ", i1 false")
        call("llvm.ctlz", w, 1, lambda a: w - a.bit_length() if a else POISON, one, ", i1 true")
        call("llvm.cttz", w, 1, lambda a: (a & -a).bit_length() - 1 if a else w, one, ", i1 false")
        call("llvm.cttz", w, 1, lambda a: (a & -a).bit_length() - 1 if a else POISON, one, ", i1 true")
        call("llvm.bitreverse", w, 1, lambda a: int(f"{a:0{w}b}"[::-1], 2), one)
        if w > 8:
            call("llvm.bswap", w, 1, lambda a: int.from_bytes(a.to_bytes(w // 8, "little"), "big"), one)
        three = [(a, b, rng.choice([0, 1, w - 1, w, w + 3, 2 * w, rng.getrandbits(w)]) % top) for a, b in pairs(w)]
        call("llvm.fshl", w, 3, lambda a, b, c: ((a << w | b) << c % w >> w) % top, three)
        call("llvm.fshr", w, 3, lambda a, b, c: ((a << w | b) >> c % w) % top, three)
        clamp = lambda x, low, high: max(low, min(high, x)) % top
        call("llvm.uadd.sat", w, 2, lambda a, b: clamp(a + b, 0, top - 1), two)
        call("llvm.usub.sat", w, 2, lambda a, b: clamp(a - b, 0, top - 1), two)
        call("llvm.sadd.sat", w, 2, lambda a, b: clamp(s(a, w) + s(b, w), -(top >> 1), (top >> 1) - 1), two)
        call("llvm.ssub.sat", w, 2, lambda a, b: clamp(s(a, w) - s(b, w), -(top >> 1), (top >> 1) - 1), two)
    two = pairs(32)
    call("__ockl_mul_hi_u32", 32, 2, lambda a, b: a * b >> 32, two)
    call("__ockl_mul_hi_i32", 32, 2, lambda a, b: (s(a, 32) * s(b, 32) >> 32) % (1 << 32), two)
    fields = [(x, rng.randrange(36), rng.randrange(36)) for x in values(32, 40)]

    def bfe(signed):
        def model(x, offset, width):
            offset, width = offset & 31, width & 31
            if width == 0:
                return 0
            if offset + width > 32:
                return (s(x, 32) >> offset if signed else x >> offset) % (1 << 32)
            field = x >> offset & (1 << width) - 1
            return s(field, width) % (1 << 32) if signed else field
        return model

    call("llvm.amdgcn.ubfe", 32, 3, bfe(False), fields)
    call("llvm.amdgcn.sbfe", 32, 3, bfe(True), fields)
    f.write()


def all_cases():
    arithmetic()
    comparisons()
    casts()
    functions()
