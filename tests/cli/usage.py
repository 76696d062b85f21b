#!/usr/bin/env python3
"""Exit codes, errors of usage with what was meant, configuration under the command line. usage: usage.py WARPPROOF ROOT"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

REWRITE = """rewrite {name}
  size N
  input x[N] : real
  before y[i] = {before}
  after y[i] = {after}
{rest}"""
RIGHT = REWRITE.format(name="doubled", before="x[i] + x[i]", after="2 * x[i]", rest="")
WRONG = REWRITE.format(name="twice", before="x[i] + x[i]", after="3 * x[i]", rest="")
NOTHING = REWRITE.format(name="empty", before="x[i]", after="x[i]", rest="  require a: N >= 3, b: N <= 2\n")


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    failed = []

    def run(folder, *words):
        return subprocess.run([cli, *words], cwd=folder, capture_output=True, text=True, timeout=120, check=False)

    def expect(what, done, code, *needles, stream="both"):
        text = {"both": done.stdout + done.stderr, "out": done.stdout, "err": done.stderr}[stream]
        missing = [n for n in needles if n not in text]
        if done.returncode != code or missing:
            failed.append(what)
            print(f"FAILED {what}: exit {done.returncode} (expected {code}), missing {missing}\n{text}")

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in {"right.rw": RIGHT, "wrong.rw": WRONG, "nothing.rw": NOTHING, "broken.rw": "rewrite\n"}.items():
            (folder / file).write_text(text)
        # Every row of the exit table that a test can bring about; the table is the manual's own.
        rows = dict(re.findall(r"^\| (\d) \| (.+) \|$", run(folder, "man", "--format", "markdown").stdout, re.M))
        made = {"0": ["check", "right.rw"], "1": ["check", "wrong.rw"], "2": ["check", "broken.rw"], "3": ["check", "nothing.rw"]}
        if set(rows) != {*made, "4"}:
            failed.append(f"exit table {rows}")
        for code, words in made.items():
            expect(f"exit {code}: {rows.get(code)}", run(folder, *words), int(code))
        expect("3 before 0", run(folder, "check", "right.rw", "nothing.rw"), 3)
        expect("1 before 3", run(folder, "check", "nothing.rw", "wrong.rw"), 1)
        expect("2 before 1", run(folder, "check", "wrong.rw", "broken.rw"), 2)

        # A table as JSON has the rows of the text, and is JSON whatever stands in them.
        tables = re.search(r"table TEXT:\{(.*?)\}", run(folder, "list", "--help").stdout).group(1).split(",")
        for table in tables:
            rows = json.loads(run(folder, "list", table, "--format", "json").stdout)
            lines = run(folder, "list", table).stdout.splitlines()
            if not rows or len(rows) != len(lines) or not all(line.startswith(row["name"]) for line, row in zip(lines, rows)):
                failed.append(f"list {table} as JSON: {len(rows)} rows, {len(lines)} lines")

        expect("a mistyped command", run(folder, "chekc", "right.rw"), 2, "no command 'chekc'", "did you mean 'check'?", stream="err")
        expect("a mistyped option", run(folder, "check", "right.rw", "--fromat", "json"), 2, "--fromat", "did you mean '--format'?", stream="err")
        expect("a mistyped option with =", run(folder, "check", "right.rw", "--bugdet=deep"), 2, "did you mean '--budget'?", stream="err")
        expect("a mistyped value", run(folder, "check", "right.rw", "--format", "jsno"), 2, "did you mean 'json'?", stream="err")
        expect("a mistyped budget", run(folder, "check", "right.rw", "--budget", "depe"), 2, "did you mean 'deep'?", stream="err")
        expect("no command", run(folder), 2, "--help", stream="err")
        expect("a word that is near nothing", run(folder, "zzzzzz"), 2, "no command", stream="err")
        expect("contradicting options", run(folder, "check", "right.rw", "--cache", "c", "--no-cache"), 2, "--no-cache")
        expect("sign without attest", run(folder, "check", "right.rw", "--sign", "k"), 2, "--attest")
        expect("a file that is not there, and --only", run(folder, "check", "absent.rw", "--only", "a"), 2, "absent.rw")
        broken = run(folder, "check", "broken.rw", "--only", "doubled")
        expect("--only and a file that can not be read", broken, 2, "broken.rw")
        if "E0333" in broken.stdout:
            failed.append("--only adds a rejection that is not true")
        expect("--only that no file states", run(folder, "check", "right.rw", "--only", "dubled"), 2, "E0333")
        (folder / "kernel.cu").write_text("__global__ void f() {}\n")
        expect("code where a claim is asked", run(folder, "check", "kernel.cu"), 2, "claim", "equiv")

        (folder / "warpproof.toml").write_text('budget = "quick"\nseed = 7\nformat = "json"\n[limits]\ntime_seconds = 45\n')
        (folder / "below").mkdir()
        shown = run(folder / "below", "doctor", "--seed", "9")
        expect("doctor names where a value is from", shown, 0, "warpproof.toml")
        for line, source in {"time": "45 s", "seed": "9"}.items():
            if not re.search(rf"^ +{line} +{source} +\((command line|.*warpproof.toml)\)$", shown.stdout, re.M):
                failed.append(f"doctor: {line}")
        if not re.search(r"^ +seed .*\(command line\)$", shown.stdout, re.M) or not re.search(r"^ +jobs .*\(default\)$", shown.stdout, re.M):
            failed.append("doctor: sources of seed and jobs")
        expect("the file's format", run(folder / "below", "check", "../right.rw"), 0, '"schema"', stream="out")
        expect("the command line's format", run(folder / "below", "check", "../right.rw", "--format", "text"), 0, "PROVED", stream="out")
        expect("without the file", run(folder / "below", "check", "../right.rw", "--no-config"), 0, "PROVED", stream="out")
        printed = run(folder, "check", "right.rw", "--time", "50").stdout
        for needle in ('"seed": "7"', '"time_ms_max": "50000"', '"quick": "yes"'):
            if needle not in printed:
                failed.append(f"settings in force: {needle}")
        (folder / "warpproof.toml").write_text("buget = 1\n")
        expect("a broken file is not used", run(folder, "check", "right.rw"), 2, "E0701", "budget", "--no-config", stream="err")
        expect("doctor shows what is wrong with it", run(folder, "doctor"), 2, "E0701", "Installed")
        expect("another file", run(folder, "check", "right.rw", "--config", "absent.toml"), 2, "absent.toml", stream="err")

        replayed = run(folder, "check", "right.rw", "--no-config", "--replay", "r")
        expect("nothing to replay is said", replayed, 0, "nothing to replay", stream="err")
        expect("a replay is written", run(folder, "check", "wrong.rw", "--no-config", "--replay", "r"), 1)
        if not list((folder / "r").glob("*.replay.py")):
            failed.append("no replay file")
    print(f"cli.usage: {len(failed)} failed" + "".join(f"\n  {what}" for what in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
