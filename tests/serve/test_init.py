#!/usr/bin/env python3
"""`warpproof init`: what it writes can be used, and it overwrites nothing. usage: test_init.py WARPPROOF ROOT"""
import subprocess
import sys
import tempfile
from pathlib import Path

from client import check


def run(*words, folder):
    return subprocess.run([sys.argv[1], *words], cwd=folder, capture_output=True, text=True, check=False)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first = run("init", folder=folder)
        check(first.returncode == 0 and first.stdout.count("written") == 3, first)
        files = sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())
        check(files == [".agents/skills/warpproof/SKILL.md", "rewrites/first/scale_out_of_product.rw", "warpproof.toml"], files)
        checked = run("check", "rewrites/first/scale_out_of_product.rw", folder=folder)
        check(checked.returncode == 0 and "2 of 2 as asked" in checked.stdout, checked)
        (folder / "warpproof.toml").write_text("# mine\n")
        (folder / files[0]).unlink()
        again = run("init", folder=folder)
        check(again.returncode == 0 and again.stdout.count("kept") == 2 and again.stdout.count("written") == 1, again)
        check((folder / "warpproof.toml").read_text() == "# mine\n", "overwritten")
        (folder / "file").write_text("")
        check(run("init", "file", folder=folder).returncode == 2, "a file for a folder")
    print("ok")


main()
