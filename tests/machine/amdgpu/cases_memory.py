"""Addresses, memory, vectors and structs, and what a thread knows about itself."""
from ir import LLVM, POISON, Family
from plain import rng


def rows_of(widths, n, model):
    rows = [tuple(rng.getrandbits(w) for w in widths) for _ in range(n)]
    return [r + tuple(model(*r)) for r in rows]


def vectors():
    f = Family("vectors")
    rows = [tuple(rng.getrandbits(32) for _ in range(4)) + (i,) for i in range(6) for _ in range(3)]
    build = ("%v0 = insertelement <4 x i32> poison, i32 %i0, i32 0\n%v1 = insertelement <4 x i32> %v0, i32 %i1, i32 1\n"
             "%v2 = insertelement <4 x i32> %v1, i32 %i2, i32 2\n%v = insertelement <4 x i32> %v2, i32 %i3, i64 3\n")
    f.kernel("extract_dynamic", ["b32"] * 5, ["b32"], [r + (r[r[4]] if r[4] < 4 else POISON,) for r in rows],
             build + "%o0 = extractelement <4 x i32> %v, i32 %i4")
    changed = lambda r: tuple(77 if k == r[4] else r[k] for k in range(4)) if r[4] < 4 else (POISON,) * 4
    f.kernel("insert_dynamic", ["b32"] * 5, ["b32"] * 4, [r + changed(r) for r in rows],
             build + "%w = insertelement <4 x i32> %v, i32 77, i32 %i4\n" +
             "\n".join(f"%o{k} = extractelement <4 x i32> %w, i32 {k}" for k in range(4)))
    four = [r[:4] for r in rows]
    f.kernel("extract_past_the_end", ["b32"] * 4, ["b32"], [r + (POISON,) for r in four[:2]], build + "%o0 = extractelement <4 x i32> %v, i32 4")
    f.kernel("shuffle", ["b32"] * 4, ["b32"] * 3, [r + (r[3], 5, r[0]) for r in four],
             build + "%w = shufflevector <4 x i32> %v, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, <3 x i32> <i32 3, i32 5, i32 0>\n" +
             "\n".join(f"%o{k} = extractelement <3 x i32> %w, i32 {k}" for k in range(3)))
    f.kernel("shuffle_poison_lane", ["b32"] * 4, ["b32"], [r + (POISON,) for r in four[:2]],
             build + "%w = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>\n%o0 = extractelement <2 x i32> %w, i32 1")
    f.kernel("vector_arithmetic", ["b32"] * 4, ["b32"] * 4, [r + tuple((x * k + 1) % 2 ** 32 for k, x in enumerate(r, 1)) for r in four],
             build + "%m = mul <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>\n%w = add <4 x i32> %m, <i32 1, i32 1, i32 1, i32 1>\n" +
             "\n".join(f"%o{k} = extractelement <4 x i32> %w, i32 {k}" for k in range(4)))
    f.kernel("vector_select", ["b32"] * 4, ["b32"] * 4, [r + tuple(x if x < 2 ** 31 else 5 for x in r) for r in four],
             build + "%c = icmp ult <4 x i32> %v, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>\n"
             "%w = select <4 x i1> %c, <4 x i32> %v, <4 x i32> <i32 5, i32 5, i32 5, i32 5>\n" +
             "\n".join(f"%o{k} = extractelement <4 x i32> %w, i32 {k}" for k in range(4)))
    f.kernel("struct_value", ["b32", "b64"], ["b32", "b64"], rows_of((32, 64), 12, lambda a, b: (a, (b + 1) % 2 ** 64)),
             "%b = add i64 %i1, 1\n%s0 = insertvalue { i32, { i64, i8 } } poison, i32 %i0, 0\n%s = insertvalue { i32, { i64, i8 } } %s0, i64 %b, 1, 0\n"
             "%o0 = extractvalue { i32, { i64, i8 } } %s, 0\n%o1 = extractvalue { i32, { i64, i8 } } %s, 1, 0")
    f.kernel("struct_part_unset", ["b32"], ["b8"], [(1, POISON)],
             "%s = insertvalue { i32, i8 } poison, i32 %i0, 0\n%o0 = extractvalue { i32, i8 } %s, 1")
    f.write()


