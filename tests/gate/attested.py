#!/usr/bin/env python3
"""`gate --attest DIR --sign KEY`: what was judged is attested and can be re-checked in the head; its exit code stays the gate's.

usage: attested.py WARPPROOF ROOT
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from doors import RIGHT, WRONG  # noqa: E402
from problems import Problems  # noqa: E402
from repository import Repository  # noqa: E402

WEAKENED = {"replace": [["k/scale.rw", "sizes   M=3 K=5, M=4 K=8", "sizes   M=3 K=5"]]}
UNRELATED = {"write": {"README.md": "hello\n"}}
# what, step, exit code of the gate, result of the summary ("": nothing to attest), names of statements
CHANGES = [
    ("wrong", WRONG, 1, "FAILED", ["scale_out"]),
    ("right", RIGHT, 0, "PASSED", ["scale_out"]),
    ("weakened", WEAKENED, 2, "FAILED", ["scale_out"]),
    ("unrelated", UNRELATED, 0, "", []),
]


def openssl(*words):
    subprocess.run(["openssl", *words], check=True, capture_output=True, timeout=60)


def main():
    program, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    problems = Problems()
    check = problems.check
    for what, step, exit_code, result, names in CHANGES:
        with tempfile.TemporaryDirectory(prefix="attested-") as folder:
            folder = Path(folder)
            secret, public = str(folder / "key.pem"), str(folder / "key.pub.pem")
            openssl("genpkey", "-algorithm", "ed25519", "-out", secret)
            openssl("pkey", "-in", secret, "-pubout", "-out", public)
            repository = Repository(folder, root)
            repository.step({"write": {"k/scale.rw": "@scale.rw"}})
            repository.step({"branch": "pr", **step})

            def run(*words):
                return subprocess.run([program, *words], cwd=repository.folder, capture_output=True, text=True, timeout=300, check=False)

            done = run("gate", "--base", "main", "--head", "pr", "--quick", "--attest", "../out", "--sign", secret, "--report", "html=../gate.html")
            check(done.returncode == exit_code, f"{what}: exit {done.returncode}, not {exit_code}\n{done.stdout}{done.stderr}")
            check((folder / "gate.html").read_text().startswith("<!DOCTYPE html>"), f"{what}: the page")
            found = sorted(path.name.removesuffix(".dsse.json") for path in (folder / "out").glob("*"))
            check(found == sorted(names + (["summary"] if result else [])), f"{what}: statements {found}")
            check(bool(result) or "nothing to attest" in done.stderr, f"{what}: {done.stderr}")
            for name in names:
                path = f"../out/{name}.dsse.json"
                again = run("recheck", path, "--key", public, "--re-execute")
                check(again.returncode == 0 and "run again" in again.stdout, f"{what}: {name} again: exit {again.returncode}\n{again.stdout}")
                check(run("recheck", path).returncode == 2, f"{what}: {name} without a key")
                repository.git("checkout", "-q", "main")
                other = run("recheck", path, "--key", public)
                check(other.returncode == 2 and "E0759" in other.stdout, f"{what}: {name} in the base\n{other.stdout}")
                repository.git("checkout", "-q", "pr")
            if result:
                shown = run("recheck", "../out/summary.dsse.json", "--key", public)
                check(shown.returncode == 3 and f"({result})" in shown.stdout, f"{what}: summary: exit {shown.returncode}\n{shown.stdout}")
            bare = run("gate", "--base", "main", "--head", "pr", "--quick", "--attest", "../bare")
            for path in (folder / "bare").glob("*.json"):
                subjects = [subject["name"] for subject in json.loads(path.read_text())["subject"]]
                check(subjects == ["k/scale.rw"], f"{what}: subjects {subjects}")
            check(bare.returncode == exit_code, f"{what}: bare: exit {bare.returncode}")
    return problems.ended(f"gate.attested: {len(CHANGES)} changes")


if __name__ == "__main__":
    sys.exit(main())
