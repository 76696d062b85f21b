"""Figures of the two machines: instruction meanings, the device's record, kernels in CUDA and HIP, damaged files.

What only a device can answer is read from committed records; where there is none, the line says so and names the
command that makes it.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import damage  # beside this file
import figures_first as first

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "device"))
from kernels import SHOWN_IN_VALUES  # noqa: E402

HIP_TARGETS = {"gfx1151", "gfx1100", "gfx90a", "gfx942"}
NOT_HERE = "not measured here"


def counted(name, good, whole):
    return name, f"{good} of {whole}", "all", "met" if whole and good == whole else "short"


def output_of(program):
    """Text of a program of the build, or None when it is not there or fails."""
    if not program.is_file():
        return None
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def instructions(build):
    text = output_of(build / "tests/machine/machine_ptx") or ""
    found = re.search(r"exact PTX forms executed and tested: (\d+) of \d+ in the census, (\d+) in all", text)
    yield first.line("exact PTX forms executed and tested", int(found.group(1)) if found else None, "forms", 400, False)
    text = output_of(build / "tests/machine/machine_calibration") or ""
    found = re.search(r"cases compared with a device: (\d+) of (\d+), known differences (\d+)", text)
    compared, known = (int(found.group(1)), int(found.group(3))) if found else (0, 0)
    yield counted("cases with a value on the device agree with its record", compared - known, compared)


class Kernels:
    """The verdicts of every claim under a folder, each file checked once."""

    def __init__(self, cli, root, folder):
        self.rows, self.unread = [], []
        files = sorted((root / folder).rglob("*.rw"))
        with ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
            for path, (_, verdicts, _) in zip(files, pool.map(lambda p: first.check(cli, root, [p], "--no-compile"), files)):
                self.rows += [(path, verdict) for verdict in verdicts]
                if not verdicts:
                    self.unread.append(path)

    def of_kind(self, wrong):
        kinds = ("kernel", "sequence")
        return [(p, v) for p, v in self.rows if v["kind"] in kinds and v["expected"].startswith("refuted") == wrong]


def machine_of(verdict, path):
    """'ptx' or the AMD target of one verdict: the name in brackets, or the first target of the claim."""
    found = re.search(r"\[(gfx\w+|sm_\w+)\]$", verdict["id"])
    if found:
        return found.group(1) if found.group(1).startswith("gfx") else "ptx"
    name = re.escape(verdict["id"])
    block = re.search(rf"^(?:kernel|sequence|wrong twin) {name}\b.*?(?=^\S|\Z)", path.read_text(), re.M | re.S)
    target = re.search(r"target (gfx\w+|sm_\w+)", block.group(0)) if block else None
    return target.group(1) if target and target.group(1).startswith("gfx") else "ptx"


def kernels(cli, root):
    own = Kernels(cli, root, "kernels")
    machines = {}
    for path, verdict in own.of_kind(wrong=False):
        name = re.sub(r"\[.*\]$", "", verdict["id"])
        proved = verdict["outcome"] == "proved" and verdict["expectation_met"]
        machines.setdefault(name, {})[machine_of(verdict, path)] = proved
    ptx = [name for name, found in machines.items() if found.get("ptx")]
    hip = [name for name, found in machines.items() if all(found.get(target) for target in HIP_TARGETS)]
    yield counted("kernels: PTX proved", len(ptx), len(machines))
    yield counted("kernels: HIP proved on four targets", len(hip), len(machines))
    wrong = own.of_kind(wrong=True)
    yield counted("kernels: wrong variants refused for their reason", sum(v["expectation_met"] for _, v in wrong), len(wrong))
    twins = Kernels(cli, root, "tests/refuse/kernels")
    right, wrong = twins.of_kind(wrong=False), twins.of_kind(wrong=True)
    yield counted("shipped faults refused for their reason", sum(v["expectation_met"] for _, v in wrong), len(wrong))
    yield counted("their correct twins clean", sum(v["expectation_met"] for _, v in right), len(right) + len(twins.unread))


def across(cli, root):
    """CUDA against HIP, one pair a folder of kernels/ and target."""
    pairs = [(folder, target) for folder in sorted(p.parent for p in (root / "kernels").rglob("kernel.cu"))
             for target in sorted(HIP_TARGETS)]

    def proved(pair):
        folder, target = pair
        if not (folder / "kernel.hip").is_file():
            return False
        command = [str(cli), "equiv", str(folder / "kernel.cu"), f"{folder / 'kernel.hip'}#{target}", "--root", str(root), "--no-compile",
                   "--quick", "--format", "json"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        try:
            return json.loads(done.stdout)["verdicts"][0]["outcome"] == "proved" and done.returncode == 0
        except (json.JSONDecodeError, KeyError, IndexError):
            return False

    with ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
        answers = list(pool.map(proved, pairs))
    yield counted("CUDA against HIP proved, a kernel and target", sum(answers), len(pairs))


def amdgpu(build):
    """Lines of the program bench_amdgpu, which says nothing when the build has no LLVM."""
    program = build / "tests/bench/bench_amdgpu"
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False) if program.is_file() else None
    names = {"time_an_operation_against_ptx": ("AMDGPU IR: time an operation against PTX", "x", 1.5),
             "seconds_to_read_200_kernels": ("AMDGPU IR: 200 kernels read", "s", 10)}
    values = dict(row.split(" ", 1) for row in done.stdout.splitlines()) if done else {}
    for key, (name, unit, goal) in names.items():
        if done is None or (done.returncode == 0 and not done.stdout):
            yield name, NOT_HERE, "needs LLVM 19", NOT_HERE
        else:
            yield first.line(name, float(values[key]) if key in values else None, unit, goal, True)


def damaged(cli, root):
    for kind, ending in (("PTX", ".ptx"), ("IR", ".ll")):
        name = f"damaged {kind} files: a diagnostic each, no crash"
        files = damage.samples(root, ending)
        if not files:
            yield name, NOT_HERE, "no such files", NOT_HERE
            continue
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            answers = damage.ask_all(cli, root, Path(folder), files)
            if not answers:
                yield name, NOT_HERE, "none is proved", NOT_HERE
                continue
            for text in [wrong for wrong, _ in answers if wrong][:3]:
                print(f"    {text}")
            unharmed = sum(proved for _, proved in answers)
            seconds = time.monotonic() - start
            yield counted(f"{name} ({unharmed} unharmed, {seconds:.0f} s)", sum(not wrong for wrong, _ in answers), len(answers))




def devices(build, root):
    # Not that a table is there, but that MPFR finds each of its maxima again and the models hold them.
    test = output_of(build / "tests/machine/machine_sweeps")
    rows = [row for row in (root / "tests/machine/record/sweeps.tsv").read_text().splitlines() if not row.startswith("#")]
    yield "device: rows of the 2^32 sweeps found again", f"{len(rows)} rows" if test else "failed", "all", "met" if test else "short"
    # One row a claim, as tests/device/kernels.py writes them: expected in the third column, shown in the fourth.
    tables = sorted((root / "tests/machine/record").glob("kernels-*.tsv"))
    rows = [row.split("\t") for table in tables for row in table.read_text().splitlines()[2:]]
    right = [row[3] for row in rows if row[2].startswith("proved")]
    wrong = [row[3] for row in rows if any(reason in row[2] for reason in SHOWN_IN_VALUES)]
    for name, shown, good in (("device: right kernels pass", right, "passed"),
                              ("device: wrong ones whose fault shows in values are caught", wrong, "caught")):
        if rows:
            yield counted(name, shown.count(good), len(shown))
        else:
            yield name, NOT_HERE, "tests/device/kernels.py", NOT_HERE


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    yield from instructions(build)
    yield from devices(build, root)
    yield from kernels(cli, root)
    yield from across(cli, root)
    yield from amdgpu(build)
    yield from damaged(cli, root)
