"""Cases of atomics: eight threads change each of four places, or each thread its own; then all read what is there. What an atomic
gives back depends on the schedule, so no case looks at it."""
from fractions import Fraction
from functools import reduce

from family import Family
from plain import encode, rng, signed

THREADS = 32


def bits(t):
    return int(t[2:]) if t.startswith("bf") else int(t[1:])


OPERATIONS = {
    "add": (("u32", "s32", "u64"), lambda old, x: old + x), "and": (("b32", "b64"), lambda old, x: old & x),
    "or": (("b32", "b64"), lambda old, x: old | x), "xor": (("b32", "b64"), lambda old, x: old ^ x),
    "min": (("u32", "s32", "u64", "s64"), min), "max": (("u32", "s32", "u64", "s64"), max),
    "inc": (("u32",), lambda old, x: 0 if old >= x else old + 1), "dec": (("u32",), lambda old, x: x if old == 0 or old > x else old - 1)}


def case(f, name, t, space, instruction, values, initial, final, own=False):
    """instruction: text with PLACE and VALUE. values: one a thread; final: what each place holds (by number)."""
    w = bits(t)
    kind = f"b{w}"
    number = "mov.u32 %place, %me;" if own else "and.b32 %place, %me, 3;"
    change = instruction.replace("VALUE", "%i0")
    if space == "shared":
        body = (f"{number} mov.u32 %s, cells; mad.lo.u32 %s, %place, 8, %s; setp.lt.u32 %p, %me, {THREADS if own else 4}; "
                f"@%p st.shared.{kind} [%s], {initial:#x}; bar.sync 0; " + change.replace("PLACE", "[%s]") + f" bar.sync 0; ld.shared.{kind} %o0, [%s];")
        rows = [(values[k], final[k if own else k & 3]) for k in range(THREADS)]
        f.raw(name, [kind], [kind], rows, body,
              f".reg .b32 %s, %place; .reg .pred %p; .reg .{kind} %old; .shared .align 8 .b8 cells[{8 * THREADS}];")
        return
    # in global memory the places are the first elements of the output
    body = (f"st.global.{kind} [%a1], {initial:#x}; {number} ld.param.u64 %g, [p1]; mad.wide.u32 %g, %place, {w // 8}, %g; bar.sync 0; "
            + change.replace("PLACE", "[%g]"))
    rows = [(values[k], final[k] if own or k < 4 else initial) for k in range(THREADS)]
    f.raw(name, [kind], [kind], rows, body, f".reg .b32 %place; .reg .b64 %g; .reg .{kind} %old;", stored=True)


def shared_places(f, name, t, space, instruction, values, initial, op):
    if ".inc." in instruction or ".dec." in instruction:  # the order of these could matter
        case(f, name, t, space, instruction, values, initial, [op(initial, x) for x in values], own=True)
        return
    final = [reduce(op, values[k::4], initial) & (1 << bits(t)) - 1 for k in range(4)]
    case(f, name, t, space, instruction, values, initial, final)


def integers(f):
    for op, (types, model) in OPERATIONS.items():
        for t in types:
            w = bits(t)
            small = [0, 1, 2, 3, 4, 5, 0xFFFFFFFF]
            bounds = [rng.choice(small) if op in ("inc", "dec") else rng.getrandbits(w) for _ in range(THREADS)]
            initial = rng.choice([0, 3]) if op in ("inc", "dec") else rng.choice([0, 3, (1 << w) - 1, rng.getrandbits(w)])
            step = lambda old, x, t=t, model=model: model(signed(old, t), signed(x, t)) & (1 << bits(t)) - 1
            for space in ("global", "shared"):
                shared_places(f, f"atom_{space}_{op}_{t}", t, space, f"atom.{space}.{op}.{t} %old, PLACE, VALUE;", bounds, initial, step)
                shared_places(f, f"red_{space}_{op}_{t}", t, space, f"red.{space}.{op}.{t} PLACE, VALUE;", bounds, initial, step)
            shared_places(f, f"atom_{op}_{t}", t, "global", f"atom.{op}.{t} %old, PLACE, VALUE;", bounds, initial, step)
    values = [rng.getrandbits(32) for _ in range(THREADS)]
    add = lambda old, x: old + x & 0xFFFFFFFF
    for scope in ("cta", "gpu", "sys"):
        for order in ("relaxed", "acquire", "release", "acq_rel"):
            end = f"{order}_{scope}"
            shared_places(f, f"atom_add_{end}", "u32", "global", f"atom.add.{order}.{scope}.u32 %old, PLACE, VALUE;", values, 1, add)
            shared_places(f, f"atom_{end}_add", "u32", "global", f"atom.{order}.{scope}.global.add.u32 %old, PLACE, VALUE;", values, 1, add)
            if order in ("relaxed", "release"):
                shared_places(f, f"red_{end}_add", "s32", "global", f"red.{order}.{scope}.global.add.s32 PLACE, VALUE;", values, 1, add)


