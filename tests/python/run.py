#!/usr/bin/env python3
"""Builds the wheel against an installed warpproof, installs it into an environment of its own, runs its tests and its types.

usage: run.py --prefix DIR --source DIR --work DIR [--compiler CXX] [--sanitize 1]
"""
import argparse
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from python_environment import python_with

SKIPPED = 77
NEEDED = ["nanobind", "scikit-build-core"]
CHECKER = "mypy"


def run(*command, cwd=None, env=None):
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, timeout=800, check=False)
    return done.returncode, done.stdout + done.stderr


def demand(*command, cwd=None, env=None):
    code, said = run(*command, cwd=cwd, env=env)
    if code:
        sys.exit(f"exit {code}: {' '.join(map(str, command))}\n{said}")
    return said


def skip(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def environment(options):
    """A virtual environment with what building needs; the one of the last run where it is still good."""
    python, why = python_with(options.work / "venv", NEEDED)
    if python is None:
        skip(why)
    if run(python, "-c", "import sysconfig, os, sys; sys.exit(not os.path.exists(sysconfig.get_path('include') + '/Python.h'))")[0]:
        skip("Python's headers are missing (python3-dev)")
    return python


def build_and_install(options, python):
    env = {**os.environ, "CXX": options.compiler}
    demand(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps", "--force-reinstall",
           "--config-settings", f"cmake.define.WARPPROOF_DIR={options.prefix}",
           "--config-settings", f"build-dir={options.work / 'wheel'}", options.source, env=env)
    files = demand(python, "-m", "pip", "show", "--files", "warpproof")
    for part in ["_native.", "py.typed", "_native.pyi", "_words.py", "bin/warpproof", "share/warpproof/rewrites/"]:
        if part not in files:
            sys.exit(f"the wheel has no {part}:\n{files}")
    odd = [line for line in files.splitlines() if line.strip().endswith((".o", ".a", ".cmake", ".cpp", ".ninja"))]
    if odd:
        sys.exit("the wheel has what nobody needs:\n" + "\n".join(odd[:5]))


def check_types(python, folder):
    if run(python, "-m", CHECKER, "--version")[0]:
        code, said = run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", CHECKER)
        if code:
            print(f"skipped: types ({CHECKER} can not be installed here: {said.strip().splitlines()[-1]})")
            return
    print(demand(python, "-m", CHECKER, "--strict", "--cache-dir", folder / "mypy", "-p", "warpproof", cwd=folder).strip())
    print(demand(python, "-m", CHECKER, "--strict", "--cache-dir", folder / "mypy", Path(__file__).parent / "typed_use.py", cwd=folder).strip())


def check_stories(options, python):
    """What docs/library.md shows runs; examples/06 uses the package and prints what its page says."""
    shown = (options.source / "docs" / "library.md").read_text().split("```python\n")[1].split("```")[0]
    told = demand(python, "-c", shown, cwd=options.source)
    if "output_differs" not in told or "(0, 1) 10 " not in told:
        sys.exit(f"docs/library.md: its example printed\n{told}")
    story = options.source / "examples" / "06_agent_loop"
    told = demand(python, story / "loop.py", cwd=options.work)
    if "asks the package" not in told:
        sys.exit(f"the example did not use the package:\n{told}")
    if told.replace("asks the package\n", "") not in (story / "README.md").read_text():
        sys.exit(f"{story.name}: the page says otherwise; printed was\n{told}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ["prefix", "source", "work"]:
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--sanitize", default="0")
    options = parser.parse_args()
    if options.sanitize == "1":
        skip("a sanitized module can not be loaded into a plain Python")
    python = environment(options)
    build_and_install(options, python)
    env = {**os.environ, "WARPPROOF_TREE": str(options.source)}
    # From a folder of its own: what is imported must be what was installed.
    said = demand(python, "-m", "unittest", "discover", "-s", Path(__file__).parent, "-v", cwd=options.work, env=env)
    print(said)
    program = demand(options.work / "venv" / "bin" / "warpproof", "--version")
    print(program.strip())
    check_types(python, options.work)
    check_stories(options, python)
    print("all parts ran")


if __name__ == "__main__":
    main()
