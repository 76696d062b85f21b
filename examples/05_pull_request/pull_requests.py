#!/usr/bin/env python3
"""Three pull requests to one small repository, and what the gate says of each. usage: pull_requests.py   (WARPPROOF names the program)"""
import os
import subprocess
import tempfile
from pathlib import Path

PROGRAM = os.environ.get("WARPPROOF", "warpproof")
BASE = Path(__file__).resolve().parent / "projection.rw"
# branch -> (what its author did, text of the base, text of the branch)
CHANGES = {
    "scale-the-weights": ("multiplies the weights instead", "s[i] * (sum k < K. X[i, k] * W[k, j])", "sum k < K. X[i, k] * (s[i] * W[k, j])"),
    "scale-by-column": ("takes the scale of the column", "after   Y[i, j] = s[i] *", "after   Y[i, j] = s[j] *"),
    "ones-only": ("asks for less instead", "  input", "  require ones: s[i] = 1\n  input"),
}


def git(folder, *words):
    who = {f"GIT_{role}_{field}": value for role in ("AUTHOR", "COMMITTER")
           for field, value in (("NAME", "A"), ("EMAIL", "a@example.org"), ("DATE", "1760000000 +0000"))}
    subprocess.run(["git", *words], cwd=folder, check=True, stdout=subprocess.DEVNULL,
                   env={"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1", **who})


def commit(folder, text, subject):
    (folder / "projection.rw").write_text(text)
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", subject)


def main():
    text = BASE.read_text()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        git(folder, "init", "-q", "-b", "main")
        commit(folder, text, "a proved rewrite")
        for branch, (what, old, new) in CHANGES.items():
            git(folder, "checkout", "-q", "-b", branch, "main")
            commit(folder, text.replace(old, new), what)
            done = subprocess.run([PROGRAM, "gate", "--base", "main"], cwd=folder, capture_output=True, text=True, check=False)
            print(f"== {branch}: {what}\n{done.stdout.rstrip()}\n== exit {done.returncode}\n{done.stderr}")


if __name__ == "__main__":
    main()
