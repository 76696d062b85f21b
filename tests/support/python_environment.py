"""A Python of a test's own, with packages from the index, made once and kept in the build folder.

    python, why = python_with(work / "venv", ["nanobind"])     # or ["-r", "requirements.txt"]
    if python is None: print(f"skipped: {why}"); sys.exit(77)

What is there already is not asked for again, so a second run needs no network.
"""
import subprocess
import sys


def _run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=800, check=False)
    return done.returncode, (done.stdout + done.stderr).strip().splitlines() or [""]


def python_with(folder, requirements):
    """Its path, or None and a sentence that says why not."""
    python = folder / "bin" / "python"
    if not python.exists() or _run(python, "-m", "pip", "--version")[0]:
        code, said = _run(sys.executable, "-m", "venv", "--clear", folder)
        if code:
            return None, f"no virtual environment (python3-venv): {said[-1]}"
    code, said = _run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout", "20", *requirements)
    if code:
        return None, f"{' '.join(map(str, requirements))} can not be installed here (no network?): {said[-1]}"
    return python, ""
