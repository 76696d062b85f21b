"""warpproof: is the rewritten kernel the same function, as accurate, safe, and really what runs?

    import warpproof
    for verdict in warpproof.check("kernels/matmul/gemm_row_scale/claim.rw"):
        print(verdict)
        if verdict.counterexample:
            print(verdict.counterexample.inputs["X"].tolist())

Nothing here keeps state; every function may be called from several threads. See docs/library.md.
"""

from __future__ import annotations

from . import _native
from ._check import (
    ChildFailed,
    Isolation,
    Progress,
    check,
    check_text,
    equivalent,
    exit_code,
    worker_program,
)
from ._gate import GateReport, GateRow, gate
from ._information import Component, Recheck, Row, doctor, explain, recheck, table, table_names
from ._native import InternalFault
from ._verdict import (
    Answer,
    Artefact,
    Counterexample,
    Definition,
    Detail,
    Diagnostic,
    ErrorBound,
    LedgerEntry,
    Place,
    Tensor,
    Verdict,
)
from ._words import Assumption, GateCause, Outcome, Question, Reach, Reason

__version__: str = _native.version()
semantics_revision: str = _native.semantics_revision()

__all__ = [
    "Answer",
    "Artefact",
    "Assumption",
    "ChildFailed",
    "Component",
    "Counterexample",
    "Definition",
    "Detail",
    "Diagnostic",
    "ErrorBound",
    "GateCause",
    "GateReport",
    "GateRow",
    "InternalFault",
    "Isolation",
    "LedgerEntry",
    "Outcome",
    "Place",
    "Progress",
    "Question",
    "Reach",
    "Reason",
    "Recheck",
    "Row",
    "Tensor",
    "Verdict",
    "__version__",
    "check",
    "check_text",
    "doctor",
    "equivalent",
    "exit_code",
    "explain",
    "gate",
    "recheck",
    "semantics_revision",
    "table",
    "table_names",
    "worker_program",
]