def memory():
    f = Family("memory")
    # Through memory of the thread, in every type and a few vectors.
    for t in ("b8", "b16", "b32", "b64", "f16", "bf16", "f32", "f64"):
        width = 8 * {"b8": 1, "b16": 2, "b32": 4, "b64": 8, "f16": 2, "bf16": 2, "f32": 4, "f64": 8}[t]
        plain = "b" + str(width)
        ty = LLVM[t]
        load = f"%v = load {ty}, ptr addrspace(1) %a0, align {width // 8}\n"
        f.kernel(f"private_{t}", [plain], [plain], rows_of((width,), 12, lambda x: (x,)),
                 f"%s = alloca {ty}, align 8, addrspace(5)\n" + load + f"store {ty} %v, ptr addrspace(5) %s\n%o0 = load i{width}, ptr addrspace(5) %s")
        f.kernel(f"volatile_{t}", [plain], [plain], rows_of((width,), 4, lambda x: (x,)),
                 f"%s = alloca {ty}, align 8, addrspace(5)\n" + load +
                 f"store volatile {ty} %v, ptr addrspace(5) %s\n%o0 = load volatile i{width}, ptr addrspace(5) %s")
    f.kernel("private_unset", ["b32"], ["b32"], [(1, POISON)], "%s = alloca i32, align 4, addrspace(5)\n%o0 = load i32, ptr addrspace(5) %s")
    f.declare("declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))")
    f.declare("declare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))")
    f.kernel("lifetime_ends", ["b32"], ["b32"], [(1, POISON)],
             "%s = alloca i32, align 4, addrspace(5)\ncall void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %s)\nstore i32 %i0, ptr addrspace(5) %s\n"
             "call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %s)\ncall void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %s)\n"
             "%o0 = load i32, ptr addrspace(5) %s")
    f.kernel("private_bytes", ["b32"], ["b8"] * 4, rows_of((32,), 12, lambda x: tuple(x >> 8 * k & 255 for k in range(4))),
             "%s = alloca [4 x i8], align 4, addrspace(5)\nstore i32 %i0, ptr addrspace(5) %s\n" +
             "\n".join(f"%g{k} = getelementptr inbounds i8, ptr addrspace(5) %s, i32 {k}\n%o{k} = load i8, ptr addrspace(5) %g{k}" for k in range(4)))
    f.kernel("private_generic", ["b32"], ["b32"], rows_of((32,), 6, lambda x: (x,)),
             "%s = alloca i32, align 4, addrspace(5)\n%g = addrspacecast ptr addrspace(5) %s to ptr\nstore i32 %i0, ptr %g\n%o0 = load i32, ptr %g")
    f.kernel("bool_in_memory", ["b32"], ["b8", "b8"], [(x, x & 1, x & 1) for x in range(6)],
             "%s = alloca i1, align 1, addrspace(5)\n%c = trunc i32 %i0 to i1\nstore i1 %c, ptr addrspace(5) %s\n%d = load i1, ptr addrspace(5) %s\n"
             "%o0 = zext i1 %d to i8\n%o1 = load i8, ptr addrspace(5) %s")
    vector = "%s = alloca [8 x i32], align 16, addrspace(5)\n"
    for n in (2, 3, 4, 8):
        rows = rows_of((32,) * n, 6, lambda *x: x[::-1])
        build = "%v0 = insertelement <N x i32> poison, i32 %i0, i32 0\n" + "".join(
            f"%v{k} = insertelement <N x i32> %v{k - 1}, i32 %i{k}, i32 {k}\n" for k in range(1, n))
        text = build + f"store <N x i32> %v{n - 1}, ptr addrspace(5) %s, align 4\n%w = load <N x i32>, ptr addrspace(5) %s, align 4\n" + "\n".join(
            f"%o{k} = extractelement <N x i32> %w, i32 {n - 1 - k}" for k in range(n))
        f.kernel(f"vector_of_{n}", ["b32"] * n, ["b32"] * n, rows, vector + text.replace("<N x", f"<{n} x"))
    f.kernel("half_vector", ["b32"], ["b32"], rows_of((32,), 8, lambda x: (x >> 16 | (x & 0xFFFF) << 16,)),
             "%s = alloca i32, align 4, addrspace(5)\nstore i32 %i0, ptr addrspace(5) %s\n%v = load <2 x half>, ptr addrspace(5) %s\n"
             "%w = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>\nstore <2 x half> %w, ptr addrspace(5) %s\n"
             "%o0 = load i32, ptr addrspace(5) %s")
    # A pointer that is kept in memory, and offsets of every kind.
    f.kernel("pointer_in_memory", ["b32"], ["b32"], rows_of((32,), 6, lambda x: (x,)),
             "%s = alloca ptr addrspace(1), align 8, addrspace(5)\nstore ptr addrspace(1) %a0, ptr addrspace(5) %s\n"
             "%q = load ptr addrspace(1), ptr addrspace(5) %s\n%o0 = load i32, ptr addrspace(1) %q")
    steps = ("%s = alloca [4 x { i16, [3 x i32] }], align 4, addrspace(5)\n"
             "%p = getelementptr inbounds [4 x { i16, [3 x i32] }], ptr addrspace(5) %s, i32 0, i32 %i0, i32 1, i64 %i1\nstore i32 %i2, ptr addrspace(5) %p\n"
             "%k = mul i32 %i0, 16\n%j = trunc i64 %i1 to i32\n%m = shl i32 %j, 2\n%n = add i32 %k, %m\n%b = add i32 %n, 4\n"
             "%r = getelementptr i8, ptr addrspace(5) %s, i32 %b\n%o0 = load i32, ptr addrspace(5) %r")
    rows = [(i, j, x, x) for i in range(4) for j in range(3) for x in (rng.getrandbits(32),)]
    f.kernel("offsets_in_a_struct", ["b32", "b64", "b32"], ["b32"], rows, steps)
    f.kernel("negative_offset", ["b32"], ["b32"], rows_of((32,), 4, lambda x: (x,)),
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%e = getelementptr inbounds i32, ptr addrspace(5) %s, i32 3\n"
             "%p = getelementptr i32, ptr addrspace(5) %e, i32 -2\nstore i32 %i0, ptr addrspace(5) %p\n"
             "%q = getelementptr [4 x i32], ptr addrspace(5) %s, i32 0, i32 1\n%o0 = load i32, ptr addrspace(5) %q")
    f.kernel("offset_overflows", ["b64"], ["b32"], [(x, 7 if x == 0 else POISON) for x in (0, 1 << 62, 1 << 61)],
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%g = addrspacecast ptr addrspace(5) %s to ptr\nstore i32 7, ptr %g\n"
             "%p = getelementptr inbounds i32, ptr %g, i64 %i0\n%o0 = load i32, ptr %p")
    f.kernel("offset_wraps", ["b64"], ["b32"], [(x, 7) for x in (0, 1 << 62, 3 << 62)],
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%g = addrspacecast ptr addrspace(5) %s to ptr\nstore i32 7, ptr %g\n"
             "%p = getelementptr i32, ptr %g, i64 %i0\n%o0 = load i32, ptr %p")
    f.kernel("pointer_as_a_number", ["b32"], ["b32"], rows_of((32,), 4, lambda x: (x,)),
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%g = addrspacecast ptr addrspace(5) %s to ptr\nstore i32 %i0, ptr %g\n"
             "%a = ptrtoint ptr %g to i64\n%p = inttoptr i64 %a to ptr\n%o0 = load i32, ptr %p")
    f.kernel("difference_of_pointers", ["b32"], ["b64"], [(x, 4 * x) for x in range(4)],
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%g = addrspacecast ptr addrspace(5) %s to ptr\n%p = getelementptr i32, ptr %g, i32 %i0\n"
             "%a = ptrtoint ptr %p to i64\n%b = ptrtoint ptr %g to i64\n%o0 = sub i64 %a, %b")
    f.kernel("pointers_compared", ["b32"], ["b8"], [(x, int(x < 2)) for x in range(4)],
             "%s = alloca [4 x i32], align 4, addrspace(5)\n%p = getelementptr inbounds i32, ptr addrspace(5) %s, i32 %i0\n"
             "%q = getelementptr inbounds i32, ptr addrspace(5) %s, i32 2\n%c = icmp ult ptr addrspace(5) %p, %q\n%o0 = zext i1 %c to i8")
    f.write()


