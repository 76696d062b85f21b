#!/usr/bin/env python3
"""What is attested, signed, verified and re-checked; each refusal with its own code. usage: attest.py WARPPROOF ROOT"""
import base64
import json
import sys
from pathlib import Path

from workplace import CLAIM, KERNEL, REWRITE, Workplace

REWRITE_ID = "row_scale_past_projection"


def validate(work, root, statement):
    try:
        import jsonschema
    except ImportError:
        print("attest: no jsonschema here, the schema is not held against the statements (the C++ reader is)")
        return
    schema = json.loads((root / "verifier/attest/schema/verdict-attestation-1.json").read_text())
    try:
        jsonschema.validate(statement, schema, cls=jsonschema.Draft202012Validator)
        work.check(True, "schema")
    except jsonschema.ValidationError as error:
        work.check(False, f"schema: {error.message}")


def written(work, root):
    work.expect("a rewrite is attested", work.attest("plain", REWRITE, "--only", REWRITE_ID), 0)
    work.expect("and once more", work.attest("again", REWRITE, "--only", REWRITE_ID), 0)
    plain = work.folder / f"plain/{REWRITE_ID}.intoto.json"
    work.check(plain.read_bytes() == (work.folder / f"again/{REWRITE_ID}.intoto.json").read_bytes(), "same verdict, same bytes")
    work.check(str(work.folder) not in plain.read_text(), "no path of the machine")
    statement = json.loads(plain.read_text())
    validate(work, root, statement)
    work.check(statement["predicate"]["outcome"] == "proved" and statement["subject"][0]["name"] == REWRITE, "what it says")
    summary = work.read("plain/summary.intoto.json")
    work.check(summary["predicate"]["result"] == "PASSED" and summary["predicate"]["passedTests"] == [REWRITE_ID], "the summary")
    work.expect("a wrong twin, which is refuted as expected", work.attest("twins", REWRITE), 0)
    for path in (work.folder / "twins").glob("*.intoto.json"):
        if path.name != "summary.intoto.json":
            validate(work, root, json.loads(path.read_text()))
    work.expect("a key without --attest", work.run("check", REWRITE, "--sign", "a.pem"), 2)
    work.expect("a key that is not there", work.attest("x", REWRITE, "--sign", "absent.pem"), 2, "E0755")
    work.expect("a folder that can not be made", work.attest("plain/summary.intoto.json/x", REWRITE), 2, "can not write")


def signed(work):
    for algorithm in ("ed25519", "P-256"):
        secret, public = work.key(algorithm, algorithm)
        _, other = work.key("other", algorithm)
        work.expect(f"signed, {algorithm}", work.attest(algorithm, REWRITE, "--only", REWRITE_ID, "--sign", secret), 0)
        path = f"{algorithm}/{REWRITE_ID}.dsse.json"
        envelope = work.read(path)
        work.check(envelope["signatures"][0]["keyid"] == work.key_id(public), "keyid is the digest of the public key")
        work.check(work.holds(envelope, public), "the openssl program says that it holds")
        work.check(not work.holds(envelope, other), "and not for another key")
        work.check(work.payload(path) == (work.folder / f"plain/{REWRITE_ID}.intoto.json").read_bytes(), "the payload is the statement")
        work.expect("recheck", work.run("recheck", path, "--key", public), 0, "VALID", "certificate re-checked")
        work.expect("recheck, one of two keys", work.run("recheck", path, "--key", other, public), 0)
        work.expect("run again", work.run("recheck", path, "--key", public, "--re-execute"), 0, "run again: proved for all_sizes")
        work.expect("no key", work.run("recheck", path), 2, "E0755", "REFUSED")
        work.expect("another key", work.run("recheck", path, "--key", other), 2, "E0756")
        work.expect("a private key as public", work.run("recheck", path, "--key", secret), 2, "E0755", "private")
        made = work.envelope(work.payload(path), (secret, public))
        work.expect("signed by the openssl program", work.run("recheck", work.write("made.json", made), "--key", public), 0)
    one, two = ("ed25519.pem", "ed25519.pub.pem"), ("P-256.pem", "P-256.pub.pem")
    both = work.envelope(work.payload(f"ed25519/{REWRITE_ID}.dsse.json"), one, two)
    for keys in (["ed25519.pub.pem"], ["P-256.pub.pem"], ["ed25519.pub.pem", "P-256.pub.pem"]):
        work.expect("two signatures", work.run("recheck", work.write("both.json", both), "--key", *keys), 0)
    work.expect("two signatures, neither trusted", work.run("recheck", "both.json", "--key", "other.pub.pem"), 2, "E0756")
    both["signatures"][1]["sig"] = base64.b64encode(bytes(70)).decode()
    work.expect("the other one is broken", work.run("recheck", work.write("both.json", both), "--key", "ed25519.pub.pem", "P-256.pub.pem"), 2, "E0757")


