#!/usr/bin/env python3
"""Command lines and what they print. usage: golden.py WARPPROOF ROOT   (WARPPROOF_RENEW=1 rewrites the expected text)

A case is a file: `$ arguments`, `exit N`, a line `---`, then standard output. Times, and what depends on the machine, are replaced.
"""
import difflib
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def settle(text, root):
    text = text.replace(str(root) + "/", "")
    text = re.sub(r'"time_ms": [-+.e0-9]+', '"time_ms": 0', text)
    text = re.sub(r'"solver": "[^"]*"', '"solver": "..."', text)
    return text


def validate(document, schema, root, where="$"):
    """The few words of JSON Schema that ours uses; nothing else may occur in it."""
    known = {"$schema", "title", "type", "required", "properties", "enum", "const", "items", "$ref", "$defs", "oneOf",
             "additionalProperties", "description"}
    assert set(schema) <= known, f"{where}: the schema uses {set(schema) - known}"
    if "$ref" in schema:
        return validate(document, root["$defs"][schema["$ref"].split("/")[-1]], root, where)
    if "oneOf" in schema:
        fits = 0
        for choice in schema["oneOf"]:
            try:
                validate(document, choice, root, where)
                fits += 1
            except AssertionError:
                pass
        assert fits == 1, f"{where}: fits {fits} of oneOf"
        return None
    types = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None)}
    if "type" in schema:
        wanted = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        assert any(isinstance(document, types[t]) for t in wanted), f"{where}: {type(document).__name__}, not {wanted}"
    if "enum" in schema:
        assert document in schema["enum"], f"{where}: {document!r}"
    if "const" in schema:
        assert document == schema["const"], f"{where}: {document!r}"
    if isinstance(document, dict):
        for name in schema.get("required", []):
            assert name in document, f"{where}: no {name}"
        for name, value in document.items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            assert inner is not None or "properties" not in schema, f"{where}: {name} is not in the schema"
            if isinstance(inner, dict):
                validate(value, inner, root, f"{where}.{name}")
    if isinstance(document, list) and "items" in schema:
        for i, value in enumerate(document):
            validate(value, schema["items"], root, f"{where}[{i}]")
    return None


def main():
    cli, root = sys.argv[1], Path(sys.argv[2])
    schema = json.loads((root / "verifier/report/schema/verdicts-1.json").read_text())
    passed = failed = 0
    for path in sorted((HERE / "cases").glob("*.txt")):
        head, _, expected = path.read_text().partition("---\n")
        command, code = re.match(r"\$ (.*)\nexit (\d)\n", head).groups()
        done = subprocess.run([cli, *shlex.split(command)], cwd=root, capture_output=True, text=True, timeout=120, check=False)
        shown = settle(done.stdout.replace(cli, "warpproof"), root)
        problem = ""
        if "--format json" in command:
            try:
                validate(json.loads(done.stdout), schema, schema)
            except (AssertionError, ValueError) as error:
                problem = f"schema: {error}"
        if os.environ.get("WARPPROOF_RENEW"):
            path.write_text(f"$ {command}\nexit {done.returncode}\n---\n{shown}")
        elif shown != expected or done.returncode != int(code):
            problem = problem or f"exit {done.returncode}, expected {code}\n" + "".join(
                difflib.unified_diff(expected.splitlines(True), shown.splitlines(True), "expected", "shown"))
        passed, failed = passed + (not problem), failed + bool(problem)
        if problem:
            print(f"FAILED {path.name}: {problem}\n{done.stderr}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
