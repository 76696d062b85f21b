"""The compiled module: the installed C++ headers, and nothing more. Called by this package only."""

from typing import Any, Callable, Optional

_Progress = Optional[Callable[[str, str, float], object]]

class InternalFault(RuntimeError):
    """A fault of warpproof (engines that contradict each other, a broken invariant); never of the input."""

class Request:
    files: list[str]
    only: list[str]
    root: str
    compile_sources: bool
    quick: bool
    time_ms_max: int
    memory_bytes_max: int
    solver_resource_max: int
    seed: int
    jobs: int
    cache: str
    def __init__(self) -> None: ...

class Isolation:
    worker: str
    wall_ms_max: int
    memory_bytes_max: int
    file_bytes_max: int
    unconfined: bool
    def __init__(self) -> None: ...

class GateRequest:
    repository: str
    base: str
    head: str
    cache_key_path: str
    def __init__(self) -> None: ...

class RecheckRequest:
    certificate_path: str
    root: str
    time_ms_max: int
    def __init__(self) -> None: ...

def check_all(request: Request, progress: _Progress) -> list[dict[str, Any]]: ...
def equivalent(left: str, right: str, options: Request, progress: _Progress) -> dict[str, Any]: ...
def check_isolated(
    request: Request, isolation: Isolation, progress: _Progress
) -> tuple[str, list[dict[str, Any]], str]: ...
def equivalent_isolated(
    left: str, right: str, options: Request, isolation: Isolation, progress: _Progress
) -> tuple[str, list[dict[str, Any]], str]: ...
def gate(request: GateRequest, options: Request, progress: _Progress) -> dict[str, Any]: ...
def recheck(request: RecheckRequest) -> dict[str, Any]: ...
def table_names() -> list[str]: ...
def table(name: str) -> list[tuple[str, str, list[str]]]: ...
def doctor() -> list[tuple[str, bool, str, str]]: ...
def explain(name: str) -> str: ...
def version() -> str: ...
def semantics_revision() -> str: ...
