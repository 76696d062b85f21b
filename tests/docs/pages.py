#!/usr/bin/env python3
"""Pages made from the code: what is committed must be what the code says.

usage: pages.py ROOT OPERATIONS_PAGE PTX_COVERAGE_PAGE AMDGPU_COVERAGE_PAGE DIAGNOSTICS_PAGE     (WARPPROOF_RENEW=1 rewrites the pages)

  docs/trusted.md               from verifier/include/warpproof/assumptions.def
  docs/generated/reasons.md     from reasons.def beside it, grouped by verifier/verdict/reason_class.cpp
  docs/generated/operations.md  what the program OPERATIONS_PAGE prints
  docs/generated/ptx-coverage.md   what the program PTX_COVERAGE_PAGE prints
  docs/generated/amdgpu-coverage.md  what the program AMDGPU_COVERAGE_PAGE prints
  docs/generated/diagnostics.md  what the program DIAGNOSTICS_PAGE prints, from verifier/verdict/pages
"""
import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

QUESTIONS = ["equal", "accurate", "implemented", "safe"]
CLASSES = {
    "success": ("Success", "Said with an outcome that is met; chosen by `conclude` alone."),
    "limit": ("Limits", "Neither a proof nor a refutation was reached: never success, and never called a difference."),
    "unsupported": ("Unsupported", "Something is not modelled, and is named: the answer is `unsupported`."),
    "vacuous": ("Vacuous", "Nothing satisfies what the claim presumes: the answer is `vacuous`."),
    "input": ("Input", "The input is malformed: the answer is `rejected`."),
}


def rows(text, macro, where):
    """(id, text) of every `MACRO(id, "text")`; a line of another form is an error, never skipped."""
    found = re.findall(rf'^{macro}\((\w+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)', text, re.MULTILINE)
    assert len(found) == len(re.findall(rf"^\s*{macro}", text, re.MULTILINE)), f"{where}: a row of {macro} was not understood"
    assert len({name for name, _ in found}) == len(found), f"{where}: a row stands twice"
    return [(name, "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', pieces)).replace('\\"', '"')) for name, pieces in found]


def table(head, lines):
    escaped = [[f"`{name}`", text.replace("|", "\\|")] for name, text in lines]
    return "\n".join(["| " + " | ".join(head) + " |", "|---|---|", *("| " + " | ".join(line) + " |" for line in escaped)]) + "\n"


def trusted_page(root):
    text = (root / "verifier/include/warpproof/assumptions.def").read_text()
    return (
        "# What is trusted\n\n"
        "Every step that is taken without proof has an entry here, and a verdict lists those that it leans on. An entry is no licence: it\n"
        "names what would have to be wrong for a wrong answer. `warpproof list assumptions` prints the same list.\n\n"
        + table(["entry", "what is taken without proof"], rows(text, "WARPPROOF_ASSUMPTION", "assumptions.def"))
    )


def classes(root, reasons):
    text = (root / "verifier/verdict/reason_class.cpp").read_text()
    found = re.findall(r"\{R::(\w+),\s*C::(\w+),\s*(?:Q::(\w+)|\{\})\}", text)
    of = {reason: (kind, question) for reason, kind, question in found}
    assert len(of) == len(found), "reason_class.cpp: a reason stands twice"
    missing = {name for name, _ in reasons} ^ set(of)
    assert not missing, f"reasons.def and reason_class.cpp differ in {sorted(missing)}"
    for reason, (kind, question) in of.items():
        assert (kind == "violation") == (question in QUESTIONS), f"reason_class.cpp: the question of {reason}"
        assert kind == "violation" or kind in CLASSES, f"reason_class.cpp: class {kind} of {reason}"
    return of


def reasons_page(root):
    reasons = rows((root / "verifier/include/warpproof/reasons.def").read_text(), "WARPPROOF_REASON", "reasons.def")
    of = classes(root, reasons)
    page = (
        "# Reason codes\n\n"
        "A verdict and each finding name one of these. Codes are never renamed or reused. `warpproof list reasons` prints them,\n"
        "`warpproof explain CODE` says more of one. Codes of mistakes in the input: [diagnostics.md](diagnostics.md). What the outcomes mean: [semantics.md](../semantics.md).\n"
    )
    for question in QUESTIONS:
        page += f"\n## Violations: {question}?\n\nA concrete violation refutes the claim; where it may but need not happen the answer is `unknown`.\n\n"
        page += table(["code", "meaning"], [row for row in reasons if of[row[0]] == ("violation", question)])
    for kind, (title, sentence) in CLASSES.items():
        page += f"\n## {title}\n\n{sentence}\n\n"
        page += table(["code", "meaning"], [row for row in reasons if of[row[0]][0] == kind])
    return page


def printed(program):
    done = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


def main():
    root, operations, coverage, amdgpu, diagnostics = Path(sys.argv[1]), *sys.argv[2:6]
    pages = {
        "docs/trusted.md": trusted_page(root),
        "docs/generated/reasons.md": reasons_page(root),
        "docs/generated/operations.md": printed(operations),
        "docs/generated/ptx-coverage.md": printed(coverage),
        "docs/generated/amdgpu-coverage.md": printed(amdgpu),
        "docs/generated/diagnostics.md": printed(diagnostics),
    }
    stale = 0
    for name, text in pages.items():
        path = root / name
        if os.environ.get("WARPPROOF_RENEW"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        committed = path.read_text() if path.exists() else ""
        if committed != text:
            stale += 1
            diff = difflib.unified_diff(committed.splitlines(), text.splitlines(), name, "what the code says", lineterm="", n=1)
            print("\n".join(list(diff)[:40]))
            print(f"{name} is not what the code says; renew it with WARPPROOF_RENEW=1")
    print(f"{len(pages) - stale} passed, {stale} failed")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
