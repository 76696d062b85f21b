"""Damaged kernel files: each must get an answer with a place, in bounded time, and no crash.

Time is the processor's, so that a busy machine makes no failure; the clock on the wall is a net for what sleeps.

The damage is made from a fixed seed: cut short, bytes flipped, lines dropped, doubled or swapped, words exchanged, control bytes.
"""
import os
import random
import re
import resource
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

COUNT = 300
SECONDS_MAX = 20
WALL_SECONDS_MAX = 10 * SECONDS_MAX


def samples(root, ending):
    """The committed files of the right kernels; those with a name of their own in the claim."""
    return sorted(p for p in root.glob(f"kernels/*/*/kernel*{ending}") if (p.parent / "claim.rw").is_file())


def cut(rng, data):
    return data[: rng.randrange(len(data))]


def flipped(rng, data):
    out = bytearray(data)
    for _ in range(rng.choice((1, 3, 30))):
        out[rng.randrange(len(out))] ^= 1 << rng.randrange(8)
    return bytes(out)


def lines_moved(rng, data):
    lines = data.split(b"\n")
    for _ in range(rng.choice((1, 2, 8))):
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        what = rng.randrange(3)
        if what == 0:
            del lines[i : i + rng.randrange(1, 4)]
            lines = lines or [b""]
        elif what == 1:
            lines.insert(i, lines[j])
        else:
            lines[i], lines[j] = lines[j], lines[i]
    return b"\n".join(lines)


def words_exchanged(rng, data):
    words = data.split(b" ")
    for _ in range(rng.choice((1, 3, 10))):
        i, j = rng.randrange(len(words)), rng.randrange(len(words))
        words[i] = words[j]
    return b" ".join(words)


def stuffed(rng, data):
    at = rng.randrange(len(data))
    junk = rng.choice((b"\x00" * 9, b"{" * 5000, b"(" * 5000, b"9" * 500, b"\xff\xfe", b"%r1, " * 400, bytes(range(256))))
    return data[:at] + junk + data[at:]


KINDS = (cut, flipped, lines_moved, words_exchanged, stuffed)


def name_of(path):
    """The verdict to ask for: the first kernel or sequence of the claim, on the machine of the file."""
    claim = (path.parent / "claim.rw").read_text()
    name = re.search(r"^(?:kernel|sequence) (\w+)", claim, re.M).group(1)
    target = next((part for part in path.name.split(".") if part.startswith("gfx")), None)
    if path.suffix == ".ptx" and (found := re.search(r"target (sm_\w+)", claim)):
        target = found.group(1)
    return f"{name}[{target}]" if target else name


def command_for(cli, root, path):
    return [str(cli), "check", str(path.parent / "claim.rw"), "--root", str(root), "--only", name_of(path), "--no-compile", "--quick",
            "--time", str(SECONDS_MAX // 2)]


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_MAX, SECONDS_MAX))


def is_proved(cli, root, path):
    """Whether the sound file is accepted: else damage would show nothing."""
    return subprocess.run(command_for(cli, root, path), cwd=root, capture_output=True, check=False).returncode == 0


def ask(cli, root, folder, path, number):
    """(what went wrong or None, whether a verdict was still `proved`) for a copy of the tree with this file damaged."""
    damage = KINDS[number % len(KINDS)]
    own = folder / f"{path.suffix[1:]}{number}"
    shutil.copytree(root / "rewrites", own / "rewrites")
    place = own / path.parent.relative_to(root)
    place.mkdir(parents=True)
    for source in [path.parent / "claim.rw", *path.parent.glob("kernel.*")]:
        shutil.copy(source, place)
    (place / path.name).write_bytes(damage(random.Random(f"{path.suffix} {number}"), path.read_bytes()))
    what = f"{path.parent.name}/{path.name}, damage {number} ({damage.__name__})"
    try:
        done = subprocess.run(command_for(cli, own, place / path.name), cwd=own, capture_output=True, timeout=WALL_SECONDS_MAX,
                              preexec_fn=limit, check=False)
    except subprocess.TimeoutExpired:
        return f"{what}: no answer in {WALL_SECONDS_MAX} s", False
    finally:
        shutil.rmtree(own, ignore_errors=True)
    # Damage in a comment or in line numbers leaves the kernel what it was: 0 is an answer too.
    if done.returncode in (0, 1, 2, 3) and done.stdout + done.stderr:
        return None, done.returncode == 0
    over = done.returncode in (-9, -24)  # SIGKILL, SIGXCPU
    return f"{what}: " + (f"no answer in {SECONDS_MAX} s of the processor" if over else f"exit {done.returncode}"), False


def ask_all(cli, root, folder, files):
    """`ask` for COUNT damaged copies, of those files in turn whose sound form is proved; [] when there is none."""
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
        sound = [path for path, good in zip(files, pool.map(lambda p: is_proved(cli, root, p), files)) if good]
        return list(pool.map(lambda i: ask(cli, root, folder, sound[i % len(sound)], i), range(COUNT))) if sound else []
