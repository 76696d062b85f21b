"""Cases of data movement, warps, barriers and control."""
from functools import reduce

from family import Family
from plain import interesting, mask, pairs, rng, signed


def movement():
    f = Family("movement")
    for t in ("b16", "b32", "b64", "u16", "s16", "u32", "s32", "f32", "u64", "s64", "f64"):
        f.simple(f"mov.{t}", [f"b{t[1:]}"], f"b{t[1:]}", [(x, x) for x in interesting(f"b{t[1:]}")])
    f.simple("mov.pred", ["pred"], "pred", [(0, 0), (1, 1)])
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
          "st.shared.b32 [%s+8], %t; st.shared.b32 [%s+12], 0; ld.shared.v4.b32 {%o0, %o1, %o2, _}, [%s]; ld.shared.u8 %o3, [%s]; ld.shared.s8 %o4, [%s]; "
          "ld.shared.u16 %o5, [%s]; ld.shared.s16 %o6, [%s];",
          ".reg .b32 %s, %t; .shared .align 16 .b8 buffer[16384];")
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
    f.raw("generic_addresses", ["b32"], ["b32", "b32"], [(x, x, 0x33) for x in interesting("b32")],
          "mov.u64 %l, numbers; cvta.global.u64 %g, %l; cvta.to.global.u64 %l, %g; cvta.to.global.u64 %h, %a0; ld.global.f32 %o0, [%h]; "
          "mov.u64 %l, table; cvta.const.u64 %g, %l; ld.f32 %o1, [%g+8]; cvta.to.const.u64 %l, %g; ld.const.f32 %o1, [%l+8];",
          ".reg .b64 %l, %g, %h;")
    f.raw("generic_shared_u32", ["b32"], ["b32"], [(x, x) for x in interesting("b32")],
          "cvta.shared.u64 %g, cell2; mul.wide.u32 %l, %me, 4; add.s64 %g, %g, %l; st.u32 [%g], %i0; cvta.to.shared.u64 %l, %g; ld.shared.f32 %o0, [%l];",
          ".reg .b64 %l, %g; .shared .align 4 .b8 cell2[4096];")
    f.raw("fences", ["b32"], ["b32"], [(x, x) for x in range(4)],
          "membar.cta; membar.sys; fence.acq_rel.cta; fence.acq_rel.sys; fence.sc.cta; fence.sc.gpu; fence.sc.sys; fence.acq_rel.cluster; "
          "nanosleep.u32 %i0; mov.u32 %o0, %i0;")
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
    f.raw("special_registers", ["b32"], ["b32"] * 7, [(0, t % 32, 0xFFFFFFFF >> 31 - t % 32, 1 << t % 32, (1 << t % 32) - 1, 64, 0xFFFFFFFF & ~((2 << t % 32) - 1), 0xFFFFFFFF & ~((1 << t % 32) - 1)) for t in range(64)],
          "mov.u32 %o0, %laneid; mov.u32 %o1, %lanemask_le; mov.u32 %o2, %lanemask_eq; mov.u32 %o3, %lanemask_lt; mov.u32 %o4, %ntid.x; mov.u32 %o5, %lanemask_gt; mov.u32 %o6, %lanemask_ge;")
    # the other thread's value through shared memory, with both spellings of the barrier
    for name, text in (("bar_sync", "bar.sync 0;"), ("barrier_sync", "barrier.sync.aligned 1, 64;"), ("barrier_cta", "barrier.cta.sync 2;")):
        f.raw(name, ["b32"], ["b32"], [(values[t], values[63 - t]) for t in range(64)],
              f"mov.u32 %s, cells; shl.b32 %t, %me, 2; add.s32 %u, %s, %t; st.shared.b32 [%u], %i0; {text} sub.s32 %t, 252, %t; add.s32 %u, %s, %t; ld.shared.b32 %o0, [%u];",
              ".reg .b32 %s, %t, %u; .shared .align 4 .b8 cells[256];")
    for name, text in (("barrier_sync_plain", "barrier.sync 0;"), ("barrier_sync_some", "barrier.sync 3, 64;"), ("bar_sync_count", "bar.sync 2, 64;"),
                       ("bar_cta_sync", "bar.cta.sync 0;"), ("barrier_cta_aligned", "barrier.cta.sync.aligned 0;")):
        f.raw(name, ["b32"], ["b32"], [(values[t], values[63 - t]) for t in range(64)],
              f"mov.u32 %s, cells; shl.b32 %t, %me, 2; add.s32 %u, %s, %t; st.shared.b32 [%u], %i0; {text} sub.s32 %t, 252, %t; add.s32 %u, %s, %t; ld.shared.b32 %o0, [%u];",
              ".reg .b32 %s, %t, %u; .shared .align 4 .b8 cells[256];")
    for name, text, made in (("popc", "popc.u32 %o0", sum(flags)), ("and", "and.pred %p", int(all(flags))), ("or", "or.pred %p", int(any(flags)))):
        for barrier in ("bar", "barrier"):
            f.raw(f"{barrier}_red_{name}", ["pred"], ["b32"], [(flags[t], made) for t in range(64)],
                  f"{barrier}.red.{text}, 0, %i0;" + ("" if name == "popc" else " selp.u32 %o0, 1, 0, %p;"), ".reg .pred %p;")
    f.raw("vote_other_order", ["pred"], ["b32"], [(flags[t], ballots[t // 32]) for t in range(64)], "vote.ballot.sync.b32 %o0, %i0, -1;")
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


def lanes_together():
    f = Family("lanes_together")
    few = [rng.choice([0, 1, 7, 0xFFFFFFFF, 1 << 31]) for _ in range(32)] + [5] * 32
    wide = [rng.choice([0, 1 << 40, (1 << 64) - 1, 7]) for _ in range(32)] + [1 << 63] * 32
    for name, t, data in (("b32", "b32", few), ("b64", "b64", wide)):
        groups = [sum(1 << i for i in range(32) if data[k // 32 * 32 + i] == data[k]) for k in range(64)]
        f.raw(f"match_any_{name}", [t], ["b32"], [(data[k], groups[k]) for k in range(64)], f"match.any.sync.{t} %o0, %i0, -1;")
        same = [int(groups[k] == 0xFFFFFFFF) for k in range(64)]
        f.raw(f"match_all_{name}", [t], ["b32", "pred"], [(data[k], 0xFFFFFFFF * same[k], same[k]) for k in range(64)],
              f"match.all.sync.{t} %o0|%o1, %i0, -1;")
        f.raw(f"match_all_{name}_mask", [t], ["b32"], [(data[k], 0xFFFFFFFF * same[k]) for k in range(64)], f"match.all.sync.{t} %o0, %i0, -1;")
    values = [rng.getrandbits(32) for _ in range(64)]
    ops = {"add": lambda v: sum(v) & 0xFFFFFFFF, "min": min, "max": max}
    for name, op in ops.items():
        for t in ("u32", "s32"):
            results = [op([signed(v, t) for v in values[w * 32:w * 32 + 32]]) & 0xFFFFFFFF for w in range(2)]
            f.raw(f"redux_{name}_{t}", ["b32"], ["b32"], [(values[k], results[k // 32]) for k in range(64)], f"redux.sync.{name}.{t} %o0, %i0, -1;")
    for name, op in (("and", lambda x, y: x & y), ("or", lambda x, y: x | y), ("xor", lambda x, y: x ^ y)):
        results = [reduce(op, values[w * 32:w * 32 + 32]) for w in range(2)]
        f.raw(f"redux_{name}_b32", ["b32"], ["b32"], [(values[k], results[k // 32]) for k in range(64)], f"redux.sync.{name}.b32 %o0, %i0, -1;")
    # half a warp: the mask names the lanes that come
    low = [reduce(lambda x, y: x ^ y, values[w * 32:w * 32 + 16]) for w in range(2)]
    high = [sum(values[w * 32 + 16:w * 32 + 32]) & 0xFFFFFFFF for w in range(2)]
    f.raw("redux_half_a_warp", ["b32"], ["b32"], [(values[k], (low if k % 32 < 16 else high)[k // 32]) for k in range(64)],
          "and.b32 %t, %me, 16; setp.ne.u32 %p, %t, 0; @%p bra upper; redux.sync.xor.b32 %o0, %i0, 0xffff; bra done; "
          "upper: redux.sync.add.u32 %o0, %i0, 0xffff0000; done:", ".reg .b32 %t; .reg .pred %p;")
    f.raw("activemask_unused", ["b32"], ["b32"], [(v, v) for v in values], "activemask.b32 %t; mov.b32 %o0, %i0;", ".reg .b32 %t;")
    flags = [rng.getrandbits(1) for _ in range(64)]
    ballot = [sum(flags[w * 32 + i] << i for i in range(32)) for w in range(2)]
    f.raw("vote_half_a_warp", ["pred"], ["b32"], [(flags[k], ballot[k // 32] & (0xFFFF if k % 32 < 16 else 0xFFFF0000)) for k in range(64)],
          "and.b32 %t, %me, 16; setp.ne.u32 %p, %t, 0; @%p bra upper; vote.sync.ballot.b32 %o0, %i0, 0xffff; bra done; "
          "upper: vote.sync.ballot.b32 %o0, %i0, 0xffff0000; done:", ".reg .b32 %t; .reg .pred %p;")
    f.write()


def arrivals():
    f = Family("arrivals")
    values = [rng.getrandbits(32) for _ in range(64)]
    # the first warp arrives and goes on, the second one waits
    for name, text in (("bar_arrive", "bar.arrive 1, 64;"), ("barrier_arrive", "barrier.arrive 1, 64;"), ("bar_cta_arrive", "bar.cta.arrive 1, 64;")):
        f.raw(name, ["b32"], ["b32"], [(values[t], values[t % 32]) for t in range(64)],
              f"mov.u32 %s, cells; and.b32 %t, %me, 31; shl.b32 %t, %t, 2; add.s32 %s, %s, %t; setp.ge.u32 %p, %me, 32; @%p bra second; "
              f"st.shared.b32 [%s], %i0; {text} mov.u32 %o0, %i0; bra done; second: {text.replace('arrive', 'sync')} ld.shared.b32 %o0, [%s]; done:",
              ".reg .b32 %s, %t; .reg .pred %p; .shared .align 4 .b8 cells[128];")
    flags = [rng.getrandbits(1) for _ in range(64)]
    for name, data in (("mixed", flags), ("all", [1] * 64), ("none", [0] * 64)):
        results = (sum(data), int(all(data)), int(any(data)))
        f.raw(f"bar_red_{name}", ["pred"], ["b32", "pred", "pred"], [(data[t], *results) for t in range(64)],
              "bar.red.popc.u32 %o0, 0, %i0; bar.red.and.pred %o1, 0, %i0; bar.red.or.pred %o2, 0, %i0;")
        turned = (64 - sum(data), int(not any(data)), int(not all(data)))
        f.raw(f"barrier_red_{name}", ["pred"], ["b32", "pred", "pred"], [(data[t], *turned) for t in range(64)],
              "barrier.cta.red.popc.aligned.u32 %o0, 1, 64, !%i0; barrier.red.and.pred %o1, 2, !%i0; bar.cta.red.or.pred %o2, 3, 64, !%i0;")
    f.write()
