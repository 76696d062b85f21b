#!/usr/bin/env python3
"""Small rewrites with known answers: the wrong ones are never proved, the right ones are, and no altered certificate passes.

usage: rewrites.py WARPPROOF ROOT wrong|right
wrong: tests/refuse/rewrites/. A file states `expect refuted (reason)`, or says `# never proved` in its first line: no sample reaches
       the difference, or the left side is defined nowhere, so any answer but `proved` is right.
right: tests/catalogue/proved/. Each is proved for all sizes, its certificate is accepted again, and altered copies of it are refused.
"""
import collections
import copy
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

SECONDS_MAX = 600 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 120
FOLDERS = {"wrong": "tests/refuse/rewrites", "right": "tests/catalogue/proved"}
# Pinned, so that a change of what can be decided is seen; a new file changes its line here.
# Which of the undecided ones gives up for which reason may depend on the solver's version: they are pinned together.
PINNED = {
    "wrong": {"refuted value_differs": 103, "refuted defined_less": 34, "refuted shape_differs": 1, "unknown": 44,
              "unsupported unsupported_construct": 1, "vacuous requirements_contradict": 2},
    "right": {"proved certificate_checked": 79},
}
ALTERED_EVERY = 40  # of the certificates, in the order of their names


def run(*arguments):
    return subprocess.run([str(a) for a in arguments], capture_output=True, timeout=SECONDS_MAX, check=False)


def altered(certificate):
    """(what was done, the altered certificate): none of these may be accepted."""
    def changed(name, change):
        copied = copy.deepcopy(certificate)
        change(copied)
        return name, copied

    yield changed("another semantics revision", lambda c: c.update(semantics_revision=c["semantics_revision"] + 1))
    yield changed("another format version", lambda c: c.update(version=c["version"] + 1))
    def proof(c):  # of a rewrite with axis groups: that of its first instance
        return c["instances"][0] if "instances" in c else c

    yield changed("another statement", lambda c: proof(c).update(statement_sha256=proof(c)["statement_sha256"][::-1]))
    yield changed("other source bytes", lambda c: c["sources"][0].update(sha256="0" * 64))
    yield changed("another rewrite", lambda c: c.update(rewrite=c["rewrite"] + "_"))
    yield changed("no outputs", lambda c: proof(c).update(outputs=[]))
    yield changed("another output", lambda c: proof(c)["outputs"][0].update(name=proof(c)["outputs"][0]["name"] + "_"))
    for side in ("left", "right", "facts", "defined"):
        steps = proof(certificate)["outputs"][0][side]
        for i in range(len(steps)):
            yield changed(f"an unknown lemma, {side} step {i}", lambda c: proof(c)["outputs"][0][side][i].update(lemma="trust"))
            yield changed(f"a path into nothing, {side} step {i}",
                          lambda c: proof(c)["outputs"][0][side][i].update(path=proof(c)["outputs"][0][side][i]["path"] + [7]))
            if side in ("left", "right"):
                yield changed(f"another result, {side} step {i}", lambda c: proof(c)["outputs"][0][side][i].update(after="(c 4711 r)"))


def check_certificates(cli, root, folder, complain):
    found = sorted(Path(folder).glob("*.json"))
    for number, path in enumerate(found):
        done = run(cli, "recheck", path, "--root", root)
        if done.returncode != 0:
            complain(f"{path.name}: not accepted again, exit {done.returncode}: {done.stdout.decode(errors='replace')[:200]}")
        if number % ALTERED_EVERY:
            continue
        for name, certificate in altered(json.loads(path.read_text())):
            copied = Path(folder) / "altered"
            copied.write_text(json.dumps(certificate))
            code = run(cli, "recheck", copied, "--root", root).returncode
            if code not in (1, 2, 3):
                complain(f"{path.name}: {name}: exit {code} (expected a refusal)")
    return len(found)


def main():
    cli, root, kind = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    files = sorted((root / FOLDERS[kind]).glob("*.rw"))
    problems = Problems()
    with tempfile.TemporaryDirectory() as folder:
        done = run(cli, "check", *files, "--root", root, "--format", "json", "--certificates", folder)
        verdicts = json.loads(done.stdout)["verdicts"]
        counts = collections.Counter(f"{v['outcome']} {v['reason']}" for v in verdicts)
        for verdict in verdicts:
            answer = f"{verdict['id']}: {verdict['outcome']} ({verdict['reason']})"
            if kind == "wrong" and verdict["outcome"] == "proved":
                problems.append(f"{answer}: A FALSE PROOF")
            if verdict["expected"] and not verdict["expectation_met"]:
                problems.append(f"{answer}, expected {verdict['expected']}")
        for path in files:
            text = path.read_text()
            if ("expect" not in text) != text.startswith("# never proved\n"):
                problems.append(f"{path.name}: states no expectation and does not say why")
        if len(verdicts) != len(files) or done.returncode not in (0, 3):
            problems.append(f"{len(verdicts)} verdicts of {len(files)} files, exit {done.returncode}")
        undecided = [key for key in counts if key.startswith("unknown")]
        if undecided:
            counts["unknown"] = sum(counts.pop(key) for key in undecided)
        if counts != PINNED[kind]:
            problems.append(f"counts {dict(sorted(counts.items()))} are not those that are pinned")
        proofs = check_certificates(cli, root, folder, problems.append)
        if proofs != (len(files) if kind == "right" else 0):
            problems.append(f"{proofs} certificates of {len(files)} files")
    return problems.ended(f"{len(verdicts)} rewrites, {proofs} certificates")


if __name__ == "__main__":
    sys.exit(main())
