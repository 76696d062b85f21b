"""Figures of the prover over the whole catalogue: coverage of the known rules by id, times, second opinions."""
import json
import os
import statistics
import subprocess
import time

from figures_first import line

VALID, INVALID = 381, 141  # entries of the list of known rules that the catalogue covers
LIST = ("tr.", "taso.", "xla.", "mirage.", "tensat.", "pet.", "einnet.", "our.", "bug.", "probe.")


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    jobs = str(min(2, os.cpu_count() or 1))
    began = time.monotonic()
    done = subprocess.run([cli, "check", root / "rewrites", "--root", root, "--jobs", jobs, "--format", "json"],
                          capture_output=True, text=True, check=False)
    wall = time.monotonic() - began
    verdicts = json.loads(done.stdout)["verdicts"]
    yield from coverage(verdicts)
    times = sorted(v["time_ms"] for v in verdicts)
    yield line("whole catalogue, 2 cores", wall, "s", 60, True)
    yield line("median of one rewrite", statistics.median(times), "ms", 30, True)
    yield line("slowest rewrite", times[-1] / 1000, "s", 5, True)
    of_peer = sum(v["time_ms"] for v in verdicts if v.get("fact", "").startswith("tr.")) / 1000
    yield line("rules that TensorRight has, together", of_peer, "s", 15, True)


def coverage(verdicts):
    """By id: a rule counts once, and only when all entries that state it have the verdict."""
    rules = {}
    for verdict in verdicts:
        for fact in filter(None, verdict.get("fact", "").split(", ")):
            rules.setdefault(fact, []).append(verdict)
    listed = {fact for fact in rules if fact.startswith(LIST)}
    right = {fact for fact in listed if not any(is_wrong(row) for row in rules[fact])}
    wrong = listed - right
    refuted = sum(all(row["outcome"] == "refuted" for row in rules[fact] if is_wrong(row)) for fact in wrong)
    false = [row["id"] for row in verdicts if is_wrong(row) and row["outcome"] == "proved"]
    proved = count_proved(rules, right)
    yield ("valid rules of the list stated", f"{len(right)} of {VALID}", "all", "met" if len(right) >= VALID else "short")
    yield ("valid rules of the list proved for all sizes", str(proved), f">= {VALID - 8}", "met" if proved >= VALID - 8 else "short")
    yield ("wrong rules refuted, with a replayed counterexample", f"{refuted} of {INVALID}", ">= 125", "met" if refuted >= 125 else "short")
    yield ("wrong forms proved", str(len(false)), "0", "short" if false else "met")
    unmet = [row["id"] for row in verdicts if not row["expectation_met"]]
    yield ("entries answered otherwise than they expect", str(len(unmet)), "0", "short" if unmet else "met")
    coda = count_proved(rules, {fact for fact in rules if fact.startswith("coda.")})
    yield ("rewrites of CODA, both ways, proved", str(coda), "28", "met" if coda >= 28 else "short")
    others = count_proved(rules, set(rules) - listed - {fact for fact in rules if fact.startswith(("coda.", "coda-partial", "law.", "gradient.", "bits."))})
    yield ("rewrites of transformers proved", str(others), ">= 120", "met" if others >= 120 else "short")


def count_proved(rules, facts):
    return sum(all(row["outcome"] == "proved" and row["reach"] == "all_sizes" for row in rules[fact] if not is_wrong(row))
               and any(row["outcome"] == "proved" for row in rules[fact]) for fact in facts)


def is_wrong(verdict):
    return verdict["expected"].startswith(("refuted", "vacuous"))
