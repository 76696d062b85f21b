#!/usr/bin/env python3
"""Plain JSON lines. usage: test_lines.py WARPPROOF ROOT"""
import difflib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from client import HALVES, QUARTERS, Stream, check


def as_documented(server, root):
    """The request of docs/serve.md, and its answer as the page shows it; only the time is another one. WARPPROOF_RENEW=1 writes it."""
    page = Path(root) / "docs" / "serve.md"
    before, request, between, shown, after = re.split(r"```json\n(.*?)\n```", page.read_text().split("### JSON lines")[1], 2, re.S)
    answer = server.ask(json.loads(request))
    for subject in answer["result"]["subjects"]:
        subject["time_ms"] = 2
    text = set_out(answer)
    if os.environ.get("WARPPROOF_RENEW"):
        page.write_text(page.read_text().replace(shown, text))
    elif text != shown:
        sys.exit("FAILED: docs/serve.md shows another answer; WARPPROOF_RENEW=1 writes it:\n"
                 + "\n".join(difflib.unified_diff(shown.splitlines(), text.splitlines(), "page", "now", lineterm="")))


def set_out(value, indent=0, before=""):
    """On one line where it fits behind what stands before it, else a line a member."""
    flat = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, (dict, list)) or indent + len(before + flat) <= 120:
        return before + flat
    names = [f"{json.dumps(name)}: " for name in value] if isinstance(value, dict) else [""] * len(value)
    items = value.values() if isinstance(value, dict) else value
    rows = [" " * (indent + 2) + set_out(item, indent + 2, name) for name, item in zip(names, items, strict=True)]
    return before + flat[0] + "\n" + ",\n".join(rows) + "\n" + " " * indent + flat[-1]


def main():
    program, root = sys.argv[1:3]
    server = Stream(program, root, "--json-lines")
    answer = server.ask({"id": 1, "tool": "check_rewrite", "arguments": {"text": HALVES}})
    check(not answer["is_error"] and answer["result"]["outcome"] == "proved", answer)
    as_documented(server, root)
    server.send_bytes(b"nonsense\n")
    check(server.receive()["error"]["code"] == "E0761", "nonsense")
    server.send_bytes(b"x" * (9 << 20) + b"\n")
    check("bytes" in server.receive()["error"]["message"], "a long line")
    answer = server.ask({"id": "two", "tool": "check_rewrite", "arguments": {"text": QUARTERS}})
    check(answer["result"]["outcome"] == "refuted", answer)
    check(server.close() == 0, "the exit code")
    # All of a file is answered, also when the input ends first.
    lines = "".join(json.dumps({"id": i, "tool": "check_rewrite", "arguments": {"text": HALVES}}) + "\n" for i in range(6))
    done = subprocess.run([program, "serve", "--json-lines", "--root", root], input=lines.encode(), capture_output=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    check(sorted(a["id"] for a in answers) == list(range(6)), answers)
    check(all(a["result"]["outcome"] == "proved" for a in answers), answers)
    print("ok")


main()
