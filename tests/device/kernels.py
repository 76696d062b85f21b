#!/usr/bin/env python3
"""Every kernel of kernels/ and tests/refuse/kernels on a device, through `warpproof run`; and the check of the table.

    kernels.py run WARPPROOF OUT.tsv [--jobs N] [--wall S] [--quick] [--time S] [--each S] [--budget S] [--library FILE]   on a machine with a device
    kernels.py check TABLE.tsv                                       anywhere: is it complete, and as it should be?

One row a claim: what was expected, what the device showed, and the digest of the code that ran. A row whose code has
changed since is stale: counted, no failure. A race, or a read out of bounds, need not show in values: such a twin may be
`not shown` or `undecided`; a twin whose stated reason is a wrong value, or an element not written, must be `caught`.
"""
import concurrent.futures
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
START = time.monotonic()
COLUMNS = "file id expected outcome runs elements our_bits within_bound worst_share code finding".split()
# reasons of a refutation that stand in the values a launch leaves
SHOWN_IN_VALUES = ("output_differs", "output_not_written", "specialised", "written_outside", "value_differs")


def claims():
    return sorted(ROOT.glob("kernels/*/*/claim.rw")) + sorted(ROOT.glob("tests/refuse/kernels/*/claim.rw"))


def code_digest(provenance):
    """Of all kernels of the claim, in the order of their names."""
    digests = [f"{key}={value}" for key, value in sorted(provenance.items()) if key.startswith("ptx_sha256(")]
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16]


def rows_of(claim, report):
    for run in report["runs"]:
        cases = run["cases"]
        # null: no number, since a bound of zero was missed
        worst = max((float("inf") if case["worst_share"] is None else case["worst_share"] for case in cases), default=0)
        first = next((case for case in cases if case["outcome"] != "passed"), None)
        finding = run["summary"] if first is None else f"{first['sizes']}, {first['data']}: {first['findings'][0]}"
        yield [str(claim.relative_to(ROOT)), run["id"], run["expected"], run["outcome"], len(cases),
               sum(case["elements"] for case in cases), sum(case["same_bits"] for case in cases),
               sum(case["within_bound"] for case in cases), f"{worst:.3g}", code_digest(run["provenance"]),
               " ".join(finding.split())[:160]]


def run_claim(claim, program, library):
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "evidence.json"
        ours = str(claim.relative_to(ROOT)).startswith("kernels/")
        command = [program, "run", str(claim), "--root", str(ROOT if ours else claim.parent), "--no-compile", "--wall", option("--wall", "12"),
                   "--time", option("--time", "40"), "--record", str(record)] + (["--quick"] if "--quick" in sys.argv else [])
        started = time.monotonic()
        if started - START > float(option("--budget", "1e9")):
            return [], {}
        try:
            done = subprocess.run(command + (["--library", library] if library else []), capture_output=True, text=True,
                                  timeout=float(option("--each", "500")), check=False)
        except subprocess.TimeoutExpired:
            print(f"{claim.relative_to(ROOT)}: given up", file=sys.stderr)
            return [], {}
        report = json.loads(record.read_text()) if record.exists() else {"runs": [], "evidence": {}}
        if done.returncode not in (0, 1, 3):
            print(f"{claim.relative_to(ROOT)}: exit {done.returncode} {done.stdout[-300:]} {done.stderr[-300:]}", file=sys.stderr)
        print(f"{claim.relative_to(ROOT)}: {time.monotonic() - started:.1f} s", file=sys.stderr)
        return list(rows_of(claim, report)), report["evidence"]


def option(name, otherwise):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


def run_all():
    program, out = sys.argv[2], Path(sys.argv[3])
    evidence, rows = {}, []
    with concurrent.futures.ThreadPoolExecutor(int(option("--jobs", "4"))) as pool:
        running = [pool.submit(run_claim, claim, program, option("--library", "")) for claim in claims()]
        for done in concurrent.futures.as_completed(running):
            try:
                part, about = done.result()
            except Exception as error:  # noqa: BLE001: one claim's report must not cost the others
                print(f"a report could not be read: {error!r}", file=sys.stderr)
                continue
            rows = sorted(rows + part, key=lambda row: row[:2])
            evidence.update({key: value for key, value in about.items() if key != "driver_library"})
            lines = ["# " + "; ".join(f"{key} {value}" for key, value in evidence.items()), "\t".join(COLUMNS)]
            out.write_text("\n".join(lines + ["\t".join(str(cell) for cell in row) for row in rows]) + "\n")
    print(summary(rows))
    return 0


def summary(rows):
    counts = {}
    for row in rows:
        # A claim that is expected to stay unknown, or unsupported, is neither: some of these cheat.
        kind = "wrong" if row[2].startswith("refuted") else "right" if row[2].startswith("proved") else "undecided claim"
        counts[kind, row[3]] = counts.get((kind, row[3]), 0) + 1
    return "; ".join(f"{kind} {outcome}: {count}" for (kind, outcome), count in sorted(counts.items()))


def committed_codes(file):
    """Digests of the PTX texts that a claim's folder holds now: what a row's code may be made of."""
    return {hashlib.sha256(path.read_bytes()).hexdigest() for path in (ROOT / file).parent.rglob("*.ptx")}


def check():
    lines = Path(sys.argv[2]).read_text().splitlines()
    rows = [line.split("\t") for line in lines[2:]]
    failures = []
    if not lines[0].startswith("# device ") or lines[1].split("\t") != COLUMNS:
        failures.append("the head is not that of this table")
    for row in rows:
        wrong, name = row[2].startswith("refuted"), f"{row[0]} {row[1]}"
        if row[3] == "unsupported":
            print(f"not run there: {name}: {row[10]}")
            continue
        if not wrong and row[2].startswith("proved") and row[3] != "passed":
            failures.append(f"{name}: a right kernel {row[3]}: {row[10]}")
        if wrong and any(reason in row[2] for reason in SHOWN_IN_VALUES) and row[3] != "caught":
            failures.append(f"{name}: its fault stands in the values, and it is {row[3]}: {row[10]}")
        if wrong and row[3] not in ("caught", "not shown", "undecided"):
            failures.append(f"{name}: {row[3]}: {row[10]}")
    ran = {row[0] for row in rows}
    missing = [str(claim.relative_to(ROOT)) for claim in claims() if str(claim.relative_to(ROOT)) not in ran]
    for failure in failures:
        print("FAILED", failure)
    print(lines[0][2:])
    print(f"{len(rows)} claims on the device: {summary(rows)}; claims not yet run there: {len(missing)}")
    return 1 if failures or not rows else 0


if __name__ == "__main__":
    sys.exit(run_all() if sys.argv[1] == "run" else check())
