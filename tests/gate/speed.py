#!/usr/bin/env python3
"""The gate in a repository with 200 claims, half of them of kernels. usage: speed.py WARPPROOF ROOT

A change that no claim rests on takes less than a second and checks nothing; a change of one claim checks that one; a change of a
header checks the kernels that include it, and no more.
"""
import json
import sys
import tempfile
from pathlib import Path

from repository import HERE, Repository

CLAIMS = 200
SECONDS_MAX = 1.0

KERNEL = """#include "tile.cuh"
#include "only_%d.cuh"
extern "C" __global__ void scale_%d(const float* x, float* y, int n) { int i = at(); if (i < n) y[i] = twice(x[i]); }
"""
CLAIM = """import "../sums/sum_%d.rw"

kernel scale_%d
  source    "kernel_%d.cu" entry scale_%d target sm_80 flags "-O3" artefact "kernel_%d.ptx"
  computes  sum_of_sums.after
  arguments a, b, out y
  launch    grid (1), block (1), dynamic shared 0
  sizes     K=2
  formats   a, b, y : f32
"""


def make(repository):
    files = {"lib/README.md": "words"}
    for i in range(CLAIMS // 2):
        files[f"sums/sum_{i}.rw"] = (HERE / "texts/other.rw").read_text().replace("sum_of_sums", f"sum_of_sums_{i}")
        files[f"k/claim_{i}.rw"] = CLAIM.replace("%d", str(i)).replace("sum_of_sums", f"sum_of_sums_{i}")
        files[f"k/kernel_{i}.cu"] = KERNEL.replace("%d", str(i))
        files[f"k/only_{i}.cuh"] = "__device__ float twice(float x) { return 2 * x; }\n"
    files["k/tile.cuh"] = "__device__ int at() { return threadIdx.x; }\n"
    repository.step({"write": files})
    repository.git("gc", "-q")


def measure(repository, program, what, edit, checked):
    repository.step({"checkout": "main", "branch": what.replace(" ", "-"), **edit})
    arguments = ["--base", "main", "--head", what.replace(" ", "-"), "--no-compile", "--quick", "--time", "2"]
    runs = [repository.gate(program, arguments, "") for _ in range(3)]
    code, report, _ = runs[0]
    seconds = min(run[2] for run in runs)
    print(f"{what}: {seconds:.3f} s, {report['claims_checked']} of {report['claims_known']} claims checked, exit {code}")
    assert report["claims_known"] == CLAIMS, report["claims_known"]
    assert report["claims_checked"] == checked, (what, sorted(row["id"] for row in report["rows"]))
    return code, report, seconds


def main():
    program, root = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory(prefix="speed-") as folder:
        repository = Repository(Path(folder), root)
        make(repository)
        code, _, seconds = measure(repository, program, "nothing that a claim rests on", {"write": {"lib/README.md": "other words"}}, 0)
        assert code == 0 and seconds < SECONDS_MAX, seconds
        code, report, seconds = measure(
            repository, program, "one rewrite and its kernel", {"replace": [["sums/sum_7.rw", "A sum of two", "The sum of two"]]}, 2)
        assert {row["id"] for row in report["rows"]} == {"sum_of_sums_7", "scale_7"}, report["rows"]
        code, report, seconds = measure(
            repository, program, "a header of one kernel", {"replace": [["k/only_9.cuh", "2 * x", "x + x"]]}, 1)
        assert {row["id"] for row in report["rows"]} == {"scale_9"}, report["rows"]
        assert code != 0, "there is no code to be judged"
    return 0


if __name__ == "__main__":
    sys.exit(main())
