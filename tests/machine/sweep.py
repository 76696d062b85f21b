#!/usr/bin/env python3
"""All 2^32 inputs of every one-argument approximate f32 function on a device, against double-double references.

    nvcc -arch=sm_90 --fmad=false -cubin tests/machine/sweep.cu -o sweep.cubin
    python3 tests/machine/sweep.py --cubin sweep.cubin --out tests/machine/record/sweeps.tsv

One row a function and range of arguments: the largest errors with argument and answer, and how many answers are not
the correctly rounded ones. The columns: record/README.md. Maxima and near-ties are checked with MPFR afterwards, by the
test machine.sweeps.
"""
import argparse
import datetime
import struct
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from device import Device, DeviceError  # noqa: E402

RESULT = struct.Struct("<3d3I3I2I6Q")
BLOCKS = 132 * 8
NORMAL, INFINITE = 0x00800000, 0x7F800000
COLUMNS = ("function range from to count ulp ulp_at ulp_gave absolute absolute_at absolute_gave relative relative_at "
           "relative_gave not_nearest flushed near_tie odd odd_at odd_gave other_nan ties").split()


def bits(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def pieces(*cuts):
    """Ranges of magnitudes [from, to] that the cuts make of all of them; a cut is the first float of its range."""
    edges = [0] + sorted(cuts) + [0x80000000]
    return [(a, b - 1) for a, b in zip(edges, edges[1:])]


def after(value):
    """The first float behind the largest one that is <= value."""
    pattern = bits(value)
    while struct.unpack("<f", struct.pack("<I", pattern))[0] > value:
        pattern -= 1
    return pattern + 1


PI = 3.141592653589793
CIRCLE = pieces(NORMAL, after(PI), after(2 * PI), after(100 * PI), INFINITE)
PLAIN = pieces(NORMAL, INFINITE)
RANGES = {"ex2": pieces(NORMAL, bits(1.0), bits(126.0), bits(128.0), INFINITE),
          "lg2": pieces(NORMAL, after(0.5), bits(2.0), INFINITE),
          "rcp": pieces(NORMAL, after(2.0 ** 126), INFINITE), "rsqrt": PLAIN, "sqrt": PLAIN,
          "sin": CIRCLE, "cos": CIRCLE, "tanh": pieces(NORMAL, bits(0.25), bits(10.0), INFINITE)}
FORMS = [f"{name}_approx{ftz}_f32" for name in RANGES for ftz in ("", "_ftz") if not (name == "tanh" and ftz)]


def number(pattern):
    value = struct.unpack("<f", struct.pack("<I", pattern))[0]
    return repr(value) if value == value else "nan"


def joined(results):
    """One row's figures from those of the blocks."""
    worst, at, gave = [0.0] * 3, [0] * 3, [0] * 3
    odd_at = odd_gave = 0
    sums = [0] * 6  # count, not nearest, flushed, near ties, odd, other NaN
    for block in results:
        for kind in range(3):
            error, where = block[kind], block[3 + kind]
            if error > worst[kind] or (error == worst[kind] != 0 and where < at[kind]):
                worst[kind], at[kind], gave[kind] = error, where, block[6 + kind]
        if block[15] and (not sums[4] or block[9] < odd_at):
            odd_at, odd_gave = block[9], block[10]
        sums = [a + b for a, b in zip(sums, block[11:17])]
    return worst, at, gave, odd_at, odd_gave, sums


def sweep(device, function, first, count):
    results, ties = GUARD_FREE, GUARD_FREE + BLOCKS * RESULT.size
    device.upload(results, bytes(BLOCKS * RESULT.size + 1024))
    base = device.base.value
    device.launch(function, [first, count, base + results, base + ties], BLOCKS, 256)
    device.synchronise()
    blocks = [RESULT.unpack_from(device.download(results, BLOCKS * RESULT.size), RESULT.size * b) for b in range(BLOCKS)]
    listed = struct.unpack("<256I", device.download(ties, 1024))
    return joined(blocks), sorted(listed[1:1 + min(listed[0], 255)])


GUARD_FREE = 4096


def row_of(name, kind, first, last, figures, ties):
    worst, at, gave, odd_at, odd_gave, sums = figures
    cells = [name, kind, number(first), number(last), sums[0]]
    for error, where, answer in zip(worst, at, gave):
        cells += [repr(error), f"{where:08x}", f"{answer:08x}"]
    cells += [sums[1], sums[2], sums[3], sums[4], f"{odd_at:08x}", f"{odd_gave:08x}", sums[5],
              ",".join(f"{t:08x}" for t in ties[:16]) or "-"]
    return "\t".join(str(cell) for cell in cells)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--cubin", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--library", default="libcuda.so.1")
    options.add_argument("--only", help="one form, such as ex2_approx_f32")
    options.add_argument("--date", default=datetime.date.today().isoformat())
    given = options.parse_args()
    try:
        device = Device(given.library)
        module = device.module(Path(given.cubin).read_bytes())
    except DeviceError as error:
        print(f"sweep: {error}", file=sys.stderr)
        sys.exit(3)
    about = "; ".join(f"{key} {value}" for key, value in device.description().items())
    lines = [f"# {about}; date {given.date}; all 2^32 inputs of each function", "\t".join(COLUMNS)]
    for form in FORMS:
        if given.only and form != given.only:
            continue
        started, total = time.time(), 0
        function = device.function(module, form)
        for low, high in RANGES[form.split("_")[0]]:
            for sign in (0, 0x80000000):
                figures, ties = sweep(device, function, low | sign, high - low + 1)
                total += figures[5][0]
                kind = "not finite" if low == INFINITE else "negative" if sign else "positive"
                lines.append(row_of(form.replace("_", "."), kind, low | sign, high | sign, figures, ties))
        if total != 1 << 32:
            sys.exit(f"sweep: {form}: {total} inputs instead of 2^32")
        Path(given.out).write_text("\n".join(lines) + "\n")
        print(f"{form}: {time.time() - started:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
