"""Cases of memory: every space, type, vector and cache hint; each thread also reads what its neighbour wrote."""
from family import Family
from plain import interesting, mask, rng, signed, width

TYPES = ("b8", "u8", "s8", "b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64")
ROWS = 4


def bits(t):
    return int(t[1:])


def register(t):
    """Narrow types go into a wider register, which shows the extension."""
    return "b64" if bits(t) == 64 else "b32"


def extended(x, t):
    return signed(x, t) & mask(register(t)) if t[0] == "s" else x


def braces(names):
    return names[0] if len(names) == 1 else "{" + ", ".join(names) + "}"


def dotted(vector):
    return f".v{vector}" if vector > 1 else ""


def values_of(t):
    return [rng.choice(interesting(f"b{bits(t)}")) for _ in range(ROWS)]


def loads(f, name, space, types, vector, modifiers=""):
    """Vectors of `vector` elements at the place of the thread, rounded down: one load of each type. Types of one width."""
    w = bits(types[0])
    data = values_of(types[0])
    outs, body = [], f"and.b32 %t, %me, {-vector}; mul.wide.u32 %l, %t, {w // 8}; ld.param.u64 %g, [p0]; add.s64 %g, %g, %l; "
    rows = [[x] for x in data]
    for t in types:
        names = [f"%o{len(outs) + i}" for i in range(vector)]
        body += f"ld{space}{modifiers}{dotted(vector)}.{t} {braces(names)}, [%g]; "
        outs += [register(t)] * vector
        for r in range(ROWS):
            rows[r] += [extended(data[r // vector * vector + i], t) for i in range(vector)]
    f.raw(name, [f"b{w}"], outs, rows, body.strip(), ".reg .b32 %t; .reg .b64 %l, %g;")


def stores(f, name, space, types, vector, modifiers=""):
    """The first thread of each vector stores it, once a type, into one output each."""
    w = bits(types[0])
    data = values_of(types[0])
    kind = register(types[0])
    names = [f"%e{i}" for i in range(vector)]
    body = f"and.b32 %t, %me, {vector - 1}; setp.eq.u32 %p, %t, 0; "
    body += " ".join(f"@%p ld.global.u{w} {n}, [%a0+{w // 8 * i}];" for i, n in enumerate(names))
    for k, t in enumerate(types):
        body += f" @%p st{space}{modifiers}{dotted(vector)}.{t} [%a{1 + k}], {braces(names)};"
    f.raw(name, [f"b{w}"], [f"b{w}"] * len(types), [[x] * (1 + len(types)) for x in data], body,
          f".reg .b32 %t; .reg .pred %p; .reg .{kind} %e<{vector}>;", stored=True)


def round_trip(f, name, types, vector, space, modifiers=""):
    """Stores into the thread's own slot, then loads it from there (local) or from the neighbour's slot (shared)."""
    w = bits(types[0])
    size = w // 8 * vector
    shared = space == ".shared"
    data = [[rng.choice(interesting(f"b{w}")) for _ in range(vector)] for _ in range(ROWS)]
    rows = [list(d) for d in data]
    outs = []
    ins = [f"%c{i}" for i in range(vector)]
    slot = (f"mov.u32 %s, cells; mad.lo.u32 %s, %me, {size}, %s;" if shared else "mov.u64 %l, cells;")
    convert = {64: "mov.b64", 32: "mov.b32", 16: "cvt.u32.u16", 8: "cvt.u32.u16"}[w]
    body = slot + " " + " ".join(f"{convert} {n}, %i{i};" for i, n in enumerate(ins))
    here = "[%s]" if shared else "[%l]"
    for t in types:
        names = [f"%o{len(outs) + i}" for i in range(vector)]
        outs += [register(t)] * vector
        body += f" st{modifiers}{space}{dotted(vector)}.{t} {here}, {braces(ins)};"
        body += f" bar.sync 0; xor.b32 %t, %s, {size};" if shared and not modifiers else ""
        there = "[%t]" if shared and not modifiers else here
        body += f" ld{modifiers}{space}{dotted(vector)}.{t} {braces(names)}, {there};"
        body += " bar.sync 0;" if shared and not modifiers else ""
        for r in range(ROWS):
            source = data[r ^ 1] if shared and not modifiers else data[r]
            rows[r] += [extended(x, t) for x in source]
    kind = register(types[0])
    # the neighbour's slot is found by xor: the array lies at a multiple of its own size
    declared = f".shared .align {2 * size} .b8 cells[{size * ROWS}];" if shared else f".local .align {size} .b8 cells[{size}];"
    f.raw(name, [f"b{w}"] * vector, outs, rows, body, f".reg .b32 %s, %t; .reg .b64 %l; .reg .{kind} %c<{vector}>; {declared}")


def by_width():
    for w in (8, 16, 32, 64):
        for vector in (1, 2, 4):
            if w * vector <= 128:
                yield w, vector, [t for t in TYPES if bits(t) == w]


def memory():
    f = Family("memory")
    for w, vector, types in by_width():
        end = f"_{w}" + (f"_v{vector}" if vector > 1 else "")
        loads(f, "ld_global" + end, ".global", types, vector)
        loads(f, "ld_global_nc" + end, ".global", types, vector, ".nc")
        loads(f, "ld_generic" + end, "", types, vector)
        stores(f, "st_global" + end, ".global", types, vector)
        stores(f, "st_generic" + end, "", types, vector)
        round_trip(f, "shared" + end, types, vector, ".shared")
        round_trip(f, "local" + end, types, vector, ".local")
        round_trip(f, "volatile_shared" + end, types, vector, ".shared", ".volatile")
        for hint in ("ca", "cg", "cs", "lu", "cv"):
            loads(f, f"ld_global_{hint}" + end, ".global", types, vector, f".{hint}")
        for hint in ("L2::64B", "L2::128B", "L2::256B", "L1::no_allocate", "L1::evict_last"):
            if w == 32:
                loads(f, f"ld_global_{hint.replace('::', '_')}" + end, ".global", types, vector, f".{hint}")
        for hint in ("wb", "cg", "cs", "wt"):
            stores(f, f"st_global_{hint}" + end, ".global", types, vector, f".{hint}")
    f.write()


def ordered_memory():
    f = Family("ordered_memory")
    for w, vector, types in by_width():
        end = f"_{w}" + (f"_v{vector}" if vector > 1 else "")
        plain(f, f"volatile{end}", types, vector)
        for strength in ("relaxed", "acquire"):
            for scope in ("cta", "gpu", "sys"):
                if w == 32 or scope == "gpu":
                    loads(f, f"ld_{strength}_{scope}{end}", f".{strength}.{scope}", types, vector, ".global")
                    if w == 32:
                        loads(f, f"ld_{strength}_{scope}_generic{end}", f".{strength}.{scope}", types, vector)
        for strength in ("relaxed", "release"):
            for scope in ("cta", "gpu", "sys"):
                if w == 32 or scope == "gpu":
                    stores(f, f"st_{strength}_{scope}{end}", f".{strength}.{scope}", types, vector, ".global")
                    if w == 32:
                        stores(f, f"st_{strength}_{scope}_generic{end}", f".{strength}.{scope}", types, vector)
        loads(f, f"ld_weak{end}", ".weak", types, vector, ".global")
        stores(f, f"st_weak{end}", ".weak", types, vector, ".global")
    # the order in which inline assembly writes them
    loads(f, "ld_global_acquire", ".global", ["b32"], 1, ".acquire.gpu")
    loads(f, "ld_global_relaxed", ".global", ["u32"], 1, ".relaxed.gpu")
    stores(f, "st_global_release", ".global", ["u32"], 1, ".release.gpu")
    f.write()


def plain(f, name, types, vector):
    loads(f, "ld_" + name, ".volatile", types, vector, ".global")
    stores(f, "st_" + name, ".volatile", types, vector, ".global")
    loads(f, f"ld_{name}_generic", ".volatile", types, vector)
    stores(f, f"st_{name}_generic", ".volatile", types, vector)


def parameters():
    """Parameters by value: scalars of every type, and structs read in vectors and at offsets."""
    f = Family("parameters")
    data = [rng.getrandbits(8) | 128 * (i % 2) for i in range(32)]
    structure = "".join(f"{x:02x}" for x in data)
    word = lambda at, size: int.from_bytes(bytes(data[at:at + size]), "little")
    for w in (8, 16, 32, 64):
        types = [t for t in TYPES if bits(t) == w]
        given = [(f".{t} NAME", structure[2 * i * 8:2 * i * 8 + w // 4]) for i, t in enumerate(types)]
        outs = [register(t) for t in types]
        rows = [[x] + [extended(word(8 * i, w // 8), t) for i, t in enumerate(types)] for x in range(ROWS)]
        body = " ".join(f"ld.param.{t} %o{i}, [g{i}];" for i, t in enumerate(types))
        f.raw(f"ld_param_{w}", ["b32"], outs, rows, body, given=given)
    for w, vector, types in by_width():
        if vector == 1:
            continue
        outs, body, rows = [], "", [[x] for x in range(ROWS)]
        for k, t in enumerate(types):
            at = 16 if k % 2 else 0
            names = [f"%o{len(outs) + i}" for i in range(vector)]
            body += f"ld.param.v{vector}.{t} {braces(names)}, [g0+{at}]; "
            outs += [register(t)] * vector
            for row in rows:
                row += [extended(word(at + i * w // 8, w // 8), t) for i in range(vector)]
        f.raw(f"ld_param_{w}_v{vector}", ["b32"], outs, rows, body.strip(), given=[(".align 16 .b8 NAME[32]", structure)])
    rows = [[x, word(1, 1), extended(word(6, 2), "s16"), word(20, 4)] for x in range(ROWS)]
    f.raw("ld_param_struct_members", ["b32"], ["b32"] * 3, rows, "ld.param.u8 %o0, [g0+1]; ld.param.s16 %o1, [g0+6]; ld.param.f32 %o2, [g0+20];",
          given=[(".align 8 .b8 NAME[32]", structure)])
    # by an index that each thread chooses, in .param space and through a generic address
    rows = [[x, word(4 * x, 4), extended(word(2 * x, 2), "s16"), word(4 * (7 - x), 4)] for x in range(8)]
    f.raw("ld_param_indexed", ["b32"], ["b32"] * 3, rows,
          "mov.b64 %l, g0; mad.wide.u32 %g, %i0, 4, %l; ld.param.u32 %o0, [%g]; mad.wide.u32 %g, %i0, 2, %l; ld.param.s16 %o1, [%g]; "
          "cvta.param.u64 %h, %l; sub.s32 %t, 7, %i0; mad.wide.u32 %h, %t, 4, %h; ld.u32 %o2, [%h];",
          ".reg .b64 %l, %g, %h; .reg .b32 %t;", given=[(".align 8 .b8 NAME[32]", structure)])
    f.write()
