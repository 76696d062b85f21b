"""From files, or text, to verdicts."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Callable, Iterable, Mapping, Optional, Union

from . import _native
from ._verdict import Verdict, verdict_of

StrPath = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Progress:
    """A stage of long work."""

    subject: str
    stage: str
    done: float
    """From 0 to 1 of this subject, as far as known."""


ProgressCallback = Callable[[Progress], object]


@dataclass(frozen=True)
class Isolation:
    """Limits of the child process that answers when `isolated` is given."""

    wall_ms: int = 60_000
    memory_bytes: int = 4 << 30
    file_bytes: int = 256 << 20
    unconfined: bool = False
    """Go on where the kernel can not confine the child; then only the limits hold."""
    worker: StrPath = ""
    """The program `warpproof`; "": the one of this package."""


class ChildFailed(RuntimeError):
    """An isolated check did not answer. `end`: timed_out, out_of_memory, crashed, cancelled or not_started; `verdicts`: of
    what was answered before."""

    def __init__(self, end: str, why: str, verdicts: list[Verdict]):
        super().__init__(end, why, verdicts)
        self.end = end
        self.why = why
        self.verdicts = verdicts

    def __str__(self) -> str:
        return f"{self.end}: {self.why}"


def worker_program() -> str:
    """The program of this package: what `warpproof` runs in a shell, and what isolated checks start."""
    return str(Path(__file__).resolve().parent / "bin" / "warpproof")


def exit_code(verdicts: Iterable[Verdict]) -> int:
    """As the command line's: 4 a fault of ours, 2 rejected, 1 refuted, 3 not decided, 0 all met; first that occurs."""
    codes = {verdict.exit_code for verdict in verdicts}
    return next((code for code in (4, 2, 1, 3) if code in codes), 0)


def _limit(name: str, value: int) -> int:
    if not 0 <= value < 1 << 64:
        raise ValueError(f"{name} is from 0 to 2**64 - 1, not {value}")
    return value


def request_of(
    *,
    only: Union[str, Iterable[str]] = (),
    root: StrPath = "",
    quick: bool = False,
    compile_sources: bool = True,
    time_ms: Optional[int] = None,
    memory_bytes: Optional[int] = None,
    solver_resource: Optional[int] = None,
    seed: Optional[int] = None,
    jobs: Optional[int] = None,
    cache: StrPath = "",
) -> _native.Request:
    request = _native.Request()
    request.only = [only] if isinstance(only, str) else [str(name) for name in only]
    request.root = os.fspath(root)
    request.quick = quick
    request.compile_sources = compile_sources
    request.cache = os.fspath(cache)
    limits = {
        "time_ms_max": time_ms,
        "memory_bytes_max": memory_bytes,
        "solver_resource_max": solver_resource,
        "seed": seed,
        "jobs": jobs,
    }
    for name, value in limits.items():
        if value is not None:
            setattr(request, name, _limit(name, value))
    return request


def _isolation(isolated: Union[bool, Isolation]) -> Optional[_native.Isolation]:
    if not isolated:
        return None
    asked = Isolation() if isolated is True else isolated
    isolation = _native.Isolation()
    isolation.worker = os.fspath(asked.worker) or worker_program()
    isolation.wall_ms_max = _limit("wall_ms", asked.wall_ms)
    isolation.memory_bytes_max = _limit("memory_bytes", asked.memory_bytes)
    isolation.file_bytes_max = _limit("file_bytes", asked.file_bytes)
    isolation.unconfined = asked.unconfined
    return isolation


def teller(progress: Optional[ProgressCallback]) -> Optional[Callable[[str, str, float], object]]:
    if progress is None:
        return None
    tell = progress
    return lambda subject, stage, done: tell(Progress(subject, stage, done))


def _answered(answer: tuple[str, list[dict[str, Any]], str]) -> list[dict[str, Any]]:
    end, verdicts, why = answer
    if end != "answered":
        raise ChildFailed(end, why, [verdict_of(raw) for raw in verdicts])
    return verdicts


def _check(
    files: list[str], progress: Optional[ProgressCallback], isolated: Union[bool, Isolation], options: Mapping[str, Any]
) -> list[dict[str, Any]]:
    request = request_of(**options)
    request.files = files
    isolation = _isolation(isolated)
    if isolation is None:
        return _native.check_all(request, teller(progress))
    return _answered(_native.check_isolated(request, isolation, teller(progress)))


