"""What this build knows and what this machine has; certificates re-checked."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Optional, Union

from . import _native


@dataclass(frozen=True)
class Row:
    name: str
    text: str
    more: tuple[str, ...]


@dataclass(frozen=True)
class Component:
    name: str
    found: bool
    version: str
    needed_for: str


@dataclass(frozen=True)
class Recheck:
    valid: bool
    subject: str
    claim: str
    reason: str
    steps: int
    solver: str
    exit_code: int


def table_names() -> list[str]:
    return _native.table_names()


def table(name: str) -> list[Row]:
    """The rows of a table of `table_names()`; LookupError for another."""
    if name not in _native.table_names():
        raise LookupError(f"no table {name!r}; there are: {', '.join(_native.table_names())}")
    return [Row(row, text, tuple(more)) for row, text, more in _native.table(name)]


def explain(name: str) -> str:
    """A page for a reason code, assumption, operation, lemma or instruction; LookupError when there is none."""
    page = _native.explain(str(name))
    if not page:
        raise LookupError(f"nothing is known under {str(name)!r}; see warpproof.table('reasons')")
    return page


def doctor() -> list[Component]:
    """What is installed, what is missing, and which questions can be answered without it."""
    return [Component(*row) for row in _native.doctor()]


def recheck(
    certificate: Union[str, os.PathLike[str]],
    *,
    root: Union[str, os.PathLike[str]] = "",
    time_ms: Optional[int] = None,
) -> Recheck:
    """Validates the certificate of a proof without the search code."""
    request = _native.RecheckRequest()
    request.certificate_path = os.fspath(certificate)
    request.root = os.fspath(root)
    if time_ms is not None:
        request.time_ms_max = time_ms
    return Recheck(**_native.recheck(request))
