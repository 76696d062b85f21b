#!/usr/bin/env python3
"""The progress line: on a terminal only, never wider than it, plain ASCII in any locale, gone at the end. usage: progress.py WARPPROOF ROOT"""
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

FILE = "rewrites/matmul/row_scale_past_projection.rw"


def run(cli, root, columns=None, size=None, locale="C", term="xterm", words=("check", FILE, "--no-config")):
    """(standard output, what the terminal got, exit code) with standard error on a terminal."""
    ours, theirs = pty.openpty()
    if size:
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, size, 0, 0))
    environment = {**os.environ, "LC_ALL": locale, "TERM": term}
    environment.pop("COLUMNS", None)
    if columns is not None:
        environment["COLUMNS"] = columns
    child = subprocess.Popen([cli, *words], cwd=root, stdout=subprocess.PIPE, stderr=theirs, env=environment)
    os.close(theirs)
    got = []

    def drain():
        try:
            while data := os.read(ours, 65536):
                got.append(data)
        except OSError:
            pass

    reader = threading.Thread(target=drain)
    reader.start()
    output, _ = child.communicate(timeout=120)
    reader.join()
    os.close(ours)
    return output, b"".join(got), child.returncode


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    problems = Problems()
    check = problems.check

    plain, seen, code = run(cli, root)
    check(code == 0, f"exit {code}")
    lines = [line for line in re.split(rb"\r\x1b\[K", seen) if line]
    check(len(lines) >= 3, f"stages are shown: {lines}")
    check(any(b"row_scale_past_projection" in line for line in lines), "the subject is named")
    check(any(re.match(rb"\d+/\d+ ", line) for line in lines), f"subjects of all: {lines}")
    check(seen.endswith(b"\r\x1b[K"), "the line is gone at the end")
    times = re.compile(rb'[0-9.]+ (ms|s)\b')
    for columns, size, width in (("20", None, 20), (None, 30, 30), ("1", None, 1), ("junk", 40, 40), (None, None, 80), ("-5", 40, 40)):
        output, seen, code = run(cli, root, columns=columns, size=size)
        check(code == 0, f"COLUMNS={columns}: exit {code}")
        check(times.sub(b"", output) == times.sub(b"", plain), f"COLUMNS={columns}: the report is the same")
        for line in re.split(rb"\r\x1b\[K", seen):
            check(len(line) < max(width, 1) or not line, f"COLUMNS={columns}, {size}: {line}")
            check(all(32 <= byte < 127 for byte in line), f"plain ASCII: {line}")
    for locale in ("C", "POSIX", "en_US.ISO-8859-1", "nonsense"):
        check(run(cli, root, locale=locale)[2] == 0, f"locale {locale}")
    check(run(cli, root, term="dumb")[1] == b"", "a dumb terminal gets nothing")
    piped = subprocess.run([cli, "check", FILE, "--no-config"], cwd=root, capture_output=True, timeout=120, check=False)
    check(piped.stderr == b"" and b"\x1b" not in piped.stdout, "quiet, and without colour, when nothing is a terminal")
    return problems.ended("cli.progress")


if __name__ == "__main__":
    sys.exit(main())
