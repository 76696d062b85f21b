#!/usr/bin/env python3
"""Pull-request-shaped histories and what the gate says of them. usage: histories.py WARPPROOF ROOT [NAME...]   (README.md)"""
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from repository import Repository

HERE = Path(__file__).resolve().parent
FIELDS = ("id", "cause", "outcome", "reason", "blocking")
KNOWN = {"title", "step", "arguments", "clone", "needs", "expect"}


def expect_same(name, found, wanted):
    if found != wanted:
        raise AssertionError(f"{name}:\n  found  {found}\n  wanted {wanted}")


def rows_of(report):
    return [(row["id"], row["cause"], row["verdict"]["outcome"], row["verdict"]["reason"], row["blocking"]) for row in report["rows"]]


def compare(expected, code, report, seconds):
    expect_same("exit", code, expected["exit"])
    expect_same("exit_code of the report", report["exit_code"], code)
    wanted = [tuple(row[field] for field in FIELDS) for row in expected.get("rows", [])]
    expect_same("rows", sorted(rows_of(report)), sorted(wanted))
    expect_same("diagnostics", sorted(d["code"] for d in report["diagnostics"]), sorted(expected.get("diagnostics", [])))
    whys = "\n".join(f"{row['why']} {row['waiver']} {row['policy']}" for row in report["rows"])
    for part in expected.get("why", []):
        if part not in whys:
            raise AssertionError(f"no row says {part!r}:\n{whys}")
    for key in ("checked", "known"):
        if key in expected:
            expect_same(key, report[f"claims_{key}"], expected[key])
    if seconds > expected.get("seconds_max", 1e9):
        raise AssertionError(f"took {seconds:.2f} s")
    blocked = [row["blocking"] for row in report["rows"]]
    expect_same("blocking rows first", blocked, sorted(blocked, reverse=True))
    if "/tmp" in json.dumps(report["rows"]):
        raise AssertionError("a path of the machine is in the report")


def missing(needs, program):
    """What the tool itself does not find: compilers, and the sandbox that they run in."""
    if not needs:
        return []
    out = subprocess.run([str(program), "doctor"], capture_output=True, text=True, check=True).stdout
    found = {line.split()[1] for line in out.splitlines() if line.split()[:1] == ["found"]}
    return [need for need in [*needs, "sandbox"] if need not in found and shutil.which(need) is None]


def run(file, program, root):
    history = tomllib.loads(file.read_text())
    assert set(history) <= KNOWN, f"unknown keys {set(history) - KNOWN}"
    if lacks := missing(history.get("needs", []), program):
        return f"not measured: no {' '.join(lacks)}"
    with tempfile.TemporaryDirectory(prefix="history-") as folder:
        repository = Repository(Path(folder), root)
        for step in history["step"]:
            repository.step(step)
        code, report, seconds = repository.gate(program, history.get("arguments", ["--base", "main", "--head", "pr"]),
                                                history.get("clone", ""))
    compare(history["expect"], code, report, seconds)
    return f"{seconds:.2f} s"


def main():
    program, root, names = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:]
    failed = 0
    files = sorted((HERE / "histories").glob("*.toml"))
    assert files
    for file in files:
        if names and file.stem not in names:
            continue
        try:
            print(f"{file.stem}: {run(file, program, root)}", flush=True)
        except AssertionError as why:
            failed += 1
            print(f"{file.stem}: FAILED {why}", flush=True)
    print(f"{len(files)} histories, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
