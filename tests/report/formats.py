#!/usr/bin/env python3
"""Every output format on subjects that are as asked, not as asked, undecided and rejected: well formed, and never green by mistake.

usage: formats.py WARPPROOF
SARIF is held to what GitHub's code scanning demands of an upload; JUnit and GitLab to what their readers demand.
"""
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROBLEMS = {"wrong_and_asked_to_hold": "error", "cannot_be_decided": "warning", "hostile.rw": "error"}


def check(condition, what):
    if not condition:
        raise AssertionError(what)


def sarif(text):
    root = json.loads(text)
    check(root["version"] == "2.1.0" and root["$schema"], "version and schema")
    (run,) = root["runs"]
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        for field in ("shortDescription", "fullDescription", "help"):
            check(rule[field]["text"], f"rule {rule['id']} has {field}")
    levels = {}
    for result in run["results"]:
        check(rules[result["ruleIndex"]]["id"] == result["ruleId"], "ruleIndex")
        check(len(result["locations"]) == 1, "one location first")
        region = result["locations"][0]["physicalLocation"]["region"]
        check({"startLine", "startColumn", "endLine", "endColumn"} <= set(region), "a whole region")
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        check(uri and not uri.startswith("/") and " " not in uri and "\n" not in uri, f"uri {uri!r}")
        check(len(result["partialFingerprints"]["primaryLocationLineHash"]) == 64, "own fingerprint")
        levels[result["message"]["text"].split(" is ")[0]] = result["level"]
    check(levels == PROBLEMS, f"levels {levels}")


def junit(text):
    root = ElementTree.fromstring(text)
    cases = {(c.get("classname"), c.get("name")): c for c in root.iter("testcase")}
    bad = {name for (name, _), case in cases.items() if case.find("failure") is not None or case.find("error") is not None}
    check(bad == set(PROBLEMS), f"failed {bad}")
    check(int(root.get("failures")) + int(root.get("errors")) == len(PROBLEMS), "counts")
    check(int(root.get("tests")) == len(cases), "tests")


def gitlab(text):
    rows = json.loads(text)
    check({row["description"].split(" is ")[0] for row in rows} == set(PROBLEMS), "problems only")
    for row in rows:
        check(row["location"]["path"] and row["location"]["lines"]["begin"] >= 1, "location")
        check(row["severity"] in ("info", "minor", "major", "critical", "blocker"), "severity")
    check(len({row["fingerprint"] for row in rows}) == len(rows), "fingerprints differ")


def github(text):
    lines = text.splitlines()
    check(len(lines) == len(PROBLEMS), f"{len(lines)} annotations")
    check([line.split(" ")[0] for line in lines] == ["::error", "::error", "::warning"], "worst first")
    check(all(line.count("::") >= 2 for line in lines), "workflow commands")


def markdown(text):
    check("2 of 5 as asked" in text.splitlines()[0], text.splitlines()[0])
    check("| **refuted** | wrong\\_and\\_asked\\_to\\_hold |" in text, "the table shows what is wrong first")
    check("<script" not in text, "no markup of the input")


def json_lines(text):
    rows = [json.loads(line) for line in text.splitlines()]
    check(len(rows) == 5 and all({"id", "outcome", "place"} <= set(row) for row in rows), "five rows")


def plain_json(text):
    check(len(json.loads(text)["verdicts"]) == 5, "five verdicts")


def html(text):
    check(text.startswith("<!DOCTYPE html>") and text.count("<article") == 5, "five articles")
    check("default-src 'none'" in text, "a policy")
    for never in ("<script", "<img", "http:", "https:"):
        check(never not in text, f"{never} in the page")


FORMATS = {"html": html, "sarif": sarif, "junit": junit, "gitlab": gitlab, "github": github, "markdown": markdown, "jsonl": json_lines,
           "json": plain_json, "text": lambda text: check("2 of 5 as asked" in text, "the count")}


def main():
    failed = 0
    refused = subprocess.run([sys.argv[1], "check", "x", "--format", "?"], capture_output=True, text=True, check=False).stderr
    names = set(refused[refused.index("{") + 1 : refused.index("}")].split(","))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "mixed.rw").write_bytes((HERE / "mixed.rw").read_bytes())
        (Path(folder) / "hostile.rw").write_bytes(b'rewrite <script>|`::error::%0A \xff\n  size M\n')
        for name, judge in FORMATS.items():
            done = subprocess.run([sys.argv[1], "check", "mixed.rw", "hostile.rw", "--root", ".", "--quick", "--format", name], cwd=folder,
                                  capture_output=True, timeout=300, check=False)
            try:
                check(done.returncode == 2, f"exit {done.returncode}")
                judge(done.stdout.decode("utf-8", "replace" if name == "text" else "strict"))
            except (AssertionError, KeyError, ValueError, ElementTree.ParseError) as error:
                failed += 1
                print(f"FAILED {name}: {type(error).__name__}: {error}")
    missing = names ^ set(FORMATS)
    if missing:
        failed += 1
        print(f"FAILED: formats without a test, or the reverse: {sorted(missing)}")
    print(f"{len(FORMATS)} formats, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
