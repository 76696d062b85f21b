"""The gate from Python, on a real git repository."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import warpproof
from warpproof import GateCause, Outcome

DOUBLED = """rewrite doubled
  size M
  input X[M] : real
  before Y[i] = X[i] + X[i]
  after Y[i] = {factor} * X[i]
  expect proved for all sizes
"""


@unittest.skipUnless(shutil.which("git"), "no git")
class Gate(unittest.TestCase):
    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = Path(made.name)
        self.git("init", "-q", "-b", "main")
        (self.folder / "rewrites").mkdir()
        self.write(2)
        self.git("add", "-A")
        self.git("commit", "-qm", "right")

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words], cwd=self.folder, check=True)

    def write(self, factor):
        (self.folder / "rewrites" / "doubled.rw").write_text(DOUBLED.format(factor=factor))

    def test_nothing_changed(self):
        report = warpproof.gate(self.folder, base="HEAD")
        self.assertTrue(report.ok, str(report))
        self.assertEqual((report.rows, report.claims_checked), ((), 0))
        self.assertEqual(len(report.base_commit), 40)

    def test_wrong_change_is_blocked(self):
        self.write(3)
        seen = []
        report = warpproof.gate(self.folder, base="main", progress=seen.append)
        self.assertFalse(report.ok)
        self.assertEqual(report.exit_code, 1)
        (row,) = report.blocking
        self.assertIs(row.cause, GateCause.changed_claim)
        self.assertIs(row.verdict.outcome, Outcome.refuted)
        self.assertTrue(row.verdict.counterexample.replayed)
        self.assertIn("doubled", str(report))

    def test_missing_base(self):
        report = warpproof.gate(self.folder, base="no-such-revision")
        self.assertEqual(report.exit_code, 2)
        self.assertTrue(report.diagnostics[0].code.startswith("E07"))

    def test_what_progress_raises_ends_the_work(self):
        class Enough(Exception):
            pass

        def progress(_):
            raise Enough

        self.write(4)
        with self.assertRaises(Enough):
            warpproof.gate(self.folder, base="main", progress=progress)


if __name__ == "__main__":
    unittest.main()
