#!/usr/bin/env python3
"""Attestations re-checked from other folders than they were made in, and summaries. usage: places.py WARPPROOF ROOT"""
import json
import shutil
import subprocess
import sys
from pathlib import Path

from workplace import Workplace

NAMES = ["scale_and_add", "scale_and_add_no_guard", "scale_and_add_spec"]


def recheck(work, folder, *words):
    return subprocess.run([work.cli, "recheck", *words], cwd=work.folder / folder, capture_output=True, text=True, timeout=300, check=False)


def files(work, root):
    """A repository without a folder `rewrites`: the root of a run is the claim's own folder."""
    shutil.rmtree(work.folder / "rewrites")
    shutil.copytree(root / "examples/02_first_kernel", work.folder / "repo/k/first")
    shutil.copytree(root / "examples/02_first_kernel", work.folder / "repo/k/second")
    claim = work.folder / "repo/k/second/claim.rw"
    claim.write_text(claim.read_text() + "\n")


def places(work):
    """From the claim's folder and below it, from the attestation's, with --root from anywhere; else the message says what to pass."""
    work.expect("attested from the top", work.run("check", "repo/k/first/claim.rw", "--no-config", "--no-compile", "--attest", "repo/k/first/att", "--certificates", "certs"), 0)
    for name in [*NAMES, "summary"]:
        attestation = f"repo/k/first/att/{name}.intoto.json"
        for folder in ("repo/k/first/wrong", "certs"):
            path = str(work.folder / attestation)
            done = recheck(work, folder, path, "--re-execute")
            work.expect(f"{name}, from {folder}", done, 0, "VALID", "run again")
    away = work.folder / "away/summary.json"
    away.parent.mkdir()
    shutil.copy(work.folder / "repo/k/first/att/scale_and_add_spec.intoto.json", away)
    work.expect("files nowhere near", recheck(work, "away", "summary.json"), 2, "E0502", "--root FOLDER", "claim.rw")
    work.expect("and where they are", recheck(work, "away", "summary.json", "--root", "../repo/k/first"), 3, "certificate re-checked")
    work.expect("and where others are", recheck(work, "away", "summary.json", "--root", "../repo/k/second"), 2, "E0759")
    certificate = str(work.folder / "certs/scale_and_add_spec.certificate.json")
    for folder in (".", "repo/k/first", "certs"):
        work.expect(f"a certificate, from {folder}", recheck(work, folder, certificate), 0, "VALID")


def by_full_path(work):
    """No folder of the machine is attested, also where the claim was named by its full path."""
    work.expect("a full path", work.run("check", str(work.folder / "repo/k/first/claim.rw"), "--no-config", "--attest", "full"), {0, 3})
    for path in (work.folder / "full").glob("*.json"):
        work.check(str(work.folder) not in path.read_text(), f"no path of the machine in {path.name}")


def several_roots(work):
    done = work.run("check", "repo/k/first/claim.rw", "repo/k/second/claim.rw", "--no-config", "--no-compile", "--attest", "two")
    work.expect("two roots in one summary", done, 0, "--root")
    work.expect("which no folder holds", work.run("recheck", "two/summary.intoto.json"), 2, "several")
    work.expect("with a root of both", work.run("check", "repo/k/first/claim.rw", "repo/k/second/claim.rw", "--root", "repo", "--no-config", "--no-compile", "--attest", "both"), 0)
    work.expect("it can be", work.run("recheck", "both/summary.intoto.json", "--root", "repo", "--re-execute"), 0, "VALID")


def summaries(work):
    """A summary that a new run does not confirm."""
    path = work.folder / "repo/k/first/att/summary.intoto.json"
    summary = json.loads(path.read_text())

    def changed(what, change, codes, *needles):
        text = json.loads(json.dumps(summary))
        change(text)
        bad = path.with_name("bad.json")
        bad.write_text(json.dumps(text))
        work.expect(what, recheck(work, "repo/k/first", "att/bad.json", "--re-execute"), codes, *needles)
        bad.unlink()

    def move(text):
        predicate = text["predicate"]
        predicate["failedTests"].append(predicate["passedTests"].pop(0))
        predicate["result"] = "FAILED"

    changed("a test that passes", move, 1, "REFUSED", "the summary says failed, a new run says passed")
    changed("a test that nobody states", lambda s: s["predicate"]["passedTests"].append("nobody"), 3, "nobody")
    changed("a claim that is no subject", lambda s: s["predicate"]["configuration"][0].update(name="kernel.cu"), 2, "E0752")
    changed("a file more", lambda s: s["subject"].append({"name": "README.md", "digest": {"sha256": "0" * 64}}), 2, "E0759")
    changed("emitted code without its source", lambda s: s["subject"].append({"name": "x.cu as compiled", "digest": {"sha256": "0" * 64}}), 2, "E0502")


def compiled(work):
    """Where this machine can compile: the emitted code is a subject and no file."""
    done = work.run("check", "repo/k/first/claim.rw", "--no-config", "--attest", "compiled")
    summary = work.folder / "compiled/summary.intoto.json"
    if " as compiled" not in summary.read_text():
        print("attest.places: no nvcc or no sandbox here: nothing is compiled, unit.api holds the names of emitted code")
        return
    work.expect("compiled here", done, 0)
    where = ["--root", "repo/k/first"]
    for name in [*NAMES, "summary"]:
        work.expect(f"{name}, compiled", work.run("recheck", f"compiled/{name}.intoto.json", *where), 3, "not re-checked")
        work.expect(f"{name}, compiled again", work.run("recheck", f"compiled/{name}.intoto.json", *where, "--re-execute"), 0, "VALID", "run again")
    text = json.loads(summary.read_text())
    for subject in text["subject"]:
        if subject["name"].endswith(" as compiled"):
            subject["digest"]["sha256"] = "0" * 64
    (work.folder / "compiled/bad.json").write_text(json.dumps(text))
    work.expect("other code than it is compiled to", work.run("recheck", "compiled/bad.json", *where, "--re-execute"), 1, "a new run emitted other code")


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    with Workplace(cli, root) as work:
        files(work, root)
        for part in (places, by_full_path, several_roots, summaries, compiled):
            part(work)
        return work.end("attest.places")


if __name__ == "__main__":
    sys.exit(main())
