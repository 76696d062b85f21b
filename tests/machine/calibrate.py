#!/usr/bin/env python3
"""Runs every case of tests/machine/ptx on a device and writes down what it answered.

    python3 tests/machine/calibrate.py --out tests/machine/record/nvidia-h200.txt

Each file of cases runs in a child process: a case that kills its context, or hangs, costs that case alone. Every case
runs twice with two different poisons in its outputs: what keeps its poison was not written, what differs between the
runs is not determined. Format of the record: record/README.md.
"""
import argparse
import datetime
import hashlib
import os
import select
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from cases import BYTES, files, read  # noqa: E402
from device import Device, DeviceError  # noqa: E402

HERE = Path(__file__).parent
POISONS = (0xA5, 0x5A)


def hexadecimal(data, width):
    return "".join(data[i:i + width][::-1].hex() for i in range(0, len(data), width))


def twice(device, function, inputs, widths, in_widths, count, threads, given):
    """Outputs of two poisoned runs, or DeviceError."""
    sizes = [count * w for w in widths]
    strides = [threads * w for w in in_widths + widths]
    runs = [device.run(function, inputs, sizes, poison, threads, strides, count // threads, given) for poison in POISONS]
    for k, (first, second) in enumerate(zip(*runs)):
        if first == second:
            continue
        row = next(i for i in range(len(first)) if first[i] != second[i]) // widths[k]
        unwritten = first[row * widths[k]] == POISONS[0] and second[row * widths[k]] == POISONS[1]
        raise DeviceError(f"output {k} row {row}: " + ("not written" if unwritten else "differs between two runs"))
    return runs[0]


def run_case(device, module, case, raw):
    """The lines of one case."""
    function = device.function(module, case.entry)
    ins, outs = [BYTES[t] for t in case.ins], [BYTES[t] for t in case.outs]
    rows = len(case.rows)
    outputs = twice(device, function, case.inputs(), outs, ins, rows, rows, case.given)
    values = " ".join(hexadecimal(data, width) for data, width in zip(outputs, outs))
    lines = [f"case {case.file} {case.entry} {case.digest()} {rows} {values}"]
    every = case.sixteen()
    if every is not None:
        outputs = twice(device, function, [every], outs, ins, 65536, 256, case.given)
        data = b"".join(outputs)
        lines.append(f"sixteen {case.file} {case.entry} {case.digest()} {hashlib.sha256(data).hexdigest()}")
        if raw:
            (raw / f"{case.entry}.bin").write_bytes(data)
    return lines


def child(path, first, library, raw, pipe):
    """Writes `at N` before case N and its lines after it; ends at the first error that the context may not survive."""
    shared, cases = read(path)
    out = os.fdopen(pipe, "w", buffering=1)
    device = Device(library)
    try:
        module, whole = device.module(shared + "\n".join(line for case in cases for line in case.text + [""])), True
    except DeviceError:
        module, whole = None, False  # one entry is refused: each is then its own module
    for n, case in enumerate(cases):
        if n < first or not case.rows:
            continue
        print("at", n, file=out)
        loaded = whole
        try:
            if not whole:
                module = device.module(shared + "\n".join(case.text))
                loaded = True
            print("\n".join(run_case(device, module, case, raw)), file=out)
            if not whole:
                device.unload(module)
        except DeviceError as error:
            print(f"failed {case.file} {case.entry} {case.digest()} {str(error).splitlines()[0]}", file=out)
            if loaded and "cu" == str(error)[:2]:
                print("broken", file=out)
                break
    out.close()
    os._exit(0)


def run_file(path, library, raw, limit):
    """Lines of a file of cases; a child that dies or is silent for `limit` seconds loses the case it was at."""
    lines, first, total = [], 0, len(read(path)[1])
    while first < total:
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reading)
            try:
                child(path, first, library, raw, writing)
            except BaseException as error:  # noqa: BLE001: whatever it was, the parent goes on
                print(f"{path.name}: {error}", file=sys.stderr)
            os._exit(1)
        os.close(writing)
        at, ended, text, broken = first - 1, False, b"", False
        while select.select([reading], [], [], limit)[0]:
            data = os.read(reading, 1 << 16)
            if not data:
                ended = True
                break
            text += data
        if not ended:
            os.kill(process, signal.SIGKILL)
        os.close(reading)
        _, status = os.waitpid(process, 0)
        answered = set()
        for line in text.decode().splitlines():
            if line.startswith("at "):
                at = int(line[3:])
            elif line == "broken":
                broken = True
            else:
                answered.add(at)
                lines.append(line)
        if ended and status == 0 and not broken:
            break
        if at < first:
            raise DeviceError(f"{path.name}: the device could not be used")
        if at not in answered:
            case = read(path)[1][at]
            lines.append(f"failed {case.file} {case.entry} {case.digest()} " + ("the run died" if ended else f"no answer in {limit} s"))
        first = at + 1
    return lines


def header(library, date):
    """In a child: the parent must not hold a context when it forks."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        text = ""
        try:
            text = "\n".join(f"# {key}: {value}" for key, value in Device(library, 1 << 20).description().items())
        except DeviceError as error:
            print(f"calibrate: {error}", file=sys.stderr)
        os.write(writing, text.encode())
        os._exit(0)
    os.close(writing)
    text = os.fdopen(reading).read()
    os.wait()
    if not text:
        sys.exit(3)
    try:
        kernel = Path("/proc/driver/nvidia/version").read_text().split("  ")[1]
    except (OSError, IndexError):
        kernel = "not known"
    return ["# warpproof calibration record 1", text, f"# kernel driver: {kernel}", f"# date: {date}"]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--out", required=True)
    options.add_argument("--cases", default=str(HERE / "ptx"))
    options.add_argument("--only", help="one file of cases, such as atomics")
    options.add_argument("--library", default="libcuda.so.1")
    options.add_argument("--raw", help="folder for the full outputs over all 16-bit inputs")
    options.add_argument("--limit", type=int, default=90, help="seconds of silence after which a case is given up")
    options.add_argument("--date", default=datetime.date.today().isoformat())
    given = options.parse_args()
    raw = Path(given.raw) if given.raw else None
    if raw:
        raw.mkdir(parents=True, exist_ok=True)
    lines = header(given.library, given.date)
    for path in files(given.cases):
        if given.only and path.stem != given.only:
            continue
        lines.append(f"# {path.name} sha256 {hashlib.sha256(path.read_bytes()).hexdigest()}")
        lines += run_file(path, given.library, raw, given.limit)
        print(f"{path.name}: {sum(line.startswith('case') for line in lines)} cases so far", file=sys.stderr)
    Path(given.out).write_text("\n".join(lines) + "\n")
    failed = [line for line in lines if line.startswith("failed")]
    print("\n".join(failed))
    print(f"{sum(line.startswith('case') for line in lines)} cases, {len(failed)} failed")


if __name__ == "__main__":
    main()
