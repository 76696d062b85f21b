"""The gate on a pull request, from Python."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, Optional

from . import _native
from ._check import ProgressCallback, StrPath, request_of, teller
from ._verdict import Diagnostic, Verdict, diagnostic_of, verdict_of
from ._words import GateCause


@dataclass(frozen=True)
class GateRow:
    """A claim, rewrite or kernel that the change touches, and why it stands in the table."""

    id: str
    path: str
    cause: GateCause
    why: str
    blocking: bool
    policy: str
    waiver: str
    before: str = field(repr=False)
    after: str = field(repr=False)
    verdict: Verdict = field(repr=False)


@dataclass(frozen=True)
class GateReport:
    base_commit: str
    head_commit: str
    """"" for a work tree that differs from its commit."""
    rows: tuple[GateRow, ...]
    diagnostics: tuple[Diagnostic, ...]
    claims_known: int
    claims_checked: int
    exit_code: int
    text: str = field(repr=False, compare=False)
    """What the command line prints."""
    time_ms: float = field(repr=False, compare=False)

    @property
    def ok(self) -> bool:
        """May the change pass?"""
        return self.exit_code == 0

    @property
    def blocking(self) -> tuple[GateRow, ...]:
        return tuple(row for row in self.rows if row.blocking)

    def __str__(self) -> str:
        return self.text.rstrip("\n")


def _row(raw: dict[str, Any]) -> GateRow:
    return GateRow(**{**raw, "cause": GateCause(raw["cause"]), "verdict": verdict_of(raw["verdict"])})


def gate(
    repository: StrPath = ".",
    *,
    base: str,
    head: str = "",
    cache_key: StrPath = "",
    progress: Optional[ProgressCallback] = None,
    **options: Any,
) -> GateReport:
    """What changed between two revisions of a git repository, checked, with the policy and the demands of `base`; `head` is a
    revision, or "" for the work tree as it stands. Options as for `check` (limits, jobs, cache, compile_sources)."""
    request = _native.GateRequest()
    request.repository = os.fspath(repository)
    request.base = base
    request.head = head
    request.cache_key_path = os.fspath(cache_key)
    raw = _native.gate(request, request_of(**options), teller(progress))
    return GateReport(
        **{
            **raw,
            "rows": tuple(_row(row) for row in raw["rows"]),
            "diagnostics": tuple(diagnostic_of(diagnostic) for diagnostic in raw["diagnostics"]),
        }
    )
