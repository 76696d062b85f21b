#!/usr/bin/env python3
"""Runs every `$ warpproof ...` and `$ python3 ...` line of examples/*/README.md, and of docs/equivalence.md at the root, and compares what it
prints with what the page says. The examples are numbered from 01 without a gap.

usage: examples.py WARPPROOF ROOT     (WARPPROOF_RENEW=1 rewrites the pages)
"""
import os
import shlex
import subprocess
import sys
from pathlib import Path

from golden import settle


def run_page(cli, root, page, folder):
    programs = {"$ warpproof ": cli, "$ python3 ": sys.executable}
    lines, out, i, ran, bad = page.read_text().splitlines(), [], 0, 0, ""
    while i < len(lines):
        out.append(lines[i])
        if lines[i].startswith(tuple(programs)):
            words = shlex.split(lines[i][2:])
            done = subprocess.run([programs[f"$ {words[0]} "], *words[1:]], cwd=folder, capture_output=True, text=True, timeout=120,
                                  check=False, env={**os.environ, "WARPPROOF": cli, "PYTHONDONTWRITEBYTECODE": "1"})
            shown = settle(done.stdout, root).rstrip("\n").splitlines()
            said = []
            while i + 1 < len(lines) and not lines[i + 1].startswith(("```", "$ ")):
                i += 1
                said.append(lines[i])
            ran += 1
            if shown != said:
                bad += f"{page}: '{lines[i]}' printed\n  " + "\n  ".join(shown) + "\n" + done.stderr
            out += shown
        i += 1
    if os.environ.get("WARPPROOF_RENEW"):
        page.write_text("\n".join(out) + "\n")
        bad = ""
    return ran, bad


def main():
    cli, root = sys.argv[1], Path(sys.argv[2])
    passed = failed = 0
    pages = sorted((root / "examples").glob("*/README.md"))
    numbers = [page.parent.name[:3] for page in pages]
    if numbers != [f"{i:02}_" for i in range(1, len(pages) + 1)]:
        failed += 1
        print(f"examples {numbers}")
    for page, folder in [(page, page.parent) for page in pages] + [(root / "docs/equivalence.md", root)]:
        ran, bad = run_page(cli, root, page, folder)
        if not ran:
            bad += f"{page}: no command\n"
        passed, failed = passed + (not bad), failed + bool(bad)
        print(bad, end="")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
