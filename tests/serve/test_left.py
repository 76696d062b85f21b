#!/usr/bin/env python3
"""What a killed service leaves is removed by the next one, and nothing else; a service needs no certain name of its program.

usage: test_left.py WARPPROOF ROOT
"""
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from client import HALVES, Stream, call, check, children, descriptors

SOURCE = (Path(__file__).resolve().parents[2] / "kernels/matmul/gemm_half_in").resolve()


def slow(number):
    """Long work on text that was sent: a folder of the request, and one of its worker."""
    files = {path.name: path.read_text() for path in SOURCE.iterdir() if path.suffix == ".ptx"}
    return call(number, "check_kernel", {"claim": (SOURCE / "claim.rw").read_text(), "source": (SOURCE / "kernel.cu").read_text(),
                                         "files": files, "budget_seconds": 60})


def folders(place, count):
    """The folders of services in it, once there are so many."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        found = sorted(name for name in os.listdir(place) if name.startswith("warpproof-"))
        if len(found) >= count:
            return found
        time.sleep(0.02)
    raise SystemExit(f"FAILED: not {count} folders: {found}")


def killed(program, root, place):
    stranger = place / "warpproof-request-abcdef"
    stranger.mkdir()
    (stranger / "mine").write_text("not of the service")
    alive = Stream(program, root)
    alive.send(slow(1))
    of_alive = set(folders(place, 3)) - {stranger.name}
    held = [alive.process.pid, *children(alive.process.pid)]  # on a fast machine its work would end, and its folders go
    for pid in held:
        os.kill(pid, signal.SIGSTOP)
    victim = Stream(program, root)
    victim.send(slow(1))
    left = set(folders(place, 5)) - of_alive - {stranger.name}
    check(len(left) == 2, left)
    below = children(victim.process.pid)
    victim.process.kill()
    victim.process.wait()
    end = time.monotonic() + 10
    while any(os.path.exists(f"/proc/{pid}") for pid in below) and time.monotonic() < end:
        time.sleep(0.05)
    check(left <= set(os.listdir(place)), "nothing was left, so there is nothing to see here")
    following = Stream(program, root)
    check(following.ask(call(1, "check_rewrite", {"text": HALVES}))["result"]["structuredContent"]["outcome"] == "proved", "the next one")
    now = set(os.listdir(place))
    check(not left & now, f"left: {left & now}")
    check(of_alive <= now, f"of a living service: {of_alive - now}")
    for pid in held:
        os.kill(pid, signal.SIGCONT)
    check((stranger / "mine").exists(), "a folder that is not of a service")
    check(following.close() == 0 and alive.close() == 0, "the exit codes")
    check(os.listdir(place) == [stranger.name], os.listdir(place))


def another_name(program, root, place):
    """Also after its file was removed, as an upgrade does."""
    renamed = place / "another-name"
    shutil.copy2(program, renamed)
    server = Stream(str(renamed), root)
    for step in ("renamed", "removed"):
        answer = server.ask(call(1, "check_rewrite", {"text": HALVES}))["result"]
        check(answer["structuredContent"].get("outcome") == "proved", (step, answer))
        renamed.unlink(missing_ok=True)
    check(descriptors(server.process.pid) < 20, "descriptors")
    check(server.close() == 0, "the exit code")


def main():
    program, root = sys.argv[1], Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o711)
        os.environ["TMPDIR"] = folder
        for test in (killed, another_name):
            place = Path(folder) / test.__name__
            place.mkdir(0o711)
            os.environ["TMPDIR"] = str(place)
            test(program, root, place)
    print("ok")


main()
