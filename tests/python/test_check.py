"""The package from outside: the answers, their types, and what must not happen."""

import dataclasses
import os
import pickle
import signal
import tempfile
import threading
import time
import unittest
from fractions import Fraction
from pathlib import Path

import warpproof
from warpproof import Outcome, Question, Reach, Reason

TREE = Path(os.environ["WARPPROOF_TREE"])
REWRITES = TREE / "rewrites/matmul/row_scale_past_projection.rw"
CLAIM = TREE / "kernels/matmul/gemm_row_scale/claim.rw"
DOUBLED = "rewrite doubled\n  size M\n  input X[M] : real\n  before Y[i] = X[i] + X[i]\n  after Y[i] = {factor} * X[i]\n"


def without_budgets(verdict):
    return dataclasses.replace(verdict, provenance={})


class Answers(unittest.TestCase):
    def test_proved(self):
        (verdict,) = warpproof.check(REWRITES, only="row_scale_past_projection")
        self.assertIs(verdict.outcome, Outcome.proved)
        self.assertTrue(verdict.ok and verdict.proved)
        self.assertIs(verdict.answers[Question.equal].reach, Reach.all_sizes)
        self.assertEqual(verdict.answers["equal"].reason, "certificate_checked")
        self.assertTrue(verdict.answers["equal"].certificate)
        self.assertIsNone(verdict.counterexample)
        self.assertIn("PROVED", str(verdict))

    def test_refuted_as_the_file_expects(self):
        (verdict,) = warpproof.check([str(REWRITES)], only=["column_scale_past_projection"])
        self.assertIs(verdict.reason, Reason.value_differs)
        self.assertTrue(verdict.ok)
        self.assertFalse(verdict.proved)
        shown = verdict.counterexample
        self.assertTrue(shown.replayed)
        x = shown.inputs["X"]
        self.assertEqual(x.shape, (shown.sizes["M"], shown.sizes["K"]))
        self.assertEqual([len(row) for row in x.tolist()], [x.shape[1]] * x.shape[0])
        self.assertTrue(all(isinstance(value, Fraction) for value in x.exact()))
        self.assertNotEqual(shown.before, shown.after)
        compile(shown.replay_file, "replay", "exec")

    def test_kernel(self):
        (verdict,) = warpproof.check(CLAIM, only="gemm_row_scale_column_scale", compile_sources=False)
        self.assertIs(verdict.answers[Question.implemented].outcome, Outcome.refuted)
        self.assertIs(verdict.answers[Question.safe].outcome, Outcome.proved)

    def test_equivalent(self):
        same = warpproof.equivalent(f"{CLAIM}#gemm_row_scale", f"{CLAIM}#gemm_row_scale", compile_sources=False, quick=True)
        self.assertIs(same.outcome, Outcome.proved)
        other = warpproof.equivalent(f"{CLAIM}#gemm_row_scale", f"{CLAIM}#gemm_row_scale_column_scale", compile_sources=False, quick=True)
        self.assertIs(other.outcome, Outcome.refuted)
        self.assertEqual(other.exit_code, 1)

    def test_values(self):
        verdicts = warpproof.check(REWRITES)
        self.assertEqual(pickle.loads(pickle.dumps(verdicts)), verdicts)
        with self.assertRaises(dataclasses.FrozenInstanceError):
            verdicts[0].outcome = Outcome.proved
        self.assertLess(len(repr(verdicts[0])), 4000)
        self.assertEqual(warpproof.check(REWRITES), verdicts)

    def test_exit_code(self):
        good, bad = warpproof.check_text(DOUBLED.format(factor=2)), warpproof.check_text(DOUBLED.format(factor=3))
        self.assertEqual([warpproof.exit_code(v) for v in ([], good, bad, good + bad)], [0, 0, 1, 1])
        self.assertEqual(warpproof.exit_code(bad + warpproof.check("/no/such.rw")), 2)


