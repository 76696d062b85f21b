#!/usr/bin/env python3
"""`warpproof equiv A B` on sources that no claim knows: launched as their own host code launches them (sources.txt).

usage: sources.py WARPPROOF ROOT
Needs nvcc, clang 19 and a sandbox; without them every pair must be `unsupported`, and that is said.
"""
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from equiv import EXIT, reason_of

HERE = Path(__file__).resolve().parent
MISSING = ("compiler_unavailable", "sandbox_unavailable")


def compare(cli, root, left, right):
    done = subprocess.run([cli, "equiv", left, right, "--root", root, "--format", "json"], cwd=HERE, capture_output=True,
                          text=True, check=False, timeout=600 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 240)
    return json.loads(done.stdout)["verdicts"][0], done.returncode


def main():
    cli, root = sys.argv[1], sys.argv[2]
    lines = [line for line in (HERE / "sources.txt").read_text().splitlines() if line.strip() and not line.startswith("#")]
    pairs = [tuple(word.strip() for word in line.split("|")) for line in lines]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda pair: compare(cli, root, pair[0], pair[1]), pairs))
    failed = missing = 0
    for (left, right, outcome, reason), (verdict, code) in zip(pairs, answers):
        if verdict["outcome"] == "unsupported" and verdict["reason"] in MISSING:
            missing += 1
            continue
        if (verdict["kind"], verdict["outcome"], reason_of(verdict), code) != ("equivalence", outcome, reason, EXIT[outcome]):
            failed += 1
            print(f"FAILED {left} = {right}: {verdict['outcome']} ({reason_of(verdict)}), exit {code}, expected {outcome} ({reason})")
        elif reason == "output_differs" and not verdict["answers"][-1]["counterexample"]["replayed"]:
            failed += 1
            print(f"FAILED {left} = {right}: the counterexample was not replayed")
        elif reason == "unsupported_construct" and not any(word in json.dumps(verdict["answers"]) for word in ("E074", "branch")):
            failed += 1
            print(f"FAILED {left} = {right}: no code is named")
    if missing:
        print(f"{missing} of {len(pairs)} pairs not measured here: needs nvcc, clang 19 and a sandbox")
    print(f"{len(pairs)} pairs of sources, {failed} failed")
    return 1 if failed or len(pairs) < 18 else 0


if __name__ == "__main__":
    sys.exit(main())
