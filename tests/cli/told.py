#!/usr/bin/env python3
"""What a person is told about the commonest slips: the place, the name that is meant, what to write. usage: told.py WARPPROOF ROOT"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

REWRITE = """rewrite r
  size N
  input x[N] : real
  before y[i < N] = x[i] * 2
  after  y[i < N] = x[i] + x[i]
"""
GROUP = """rewrite r
  size I*, K
  input x[I*, K] : real
  before y[i*, k] = x[i*, k] * 2
  after  y[i*, k] = x[i*, k] + x[i*, k]
"""
STEPS = """rewrite r
  size N
  input x[N] : real
  {output}
  before t[i < N] = x[i] * 2
         y[i < N] = t[i] + 1
  after  {step}[i < N] = x[i] * 2 + 1
         y[i < N] = {step}[i]
"""
NUMBERS = """  formats x, y : f32
  box x in [-2, 2]
  accept bound <= 1 * bound(before)
"""
# what, text, exit code, what must be said, what must not
TEXTS = [
    ("a section that is misspelt after an equation", REWRITE + "  expct proved\n", 2, [":6:3: error[E0113]", "did you mean 'expect'?"], []),
    ("sizes for size", REWRITE.replace("size N", "sizes N"), 2, [":2:9: error[E0110]", "declared by 'size N'"], []),
    ("an index that is not bound", REWRITE.replace("x[i] * 2", "x[j] * 2"), 2, ["unknown name 'j'", "expected: one of N, x, i"], ["did you mean"]),
    ("a size in the other case", REWRITE.replace("x[N]", "x[n]"), 2, ["unknown name 'n'", "did you mean 'N'?"], []),
    ("an index without its star", GROUP.replace("x[i*, k] * 2", "x[i, k] * 2"), 2, ["unknown name 'i'", "did you mean 'i*'?"], []),
    ("another index with a star", GROUP.replace("x[i*, k] * 2", "x[j*, k] * 2"), 2, ["unknown name 'j*'"], ["did you mean"]),
    ("an index along a group without a star", GROUP.replace("y[i*, k] = x[i*, k] * 2", "y[i < I*, k] = x[i, k] * 2"), 2, [":4:10: error[E0265]", "i*"], [":2:"]),
    ("a range along a group without a star", "rewrite r\n  size I*\n  input x[I*] : real\n  before y = sum i < I*. x[i]\n  after y = sum i* < I*. x[i*]\n", 2, [":4:14: error[E0265]"], [":2:"]),
    ("a sum with brackets", "rewrite r\n  size M, K\n  input X[M, K]\n  before y[i] = sum(k < K) X[i, k]\n  after  y[i] = sum[k < K] X[i, k]\n", 2,
     ["without brackets: 'k < K'", ":5:20: error[E0110]", "'sum k < K. X[k]'"], []),
    ("a box of nothing", REWRITE + "  box z in [0, 1]\n", 2, ["no input is called 'z'", "expected: x"], ["did you mean"]),
    ("a rule without sizes", REWRITE + NUMBERS, 3, ["'sizes N=7'"], []),
    ("a ratio to what is exact", REWRITE.replace("x[i] * 2", "x[i]").replace("x[i] + x[i]", "(x[i] + 1) - 1") + NUMBERS + "  sizes N=7\n", 3,
     ["no multiple of that of before", "that one is exact, this one is not"], ["inf"]),
    ("a step on both sides", STEPS.format(output="", step="t"), 1, ["it is the definition 't' that differs", "('output y[...] : real')"], []),
    ("a step with a name of its own", STEPS.format(output="", step="u"), 0, ["PROVED"], ["it is the definition"]),
    ("a step that is declared none", STEPS.format(output="output y[N] : real", step="t"), 0, ["PROVED"], ["it is the definition"]),
    ("a step that is declared an output", STEPS.format(output="output y[N], t[N] : real", step="t"), 1, ["t[0]: before"], ["it is the definition"]),
]


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    problems = Problems()

    def said(what, words, code, needles, never):
        done = subprocess.run([cli, *words], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
        text = done.stdout + done.stderr
        problems.check(done.returncode == code, f"{what}: exit {done.returncode}, not {code}\n{text}")
        for needle in needles:
            problems.check(needle in text, f"{what}: does not say {needle!r}\n{text}")
        for needle in never:
            problems.check(needle not in text, f"{what}: says {needle!r}\n{text}")

    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        for what, text, code, needles, never in TEXTS:
            (folder / "r.rw").write_text(text)
            said(what, ["check", "r.rw", "--no-config"], code, needles, never)
        shutil.copytree(root / "examples/02_first_kernel", folder / "first")
        claim = folder / "first/claim.rw"
        claim.write_text(claim.read_text().replace("entry scale_and_add", "entry scale_and_ad"))
        said("an entry that is not there", ["check", "first/claim.rw", "--no-config", "--no-compile", "--only", "scale_and_add"], 2,
             ["claim.rw:", "E0340", "found: scale_and_add", "did you mean 'scale_and_add'?", 'extern "C"'], [])
        silu = str(root / "tests/refuse/kernels/silu/claim.rw")
        said("expf without a box", ["check", silu, "--root", str(root), "--no-config", "--no-compile", "--only", "silu_without_box"], 3,
             ["the box says nothing about 'X'", "'box X in [-8, 8]'"], ["tensor 0"])
        said("and its reason", ["explain", "undefined_where_defined"], 0, ["box x in [-8, 8]", "docs/equivalence.md"], ["Breaks"])
    return problems.ended(f"cli.told: {len(TEXTS) + 3} slips")


if __name__ == "__main__":
    sys.exit(main())
