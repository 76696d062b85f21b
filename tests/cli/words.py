#!/usr/bin/env python3
"""Completion, manual page and docs/cli.md say what the parser says. usage: words.py WARPPROOF ROOT   (WARPPROOF_RENEW=1 writes docs/cli.md)"""
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402


def main():
    cli, root = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    problems = Problems()
    check = problems.check

    def out(*words):
        return subprocess.run([cli, *words], capture_output=True, text=True, timeout=60, check=True).stdout

    help_text = out("--help")
    commands = re.findall(r"^  ([a-z]+)  ", help_text.split("Subcommands:")[1], re.M)
    check(len(commands) >= 8, f"commands {commands}")
    options = {c: set(re.findall(r"(--[a-z-]+)", out(c, "--help").split("Options:")[1])) for c in commands}

    page = out("man", "--format", "markdown")
    path = root / "docs/cli.md"
    if os.environ.get("WARPPROOF_RENEW"):
        path.write_text(page)
    elif path.read_text() != page:
        problems.append("docs/cli.md (renew it with WARPPROOF_RENEW=1)")
        print("".join(difflib.unified_diff(path.read_text().splitlines(True), page.splitlines(True), "docs/cli.md", "the program")))
    for command in commands:
        check(f"\n## {command}\n" in page, f"docs/cli.md: {command}")
    readme = (root / "README.md").read_text()
    for command in re.findall(r"warpproof ([a-z]+) ", readme):
        check(command in commands or command in ("is",), f"README.md names a command that is none: {command}")

    roff = out("man")
    for command, names in options.items():
        section = roff.split(f".SS warpproof {command}")[1].split(".SS ")[0]
        for name in names:
            check(name.replace("-", "\\-") in section, f"man: {command} {name}")
    for reader in (["man", "--warnings", "-l", "-"], ["groff", "-man", "-Tascii", "-ww"]):
        if shutil.which(reader[0]):
            done = subprocess.run(reader, input=roff, capture_output=True, text=True, timeout=60, check=False,
                                  env={**os.environ, "MANPAGER": "cat", "LC_ALL": "C", "MANWIDTH": "80"})
            check(done.returncode == 0 and not done.stderr, f"{reader[0]}: {done.stderr}")
            check("EXIT STATUS" in re.sub(".\b", "", done.stdout) or "EXIT STATUS" in done.stdout, f"{reader[0]} shows the page")
        else:
            print(f"cli.words: no {reader[0]} here, its reading is not tested")

    def completed(*words):
        """What bash offers for the last word."""
        script = ('source /dev/stdin <<< "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _warpproof; printf "%s\\n" "${COMPREPLY[@]}"')
        done = subprocess.run(["bash", "-c", script, "-", *words], capture_output=True, text=True, timeout=60, check=False,
                              env={**os.environ, "SCRIPT": out("completion", "bash")}, cwd=folder)
        check(not done.stderr, f"bash: {done.stderr}")
        return set(done.stdout.split())

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "claim.rw").write_text("")
        (folder / "with space.rw").write_text("")
        (folder / "sub").mkdir()
        check(set(commands) <= completed("warpproof", ""), "all commands are offered")
        check(completed("warpproof", "ch") == {"check"}, "a command's beginning")
        for command, names in options.items():
            check(completed("warpproof", command, "--") == names, f"options of {command}: {completed('warpproof', command, '--') ^ names}")
        check(completed("warpproof", "check", "x.rw", "--format", "js") == {"json", "jsonl"}, "values of --format")
        check(completed("warpproof", "check", "--budget", "") == {"quick", "standard", "deep"}, "values of --budget")
        check(completed("warpproof", "check", "cl") == {"claim.rw"}, "files")
        check(completed("warpproof", "check", "--attest", "") == {"sub"}, "folders")
        check("reasons" in completed("warpproof", "list", ""), "tables of list")
        check(completed("warpproof", "completion", "") == {"bash", "zsh", "fish"}, "no files where none are taken")
        check(completed("warpproof", "nonsense", "--") == set(), "an unknown command")
        for shell, words in (("zsh", ["zsh", "-n"]), ("fish", ["fish", "-n"]), ("bash", ["bash", "-n"])):
            script = folder / f"script.{shell}"
            script.write_text(out("completion", shell))
            for command in commands:
                check(re.search(rf"\b{command}\b", script.read_text()), f"{shell}: {command}")
            if shutil.which(shell):
                done = subprocess.run([*words, str(script)], capture_output=True, text=True, timeout=60, check=False)
                check(done.returncode == 0 and not done.stderr, f"{shell}: {done.stderr}")
            else:
                print(f"cli.words: no {shell} here, its syntax is not tested")
        if shutil.which("fish"):
            for line, offered in (("warpproof check --format js", {"json", "jsonl"}), ("warpproof che", {"check"}), ("warpproof check --att", {"--attest"})):
                done = subprocess.run(["fish", "-c", f"source {folder}/script.fish; complete -C '{line}'"], capture_output=True, text=True, timeout=60, check=False)
                check({row.split("\t")[0] for row in done.stdout.splitlines()} == offered, f"fish: {line}: {done.stdout}{done.stderr}")
    return problems.ended("cli.words")


if __name__ == "__main__":
    sys.exit(main())