def check(
    files: Union[StrPath, Iterable[StrPath]],
    *,
    only: Union[str, Iterable[str]] = (),
    root: StrPath = "",
    quick: bool = False,
    compile_sources: bool = True,
    time_ms: Optional[int] = None,
    memory_bytes: Optional[int] = None,
    solver_resource: Optional[int] = None,
    seed: Optional[int] = None,
    jobs: Optional[int] = None,
    cache: StrPath = "",
    progress: Optional[ProgressCallback] = None,
    isolated: Union[bool, Isolation] = False,
) -> list[Verdict]:
    """Every rewrite, kernel claim and sequence of the `.rw` files, in the order written; or those named in `only`.

    A file that can not be read or parsed is a verdict `rejected` with diagnostics, not an exception. Raises InternalFault for a
    fault of warpproof, ChildFailed when an isolated check does not answer, and what `progress` raises: that ends the work.
    `isolated` answers in a child process with limits, so that neither hostile input nor a fault of ours costs the caller more
    than one child. What is not given has the library's own default (Request in warpproof/check.h).
    """
    names = [files] if isinstance(files, (str, os.PathLike)) else list(files)
    options = {
        "only": only, "root": root, "quick": quick, "compile_sources": compile_sources, "time_ms": time_ms,
        "memory_bytes": memory_bytes, "solver_resource": solver_resource, "seed": seed, "jobs": jobs, "cache": cache,
    }
    return [verdict_of(raw) for raw in _check([os.fspath(name) for name in names], progress, isolated, options)]


def _kernel_files(text: str, kernel: Union[str, Mapping[str, Union[str, bytes]], None]) -> dict[str, Union[str, bytes]]:
    if kernel is None:
        return {}
    if not isinstance(kernel, str):
        return dict(kernel)
    named = sorted(set(re.findall(r'\bsource\s+"([^"]+)"', text)))
    if len(named) != 1:
        raise ValueError(
            f"the text names {len(named)} sources ({', '.join(named) or 'none'}): give a mapping from file name to text"
        )
    return {named[0]: kernel}


def _write(folder: Path, name: str, contents: Union[str, bytes]) -> None:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts or "\0" in name:
        raise ValueError(f"a file name below the folder, not {name!r}")
    target = folder / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(contents if isinstance(contents, bytes) else contents.encode("utf-8", "surrogateescape"))


def _without(value: Any, folder: str) -> Any:
    """The temporary folder's own name says nothing and differs from run to run."""
    if isinstance(value, str):
        return value.replace(folder + "/", "")
    if isinstance(value, list):
        return [_without(item, folder) for item in value]
    if isinstance(value, dict):
        return {name: _without(item, folder) for name, item in value.items()}
    return value


def check_text(
    text: str,
    *,
    kernel: Union[str, Mapping[str, Union[str, bytes]], None] = None,
    progress: Optional[ProgressCallback] = None,
    isolated: Union[bool, Isolation] = False,
    **options: Any,
) -> list[Verdict]:
    """Checks the text of a `.rw` file as if it were a file `proposal.rw`; options as for `check`.

    `kernel` is the source that the text names (when it names one), or a mapping from file name to contents, for several sources,
    emitted code, or imports. Everything is written to a temporary folder of this call, readable by this user only, which is the
    root that nothing read may leave, and is removed at the end.
    """
    if options.pop("root", ""):
        raise TypeError("check_text makes its own root; files beside the text are given in `kernel`")
    with tempfile.TemporaryDirectory(prefix="warpproof-") as made:
        folder = Path(made).resolve()
        _write(folder, "proposal.rw", text)
        for name, contents in _kernel_files(text, kernel).items():
            _write(folder, name, contents)
        raw = _check([str(folder / "proposal.rw")], progress, isolated, {**options, "root": str(folder)})
        return [verdict_of(_without(one, str(folder))) for one in raw]


def equivalent(
    left: StrPath,
    right: StrPath,
    *,
    progress: Optional[ProgressCallback] = None,
    isolated: Union[bool, Isolation] = False,
    **options: Any,
) -> Verdict:
    """Do two kernels, or sequences, compute the same outputs, each with its own code and launch? A side is a claim file
    (`a.rw`, `a.rw#gemm`) or a code file; the left one plays the part of the definition. Options as for `check`."""
    request = request_of(**options)
    isolation = _isolation(isolated)
    sides = os.fspath(left), os.fspath(right)
    if isolation is None:
        return verdict_of(_native.equivalent(*sides, request, teller(progress)))
    answered = _answered(_native.equivalent_isolated(*sides, request, isolation, teller(progress)))
    return verdict_of(answered[0])