class Text(unittest.TestCase):
    def test_text(self):
        (verdict,) = warpproof.check_text(DOUBLED.format(factor=3))
        self.assertIs(verdict.outcome, Outcome.refuted)
        self.assertFalse(verdict.ok)
        self.assertEqual(verdict.place.path, "proposal.rw")
        self.assertNotIn(tempfile.gettempdir(), repr(verdict) + str(verdict))

    def test_syntax_is_a_verdict(self):
        (verdict,) = warpproof.check_text("rewrite a\n  before Y[i] = X[i\n")
        self.assertIs(verdict.outcome, Outcome.rejected)
        self.assertEqual(verdict.exit_code, 2)
        self.assertTrue(verdict.diagnostics[0].code.startswith("E0") and verdict.diagnostics[0].place.line)

    def test_kernel_text(self):
        folder = CLAIM.parent
        text = REWRITES.read_text().split("\n# The scale")[0] + "\n" + CLAIM.read_text().split("\n\nwrong twin")[0].split("\n", 1)[1]
        text = "\n".join(line for line in text.splitlines() if ".hip" not in line) + "\n"
        files = {"kernel.cu": (folder / "kernel.cu").read_text(), "kernel.ptx": (folder / "kernel.ptx").read_bytes()}
        verdicts = warpproof.check_text(text, kernel=files, only="gemm_row_scale", compile_sources=False)
        self.assertEqual([str(v.outcome) for v in verdicts], ["proved"], "\n".join(map(str, verdicts)))
        files["kernel.ptx"] = (folder / "wrong/column_scale.ptx").read_bytes()
        (wrong,) = warpproof.check_text(text, kernel=files, only="gemm_row_scale", compile_sources=False)
        self.assertIs(wrong.outcome, Outcome.refuted)

    def test_no_way_out_of_the_folder(self):
        for name in ["../escape.cu", "/tmp/escape.cu", "a/../../escape.cu", "", "a\0b"]:
            with self.assertRaises(ValueError, msg=name):
                warpproof.check_text("rewrite a\n", kernel={name: ""})
        with self.assertRaises(TypeError):
            warpproof.check_text("rewrite a\n", root="/")
        with self.assertRaises(ValueError):
            warpproof.check_text("no source named\n", kernel="__global__ void k() {}")

    def test_bytes_of_anybody(self):
        (verdict,) = warpproof.check_text("\udcff\udcfe rewrite \0")
        self.assertIs(verdict.outcome, Outcome.rejected)


class Usage(unittest.TestCase):
    def test_bad_values(self):
        for options in [{"time_ms": -1}, {"jobs": 1 << 70}]:
            with self.assertRaises(ValueError):
                warpproof.check(REWRITES, **options)
        with self.assertRaises(TypeError):
            warpproof.check(REWRITES, no_such_option=1)
        with self.assertRaises(TypeError):
            warpproof.check(42)
        with self.assertRaises(LookupError):
            warpproof.explain("no_such_code")
        with self.assertRaises(LookupError):
            warpproof.table("no_such_table")

    def test_missing_file(self):
        (verdict,) = warpproof.check(TREE / "no/such.rw")
        self.assertIs(verdict.outcome, Outcome.rejected)
        self.assertEqual(verdict.kind, "file")

    def test_information(self):
        self.assertRegex(warpproof.__version__, r"^\d+\.\d+\.\d+$")
        self.assertIn("race", warpproof.explain(Reason.race_shared))
        self.assertEqual([row.name for row in warpproof.table("reasons")], [str(reason) for reason in Reason])
        self.assertEqual([row.text for row in warpproof.table("reasons")], [reason.sentence for reason in Reason])
        self.assertEqual([row.name for row in warpproof.table("assumptions")], [str(a) for a in warpproof.Assumption])
        self.assertIn("solver", [component.name for component in warpproof.doctor()])

    def test_recheck(self):
        (verdict,) = warpproof.check(REWRITES, only="row_scale_past_projection")
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(verdict.answers["equal"].certificate)
            file.flush()
            report = warpproof.recheck(file.name, root=TREE)
        self.assertTrue(report.valid, report.reason)
        self.assertEqual(report.exit_code, 0)
        self.assertFalse(warpproof.recheck(REWRITES).valid)


