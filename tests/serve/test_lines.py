#!/usr/bin/env python3
"""Plain JSON lines. usage: test_lines.py WARPPROOF ROOT"""
import json
import subprocess
import sys

from client import HALVES, QUARTERS, Stream, check


def main():
    program, root = sys.argv[1:3]
    server = Stream(program, root, "--json-lines")
    answer = server.ask({"id": 1, "tool": "check_rewrite", "arguments": {"text": HALVES}})
    check(not answer["is_error"] and answer["result"]["outcome"] == "proved", answer)
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
