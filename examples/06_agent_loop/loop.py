#!/usr/bin/env python3
"""An agent's loop: propose, refuted with a counterexample, mend, proved.

The agent here is a fake one that knows three ways to move a row scale out of a matrix product, the tempting ones first. What makes it a
loop is what it does with a refutation: it keeps every counterexample, and proposes nothing that gives a wrong value on one of them.

usage: loop.py      uses the Python package where it is installed, else the program in $WARPPROOF (default: warpproof)
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

PROPOSAL = """rewrite scaled_projection
  title   "The scale of a row, moved out of the product"
  size    M, K, N
  input   X[M, K], W[K, N], s[M] : real
  output  Y[M, N] : real
  before  Y[i, j] = sum k < K. (s[i] * X[i, k]) * W[k, j]
  after   Y[i, j] = {after}
"""


def product(x, w, i, j):
    return sum(x[i][k] * w[k][j] for k in range(len(w)))


# What the agent knows to write, and how it computes one element of it.
IDEAS = {
    "sum k < K. X[i, k] * W[k, j]": lambda x, w, s, i, j: product(x, w, i, j),
    "s[j] * (sum k < K. X[i, k] * W[k, j])": lambda x, w, s, i, j: s[j] * product(x, w, i, j),
    "s[i] * (sum k < K. X[i, k] * W[k, j])": lambda x, w, s, i, j: s[i] * product(x, w, i, j),
}


def ask_package(text):
    import warpproof

    (verdict,) = warpproof.check_text(text, isolated=True)
    shown = verdict.counterexample
    if shown is None:
        return SimpleNamespace(outcome=str(verdict.outcome), counterexample=None)
    inputs = {name: tensor.tolist() for name, tensor in shown.inputs.items()}
    return SimpleNamespace(outcome=str(verdict.outcome), counterexample=SimpleNamespace(
        sizes=shown.sizes, inputs=inputs, index=list(shown.index), due=float(shown.before), got=shown.after))


def nested(elements, shape):
    if len(shape) < 2:
        return elements
    step = len(elements) // shape[0]
    return [nested(elements[i * step:(i + 1) * step], shape[1:]) for i in range(shape[0])]


def ask_program(text):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "proposal.rw"
        file.write_text(text)
        done = subprocess.run([os.environ.get("WARPPROOF", "warpproof"), "check", str(file), "--format", "json"],
                              capture_output=True, text=True, check=False)
    (verdict,) = json.loads(done.stdout)["verdicts"]
    shown = next((a["counterexample"] for a in verdict["answers"] if a["counterexample"]), None)
    if shown is None:
        return SimpleNamespace(outcome=verdict["outcome"], counterexample=None)
    inputs = {t["name"]: nested([float(e) for e in t["elements"]], t["shape"]) for t in shown["inputs"]}
    return SimpleNamespace(outcome=verdict["outcome"], counterexample=SimpleNamespace(
        sizes=shown["sizes"], inputs=inputs, index=shown["index"], due=float(shown["before"]), got=shown["after"]))


def right_on(idea, case):
    """Would this idea have given the value that was due?"""
    try:
        return idea(case.inputs["X"], case.inputs["W"], case.inputs["s"], *case.index) == case.due
    except IndexError:
        return False


def loop(ask):
    cases = []
    for attempt in range(1, 10):
        fitting = [text for text, idea in IDEAS.items() if all(right_on(idea, case) for case in cases)]
        if not fitting:
            print("nothing left to propose")
            return 1
        print(f"{attempt}. proposes  Y[i, j] = {fitting[0]}")
        answer = ask(PROPOSAL.format(after=fitting[0]))
        if answer.outcome == "proved":
            print("   proved, for all sizes")
            return 0
        if answer.counterexample is None:
            print(f"   {answer.outcome}: nothing to learn from")
            return 3
        case = answer.counterexample
        sizes = " ".join(f"{name}={size}" for name, size in sorted(case.sizes.items()))
        print(f"   refuted at {sizes}: Y{case.index} is {case.due:g}, got {case.got}")
        cases.append(case)
    return 3


if __name__ == "__main__":
    try:
        import warpproof  # noqa: F401  (is it installed?)

        print("asks the package", file=sys.stderr)
        sys.exit(loop(ask_package))
    except ModuleNotFoundError:
        print("asks the program", file=sys.stderr)
        sys.exit(loop(ask_program))
