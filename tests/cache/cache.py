#!/usr/bin/env python3
"""The verdict cache and several jobs, as the command line shows them.

usage: cache.py WARPPROOF ROOT

The same report with and without, but for times and how a verdict came; a changed file is a miss; a damaged or foreign
cache changes no exit code.
"""
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

CLI, ROOT = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
FILES = ["rewrites/softmax/softmax_shift.rw", "rewrites/matmul/row_scale_past_projection.rw",
         "rewrites/reduction/sums_of_rows.rw", "rewrites/position"]
problems = Problems()
check = problems.check


def run(folder, *words):
    files = []
    for name in FILES:
        path = folder / name
        files += [str(p.relative_to(folder)) for p in sorted(path.glob("*.rw"))] if path.is_dir() else [name]
    done = subprocess.run([CLI, "check", "--format", "json", *words, *files], cwd=folder, capture_output=True, text=True,
                          timeout=250, check=False)
    check(done.stdout.startswith("{"), f"no report: {done.stderr[-300:]}")
    return done.returncode, json.loads(done.stdout)["verdicts"]


def how(verdicts):
    return [v["provenance"].get("cache", "") for v in verdicts]


def content(verdicts):
    """Without times, and without how a verdict came."""
    def bare(value):
        if isinstance(value, dict):
            return {k: bare(v) for k, v in value.items() if k not in ("time_ms", "cache")}
        return [bare(v) for v in value] if isinstance(value, list) else value
    return json.dumps(bare(verdicts))


def main():
    with tempfile.TemporaryDirectory(prefix="warpproof-cache-") as name:
        folder = Path(name) / "one"
        shutil.copytree(ROOT / "rewrites", folder / "rewrites")
        cache = ["--cache", str(Path(name) / "cache.db")]
        code, plain = run(folder)
        check(code == 0 and set(how(plain)) == {""}, "without a cache")
        code, first = run(folder, *cache, "--jobs", "4")
        check(code == 0 and set(how(first)) == {"miss"}, f"the first run: {how(first)}")
        code, second = run(folder, *cache)
        check(code == 0 and set(how(second)) == {"hit"}, f"the second run: {how(second)}")
        check(content(plain) == content(first), "four jobs and a cache say something else")
        check(content(plain) == content(second), "a hit says something else")
        again = Path(name) / "another"
        shutil.copytree(folder, again)
        check(set(how(run(again, *cache)[1])) == {"hit"}, "another checkout")
        path = folder / FILES[0]
        path.write_text(path.read_text() + "\n# a comment\n")
        changed = [v["place"]["path"].endswith(FILES[0]) for v in plain]
        check([h == "miss" for h in how(run(folder, *cache)[1])] == changed, "a changed file is not just its own miss")
        key = Path(name) / "key"
        key.write_text("0123456789abcdef0123456789abcdef")
        code, keyed = run(again, *cache, "--cache-key", str(key))
        check(code == 0 and not set(how(keyed)) & {"hit"}, f"entries without the key were believed: {how(keyed)}")
        (Path(name) / "cache.db").write_bytes(b"no database" * 1000)
        code, broken = run(again, *cache)
        check(code == 0 and all(h.startswith("off: ") for h in how(broken)), f"a foreign file: {how(broken)}")
        check(all("E0772" in [d["code"] for d in v["diagnostics"]] for v in broken), "a foreign file without a warning")
        check((Path(name) / "cache.db").read_bytes().startswith(b"no database"), "a foreign file was written")
    return problems.ended("cache")


if __name__ == "__main__":
    sys.exit(main())
