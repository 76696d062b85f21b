"""Cases of atomics (each thread on a place of its own: what is stored, by every operation)."""

from family import Family
from plain import arithmetic, interesting, mask, pairs, signed, width


def result(op, t, old, b):
    if op == "add":
        return old + b & mask(t)
    if op in ("and", "or", "xor"):
        return {"and": old & b, "or": old | b, "xor": old ^ b}[op]
    if op in ("min", "max"):
        key = (lambda x: signed(x, t)) if t[0] == "s" else (lambda x: x)
        return (min if op == "min" else max)(old, b, key=key)
    if op == "inc":
        return 0 if old >= b else old + 1
    if op == "dec":
        return b if old == 0 or old > b else old - 1
    return b  # exch


FORMS = ([("add", t) for t in ("u32", "s32", "u64")] + [(op, t) for op in ("min", "max") for t in ("u32", "s32", "u64", "s64")]
         + [(op, t) for op in ("and", "or", "xor") for t in ("b32", "b64")] + [("inc", "u32"), ("dec", "u32")])
OWN = "mov.u32 %s, slots; shl.b32 %t, %me, 3; add.s32 %s, %s, %t; "
SLOTS = ".reg .b32 %s, %t; .reg .b64 %l; .shared .align 8 .b8 slots[8192];"


def own_places():
    f = Family("atomics_own_place")

    def case(instruction, t, rows, loaded="%i1"):
        n = width(t)
        target = "%t" if n == 32 else "%l"
        destination = f" {target}," if instruction.startswith("atom") else ""
        f.raw("own_" + instruction.replace(".", "_").replace("::", "_"), [f"b{n}"] * (len(rows[0]) - 1), [f"b{n}"], rows,
              OWN + f"st.shared.b{n} [%s], %i0; {instruction}{destination} [%s], {loaded}; ld.shared.b{n} %o0, [%s];", SLOTS)

    for op, t in FORMS:
        rows = [(x, y, result(op, t, x, y)) for x, y in pairs(t)]
        case(f"atom.shared.{op}.{t}", t, rows)
        case(f"red.shared.{op}.{t}", t, rows[:12])
    for t in ("b32", "b64"):
        case(f"atom.shared.exch.{t}", t, [(x, y, y) for x, y in pairs(t)])
        rows = [(x, c, y, y if x == c else x) for x, y in pairs(t) for c in (x, y)]
        case(f"atom.shared.cas.{t}", t, rows, "%i1, %i2")
    for words in (".relaxed.cta", ".acquire.gpu", ".release.gpu", ".acq_rel.sys"):
        case(f"atom{words}.shared.add.u32", "u32", [(x, y, x + y & mask("u32")) for x, y in pairs("u32", 8)])
    case("red.relaxed.gpu.shared::cta.or.b32", "b32", [(x, y, x | y) for x, y in pairs("b32", 8)])
    for t, format in (("f32", "f32"), ("f64", "f64")):
        values = [arithmetic("add", format, "rn", False, x, 0) for x in interesting(f"b{t[1:]}", 4)]
        rows = [(x, y, arithmetic("add", format, "rn", False, x, y)) for x in values for y in values]
        f.raw(f"own_atom_shared_add_{t}", [f"b{t[1:]}"] * 2, [f"b{t[1:]}"], rows,
              OWN + f"st.shared.b{t[1:]} [%s], %i0; atom.shared.add.{t} %f, [%s], %i1; ld.shared.b{t[1:]} %o0, [%s];",
              SLOTS + f" .reg .{t} %f;")
    f.write()

