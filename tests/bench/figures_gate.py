"""Figures of the gate, the cache and the service; the public pairs need a folder of fetched repositories."""
import os
import re
import subprocess
import sys

import cached
import service
from figures_first import line


def python(script, *words):
    done = subprocess.run([sys.executable, str(script), *map(str, words)], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def number(pattern, text):
    found = re.search(pattern, text)
    return float(found.group(1)) if found else None


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    yield from gate(cli, root)
    yield from cached.figures(build, root)
    yield from service.figures(build, root)
    yield from formats(build, root)
    yield from public_pairs(cli, root)


def gate(cli, root):
    code, out = python(root / "tests/gate/speed.py", cli, root)
    yield line("gate, 200 claims: a change that none rests on", number(r"nothing that a claim rests on: ([\d.]+) s, 0 of 200", out),
               "s", 1, True)
    yield ("gate, 200 claims: only what changed is checked", "as wanted" if code == 0 else "failed", "that one and its dependants",
           "met" if code == 0 else "short")
    code, out = python(root / "tests/gate/histories.py", cli, root)
    found = re.search(r"(\d+) histories, (\d+) failed", out)
    known, failed = map(int, found.groups()) if found else (0, 0)
    skipped = len(re.findall("not measured", out))
    yield ("pull-request histories decided as stated", f"{known - failed - skipped} of {known}", ">= 40, all",
           "met" if known >= 40 and failed == 0 and skipped == 0 and code == 0 else "short")


def formats(build, root):
    code, out = python(root / "tests/report/conformance.py", build / "tests/unit/report/unit_report", root)
    yield ("formats valid by their schemas", "all" if code == 0 and "skipped" not in out else "failed or skipped", "all",
           "met" if code == 0 and "skipped" not in out else "short")


def public_pairs(cli, root):
    folder = os.environ.get("WARPPROOF_PUBLIC")
    if not folder:
        yield ("public old and new kernels", "not measured here", ">= 30, 0 refuted",
               "WARPPROOF_PUBLIC=FOLDER, see tests/bench/public_pairs.py")
        return
    code, out = python(root / "tests/bench/public_pairs.py", cli, folder)
    found = re.search(r"public pairs: (\d+) of (\d+).*", out)
    yield ("public old and new kernels", found.group(0)[14:80] if found else "failed", ">= 30, 0 refuted",
           "met" if code == 0 and found and int(found.group(1)) >= 30 else "short")
