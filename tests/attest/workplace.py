"""A folder with one rewrite, one kernel claim and freshly made keys; and an independent reading of DSSE."""
import base64
import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

REWRITE = "rewrites/matmul/row_scale_past_projection.rw"
CLAIM = "kernels/matmul/gemm_row_scale/claim.rw"
KERNEL = "gemm_row_scale[sm_80]"
TYPE = "application/vnd.in-toto+json"


def openssl(*words, stdin=b""):
    return subprocess.run(["openssl", *words], input=stdin, capture_output=True, timeout=60, check=True).stdout


def pae(payload, kind=TYPE):
    return b"DSSEv1 %d %s %d %s" % (len(kind), kind.encode(), len(payload), payload)


class Workplace:
    def __init__(self, cli, root):
        self.cli = cli
        self.folder = Path(tempfile.mkdtemp(prefix="attest-"))
        for file in (REWRITE, CLAIM, "kernels/matmul/gemm_row_scale/kernel.cu", "kernels/matmul/gemm_row_scale/kernel.ptx"):
            (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / file, self.folder / file)
        # Without a rule for its error: then the certificate is the whole answer.
        rewrite = self.folder / REWRITE
        rewrite.write_text("".join(line for line in rewrite.read_text().splitlines(True) if not line.strip().startswith("accept")))
        self.failed = []
        self.passed = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def key(self, name, algorithm="ed25519"):
        words = ["-algorithm", "ed25519"] if algorithm == "ed25519" else ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
        openssl("genpkey", *words, "-out", str(self.folder / f"{name}.pem"))
        openssl("pkey", "-in", str(self.folder / f"{name}.pem"), "-pubout", "-out", str(self.folder / f"{name}.pub.pem"))
        return f"{name}.pem", f"{name}.pub.pem"

    def key_id(self, public):
        return hashlib.sha256(openssl("pkey", "-pubin", "-in", str(self.folder / public), "-outform", "DER")).hexdigest()

    def run(self, *words):
        return subprocess.run([self.cli, *words], cwd=self.folder, capture_output=True, text=True, errors="replace", timeout=300, check=False)

    def expect(self, what, done, codes, *needles):
        codes = {codes} if isinstance(codes, int) else codes
        text = done.stdout + done.stderr
        missing = [n for n in needles if n not in text]
        good = done.returncode in codes and not missing
        self.passed += good
        if not good:
            self.failed.append(what)
            print(f"FAILED {what}: exit {done.returncode} (expected {sorted(codes)}), missing {missing}\n{text[:3000]}")
        return good

    def check(self, condition, what):
        self.passed += bool(condition)
        if not condition:
            self.failed.append(what)
            print(f"FAILED {what}")

    def attest(self, where, *words):
        return self.run("check", *words, "--attest", where, "--no-config", "--no-compile")

    def read(self, path):
        return json.loads((self.folder / path).read_text())

    def payload(self, path):
        return base64.b64decode(self.read(path)["payload"], validate=True)

    def write(self, path, value):
        (self.folder / path).write_text(value if isinstance(value, str) else json.dumps(value))
        return path

    def envelope(self, payload, *secrets, kind=TYPE):
        """An envelope made by the openssl program alone."""
        rows = []
        for secret, public in secrets:
            data = self.folder / "pae.bin"
            data.write_bytes(pae(payload, kind))
            if b"ED25519" in openssl("pkey", "-pubin", "-in", str(self.folder / public), "-noout", "-text").upper():
                made = openssl("pkeyutl", "-sign", "-inkey", str(self.folder / secret), "-rawin", "-in", str(data))
            else:
                made = openssl("dgst", "-sha256", "-sign", str(self.folder / secret), str(data))
            rows.append({"keyid": self.key_id(public), "sig": base64.b64encode(made).decode()})
        return {"payload": base64.b64encode(payload).decode(), "payloadType": kind, "signatures": rows}

    def holds(self, envelope, public):
        """Does openssl say that this key signed it?"""
        data, signature = self.folder / "pae.bin", self.folder / "sig.bin"
        data.write_bytes(pae(base64.b64decode(envelope["payload"]), envelope["payloadType"]))
        for row in envelope["signatures"]:
            signature.write_bytes(base64.b64decode(row["sig"]))
            for words in (["pkeyutl", "-verify", "-pubin", "-inkey", str(self.folder / public), "-rawin", "-in", str(data), "-sigfile", str(signature)],
                          ["dgst", "-sha256", "-verify", str(self.folder / public), "-signature", str(signature), str(data)]):
                if subprocess.run(["openssl", *words], capture_output=True, timeout=60, check=False).returncode == 0:
                    return True
        return False

    def end(self, name):
        print(f"{name}: {self.passed} passed, {len(self.failed)} failed" + "".join(f"\n  {what}" for what in self.failed))
        return 1 if self.failed or not self.passed else 0
