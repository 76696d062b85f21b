#!/usr/bin/env python3
"""Old and new forms of public kernels, read from public repositories' histories: how many reach a verdict?

usage: public_pairs.py WARPPROOF FOLDER [--only WORD] [--verbose]

FOLDER holds git repositories (bare or not) as OWNER+NAME, OWNER+NAME/repo or NAME; nothing of them is part of this project.
public_pairs.txt lists the pairs. Each is compared as `warpproof equiv` does without a claim: launched as its own host code launches it.
Prints `public pairs: N of M reach a verdict, K right ones refuted (0)`, and exits 1 when K is not 0.
"""
import argparse
import collections
import io
import json
import subprocess
import sys
import tarfile
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LIST = Path(__file__).resolve().parent / "public_pairs.txt"
Pair = collections.namedtuple("Pair", "repository old new path left right expected")


def pairs():
    for line in LIST.read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield Pair(*(word.strip() for word in line.split("|")))


def repository(folder, name):
    owner, short = name.split("/")
    for candidate in (folder / f"{owner}+{short}" / "repo", folder / f"{owner}+{short}", folder / short):
        if candidate.is_dir():
            return candidate
    return None


def write_folder(git, commit, path, into):
    """The folder of the file at a commit: what its includes can reach."""
    folder = str(Path(path).parent)
    tree = f"{commit}:{folder}" if folder != "." else commit
    archive = subprocess.run(["git", "-C", str(git), "archive", "--format=tar", tree], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            if member.isreg() and Path(member.name).suffix in {".cu", ".cuh", ".h", ".hpp", ".inc", ".inl"}:
                tar.extract(member, into, filter="data")


def compare(cli, git, pair):
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        sides = []
        for side, commit in (("old", pair.old), ("new", pair.new)):
            into = Path(scratch) / side
            into.mkdir()
            write_folder(git, commit, pair.path, into)
            sides.append(f"{side}/{Path(pair.path).name}#{pair.left if side == 'old' else pair.right}")
        done = subprocess.run([cli, "equiv", *sides, "--quick", "--time", "60", "--format", "json"], cwd=scratch, capture_output=True, text=True,
                              timeout=900, check=False)
    try:
        verdict = json.loads(done.stdout)["verdicts"][0]
    except (ValueError, LookupError):
        return "no verdict", f"exit {done.returncode}: {done.stderr[:200]}", time.monotonic() - start
    why = verdict["reason"]
    for answer in verdict["answers"]:
        if answer["outcome"] == verdict["outcome"] and verdict["outcome"] != "proved":
            why += ": " + answer["summary"]
            break
    for diagnostic in verdict["diagnostics"][:1]:
        why += f" [{diagnostic['code']}: {diagnostic['message'][:160]}]"
    return verdict["outcome"], why, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("warpproof")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    cli = str(Path(options.warpproof).resolve())
    wanted = [pair for pair in pairs() if options.only in " ".join(pair)]
    here = [(pair, repository(options.folder, pair.repository)) for pair in wanted]
    missing = sorted({pair.repository for pair, git in here if git is None})
    if missing:
        print("not here: " + ", ".join(missing))
    here = [(pair, git) for pair, git in here if git is not None]
    counts = collections.Counter()
    reached = refuted_right = proved_wrong = 0
    pool = ThreadPoolExecutor(2)
    for (pair, _), (outcome, why, seconds) in zip(here, pool.map(lambda item: compare(cli, item[1], item[0]), here)):
        counts[outcome] += 1
        if outcome == "unknown" and "time_limit" in why:
            outcome = "out of time"  # says something of the machine, nothing of the pair
            counts["unknown"] -= 1
            counts[outcome] += 1
        reached += outcome in {"proved", "refuted", "tested", "unknown"}
        refuted_right += pair.expected == "right" and outcome == "refuted"
        proved_wrong += pair.expected == "wrong" and outcome == "proved"
        if options.verbose or (pair.expected == "right" and outcome != "proved") or (pair.expected == "wrong" and outcome != "refuted"):
            print(f"{outcome:11} {seconds:5.1f} s  {pair.repository} {pair.path} {pair.left} -> {pair.right} ({pair.expected}): {why[:300]}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    print(f"public pairs: {reached} of {len(here)} reach a verdict, {refuted_right} right ones refuted (0)")
    return 1 if refuted_right or proved_wrong or missing else 0


if __name__ == "__main__":
    sys.exit(main())
