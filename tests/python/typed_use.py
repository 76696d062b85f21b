"""Not run: what a caller writes, for the type checker under its strictest rules."""

from __future__ import annotations

from fractions import Fraction

import warpproof


def first_wrong_index(path: str) -> tuple[int, ...] | None:
    for verdict in warpproof.check(path, only=["gemm"], quick=True, time_ms=1000, isolated=warpproof.Isolation(wall_ms=5)):
        answer: warpproof.Answer = verdict.answers[warpproof.Question.equal]
        if answer.outcome is warpproof.Outcome.refuted and answer.counterexample is not None:
            exact: tuple[Fraction, ...] = answer.counterexample.inputs["X"].exact()
            print(exact, answer.reason.sentence, verdict.ok)
            return answer.counterexample.index
    return None


def tell(progress: warpproof.Progress) -> None:
    print(progress.subject, progress.stage, progress.done)


def all_ways() -> int:
    same: warpproof.Verdict = warpproof.equivalent("a.cu", "b.cu", progress=tell)
    try:
        more = warpproof.check_text("rewrite a", kernel={"kernel.cu": "", "kernel.ptx": b""}, jobs=2)
    except warpproof.ChildFailed as failed:
        more = failed.verdicts
    except warpproof.InternalFault:
        return 4
    return warpproof.exit_code([same, *more])