def control():
    f = Family("control")
    f.kernel("loop_with_swapped_phis", ["b32"], ["b32", "b32"], [(n, (10, 20)[n % 2], (20, 10)[n % 2]) for n in range(7)],
             "br label %loop\nloop:\n%a = phi i32 [ 10, %0 ], [ %b, %next ]\n%b = phi i32 [ 20, %0 ], [ %a, %next ]\n%k = phi i32 [ 0, %0 ], [ %k1, %next ]\n"
             "%more = icmp ult i32 %k, %i0\nbr i1 %more, label %next, label %end\nnext:\n%k1 = add i32 %k, 1\nbr label %loop\nend:\n"
             "%o0 = phi i32 [ %a, %loop ]\n%o1 = phi i32 [ %b, %loop ]")
    # The value of the condition is overwritten by the copies of the edge that it decides.
    f.kernel("condition_overwritten", ["b32"], ["b32"], [(n, n) for n in range(1, 7)],
             "br label %loop\nloop:\n%c = phi i1 [ true, %0 ], [ %d, %next ]\n%k = phi i32 [ 0, %0 ], [ %k1, %next ]\n"
             "br i1 %c, label %next, label %end\nnext:\n%k1 = add i32 %k, 1\n%d = icmp ult i32 %k1, %i0\nbr label %loop\nend:\n%o0 = add i32 %k, 0")
    f.kernel("condition_overwritten_by_its_edge", ["b32"], ["b32"], [(n, 2 if n & 1 else 1) for n in range(4)],
             "%first = trunc i32 %i0 to i1\nbr label %loop\nloop:\n%c = phi i1 [ %first, %0 ], [ false, %loop ]\n%k = phi i32 [ 1, %0 ], [ 2, %loop ]\n"
             "br i1 %c, label %loop, label %end\nend:\n%o0 = add i32 %k, 0")
    values = {0: 5, 1: 6, 7: 6, 9: 8}
    f.kernel("switch", ["b32"], ["b32"], [(n, values.get(n, 100)) for n in range(12)],
             "switch i32 %i0, label %other [\n    i32 0, label %a\n    i32 1, label %b\n    i32 7, label %b\n    i32 9, label %end\n  ]\na:\nbr label %end\nb:\nbr label %end\n"
             "other:\nbr label %end\nend:\n%o0 = phi i32 [ 5, %a ], [ 6, %b ], [ 8, %0 ], [ 100, %other ]")
    f.kernel("nested", ["b32", "b32"], ["b32"], [(a, b, sum(i * j for i in range(a) for j in range(b) if (i + j) % 3)) for a in range(5) for b in range(5)],
             "br label %rows\nrows:\n%i = phi i32 [ 0, %0 ], [ %i.1, %row_end ]\n%s = phi i32 [ 0, %0 ], [ %s.2, %row_end ]\n%ri = icmp ult i32 %i, %i0\n"
             "br i1 %ri, label %columns, label %end\ncolumns:\n%j = phi i32 [ 0, %rows ], [ %j.1, %next ]\n%s.2 = phi i32 [ %s, %rows ], [ %s.4, %next ]\n"
             "%rj = icmp ult i32 %j, %i1\nbr i1 %rj, label %body, label %row_end\nbody:\n%t = add i32 %i, %j\n%m = urem i32 %t, 3\n%z = icmp eq i32 %m, 0\n"
             "br i1 %z, label %next, label %take\ntake:\n%p = mul i32 %i, %j\n%s.3 = add i32 %s.2, %p\nbr label %next\nnext:\n"
             "%s.4 = phi i32 [ %s.2, %body ], [ %s.3, %take ]\n%j.1 = add i32 %j, 1\nbr label %columns\nrow_end:\n%i.1 = add i32 %i, 1\nbr label %rows\nend:\n%o0 = add i32 %s, 0")
    f.write()


def all_cases():
    vectors()
    memory()
    control()
