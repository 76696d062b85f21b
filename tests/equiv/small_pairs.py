#!/usr/bin/env python3
"""Pairs of small files: host code that differs (host_code.txt; what a launch gets by another way is never taken for the same), and
device code that does something else at sizes that nobody would choose (device_code.txt).

usage: small_pairs.py WARPPROOF ROOT
Needs nvcc, clang 19 and a sandbox; without them every pair must be `unsupported`, and that is said.
"""
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from equiv import EXIT
from sources import MISSING

HERE = Path(__file__).resolve().parent


def cases():
    blocks = [block for name in ("host_code.txt", "device_code.txt")
              for block in (HERE / name).read_text("utf-8").split("\n== ")[1:]]
    for block in blocks:
        head, text = block.split("\n", 1)
        name, outcome = (word.strip() for word in head.split("|"))
        old, new = text.split("\n----\n")
        yield name, outcome, old + "\n", new


def compare(cli, root, folder, case):
    name, outcome, *sides = case
    (folder / name).mkdir()
    for file, text in zip(("old.cu", "new.cu"), sides):
        (folder / name / file).write_text(text, "utf-8")
    done = subprocess.run([cli, "equiv", f"{name}/old.cu#step", f"{name}/new.cu#step", "--root", root, "--quick", "--format", "json"],
                          cwd=folder, capture_output=True, text=True, check=False,
                          timeout=900 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 300)
    verdict = json.loads(done.stdout)["verdicts"][0]
    if verdict["outcome"] == "unsupported" and verdict["reason"] in MISSING:
        return "missing"
    if (verdict["outcome"], done.returncode) != (outcome, EXIT[outcome]):
        said = [verdict["answers"][-1]["summary"]] if verdict["answers"] else []
        said += [diagnostic["message"] for diagnostic in verdict["diagnostics"]]
        return f"FAILED {name}: {verdict['outcome']} ({verdict['reason']}), expected {outcome}: " + "; ".join(said)
    if outcome == "unsupported" and "E074" not in json.dumps(verdict):
        return f"FAILED {name}: no code is named"
    return ""


def main():
    cli, root = sys.argv[1], sys.argv[2]
    listed = list(cases())
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda case: compare(cli, root, Path(folder), case), listed))
    failures = [answer for answer in answers if answer.startswith("FAILED")]
    for failure in failures:
        print(failure)
    if answers.count("missing"):
        print(f"{answers.count('missing')} of {len(listed)} pairs not measured here: needs nvcc, clang 19 and a sandbox")
    print(f"{len(listed)} small pairs, {len(failures)} failed")
    return 1 if failures or len(listed) < 90 else 0


if __name__ == "__main__":
    sys.exit(main())