def refused(work):
    path, key = f"ed25519/{REWRITE_ID}.dsse.json", ["--key", "ed25519.pub.pem"]
    good = (work.folder / path).read_text()
    envelope = json.loads(good)
    payload = work.payload(path)

    def refuse(what, text, code, codes=2):
        work.expect(what, work.run("recheck", work.write("bad.json", text), *key), codes, code)

    refuse("truncated", good[:-20], "E0750")
    refuse("truncated, in words", good[:1000], "it ends in the middle, after byte 1000: it was truncated")
    refuse("empty", "", "it is empty")
    refuse("trailing bytes", good + "{}", "E0750")
    refuse("a key twice", good.replace("{", '{"payload": "", ', 1), "E0751")
    refuse("another payload type", {**envelope, "payloadType": "text/plain"}, "E0753")
    refuse("another payload type, signed as such", work.envelope(payload, ("ed25519.pem", "ed25519.pub.pem"), kind="text/plain"), "E0753")
    refuse("base64 with a line end", {**envelope, "payload": envelope["payload"] + "\n"}, "E0754")
    refuse("base64 without padding", {**envelope, "signatures": [{"sig": envelope["signatures"][0]["sig"].rstrip("=")}]}, "E0754")
    refuse("no signatures", {**envelope, "signatures": []}, "E0752")
    statement = json.loads(payload)
    shuffled = json.dumps(dict(reversed(statement.items()))).encode()
    refuse("fields of the payload in another order", {**envelope, "payload": base64.b64encode(shuffled).decode()}, "E0757")
    signed_again = work.envelope(shuffled, ("ed25519.pem", "ed25519.pub.pem"))
    work.expect("the same, signed anew: the order means nothing", work.run("recheck", work.write("bad.json", signed_again), *key), 0)

    def resigned(what, change, codes, *needles):
        changed = json.loads(payload)
        change(changed)
        made = work.envelope(json.dumps(changed).encode(), ("ed25519.pem", "ed25519.pub.pem"))
        return work.expect(what, work.run("recheck", work.write("bad.json", made), *key), codes, *needles)

    resigned("another semantics revision", lambda s: s["predicate"]["tool"].update(semanticsRevision="999"), 2, "E0758", "999")
    resigned("another version of the predicate", lambda s: s.update(predicateType=s["predicateType"].replace("/v1", "/v2")), 2, "E0758")
    resigned("a changed step of the proof", lambda s: s["predicate"]["answers"][0].update(
        certificate=s["predicate"]["answers"][0]["certificate"].replace('"lemma": "linearity"', '"lemma": "ring"', 1)), 1, "REFUSED", "equal")
    resigned("a ledger that leaves something out", lambda s: s["predicate"]["answers"][0].update(ledger=[]), 1, "the ledger leaves out")
    resigned("a certificate of another rewrite", lambda s: s["predicate"].update(id="another"), 1, "the certificate is of")
    resigned("a weaker reach than the certificate's", lambda s: s["predicate"]["answers"][0].update(reach="listed_sizes"), 1)
    source = work.folder / REWRITE
    text = source.read_text()
    source.write_text(text + "\n")
    work.expect("other bytes", work.run("recheck", path, *key), 2, "E0759", REWRITE)
    source.unlink()
    work.expect("a file that is gone", work.run("recheck", path, *key), 2, "E0502")
    source.symlink_to("/etc/passwd")
    work.expect("a file that is a link", work.run("recheck", path, *key), 2, "E0512")
    source.unlink()
    source.write_text(text)
    work.expect("a subject outside of the root", work.run("recheck", path, *key, "--root", "kernels"), 2, "E0502")
    work.expect("a directory", work.run("recheck", "kernels", *key), 2)
    work.expect("a certificate is still one", work.run("check", REWRITE, "--no-config", "--certificates", "c", "--only", REWRITE_ID), 0)
    work.expect("recheck of a certificate", work.run("recheck", f"c/{REWRITE_ID}.certificate.json"), 0, "VALID")
    source.write_text(text + "\n")
    work.expect("a certificate of other bytes", work.run("recheck", f"c/{REWRITE_ID}.certificate.json"), 2, "other source bytes")
    source.write_text(text)
    whole = (work.folder / f"c/{REWRITE_ID}.certificate.json").read_text()
    work.expect("a truncated certificate", work.run("recheck", work.write("cut.json", whole[:600])), 2, "REFUSED  cut.json", "E0750", "after byte 600: it was truncated")
    work.expect("a certificate of another revision", work.run("recheck", work.write("cut.json", whole.replace('"semantics_revision": 1', '"semantics_revision": 2'))), 2, "revision 2")
    work.expect("a certificate with a changed step", work.run("recheck", work.write("cut.json", whole.replace('"lemma": "linearity"', '"lemma": "ring"', 1))), 1, "REFUSED")


