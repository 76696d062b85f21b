"""A git repository made step by step, and the gate run on it."""
import json
import os
import shutil
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
STEP_KEYS = {"branch", "checkout", "merge", "write", "replace", "delete", "rename", "link", "copy", "bytes", "submodule", "date", "commit",
             "write_hex", "update_submodule"}


def text_of(text):
    return (HERE / "texts" / text[1:]).read_text() if text.startswith("@") else text


class Repository:
    def __init__(self, folder, root):
        self.folder, self.root = folder / "repository", root
        self.clock = 1_760_000_000  # commits a minute apart: the same names on every machine
        self.folder.mkdir()
        self.git("init", "-q", "-b", "main")

    def git(self, *words, folder=None, date=None):
        day = date or f"{self.clock} +0000"
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder.parent), "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
            "GIT_AUTHOR_DATE": day, "GIT_COMMITTER_DATE": day, "GIT_ALLOW_PROTOCOL": "file",
        }
        subprocess.run(["git", "-c", "protocol.file.allow=always", *words], cwd=folder or self.folder, env=environment, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def step(self, step):
        assert set(step) <= STEP_KEYS, f"unknown keys of a step {set(step) - STEP_KEYS}"
        self.clock += 60
        if "checkout" in step:
            self.git("checkout", "-q", step["checkout"])
        if "branch" in step:
            self.git("checkout", "-q", "-b", step["branch"])
        if "merge" in step:
            self.git("merge", "-q", "--no-edit", step["merge"])
        self.edit(step)
        if step.get("commit", True):
            self.git("add", "-A")
            self.git("commit", "-q", "--allow-empty", "-m", "step", date=step.get("date"))

    def edit(self, step):
        for path, text in step.get("write", {}).items():
            self.make(path).write_text(text_of(text))
        for path, text in step.get("write_hex", {}).items():  # a name that is no UTF-8
            name = os.path.join(os.fsencode(self.folder), bytes.fromhex(path))
            os.makedirs(os.path.dirname(name), exist_ok=True)
            with open(name, "w") as file:
                file.write(text_of(text))
        for path, count in step.get("bytes", {}).items():
            self.make(path).write_bytes(b"\0" * count)
        for path, source in step.get("copy", {}).items():
            shutil.copyfile(self.root / source, self.make(path))
        for path, old, new in step.get("replace", []):
            text = (self.folder / path).read_text()
            assert old in text, f"{path} does not hold {old!r}"
            (self.folder / path).write_text(text.replace(old, text_of(new)))
        for path in step.get("delete", []):
            (self.folder / path).unlink()
        for old, new in step.get("rename", []):
            self.make(new)
            (self.folder / old).rename(self.folder / new)
        for path, target in step.get("link", {}).items():
            self.make(path).unlink(missing_ok=True)
            (self.folder / path).symlink_to(target)
        if "submodule" in step:
            self.submodule(step["submodule"])
        if "update_submodule" in step:
            self.update_submodule(step["update_submodule"])

    def submodule(self, path):
        other = self.folder.parent / "other"
        if not other.exists():
            other.mkdir()
            self.git("init", "-q", "-b", "main", folder=other)
            (other / "tile.cuh").write_text("// of another repository\n")
            self.git("add", "-A", folder=other)
            self.git("commit", "-q", "-m", "step", folder=other)
        self.git("submodule", "add", "-q", str(other), path)

    def update_submodule(self, path):
        (self.folder / path / "tile.cuh").write_text("// changed there\n")
        self.git("commit", "-q", "-a", "-m", "step", folder=self.folder / path)

    def make(self, path):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        return file

    def gate(self, program, arguments, clone):
        folder = self.folder
        if clone:
            folder = self.folder.parent / "clone"
            words = {"shallow": ["--depth=1", "--no-single-branch"], "bare": ["--bare"]}[clone]
            branch = ["--branch", "pr"] if clone == "shallow" else []
            self.git("clone", "-q", *words, *branch, f"file://{self.folder}", str(folder))
        before = time.monotonic()
        done = subprocess.run([str(program), "gate", "--format", "json", *arguments], cwd=folder, capture_output=True, text=True)
        seconds = time.monotonic() - before
        try:
            return done.returncode, json.loads(done.stdout), seconds
        except json.JSONDecodeError:
            raise AssertionError(f"no report: exit {done.returncode}\n{done.stdout[:500]}{done.stderr[:2000]}") from None
