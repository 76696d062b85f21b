#!/usr/bin/env python3
"""The style guide as a test: arrows between rooms, sizes, words, paths. Prints every finding, exits 1 on any.

usage: tidy.py ROOT            check the tracked and untracked-not-ignored files of a checkout
       tidy.py --self-test     plant one violation of each kind in memory and demand that each is caught
"""
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
LINES_MAX = 400
# Tables and generated-by-hand data may be longer; each exception names its reason.
LONG_FILES = dict(
    line.split(None, 1) for line in (HERE / "long_files.txt").read_text().splitlines() if line and line[0] != "#"
)
BANNED_FOLDERS = {"util", "utils", "common", "core", "tools", "misc", "helpers", "manager", "unused"}
# Spelt in pieces so that this file does not contain them.
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "unimple" + "mented"]) + r")\b")
HOSTS = re.compile("|".join(re.escape(h) for h in ["deb." + "debian.org", "pypi." + "org", "pythonhosted" + ".org"]))
MACHINE_PATH = re.compile(r"(?<![\w.])/(work|home/\w+|root|tmp/build|Users)/")
SOURCE = {".h", ".cpp"}
TEXT = SOURCE | {".py", ".md", ".txt", ".cmake", ".cu", ".rw", ".def", ".json", ".sh", ".yml", ""}
BINARY = {".o", ".a", ".so", ".bc", ".cubin", ".fatbin", ".exe", ".pyc"}


def load_arrows(text):
    direct, third = {}, {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        room, rest = line.split(":", 1)
        allowed, _, parties = rest.partition("|")
        direct[room] = allowed.split()
        for party in parties.split():
            third.setdefault(party, []).append(room)

    def reach(room, seen=()):
        out = {room}
        for target in direct[room]:
            assert target in direct, f"arrows.txt: unknown room {target}"
            assert target not in seen, f"arrows.txt: circle through {target}"
            out |= reach(target, (*seen, room))
        return out

    return {room: reach(room) for room in direct}, third


def room_of(path, arrows):
    best = ""
    for room in arrows:
        if path.startswith(room + "/") and len(room) > len(best):
            best = room
    return best


def check_includes(path, text, arrows, third):
    room = room_of(path, arrows)
    for number, line in enumerate(text.splitlines(), 1):
        m = re.match(r'\s*#\s*include\s*[<"]([^>"]+)[>"]', line)
        if not m:
            continue
        target = m.group(1)
        for party, rooms in third.items():
            if target.startswith(party) and room and room not in rooms:
                yield f"{path}:{number}: third party {target} lives in {', '.join(rooms)} only"
        if not room:
            continue
        if target.startswith("warpproof/"):
            if "verifier/include" not in arrows[room]:
                yield f"{path}:{number}: {room} may not include the installed headers"
        elif target.startswith(("verifier/", "refmodels/")):
            other = room_of(target, arrows)
            if not other:
                yield f"{path}:{number}: {target} is in no room"
            elif other not in arrows[room]:
                yield f"{path}:{number}: no arrow from {room} to {other}"
        elif target.startswith(("tests/", "kernels/", "rewrites/", "examples/")):
            yield f"{path}:{number}: a room never includes {target}"


def check_outcomes(path, text):
    """Only verdict/ makes an outcome: elsewhere `Outcome::x` may be compared, never assigned or returned."""
    if not path.startswith(("verifier/", "refmodels/")) or path.startswith(("verifier/verdict/", "verifier/include/")):
        return
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"(?<![=!<>])=\s*(warpproof::)?Outcome::|return\s+(warpproof::)?Outcome::", line):
            yield f"{path}:{number}: only verifier/verdict makes an outcome"


