"""Figures of the service: how soon a small rewrite is answered, and ten thousand hostile requests."""
import re
import subprocess
import sys
import time
from pathlib import Path

COUNT = 10_000


def latency_ms(cli, root):
    sys.path.insert(0, str(Path(root) / "tests/serve"))
    from client import HALVES, Stream, call
    server = Stream(str(cli), root)
    times = []
    for number in range(50):
        start = time.monotonic()
        answer = server.ask(call(number, "check_rewrite", {"text": HALVES}))
        times.append(1000 * (time.monotonic() - start))
        if answer["result"]["structuredContent"]["outcome"] != "proved":
            return None
    server.close()
    return sorted(times)[len(times) // 2]


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    spent = latency_ms(cli, root)
    yield ("serve: a small rewrite, median", "failed" if spent is None else f"{spent:.0f} ms", "<= 100 ms",
           "met" if spent is not None and spent <= 100 else "short")
    done = subprocess.run([sys.executable, str(root / "tests/serve/hostile.py"), str(cli), str(root), "--count", str(COUNT)],
                          capture_output=True, text=True, check=False)
    said = re.search(r"hostile requests: .*", done.stdout)
    yield (said.group(0) if said else f"hostile requests: {done.stderr.strip()[-300:]}", "all" if done.returncode == 0 else "not all",
           "answered or refused, flat memory", "met" if done.returncode == 0 else "short")
