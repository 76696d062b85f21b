#!/usr/bin/env python3
"""Every field of a statement changed, and bytes of every kind of a signed envelope flipped: refused, or the same meaning.

usage: tamper.py WARPPROOF ROOT
"""
import base64
import copy
import json
import sys
from pathlib import Path

from workplace import REWRITE, Workplace

REWRITE_ID = "row_scale_past_projection"
# What a run can be asked with: the changed statement is then true, and a new run with it says so.
ASKED = {"seed", "solver_resource_max", "memory_bytes_max", "time_ms_max", "compile_sources"}


def places(node, path=()):
    yield path
    if isinstance(node, (dict, list)):
        for key in node if isinstance(node, dict) else range(len(node)):
            yield from places(node[key], (*path, key))


def at(node, path):
    for key in path:
        node = node[key]
    return node


def changes(statement):
    """(what, changed copy): each value changed, dropped, doubled, renamed, of another type."""
    for path in places(statement):
        if not path:
            continue
        value = at(statement, path)
        others = [("another type", 7 if isinstance(value, (str, type(None))) else "7")]
        if isinstance(value, str):
            others += [("longer", value + "1"), ("empty", "")] if value else [("longer", "x")]
        elif isinstance(value, bool):
            others += [("turned", not value)]
        elif isinstance(value, int):
            others += [("one more", value + 1)]
        elif isinstance(value, list) and value:
            others += [("doubled", value + value[-1:])]
        for what, other in others:
            if other == value:
                continue
            changed = copy.deepcopy(statement)
            at(changed, path[:-1])[path[-1]] = other
            yield path, what, changed
        changed = copy.deepcopy(statement)
        del at(changed, path[:-1])[path[-1]]
        yield path, "dropped", changed
        if isinstance(path[-1], str):
            changed = copy.deepcopy(statement)
            holder = at(changed, path[:-1])
            holder["more"] = 1
            yield path, "with an unknown neighbour", changed


def is_asked(statement, path):
    return len(path) == 4 and path[1] == "provenance" and statement["predicate"]["provenance"][path[2]]["name"] in ASKED


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    with Workplace(cli, root) as work:
        secret, public = work.key("mine")
        work.expect("attested", work.attest("plain", REWRITE, "--only", REWRITE_ID), 0)
        work.expect("signed", work.attest("signed", REWRITE, "--only", REWRITE_ID, "--sign", secret), 0)
        plain, signed = f"plain/{REWRITE_ID}.intoto.json", f"signed/{REWRITE_ID}.dsse.json"
        work.expect("unsigned, taken as it is", work.run("recheck", plain), 3, "not re-checked")
        work.expect("unsigned, answered again", work.run("recheck", plain, "--re-execute"), 0)
        work.expect("signed, taken as it is", work.run("recheck", signed, "--key", public), 0)

        statement = work.read(plain)
        count = 0
        for path, what, changed in changes(statement):
            done = work.run("recheck", work.write("bad.json", json.dumps(changed)), "--re-execute")
            allowed = {0, 1, 2, 3} if is_asked(statement, path) else {1, 2, 3}
            work.expect(f"{'.'.join(map(str, path))} {what}", done, allowed)
            count += 1
        print(f"tamper: {count} changed statements")

        good = (work.folder / signed).read_bytes()
        payload = work.payload(signed)
        # Every byte that is not base64, and each 61st of what is.
        inside = [(good.index(part), good.index(part) + len(part)) for part in
                  (json.loads(good)["payload"].encode(), json.loads(good)["signatures"][0]["sig"].encode(), json.loads(good)["signatures"][0]["keyid"].encode())]
        spots = [i for i in range(len(good)) if not any(a <= i < b for a, b in inside)]
        for a, b in inside:
            spots += list(range(a, b, 61)) + [b - 1]
        same = 0
        for i in spots:
            for flip in (0x01, 0x20):
                bad = bytearray(good)
                bad[i] ^= flip
                (work.folder / "bad.json").write_bytes(bytes(bad))
                done = work.run("recheck", "bad.json", "--key", public)
                if done.returncode == 0:
                    read = json.loads(bytes(bad))  # accepted: then it must be the very same statement
                    work.check(base64.b64decode(read["payload"]) == payload, f"byte {i} ^ {flip:#x} was accepted")
                    same += 1
                else:
                    work.expect(f"byte {i} ^ {flip:#x}", done, {2}, "REFUSED")
        print(f"tamper: {2 * len(spots)} flipped bytes, {same} of them in what is signed by nobody and means nothing")
        work.check(same < len(spots) / 2, "most flips are refused")
        return work.end("attest.tamper")


if __name__ == "__main__":
    sys.exit(main())
