#!/usr/bin/env python3
"""`warpproof run` from end to end, on a driver library that computes on the CPU and misbehaves by name.

usage: run.py WARPPROOF FAKE_DRIVER [NAME-OF-FAULT]
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

HERE = Path(__file__).resolve().parent
# id -> outcome, words that a finding holds
EXPECTED = {
    "scale": ("passed", ""),
    "half_written": ("failed", "was never written"),
    "overrun": ("failed", "bytes before or behind"),
    "writes_input": ("failed", "an input was written"),
    "restless": ("failed", "differs between two runs"),
    "trap": ("failed", "CUDA_ERROR_LAUNCH_FAILED"),
    "hang": ("failed", "did not end within"),
    "one_part_off": ("failed", "bound"),
    "double_rounding": ("failed", "bound"),
    "zero": ("caught", ""),
}
problems = Problems()
check = problems.check


def run(arguments, library, seconds=120):
    done = subprocess.run([sys.argv[1], "run", *arguments, "--library", library, "--root", str(HERE)], capture_output=True,
                          text=True, timeout=seconds, check=False, env={**os.environ, "WARPPROOF_FAKE_LOG": ""})
    return done


def faults(library):
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "evidence.json"
        done = run([str(HERE / "claim.rw"), "--quick", "--wall", "1", "--record", str(record)], library)
        report = json.loads(record.read_text())
    check(done.returncode == 1, f"exit {done.returncode} {done.stderr}")
    check(report["schema"] == "runs-1" and report["exit_code"] == 1, "schema, exit code of the record")
    check(report["evidence"].get("device") == "fake device", "the evidence names the device")
    seen = {row["id"]: row for row in report["runs"]}
    check(set(seen) == set(EXPECTED), f"subjects {sorted(seen)}")
    for name, (outcome, words) in EXPECTED.items():
        row = seen.get(name, {"outcome": "", "cases": []})
        findings = [text for case in row["cases"] for text in case["findings"]]
        check(row["outcome"] == outcome, f"{name}: {row['outcome']}, expected {outcome}")
        check(any(words in text for text in findings) or not words, f"{name}: {findings[:3]}")
        check(any(key.startswith("inputs_sha256") for key in row["provenance"]), f"{name}: digests of the inputs")
        check(any(key.startswith("ptx_sha256") for key in row["provenance"]), f"{name}: digest of the code")
    right = seen["scale"]["cases"]
    check(all(case["same_bits"] == case["elements"] for case in right), "the right kernel has our bits")
    check(not any(case["findings"] for case in right), "the right kernel has no findings")


def doors(library):
    claim = str(HERE / "claim.rw")
    done = run([claim, "--only", "scale", "--quick"], library)
    check(done.returncode == 0 and done.stdout.startswith("PASSED"), f"text: {done.returncode} {done.stdout}")
    done = run([claim, "--only", "scale"], "/nonexistent/libcuda.so.1")
    check(done.returncode == 3 and "no driver library" in done.stdout, f"no device: {done.returncode} {done.stdout}")
    done = run([claim, "--only", "scale", "--vendor", "hip"], library)
    check(done.returncode == 3 and "the device is AMD's" in done.stdout, f"other vendor: {done.stdout}")
    done = run([claim, "--only", "scale", "--replay"], library)
    check(done.returncode == 3 and "no counterexample" in done.stdout, f"nothing to replay: {done.stdout}")
    done = run([claim, "--only", "nothing_of_this_name"], library)
    check(done.returncode == 2, f"unknown id: {done.returncode}")
    done = run([str(HERE / "missing.rw")], library)
    check(done.returncode == 2, f"missing file: {done.returncode}")
    done = run([claim, "--only", "scale", "--record", "/nonexistent/evidence.json"], library)
    check(done.returncode == 2, f"record that can not be written: {done.returncode}")
    first = run([claim, "--only", "scale", "--format", "json"], library).stdout
    check(first == run([claim, "--only", "scale", "--format", "json"], library).stdout, "the same run, the same record")


def sanitizer(library):
    with tempfile.TemporaryDirectory() as folder:
        tool = Path(folder) / "compute-sanitizer"
        tool.write_text("#!/bin/sh\nfor word; do [ \"$word\" = --sanitizer ] && exit 3; done\necho \"$@\"; exit 9\n")
        tool.chmod(0o755)
        os.environ["WARPPROOF_SANITIZER"] = str(tool)
        done = run([str(HERE / "claim.rw"), "--only", "scale", "--quick", "--sanitizer"], library)
        check("compute_sanitizer: errors: " in done.stdout, f"the sanitizer's errors are in the evidence: {done.stdout}")
        check(done.returncode == 1, f"and they count: {done.returncode}")
        os.environ["WARPPROOF_SANITIZER"] = "/nonexistent"
        done = run([str(HERE / "claim.rw"), "--only", "scale", "--quick", "--sanitizer"], library)
        check("compute_sanitizer: not here" in done.stdout and done.returncode == 0, f"without it: {done.stdout}")


def main():
    faults(sys.argv[2])
    doors(sys.argv[2])
    sanitizer(sys.argv[2])
    return problems.ended(f"{len(EXPECTED)} kernels on the fake device")


if __name__ == "__main__":
    sys.exit(main())
