#!/usr/bin/env python3
"""A conversation as it stands in transcript.txt. usage: test_transcript.py WARPPROOF ROOT   (WARPPROOF_RENEW=1 rewrites it)

Lines that begin with > are sent, each is answered by the line < after it. Times and versions are replaced.
"""
import difflib
import json
import os
import re
import sys
from pathlib import Path

from client import Stream

FILE = Path(__file__).resolve().parent / "transcript.txt"


def settle(text):
    text = re.sub(r'"time_ms": \d+', '"time_ms": 0', text)
    return re.sub(r'"version": "\d+\.\d+\.\d+"', '"version": "..."', text)


def main():
    server = Stream(sys.argv[1], sys.argv[2])
    out = []
    for line in FILE.read_text().splitlines():
        if line.startswith("<"):
            continue
        out.append(line)
        if line.startswith(">"):
            server.send(json.loads(line[1:]))
            out.append("< " + settle(json.dumps(server.receive(), ensure_ascii=False)))
    server.close()
    text = "\n".join(out) + "\n"
    if os.environ.get("WARPPROOF_RENEW"):
        FILE.write_text(text)
    if text != FILE.read_text():
        sys.stdout.writelines(difflib.unified_diff(FILE.read_text().splitlines(True), text.splitlines(True), "written", "now"))
        sys.exit("the conversation is another one; WARPPROOF_RENEW=1 rewrites it")
    print("ok")


main()
