#!/usr/bin/env python3
"""warpproof.toml at the command line: found upward, overridden word by word, refused with a place. usage: settings.py WARPPROOF ROOT"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

HERE = Path(__file__).resolve().parent
PROGRAM, ROOT = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
problems = Problems()
check = problems.check


def run(folder, *words):
    done = subprocess.run([str(PROGRAM), "check", *words], cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def provenance(out):
    return json.loads(out)["verdicts"][0]["provenance"]


def main():
    with tempfile.TemporaryDirectory(prefix="settings-") as name:
        top = Path(name)
        below = top / "a/b"
        below.mkdir(parents=True)
        (below / "other.rw").write_text((HERE / "texts/other.rw").read_text())
        (top / "warpproof.toml").write_text('format = "json"\nbudget = "quick"\n[limits]\ntime_seconds = 77\n')
        code, out, err = run(below, "other.rw")
        check(code == 0 and provenance(out)["time_ms_max"] == "77000" and provenance(out)["quick"] == "yes", f"found upward: {out}{err}")
        code, out, _ = run(below, "other.rw", "--time", "5")
        check(provenance(out)["time_ms_max"] == "5000", "a word wins over the file")
        code, out, _ = run(below, "other.rw", "--budget", "standard")
        check(provenance(out)["time_ms_max"] == "600000" and provenance(out)["quick"] == "no", "a budget wins over the file")
        code, out, _ = run(below, "other.rw", "--format", "text")
        check(out.startswith("PROVED"), "a format wins over the file")
        code, out, _ = run(below, "other.rw", "--config", "none")
        check(out.startswith("PROVED"), "no file")
        (top / "a/.git").mkdir()
        check(run(below, "other.rw")[1].startswith("PROVED"), "not beyond the root of a work tree")
        (below / "warpproof.toml").write_text("jbos = 2\n")
        code, out, err = run(below, "other.rw")
        check(code == 2 and not out and "warpproof.toml:1:1" in err and "E0701" in err and "jobs" in err, f"unknown key: {code} {out}{err}")
        check(run(below, "other.rw", "--config", "none")[0] == 0, "a broken file can be left aside")
        check(run(below, "other.rw", "--config", "nowhere.toml")[0] == 2, "a file that is not there")
        (below / "warpproof.toml").write_text('format = "yaml"\n')
        check(run(below, "other.rw")[0] == 2, "a format that nobody writes")
    with tempfile.TemporaryDirectory(prefix="settings-") as name:
        subprocess.run([str(PROGRAM), "init"], cwd=name, check=True, capture_output=True)
        file = Path(name, "rewrites/first/scale_out_of_product.rw")
        code, out, err = run(name, str(file))
        check(code == 0, f"what init writes is taken: {out}{err}")
    page = (ROOT / "docs/configuration.md").read_text()
    with tempfile.TemporaryDirectory(prefix="settings-") as name:
        Path(name, "warpproof.toml").write_text(re.search(r"```toml\n(.*?)```", page, re.DOTALL).group(1))
        Path(name, "other.rw").write_text((HERE / "texts/other.rw").read_text())
        code, out, err = run(name, "other.rw", "--root", ".", "--cache", "")
        check(code == 0, f"docs/configuration.md: {out}{err}")
    return problems.ended("settings")


if __name__ == "__main__":
    sys.exit(main())
