#!/usr/bin/env python3
"""Bad input: each case must end with its exit code and its diagnostic or reason code, in bounded time and memory.

usage: bad_input.py WARPPROOF ROOT
Static cases are files of input/ whose first line says what is expected: `# exit 2 E0203`. Large or binary cases are made here.
"""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SECONDS_MAX = 60 if os.environ.get("WARPPROOF_SANITIZED") == "ON" else 15
BYTES_MAX = 3 << 30

REWRITE = """rewrite r
  size M, K, N
  input X[M, K], W[K, N] : real
  before Y[i, j] = sum k < K. X[i, k] * W[k, j]
  after Y[i, j] = sum k < K. W[k, j] * X[i, k]
"""
CLAIM = REWRITE + """
kernel k
  source "{source}" entry {entry} target sm_80 flags "-O3" {artefact}
  computes r.after
  arguments {arguments}
  launch grid (1), block (32), dynamic shared 0
  sizes {sizes}
  formats X, W, Y : f32 accumulate f32 in order
  expect proved
"""
PICKED = """rewrite picked
  size T, V
  require token: 0 <= tok[t] < V
  input E[V] : real, tok[T] : int
  before Y[t] = sum v < V where v = tok[t]. E[v]
  after Y[t] = sum v < V where v = tok[t]. E[v]

kernel k
  source "k.ptx" entry f target sm_80
  computes picked.before
  arguments E, tok : s32, out Y
  data tok[t] = t
  launch grid (1), block (32), dynamic shared 0
  sizes T=3 V=2
  formats E, Y : f32
  expect proved
"""
LOOP = """.version 8.0
.target sm_80
.address_size 64
.visible .entry f(.param .u64 a, .param .u64 b, .param .u64 c)
{
  .reg .pred %p<2>;
L:
  bra L;
}
"""


def claim(**fields):
    values = dict(source="k.ptx", entry="f", artefact="", arguments="X, W, out Y", sizes="M=2 K=2 N=2")
    values.update(fields)
    return CLAIM.format(**values)


def made(folder):
    """name -> (files to write, file to check, exit codes, code that must appear)"""
    yield "empty file", {"a.rw": b""}, {2}, "E0"
    yield "binary", {"a.rw": bytes(range(256)) * 64}, {2}, "E01"
    yield "no newline at end, truncated", {"a.rw": REWRITE[:-20].encode()}, {2}, "E01"
    yield "deep parentheses", {"a.rw": REWRITE.replace("X[i, k] *", "(" * 100000 + "X[i, k] *").encode()}, {2}, "E0"
    yield "deep balanced", {"a.rw": REWRITE.replace("X[i, k] *", "(" * 5000 + "X[i, k]" + ")" * 5000 + " *").encode()}, {2}, "E0"
    yield "long sum", {"a.rw": REWRITE.replace("X[i, k] *", "X[i, k] + " * 200000 + "X[i, k] *").encode()}, {2, 3}, ""
    yield "huge file", {"a.rw": b"# " + b"x" * (200 << 20)}, {2}, "E0501"
    yield "huge number", {"a.rw": REWRITE.replace("X[i, k] *", "1e999999999 * X[i, k] *").encode()}, {2}, "E01"
    yield "circular import", {"a.rw": b'import "b.rw"\n' + REWRITE.encode(), "b.rw": b'import "a.rw"\n'}, {2}, "E0514"
    yield "import leaves the root", {"a.rw": b'import "../../../etc/passwd"\n' + REWRITE.encode()}, {2}, "E0512"
    yield "circular definition", {"a.rw": b"define f(x) = g(x)\ndefine g(x) = f(x)\n" + REWRITE.replace("X[i, k] *", "f(X[i, k]) *").encode()}, {2}, "E02"
    yield "contradictory requirements", {"a.rw": REWRITE.replace("  input", "  require a: M >= 3, b: M <= 2\n  input").encode()}, {3}, "vacuous"
    yield "entry missing", {"a.rw": claim(entry="g").encode(), "k.ptx": LOOP.encode()}, {2}, "E0340"
    yield "source missing", {"a.rw": claim().encode()}, {2}, "E05"
    yield "parameters do not match", {"a.rw": claim(arguments="X, W, out Y, M : s32").encode(), "k.ptx": LOOP.encode()}, {2}, "a.rw:7:8: error[E0379]"
    yield "scalar of another width", {"a.rw": claim(arguments="X, W, out Y, N : s64").encode(),
                                      "k.ptx": LOOP.replace("c)", "c, .param .u32 n)").encode()}, {2}, "a.rw:10:26: error[E0379]"
    yield "loop does not end", {"a.rw": claim().encode(), "k.ptx": LOOP.encode()}, {3}, "limit"
    yield "box from high to low", {"a.rw": claim().replace("  expect", "  box X in [4, -4]\n  expect").encode(), "k.ptx": LOOP.encode()}, {3}, "no 'X' lies in [4, -4]"
    yield "index data break a requirement", {"a.rw": PICKED.encode(), "k.ptx": LOOP.encode()}, {2}, "E0387"
    yield "too much static shared memory", {"a.rw": claim().encode(), "k.ptx": LOOP.replace("  .reg", "  .shared .b8 s[49153];\n  .reg").replace("bra L", "st.shared.u8 [s], 1;\n  bra L").encode()}, {2}, "E0378"
    yield "PTX truncated", {"a.rw": claim().encode(), "k.ptx": LOOP[:120].encode()}, {2}, "E04"
    yield "PTX binary", {"a.rw": claim().encode(), "k.ptx": bytes(range(256)) * 512}, {2}, "E04"
    yield "PTX huge", {"a.rw": claim().encode(), "k.ptx": b"/" * (200 << 20)}, {2}, "E0501"
    yield "sizes overflow", {"a.rw": claim(sizes="M=4611686018427387904 K=4611686018427387904 N=2").encode(), "k.ptx": LOOP.encode()}, {2}, "E03"
    yield "number too large for a size", {"a.rw": claim(sizes="M=99999999999999999999 K=2 N=2").encode(), "k.ptx": LOOP.encode()}, {2}, "E0"
    yield "source leaves the folder", {"a.rw": claim(source="../../../etc/passwd.ptx").encode()}, {2}, "E0344"
    yield "include of a file outside", {"a.rw": claim(source="k.cu", artefact='artefact "k.ptx"').encode(),
                                        "k.cu": b'#include "../../../../../../etc/passwd"\nextern "C" __global__ void f() {}\n'}, {2, 3}, ""
    yield "unsupported instruction", {"a.rw": claim().encode(), "k.ptx": LOOP.replace("L:\n  bra L;", "  wgmma.fence.sync.aligned;\n  ret;").encode()}, {3}, "wgmma"
    yield "not a file", {}, {2}, "E05"