def swaps(f):
    for t in ("b32", "b64"):
        values = [rng.getrandbits(bits(t)) for _ in range(THREADS)]
        for space in ("global", "shared", ""):
            dotted = f".{space}" if space else ""
            case(f, f"atom_{space or 'generic'}_exch_{t}", t, space or "global", f"atom{dotted}.exch.{t} %old, PLACE, VALUE;", values, 7, values, own=True)
    for t in ("b16", "b32", "b64"):
        for space in ("global", "shared", ""):
            dotted = f".{space}" if space else ""
            values = [rng.choice([7, rng.getrandbits(bits(t))]) for _ in range(THREADS)]
            # compared with its own value: the place changes where it held 7
            case(f, f"atom_{space or 'generic'}_cas_{t}", t, space or "global", f"atom{dotted}.cas.{t} %old, PLACE, VALUE, 99;", values, 7,
                 [99 if v == 7 else 7 for v in values], own=True)


def floats(f):
    for t in ("f32", "f64", "f16", "bf16"):
        words = ".noftz" if bits(t) == 16 else ""
        amounts = [Fraction(rng.randrange(-12, 13), 4) for _ in range(THREADS)]  # every order of summation is exact
        values = [encode(v, t) if v else 0 for v in amounts]
        final = []
        for k in range(4):
            total = sum(amounts[k::4], Fraction(1))
            final.append(encode(total, t) if total else 0)
        one = encode(Fraction(1), t)
        for space in ("global", "shared", ""):
            dotted = f".{space}" if space else ""
            case(f, f"atom_{space or 'generic'}_add_{t}", t, space or "global", f"atom{dotted}.add{words}.{t} %old, PLACE, VALUE;", values, one, final)
            case(f, f"red_{space or 'generic'}_add_{t}", t, space or "global", f"red{dotted}.add{words}.{t} PLACE, VALUE;", values, one, final)
    # in global memory sums of subnormals become zero, in shared memory they stay
    tiny = [rng.getrandbits(20) | rng.getrandbits(1) << 31 for _ in range(THREADS)]
    case(f, "atom_shared_add_tiny", "f32", "shared", "atom.shared.add.f32 %old, PLACE, VALUE;", tiny, 0, [v if v & 0xFFFFF else 0 for v in tiny], own=True)
    case(f, "atom_global_add_tiny", "f32", "global", "atom.global.add.f32 %old, PLACE, VALUE;", tiny, 0, [0] * THREADS, own=True)
    case(f, "red_global_add_tiny", "f32", "global", "red.global.add.f32 PLACE, VALUE;", tiny, 0x80000000, [v & 1 << 31 for v in tiny], own=True)


def packed(f):
    for t in ("f16", "bf16"):
        amounts = [[Fraction(rng.randrange(-12, 13), 4) for _ in range(THREADS)] for _ in range(2)]
        word = lambda low, high, t=t: (encode(high, t) if high else 0) << 16 | (encode(low, t) if low else 0)
        values = [word(a, b) for a, b in zip(*amounts)]
        final = [word(*(sum(half[k::4], Fraction(1)) for half in amounts)) for k in range(4)]
        one = word(Fraction(1), Fraction(1))
        for space in ("global", "shared", ""):
            dotted = f".{space}" if space else ""
            case(f, f"atom_{space or 'generic'}_add_{t}x2", "b32", space or "global", f"atom{dotted}.add.noftz.{t}x2 %old, PLACE, VALUE;", values, one, final)
            case(f, f"red_{space or 'generic'}_add_{t}x2", "b32", space or "global", f"red{dotted}.add.noftz.{t}x2 PLACE, VALUE;", values, one, final)
    values = [rng.getrandbits(32) for _ in range(THREADS)]
    for scope in ("cta", "gpu", "sys"):
        shared_places(f, f"atom_global_{scope}_add", "u32", "global", f"atom.global.{scope}.add.u32 %old, PLACE, VALUE;", values, 1, lambda old, x: old + x & 0xFFFFFFFF)


def atomics():
    f = Family("atomics")
    for write in (integers, swaps, floats, packed):
        write(f)
    f.write()
