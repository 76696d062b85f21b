#!/usr/bin/env python3
"""`warpproof eval`: both sides at a point, by id and by fact; what is undefined or wrongly given is said.

usage: eval.py WARPPROOF ROOT
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

SCALES = """rewrite scale_in_and_out
  fact    "test.scale"
  size    M, N
  require nonzero: s[i] != 0
  input   X[M, N], s[M] : real
  before  Y[i, j] = X[i, j]
  after   Y[i, j] = (X[i, j] * s[i]) / s[i]

wrong twin scale_divided_twice of scale_in_and_out
  fact    "test.scale_wrong"
  after   Y[i, j] = X[i, j] / s[i]
  expect  refuted (value_differs)

rewrite exponential_of_sum
  fact    "test.exp", "test.exp_of_sum"
  input   x, y : real
  before  Y = exp(x + y)
  after   Y = exp(x) * exp(y)

rewrite parity
  size    N
  input   t[N] : int, c : bool
  before  Y[i] = if c then t[i] mod 2 else 0
  after   Y[i] = if c then t[i] - 2 * (t[i] div 2) else 0

rewrite last_of_groups
  size    I*
  input   A[I*] : real
  before  Y[i*] = A[i*] + A[i*]
  after   Y[i*] = 2 * A[i*]
"""


def main():
    cli, root, problems = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve(), Problems()
    check = problems.check
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "scales.rw").write_text(SCALES)

        def run(*words, inputs=None):
            if inputs is not None:
                (folder / "in.json").write_text(inputs)
                words = (*words, "--inputs", "in.json")
            done = subprocess.run([cli, "eval", "scales.rw", *words], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
            return done.returncode, done.stdout + done.stderr

        def data(*words, inputs=None):
            code, text = run(*words, "--format", "json", inputs=inputs)
            return code, json.loads(text)["evaluations"][0]

        point = '{"X": [[0.5, "1/3"], [1, 2]], "s": [3, -2]}'
        code, seen = data("--fact", "test.scale", "--sizes", "M=2,N=2", inputs=point)
        check(code == 0 and seen["difference"] is None and seen["compared"] == 4, f"equal sides: {code} {seen}")
        check(seen["outputs"][0]["before"] == {"shape": [2, 2], "elements": ["1/2", "1/3", "1", "2"]}, f"exact: {seen['outputs']}")
        check(seen["requirements"][0]["truth"] == "holds", "the requirement is told")
        code, seen = data("--id", "scale_divided_twice", "--sizes", "M=2,N=2", inputs=point)
        check(code == 1 and seen["difference"] == {"reason": "value_differs", "output": "Y", "index": [0, 0], "before": "1/2", "after": "1/6"},
              f"a wrong twin differs: {code} {seen['difference']}")
        code, text = run("--id", "scale_in_and_out", "--sizes", "M=2,N=2", inputs='{"X": [[1, 2], [3, 4]], "s": [5, 0]}')
        check(code == 3 and "Y[1, 0]   before 3   after undefined   <- first difference" in text and "does not hold" in text,
              f"what is undefined is said: {code} {text}")
        code, text = run("--fact", "test.exp", inputs='{"x": 1, "y": "1/2"}')
        check(code == 0 and "[4.48168" in text and "no difference at 1 elements" in text, f"enclosures: {code} {text}")
        check(run("--fact", "test.exp_of_sum", inputs='{"x": 1, "y": "1/2"}') == (code, text), "any of several facts")
        code, text = run("--id", "parity", "--sizes", "N=2", inputs='{"t": [-3, 4], "c": true}')
        check(code == 0 and "Y[0]   before 1   after 1" in text, f"integers: {code} {text}")
        for seed in ("1", "7"):
            first, again = (run("--fact", "test.scale", "--seed", seed) for _ in range(2))
            check(first == again and first[0] == 0 and "holds" in first[1], f"seeded inputs: {first}")
        check(run("--fact", "test.scale", "--seed", "1") != run("--fact", "test.scale", "--seed", "7"), "the seed counts")
        for rank in (0, 1, 3):
            code, seen = data("--id", "last_of_groups", "--rank", str(rank))
            check(code == 0 and len(seen["outputs"][0]["before"]["shape"]) == rank, f"rank {rank}: {code} {seen}")

        for words, inputs, wanted in [
            (("--fact", "test.scal"), None, "did you mean 'test.scale'"),
            ((), None, "error[E0780]: the files state 5 rewrites"),
            (("--id", "scale_in_and_out", "--sizes", "Q=1"), None, "error[E0782]: 'scale_in_and_out' has no size 'Q'"),
            (("--id", "scale_in_and_out", "--sizes", "M=-1"), None, "error[E0782]"),
            (("--id", "scale_in_and_out", "--sizes", "M=x"), None, "expected NAME=NUMBER"),
            (("--id", "scale_in_and_out", "--sizes", "M=99999999999"), None, "error[E0783]"),
            (("--id", "scale_in_and_out", "--sizes", "M=2,N=2"), '{"s": [1, 2, 3]}', "'s' has shape [2] there, and [3] is given"),
            (("--id", "scale_in_and_out"), '{"s": [1, [2]]}', "error[E0781]"),
            (("--id", "scale_in_and_out"), '{"s": [[1], [2, 3]]}', "error[E0781]"),
            (("--id", "scale_in_and_out"), '{"s": "one"}', "error[E0781]"),
            (("--id", "scale_in_and_out"), "[" * 100000, "error[E0781]"),
            (("--id", "parity", "--sizes", "N=2"), '{"t": ["1/2", 3]}', "'t' holds integers, and a fraction is given"),
            (("--id", "parity"), '{"c": 2}', "'c' holds conditions, and a number is given"),
            (("--id", "scale_in_and_out"), '{"q": 1}', "there is no input 'q'"),
            (("--id", "scale_in_and_out", "--inputs", "none.json"), None, "error[E0502]"),
        ]:
            code, text = run(*words, inputs=inputs)
            check(code == 2 and wanted in text and len(text) < 4000, f"{words} {str(inputs)[:60]}: exit {code}, {text[:400]}")
        done = subprocess.run([cli, "eval", "--fact", "our.softmax.shift_vector"], cwd=root, capture_output=True, text=True, timeout=60, check=False)
        check(done.returncode == 1 and "softmax_shift_of_each_element" in done.stdout, f"the catalogue by fact: {done}")
    return problems.ended("cli.eval")


if __name__ == "__main__":
    sys.exit(main())