class Work(unittest.TestCase):
    """Threads, progress, and the ends of long work."""

    def test_the_lock_is_let_go(self):
        ticks, over = [], threading.Event()

        def tick():
            while not over.wait(0.002):
                ticks.append(1)

        thread = threading.Thread(target=tick)
        thread.start()
        warpproof.check(CLAIM, only="gemm_row_scale_column_scale", compile_sources=False)
        over.set()
        thread.join()
        self.assertGreater(len(ticks), 5)

    def test_threads_agree(self):
        ids = ["row_scale_past_projection", "column_scale_past_projection"] * 2
        alone = [warpproof.check(REWRITES, only=name) for name in ids]
        together = [None] * len(ids)

        def answer(i):
            together[i] = warpproof.check(REWRITES, only=ids[i])

        threads = [threading.Thread(target=answer, args=(i,)) for i in range(len(ids))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(together, alone)

    def test_progress(self):
        for isolated in [False, True]:
            seen = []
            warpproof.check(CLAIM, only="gemm_row_scale_column_scale", compile_sources=False, isolated=isolated,
                            progress=lambda p, seen=seen: seen.append((p, threading.current_thread())))
            self.assertTrue(seen, f"isolated={isolated}")
            self.assertTrue(all(thread is threading.current_thread() for _, thread in seen))
            self.assertTrue(all(0 <= p.done <= 1 and p.subject and p.stage for p, _ in seen))

    def test_what_progress_raises_ends_the_work(self):
        class Enough(Exception):
            pass

        for isolated in [False, True]:
            calls = []

            def progress(_, calls=calls):
                calls.append(1)
                raise Enough

            with self.assertRaises(Enough):
                warpproof.check(CLAIM, progress=progress, compile_sources=False, isolated=isolated)
            self.assertEqual(len(calls), 1)

    def test_keyboard(self):
        for isolated in [False, True]:
            timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
            begin = time.monotonic()
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                warpproof.check(CLAIM, compile_sources=False, isolated=isolated)
            self.assertLess(time.monotonic() - begin, 30)
            timer.join()


class Isolated(unittest.TestCase):
    def test_same_answer(self):
        (here,) = warpproof.check(REWRITES, only="column_scale_past_projection")
        (there,) = warpproof.check(REWRITES, only="column_scale_past_projection", isolated=True)
        self.assertEqual(without_budgets(there), without_budgets(here))
        same = warpproof.equivalent(f"{CLAIM}#gemm_row_scale", f"{CLAIM}#gemm_row_scale", compile_sources=False, quick=True, isolated=True)
        self.assertIs(same.outcome, Outcome.proved)

    def test_limits(self):
        with self.assertRaises(warpproof.ChildFailed) as caught:
            warpproof.check(CLAIM, isolated=warpproof.Isolation(wall_ms=200), compile_sources=False)
        self.assertEqual(caught.exception.end, "timed_out")
        with self.assertRaises(warpproof.ChildFailed) as caught:
            warpproof.check(CLAIM, isolated=warpproof.Isolation(worker="/no/such/program"))
        self.assertEqual(caught.exception.end, "not_started")
        self.assertIn("/no/such/program", str(caught.exception))

    def test_text(self):
        (verdict,) = warpproof.check_text(DOUBLED.format(factor=3), isolated=True)
        self.assertIs(verdict.outcome, Outcome.refuted)
        self.assertEqual(verdict.place.path, "proposal.rw")


if __name__ == "__main__":
    unittest.main()