def check_text(path, text):
    suffix = Path(path).suffix
    lines = text.splitlines()
    limit = LONG_FILES.get(path)
    if suffix in SOURCE | {".py"} and len(lines) > LINES_MAX and limit is None:
        yield f"{path}: {len(lines)} lines, at most {LINES_MAX} (one concern a file)"
    for number, line in enumerate(lines, 1):
        if UNFINISHED.search(line):
            yield f"{path}:{number}: unfinished work that names itself"
        if HOSTS.search(line):
            yield f"{path}:{number}: name of a package registry host"
        if MACHINE_PATH.search(line):
            yield f"{path}:{number}: path of a machine"
        if suffix in SOURCE and len(line) > 120:
            yield f"{path}:{number}: {len(line)} columns, at most 120"
    if Path(path).name == "README.md" and path.startswith(("verifier/", "refmodels/")) and len(lines) > 30:
        yield f"{path}: a room's README has at most 30 lines"
    if suffix == ".md" and sum(1 for _ in titles(lines)) != 1:
        yield f"{path}: a page has exactly one title"


def titles(lines):
    fenced = False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and line.startswith("# "):
            yield line


def check_path(path):
    parts = Path(path).parts
    for part in parts[:-1]:
        if part in BANNED_FOLDERS:
            yield f"{path}: a folder named {part} says nothing"
    if Path(path).suffix in BINARY:
        yield f"{path}: compiled things are not committed"


def findings(path, text, arrows, third):
    yield from check_path(path)
    if text is None:
        return
    if Path(path).suffix in SOURCE:
        yield from check_includes(path, text, arrows, third)
        yield from check_outcomes(path, text)
    if Path(path).suffix in TEXT and path != "LICENSE":
        yield from check_text(path, text)


def rooms_without_readme(root, arrows):
    for room in arrows:
        if (root / room / "CMakeLists.txt").exists() and not (root / room / "README.md").exists():
            yield f"{room}: a room has a README.md"


def self_test(arrows, third):
    planted = [
        ("verifier/base/a.cpp", '#include "verifier/exec/launch.h"\n', "no arrow"),
        ("verifier/text/a.cpp", "#include <z3++.h>\n", "third party"),
        ("refmodels/number/a.cpp", '#include "verifier/base/source.h"\n', "no arrow"),
        ("verifier/check/a.cpp", "v.outcome = Outcome::proved;\n", "makes an outcome"),
        ("verifier/base/a.cpp", "int a;\n" * 401, "lines, at most"),
        ("docs/a.md", "# A\n# B\n", "one title"),
        ("docs/a.md", "# A\nsee /" + "work/main\n", "path of a machine"),
        ("docs/a.md", "# A\n" + "pypi." + "org\n", "registry"),
        ("verifier/util/a.cpp", "\n", "says nothing"),
        ("kernels/a.cubin", None, "compiled things"),
        ("verifier/base/a.cpp", "// TO" + "DO later\n", "unfinished"),
    ]
    missed = [p for p in planted if not any(p[2] in f for f in findings(p[0], p[1], arrows, third))]
    clean = list(findings("verifier/text/a.cpp", '#include "verifier/ir/program.h"\nif (o == Outcome::proved) {}\n', arrows, third))
    for path, _, what in missed:
        print(f"self-test: not caught: {what} in {path}")
    for finding in clean:
        print(f"self-test: false alarm: {finding}")
    return 1 if missed or clean else 0


def main():
    arrows, third = load_arrows((HERE / "arrows.txt").read_text())
    if sys.argv[1:] == ["--self-test"]:
        return self_test(arrows, third)
    root = Path(sys.argv[1]).resolve()
    listing = subprocess.run(["git", "-C", str(root), "ls-files", "-co", "--exclude-standard", "-z"],
                             capture_output=True, check=False)
    names = listing.stdout.decode().split("\0") if listing.returncode == 0 else [
        str(p.relative_to(root)) for p in root.rglob("*") if p.is_file() and "build" not in p.relative_to(root).parts[:1]]
    names = sorted(n for n in names if n and (root / n).is_file())
    bad = list(rooms_without_readme(root, arrows))
    for name in names:
        data = (root / name).read_bytes()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            text = None
        bad += findings(name, text, arrows, third)
    for finding in bad:
        print(finding)
    print(f"tidy: {len(names)} files, {len(bad)} findings")
    return 1 if bad or not names else 0


if __name__ == "__main__":
    sys.exit(main())
