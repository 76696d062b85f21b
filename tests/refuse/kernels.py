#!/usr/bin/env python3
"""Kernels that a user could bring, right ones and wrong ones: every claim of kernels/ ends as it expects, in bounded time.

usage: kernels.py WARPPROOF
Each folder is a claim with its committed PTX. Nothing is compiled here, so that no toolkit is needed.
"""
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent / "kernels"
SECONDS_MAX = 120 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 20
RIGHT_MIN, WRONG_MIN = 68, 140  # nothing may be left out unseen


def main():
    right = wrong = failed = 0
    for claim in sorted(HERE.glob("*/claim.rw")):
        start = time.monotonic()
        done = subprocess.run([sys.argv[1], "check", "claim.rw", "--root", ".", "--no-compile", "--quick", "--format", "json"],
                              cwd=claim.parent, capture_output=True, text=True, timeout=SECONDS_MAX * 2, check=False)
        seconds = time.monotonic() - start
        try:
            verdicts = json.loads(done.stdout)["verdicts"]
        except (json.JSONDecodeError, KeyError):
            verdicts = []
        met = [v for v in verdicts if v["expected"] and v["expectation_met"]]
        right += sum(v["outcome"] == "proved" for v in met)
        wrong += sum(v["outcome"] == "refuted" for v in met)
        for verdict in verdicts:
            if not verdict["expectation_met"]:
                print(f"FAILED {verdict['id']}: {verdict['outcome']} ({verdict['reason']}), expected {verdict['expected']}")
        # What is expected to stay undecided is met and still ends with 3 (docs/exit-codes.md).
        undecided = any(v["outcome"] in ("unknown", "unsupported") for v in met)
        all_met = met and all(v["expectation_met"] for v in verdicts)
        if done.returncode != (3 if undecided else 0) or not all_met or seconds > SECONDS_MAX:
            failed += 1
            print(f"FAILED {claim.parent.name}: exit {done.returncode}, {seconds:.1f} s {done.stderr.strip()}")
    print(f"{right} right kernels proved, {wrong} wrong ones refuted, {failed} claims failed")
    return 1 if failed or right < RIGHT_MIN or wrong < WRONG_MIN else 0


if __name__ == "__main__":
    sys.exit(main())