def damaged_certificates(whole):
    """name -> (bytes of a certificate, word of the refusal); none may put a control byte on the terminal."""
    yield "certificate cut", whole[: len(whole) // 2], "it was truncated"
    yield "certificate of another format", b"{}", "REFUSED"
    yield "certificate nested", b"[" * 100000, "nested"
    yield "certificate wide", b"{" + b",".join(b'"%d":0' % i for i in range(200000)) + b"}", "fields"
    yield "certificate binary", bytes(range(256)), "REFUSED"
    yield "certificate with control bytes", whole.replace(b'"rewrite": "', b'"rewrite": "\\u001b[2J\\u009b'), "\\x1b[2J\\x9b"
    yield "certificate, control bytes in a lemma", whole.replace(b'"lemma": "', b'"lemma": "\\u001b]0;', 1), "REFUSED"
    yield "certificate with a step changed", whole.replace(b'"lemma": "exponential"', b'"lemma": "linearity"'), "REFUSED"


def run(cli, root, path, extra=(), command="check"):
    def limit():
        if os.environ.get("WARPPROOF_SANITIZED") != "ON":
            resource.setrlimit(resource.RLIMIT_AS, (BYTES_MAX * 4, BYTES_MAX * 4))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    start = time.monotonic()
    try:
        done = subprocess.run([cli, command, str(path), "--root", str(root), *extra], capture_output=True, timeout=SECONDS_MAX * 2,
                              preexec_fn=limit, check=False)
    except subprocess.TimeoutExpired:
        return None, "", SECONDS_MAX * 2
    return done.returncode, done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace"), time.monotonic() - start


def main():
    cli, root = sys.argv[1], Path(sys.argv[2])
    failed = passed = 0

    def judge(name, codes, word, result):
        nonlocal failed, passed
        code, text, seconds = result
        good = code in codes and word in text and seconds < SECONDS_MAX * 1.5  # the limit and what it takes to say so
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"FAILED {name}: exit {code} (expected {sorted(codes)}), '{word}' {'found' if word in text else 'missing'}, {seconds:.1f} s")
            print("  | " + "\n  | ".join(text.splitlines()[:12]))

    for path in sorted((HERE / "input").rglob("*.rw")):
        head = re.match(r"# exit (\d) (\S+)", path.read_text())
        judge(path.name, {int(head.group(1))}, head.group(2), run(cli, root, path))
    for name, files, codes, word in made(None):
        with tempfile.TemporaryDirectory() as folder:
            for file, content in files.items():
                (Path(folder) / file).write_bytes(content)
            judge(name, codes, word, run(cli, folder, Path(folder) / "a.rw", ["--time", str(SECONDS_MAX)]))
    with tempfile.TemporaryDirectory() as folder:
        path = root / "rewrites/softmax/softmax_shift.rw"
        name = "softmax_shift_by_any_constant"
        run(cli, root, path, ["--only", name, "--certificates", folder])
        certificate = Path(folder) / f"{name}.certificate.json"
        judge("a right certificate", {0}, "VALID", run(cli, root, certificate, command="recheck"))
        for name, content, word in damaged_certificates(certificate.read_bytes()):
            certificate.write_bytes(content)
            code, text, seconds = run(cli, root, certificate, command="recheck")
            plain = all(c == "\n" or c.isprintable() for c in text)
            judge(name, {1, 2, 3}, word, (code if plain else None, text, seconds))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
