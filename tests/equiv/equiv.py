#!/usr/bin/env python3
"""`warpproof equiv A B` on the pairs of pairs.txt: each ends as stated, with committed PTX.

usage: equiv.py WARPPROOF ROOT
The pairs stand beside this file; both directions matter, since the left side plays the part of the definition.
"""
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXIT = {"proved": 0, "refuted": 1, "rejected": 2, "unknown": 3, "unsupported": 3, "vacuous": 3}


def reason_of(verdict):
    if verdict["outcome"] == "rejected":
        return (verdict["diagnostics"] or [{"code": "none"}])[0]["code"]
    return verdict["reason"]


def main():
    cli, root = sys.argv[1], sys.argv[2]
    pairs = failed = 0
    for line in (HERE / "pairs.txt").read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        left, right, outcome, reason, *reach = (word.strip() for word in line.split("|"))
        done = subprocess.run([cli, "equiv", left, right, "--root", root, "--no-compile", "--quick", "--format", "json"], cwd=HERE,
                              capture_output=True, text=True, check=False,
                              timeout=300 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 60)
        verdict = json.loads(done.stdout)["verdicts"][0]
        pairs += 1
        if (verdict["kind"], verdict["outcome"], reason_of(verdict), done.returncode) != ("equivalence", outcome, reason, EXIT[outcome]):
            failed += 1
            print(f"FAILED {left} = {right}: {verdict['outcome']} ({reason_of(verdict)}), exit {done.returncode}, "
                  f"expected {outcome} ({reason})")
        if reach and verdict["reach"] != reach[0]:
            failed += 1
            print(f"FAILED {left} = {right}: reaches {verdict['reach']}, expected {reach[0]}")
        if verdict["outcome"] == "refuted" and not (verdict["answers"][-1]["counterexample"] or {}).get("replayed"):
            failed += 1
            print(f"FAILED {left} = {right}: the counterexample was not replayed")
    print(f"{pairs} pairs, {failed} failed")
    return 1 if failed or pairs < 46 else 0


if __name__ == "__main__":
    sys.exit(main())