def kernels(work):
    key = ["--key", "ed25519.pub.pem"]
    work.expect("a kernel is attested", work.attest("k", CLAIM, "--only", KERNEL, "--sign", "ed25519.pem"), 0)
    (path,) = [p for p in (work.folder / "k").glob("*.json") if not p.name.startswith("summary")]
    path = str(path.relative_to(work.folder))
    names = {s["name"] for s in json.loads(work.payload(path))["subject"]}
    work.check({CLAIM, REWRITE} <= names and any(n.endswith("kernel.ptx") for n in names), f"subjects {names}")
    work.expect("kernel questions are not re-checked", work.run("recheck", path, *key), 3, "NOT RE-CHECKED", "not re-checked", "implemented", "certificate re-checked")
    work.expect("but answered again", work.run("recheck", path, *key, "--re-execute"), 0, "VALID", "safe: run again", "implemented: run again")
    work.expect("a summary alone says what it says", work.run("recheck", "k/summary.dsse.json", *key), 3, "tests")
    work.expect("and is run again too", work.run("recheck", "k/summary.dsse.json", *key, "--re-execute"), 0, "run again: passed")
    statement = json.loads(work.payload(path))
    for what, change in {
            "an outcome": lambda p: p["answers"][2].update(outcome="tested"),
            "a ledger entry": lambda p: [a for a in p["answers"] if a["ledger"]][-1]["ledger"].pop(),
            "a reason": lambda p: p["answers"][1].update(reason="race_shared"),
            "a reach": lambda p: p.update(reach="all_sizes"),
            "an answer less": lambda p: p["answers"].pop()}.items():
        changed = json.loads(json.dumps(statement))
        change(changed["predicate"])
        made = work.envelope(json.dumps(changed).encode(), ("ed25519.pem", "ed25519.pub.pem"))
        work.expect(f"{what} that a new run does not give", work.run("recheck", work.write("bad.json", made), *key, "--re-execute"), 1, "REFUSED")
    code = work.folder / "kernels/matmul/gemm_row_scale/kernel.ptx"
    code.write_text(code.read_text() + "\n")
    work.expect("other code", work.run("recheck", path, *key, "--re-execute"), 2, "E0759", "kernel.ptx")


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    with Workplace(cli, root) as work:
        for part in (lambda: written(work, root), lambda: signed(work), lambda: refused(work), lambda: kernels(work)):
            part()
        return work.end("attest")


if __name__ == "__main__":
    sys.exit(main())
