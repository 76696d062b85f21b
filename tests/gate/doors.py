#!/usr/bin/env python3
"""Where the gate runs: the commands of action.yml, of the GitLab snippet in docs/gate.md and of .pre-commit-hooks.yaml, executed as
written on a change that blocks and on one that does not; and every report that they leave. usage: doors.py WARPPROOF ROOT
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from repository import Repository

WRONG = {"replace": [["k/scale.rw", "after   Y[i] = s[i] *", "after   Y[i] = 2 * s[i] *"]]}
RIGHT = {"replace": [["k/scale.rw", "after   Y[i] = s[i] * (sum k < K. X[i, k])", "after   Y[i] = (sum k < K. X[i, k]) * s[i]"]]}


def check(condition, what):
    if not condition:
        raise AssertionError(what)


def block_after(text, mark):
    """The lines set in deeper than the line with the mark."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if mark in line)
    depth = len(lines[at]) - len(lines[at].lstrip())
    block = []
    for line in lines[at + 1:]:
        if line.strip() and len(line) - len(line.lstrip()) <= depth:
            break
        block.append(line)
    return textwrap.dedent("\n".join(block))


def run(command, folder, program, **environment):
    bin_folder = folder.parent / "bin"
    bin_folder.mkdir(exist_ok=True)
    if not (bin_folder / "warpproof").exists():
        (bin_folder / "warpproof").symlink_to(program)
    environment = {"PATH": f"{bin_folder}:{os.environ['PATH']}", "HOME": str(folder.parent), **environment}
    done = subprocess.run(["bash", "-eo", "pipefail", "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
    check("usage" not in done.stderr.lower(), done.stderr)
    return done.returncode, done.stdout


def sarif(file, blocked):
    (scan,) = json.loads(file.read_text())["runs"]
    check([result["ruleId"] for result in scan["results"]] == (["value_differs"] if blocked else []), "SARIF results")
    for result in scan["results"]:
        check(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "k/scale.rw", "SARIF place")


def github(repository, program, root, blocked):
    command = block_after((root / "action.yml").read_text(), "run: |")
    folder = repository.folder
    summary = folder.parent / "summary.md"
    code, out = run(command, folder, program, PROGRAM="warpproof", BASE="main", ARGUMENTS="--quick --seed 2", SARIF="../gate.sarif",
                    GITHUB_STEP_SUMMARY=str(summary))
    check(code == (1 if blocked else 0), f"action: exit {code}\n{out}")
    check(("::error file=k/scale.rw" in out) == blocked, out)
    check(f"warpproof gate: {'blocked' if blocked else 'passed'}" in summary.read_text(), "summary")
    sarif(folder.parent / "gate.sarif", blocked)


def gitlab(repository, program, root, blocked):
    page = (root / "docs/gate.md").read_text()
    script = re.search(r"^ +- (warpproof gate .*)$", page, re.MULTILINE).group(1)
    folder = repository.folder
    repository.git("update-ref", "refs/remotes/origin/main", "main")  # as the line before it fetches
    code, out = run(script, folder, program, CI_MERGE_REQUEST_TARGET_BRANCH_NAME="main", CI_COMMIT_SHA="pr")
    check(code == (1 if blocked else 0), f"GitLab: exit {code}\n{out}")
    check(out.startswith("BLOCKED" if blocked else "PASSED"), out)
    rows = json.loads((folder / "gl-code-quality-report.json").read_text())
    check([row["location"]["path"] for row in rows] == (["k/scale.rw"] if blocked else []), "code quality")
    suites = ElementTree.parse(folder / "warpproof.xml").getroot()
    check((int(suites.get("failures")) + int(suites.get("errors")) > 0) == blocked, "JUnit")


def pre_commit(repository, program, root, blocked):
    entry = re.search(r"^\s*entry: (.*)$", (root / ".pre-commit-hooks.yaml").read_text(), re.MULTILINE).group(1)
    repository.step({"checkout": "main", "commit": False, **(WRONG if blocked else RIGHT)})
    repository.git("add", "-A")
    code, out = run(entry, repository.folder, program)
    check(code == (1 if blocked else 0), f"pre-commit: exit {code}\n{out}")
    files = re.search(r"^\s*files: '(.*)'$", (root / ".pre-commit-hooks.yaml").read_text(), re.MULTILINE).group(1)
    check(all(re.search(files, path) for path in ("k/scale.rw", "a/b.cu", "warpproof.toml")), "files of the hook")
    # What a kernel can be made of: verifier/toolchain/snapshot.cpp, and code.
    for suffix in "cuh hip h hh hpp hxx c cc cpp cxx inl inc ptx ll bc".split():
        check(re.search(files, "a/b." + suffix), f"files of the hook: {suffix}")
    check(not any(re.search(files, path) for path in ("README.md", "a.cu.txt", "a/toml", "src.rw/x")), "files of the hook")


def page(repository, program, root, blocked):
    """The configuration of docs/gate.md is one; with a word misspelt it is none."""
    text = re.search(r"```toml\n(.*?)```", (root / "docs/gate.md").read_text(), re.DOTALL).group(1)
    repository.step({"checkout": "main", "write": {"warpproof.toml": text.replace("allow", "alow") if blocked else text}})
    code, report, _ = repository.gate(program, ["--base", "main", "--head", "main"], "")
    found = sorted(d["code"] for d in report["diagnostics"])
    check((code, found) == ((2, ["E0701", "E0704"]) if blocked else (0, [])), report)


def sample(repository, program, root, blocked):
    """What docs/gate.md shows under "What it says" is what the gate prints (WARPPROOF_RENEW=1 rewrites the page)."""
    file = root / "docs/gate.md"
    mark = "$ warpproof gate --base main\n"
    code, out = run(mark[2:], repository.folder, program)
    check(code == (1 if blocked else 0), out)
    text = file.read_text()
    shown = re.compile(re.escape(mark) + ("BLOCKED" if blocked else "PASSED") + r".*?(?=```)", re.DOTALL)
    check(len(shown.findall(text)) == 1, "docs/gate.md: one sample of each")
    if os.environ.get("WARPPROOF_RENEW"):
        file.write_text(shown.sub(lambda _: mark + out, text))
    else:
        check(shown.search(text).group(0) == mark + out, out)


def cache(repository, program, root, blocked):
    """With the key a second run knows the verdict; with another key, or none, it is computed again."""
    folder = repository.folder.parent
    for name in ("key", "other"):
        (folder / name).write_text(name * 20)
    used = []
    for key in ("key", "key", "other", ""):
        words = ["--cache", str(folder / "cache.sqlite")] + (["--cache-key", str(folder / key)] if key else [])
        code, report, _ = repository.gate(program, ["--base", "main", "--head", "pr", *words], "")
        check(code == (1 if blocked else 0), report)
        (row,) = report["rows"]
        check(row["path"] == "k/scale.rw" and row["verdict"]["place"]["path"] == "k/scale.rw", row)
        used.append(row["verdict"]["provenance"].get("cache", ""))
    check([how == "hit" for how in used] == [False, True, False, False], used)


def schema(repository, program, root, _):
    try:
        import jsonschema
    except ImportError:
        print("schema: not measured, no jsonschema")
        return
    folder = root / "verifier/report/schema"
    verdicts = json.loads((folder / "verdicts-1.json").read_text())
    gate = json.loads((folder / "gate-1.json").read_text().replace("verdicts-1.json#", "#"))
    gate["$defs"] |= verdicts["$defs"]
    for arguments in (["--base", "main", "--head", "pr"], ["--base", "nowhere"]):
        _, report, _ = repository.gate(program, arguments, "")
        jsonschema.Draft202012Validator(gate).validate(report)


def main():
    program, root = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    failed = 0
    for door in (github, gitlab, pre_commit, page, sample, cache, schema):
        for blocked in (True, False):
            with tempfile.TemporaryDirectory(prefix="door-") as folder:
                repository = Repository(Path(folder), root)
                repository.step({"write": {"k/scale.rw": "@scale.rw"}})
                repository.step({"branch": "pr", **(WRONG if blocked else RIGHT)})
                try:
                    door(repository, program, root, blocked)
                    print(f"{door.__name__}, {'blocked' if blocked else 'passes'}: as written", flush=True)
                except AssertionError as why:
                    failed += 1
                    print(f"{door.__name__}: FAILED {why}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
