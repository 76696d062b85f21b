"""Figures of the verdict cache: a cold start that is answered from it."""
import subprocess
import tempfile
import time
from pathlib import Path


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    claim = "kernels/matmul/gemm_row_scale/claim.rw"
    for name, extra in (("committed code", ["--no-compile"]), ("compiled source", [])):
        with tempfile.TemporaryDirectory() as folder:
            words = [str(cli), "check", "--only", "gemm_row_scale[sm_80]", "--cache", str(Path(folder) / "cache.db"),
                     *extra, claim]
            first = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)
            times = []
            for _ in range(20):
                start = time.monotonic()
                done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)
                times.append(1000 * (time.monotonic() - start))
            right = first.returncode == done.returncode == 0
        spent = sorted(times)[len(times) // 2]
        yield (f"cached check of one claim, {name}, cold start, median", f"{spent:.0f} ms" if right else "failed",
               "< 50 ms", "met" if right and spent < 50 else "short")
