#!/usr/bin/env python3
"""`warpproof explain` of a rewrite: the derivation with what each step needs, or both sides at the smallest counterexample.

usage: explain.py WARPPROOF ROOT
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

SCALES = """rewrite scale_in_and_out
  title   "\u202eA scale is divided out again"
  fact    "test.scale", "test.scale_again"
  size    M, N
  require nonzero: s[i] != 0
  require idle: M >= 1
  input   X[M, N], s[M] : real
  before  Y[i, j] = X[i, j]
  after   Y[i, j] = (X[i, j] * s[i]) / s[i]
  expect  proved for all sizes

wrong twin scale_divided_twice of scale_in_and_out
  shipped "a copied line"
  after   Y[i, j] = X[i, j] / s[i]
  expect  refuted (value_differs)

wrong twin scale_of_nothing of scale_in_and_out
  require nothing
  expect  refuted (defined_less)
  after   Y[i, j] = (X[i, j] * s[i]) / s[i]

rewrite shift_of_groups
  size    I*
  input   A[I*] : real
  before  Y[i*] = A[i*] + 1
  after   Y[i*] = A[i*] + 2
  expect  refuted (value_differs)

rewrite cannot_be_decided
  size    N
  input   x[N] : real
  before  Y[i] = sin(x[i])^4 - cos(x[i])^4
  after   Y[i] = 0 - cos(2 * x[i])
  expect  unknown
"""


def main():
    cli, root, problems = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve(), Problems()
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "scales.rw").write_text(SCALES)

        def said(*words, exit_code=0, cwd=name):
            done = subprocess.run([cli, "explain", *words], cwd=cwd, capture_output=True, text=True, timeout=120, check=False)
            text = done.stdout + done.stderr
            problems.check(done.returncode == exit_code, f"{words}: exit {done.returncode}: {text[:300]}")
            return text

        def holds(text, *wanted):
            problems.extend(f"not said: {word!r}, but\n{text}" for word in wanted if word not in text)

        text = said("scale_in_and_out", "scales.rw")
        holds(text, "PROVED scale_in_and_out for all sizes", "requires nonzero: s[i] != 0", "both sides are")
        needs = re.findall(r"needs ([^\]]*)\]", text)
        problems.check(needs and all("nonzero" in labels and "idle" not in labels for labels in needs), f"what the steps need: {needs}")
        problems.check("\u202e" not in text and "\\u{202E}A scale" in text, "a title can not turn the terminal's text around")
        (Path(name) / "wrong.rw").write_text("rewrite <\n")
        holds(said("r", "wrong.rw", exit_code=2), "wrong.rw:1:9: error[E01")
        problems.check(said("test.scale", "scales.rw").startswith(text), "by the fact")
        problems.check(said("test.scale_again", "scales.rw").startswith(text), "by any of several facts")

        text = said("scale_divided_twice", "scales.rw")
        holds(text, "REFUTED scale_divided_twice", "met in: a copied line", "smallest counterexample M=1 N=1, replayed", "differs at Y[0, 0]: before ")
        problems.check(re.search(r"^  after    Y\[0, 0\] = X\[0, 0\] / s\[0\] = \S+$", text, re.MULTILINE), f"the right side, step by step: {text}")
        holds(said("scale_of_nothing", "scales.rw"), "X[0, 0] * s[0] = 0", " = undefined", "defined_less")
        holds(said("shift_of_groups", "scales.rw"), "REFUTED shift_of_groups", " + 2 = ", "differs at Y")
        holds(said("cannot_be_decided", "scales.rw"), "UNKNOWN cannot_be_decided", "open")
        holds(said("no_such_rewrite", "scales.rw", exit_code=2), "nothing is known under 'no_such_rewrite'")
        text = said("softmax_shift", cwd=root)
        holds(text, "PROVED softmax_shift for all sizes", "[linearity", "[exponential")
        problems.check(max(map(len, text.splitlines())) < 400 and len(text.splitlines()) < 60, "an explanation is short")
        problems.check(said("linearity") == said("linearity", cwd=root) and "lemmas" in said("linearity"), "a word of a table first")
    return problems.ended("cli.explain")


if __name__ == "__main__":
    sys.exit(main())
