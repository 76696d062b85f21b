#!/usr/bin/env python3
"""A page for each code, a code for each page, and what the pages say is so.

usage: codes.py ROOT WARPPROOF

  Every diagnostic code that stands in a source has one entry in verifier/verdict/pages, and the reverse.
  Every example that is a whole file brings its code when it is checked.
  `explain` knows every outcome, reason and diagnostic code, suggests near names, and refuses others with exit 2.
  The tables of outcomes and exit codes in docs/ name what the tool names.
"""
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

ROOT, CLI = Path(sys.argv[1]), str(Path(sys.argv[2]).resolve())
OUTCOMES = ["proved", "refuted", "tested", "unknown", "unsupported", "rejected", "vacuous"]
PIECE = r'"(?:[^"\\]|\\.)*"'
problems = Problems()
check = problems.check


def run(*words, cwd=None):
    done = subprocess.run([CLI, *words], capture_output=True, text=True, timeout=120, cwd=cwd, check=False)
    return done.returncode, done.stdout, done.stderr


def pages():
    """code -> (title, meaning, action, example); every row of the tables is read, none skipped."""
    found = {}
    for path in sorted((ROOT / "verifier/verdict/pages").glob("*.def")):
        text = path.read_text("utf-8")
        rows = re.findall(rf"^WARPPROOF_PAGE\((E\d{{4}}),((?:\s*(?:{PIECE}\s*)+,?)+)\)$", text, re.MULTILINE)
        check(len(rows) == len(re.findall(r"^WARPPROOF_PAGE\(", text, re.MULTILINE)), f"{path.name}: a row was not understood")
        for code, body in rows:
            fields = ["".join(re.findall(PIECE, part)) for part in re.findall(rf"((?:{PIECE}\s*)+)(?:,|$)", body)]
            fields = [re.sub(r'""', "", field)[1:-1] for field in fields]
            check(code not in found, f"{code} has two pages")
            check(len(fields) == 4 and all(fields), f"{code}: title, meaning, action and example are needed")
            found[code] = [field.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\") for field in fields]
    return found


def used():
    codes = {}
    for folder in ("verifier", "refmodels", "python"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in {".cpp", ".h", ".py"} or not path.is_file():
                continue
            for code in re.findall(r'"(E0\d{3})"', path.read_text("utf-8", "replace")):
                codes.setdefault(code, path.relative_to(ROOT))
    return codes


def brought(item):
    code, example = item
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "example.rw").write_text(example, "utf-8")
        _, out, err = run("check", "example.rw", "--root", ".", "--quick", cwd=folder)
    return code, f"[{code}]" in out + err, out + err


def examples(written):
    files = [(code, fields[3]) for code, fields in written.items() if fields[3].endswith("\n")]
    with ThreadPoolExecutor(2) as pool:
        for code, good, text in pool.map(brought, files):
            check(good, f"the example of {code} does not bring it:\n    " + "\n    ".join(text.splitlines()[:5]))
    return len(files)


def explained(written):
    for code, fields in sorted(written.items())[:: max(1, len(written) // 12)]:
        status, out, _ = run("explain", code)
        said = " ".join(out.split())
        check(status == 0 and all(" ".join(field.split()) in said for field in fields), f"explain {code}: {out}")
    listed = {line.split()[0] for line in run("list", "diagnostics")[1].splitlines()}
    check(listed == set(written), f"list diagnostics and the pages differ: {sorted(listed ^ set(written))}")
    for word in OUTCOMES + ["none", "output_differs"]:
        status, out, _ = run("explain", word)
        check(status == 0 and len(out.splitlines()) >= 2, f"explain {word} says nothing")
    for wrong, near in (("e0203", "E0203"), ("output_difers", "output_differs"), ("race", "race_shared"), ("prooved", "proved")):
        status, out, err = run("explain", wrong)
        check(status == 2 and not out and near in err, f"explain {wrong} does not suggest {near}: {err}")
    status, _, err = run("explain", "qqqqqqqqqqqq\x1b[31m")
    check(status == 2 and "\x1b" not in err and "did you mean" not in err, f"explain of nothing: {err!r}")


def tables():
    text = (ROOT / "docs/exit-codes.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (\d) \| (.*?) \|$", text, re.MULTILINE))
    check(list(rows) == ["4", "2", "1", "3", "0"], f"docs/exit-codes.md: the order of the codes is {list(rows)}")
    for word, code in (("rejected", "2"), ("refuted", "1"), ("unknown", "3"), ("unsupported", "3"), ("vacuous", "3"), ("tested", "3")):
        check(f"`{word}`" in rows.get(code, ""), f"docs/exit-codes.md: {word} is not at {code}")
    listed = [line.split()[0] for line in run("list", "outcomes")[1].splitlines()]
    check(listed == OUTCOMES, f"list outcomes: {listed}")
    header = (ROOT / "verifier/include/warpproof/verdict.h").read_text("utf-8")
    declared = re.search(r"enum class Outcome[^{]*\{([^}]*)\}", header).group(1).replace(" ", "").split(",")
    check(declared == OUTCOMES, f"verdict.h: {declared}")
    semantics = (ROOT / "docs/semantics.md").read_text("utf-8")
    for word in OUTCOMES:
        check(f"`{word}`" in semantics, f"docs/semantics.md does not say what {word} means")


def main():
    written, codes = pages(), used()
    for code in sorted(set(codes) - set(written)):
        check(False, f"{code} of {codes[code]} has no page: add a row to verifier/verdict/pages")
    for code in sorted(set(written) - set(codes)):
        check(False, f"{code} has a page and stands in no source")
    count = examples(written)
    explained(written)
    tables()
    return problems.ended(f"{len(written)} codes, {count} examples")


if __name__ == "__main__":
    sys.exit(main())
