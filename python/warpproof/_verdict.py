"""The answer as values: what warpproof/verdict.h says, field for field. Frozen, comparable, picklable."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Mapping, Optional, Union

from ._words import Assumption, Outcome, Question, Reach, Reason

Number = Union[int, float, str]
Nested = Union[Number, "list[Nested]"]


@dataclass(frozen=True)
class Place:
    path: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}" if self.line else self.path


@dataclass(frozen=True)
class Diagnostic:
    """Something wrong with the input: what, where, what was expected, what to do."""

    code: str
    is_error: bool
    place: Place
    message: str
    expected: str
    found: str
    suggestion: str
    notes: tuple[str, ...]
    rendered: str = field(repr=False)

    def __str__(self) -> str:
        return self.rendered or f"{self.code}: {self.message}"


def _number(text: str) -> Number:
    """A whole number, else the nearest float, else (undefined, NaN spelt out) the text."""
    try:
        exact = Fraction(text)
        return exact.numerator if exact.denominator == 1 else float(exact)
    except (ValueError, ZeroDivisionError, OverflowError):
        pass
    try:
        return float(text)
    except ValueError:
        return text


def _nest(items: list[Number], shape: tuple[int, ...]) -> Nested:
    if not shape:
        return items[0] if items else []
    if len(shape) == 1:
        return list(items)
    step = len(items) // shape[0] if shape[0] else 0
    return [_nest(items[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


@dataclass(frozen=True)
class Tensor:
    name: str
    shape: tuple[int, ...]
    elements: tuple[str, ...]
    """Exact decimals or fractions, row-major."""
    bits: tuple[str, ...]
    """Hexadecimal; kernel counterexamples only."""

    def exact(self) -> tuple[Fraction, ...]:
        """Row-major. Raises ValueError where an element is no finite number."""
        return tuple(Fraction(text) for text in self.elements)

    def tolist(self) -> Nested:
        """Nested lists in the tensor's shape; whole numbers as int, others as the nearest float."""
        return _nest([_number(text) for text in self.elements], self.shape)


@dataclass(frozen=True)
class Counterexample:
    """Small, concrete, and replayed by an evaluator that shares no code with the prover."""

    sizes: Mapping[str, int]
    inputs: Mapping[str, Tensor]
    output: str
    index: tuple[int, ...]
    before: str
    """The value there that was due (the left side, the definition); "undefined" is possible."""
    after: str
    replayed: bool
    replay_file: str = field(repr=False)
    """Text of a Python file of its own that shows it."""


@dataclass(frozen=True)
class Detail:
    text: str
    place: Place


@dataclass(frozen=True)
class LedgerEntry:
    assumption: Assumption
    detail: str


@dataclass(frozen=True)
class ErrorBound:
    """What is known of one output's absolute error."""

    output: str
    magnitude: float
    bound_before: float
    bound_after: float
    worst_found: float


@dataclass(frozen=True)
class Answer:
    question: Question
    outcome: Outcome
    reach: Reach
    reason: Reason
    summary: str
    details: tuple[Detail, ...]
    counterexample: Optional[Counterexample]
    ledger: tuple[LedgerEntry, ...] = field(repr=False)
    certificate: str = field(repr=False)
    derivation: tuple[str, ...] = field(repr=False)
    errors: tuple[ErrorBound, ...] = field(repr=False)
    time_ms: float = field(repr=False, compare=False)


@dataclass(frozen=True)
class Definition:
    name: str
    text: str


@dataclass(frozen=True)
class Artefact:
    role: str
    path: str
    sha256: str
    compiled_here: bool
    text: str = field(repr=False)


@dataclass(frozen=True)
class Verdict:
    id: str
    place: Place
    kind: str
    outcome: Outcome
    reach: Reach
    reason: Reason
    answers: Mapping[Question, Answer]
    """By question, in the order asked; a question's name as text is a key too."""
    expected: str
    fact: str
    """Of a rewrite: the id of the known rule that it states."""
    expectation_met: bool
    exit_code: int
    diagnostics: tuple[Diagnostic, ...]
    provenance: Mapping[str, str] = field(repr=False)
    definitions: tuple[Definition, ...] = field(repr=False)
    artefacts: tuple[Artefact, ...] = field(repr=False)
    text: str = field(repr=False, compare=False)
    """What the command line prints of it."""
    time_ms: float = field(repr=False, compare=False)

    @property
    def ok(self) -> bool:
        """All that was asked is met: proved, or refuted where the file itself expects just that. Never for what was
        only tested, unknown, unsupported or vacuous. For "is it proved?" look at `proved`."""
        return self.exit_code == 0

    @property
    def proved(self) -> bool:
        return self.outcome is Outcome.proved

    @property
    def counterexample(self) -> Optional[Counterexample]:
        """That of the first answer that has one."""
        return next((a.counterexample for a in self.answers.values() if a.counterexample is not None), None)

    def __str__(self) -> str:
        return self.text.rstrip("\n")


def _place(raw: Mapping[str, Any]) -> Place:
    return Place(**raw)


def _counterexample(raw: Optional[Mapping[str, Any]]) -> Optional[Counterexample]:
    if raw is None:
        return None
    tensors = [
        Tensor(t["name"], tuple(t["shape"]), tuple(t["elements"]), tuple(t["bits"])) for t in raw["inputs"]
    ]
    rest = {**raw, "inputs": {tensor.name: tensor for tensor in tensors}, "index": tuple(raw["index"])}
    return Counterexample(**rest)


def _answer(raw: Mapping[str, Any]) -> Answer:
    return Answer(
        **{
            **raw,
            "question": Question(raw["question"]),
            "outcome": Outcome(raw["outcome"]),
            "reach": Reach(raw["reach"]),
            "reason": Reason(raw["reason"]),
            "details": tuple(Detail(d["text"], _place(d["place"])) for d in raw["details"]),
            "counterexample": _counterexample(raw["counterexample"]),
            "ledger": tuple(LedgerEntry(Assumption(e["assumption"]), e["detail"]) for e in raw["ledger"]),
            "derivation": tuple(raw["derivation"]),
            "errors": tuple(ErrorBound(**e) for e in raw["errors"]),
        }
    )


def diagnostic_of(raw: Mapping[str, Any]) -> Diagnostic:
    return Diagnostic(**{**raw, "place": _place(raw["place"]), "notes": tuple(raw["notes"])})


def verdict_of(raw: Mapping[str, Any]) -> Verdict:
    """A Verdict from what the compiled module hands over."""
    answers = [_answer(answer) for answer in raw["answers"]]
    return Verdict(
        **{
            **raw,
            "place": _place(raw["place"]),
            "outcome": Outcome(raw["outcome"]),
            "reach": Reach(raw["reach"]),
            "reason": Reason(raw["reason"]),
            "answers": {answer.question: answer for answer in answers},
            "diagnostics": tuple(diagnostic_of(d) for d in raw["diagnostics"]),
            "definitions": tuple(Definition(**d) for d in raw["definitions"]),
            "artefacts": tuple(Artefact(**a) for a in raw["artefacts"]),
        }
    )
