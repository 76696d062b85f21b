#!/usr/bin/env python3
"""The formats for machines against schemas: SARIF as GitHub takes it, GitLab's code quality, ours of each version.

usage: conformance.py UNIT_REPORT ROOT     (without python3-jsonschema: says "skipped", exit 77; WARPPROOF_RENEW=1 writes a missing golden)

  UNIT_REPORT writes its hand-made verdicts in every format into the folder WARPPROOF_PAGES.
  WARPPROOF_PUBLIC_SCHEMAS: a folder with sarif-schema-2.1.0.json (OASIS) and junit-10.xsd (Jenkins), used when they are there.
  golden/verdicts-N.json: a document of each version of our schema. It stays valid, and all of its fields are still written.
"""
import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

try:
    import jsonschema
except ImportError:
    jsonschema = None

HERE = Path(__file__).resolve().parent
SKIPPED = 77
problems = Problems()


def errors_of(document, schema):
    kind = jsonschema.validators.validator_for(schema)
    return [f"{error.json_path if hasattr(error, 'json_path') else list(error.path)}: {error.message[:160]}"
            for error in kind(schema).iter_errors(document)]


def holds(name, document, schema):
    problems.extend(f"{name}: {error}" for error in errors_of(document, schema)[:5])


def refused(name, document, schema, change):
    """The schema is no rubber stamp: a document without what it demands is refused."""
    worse = copy.deepcopy(document)
    change(worse)
    if not errors_of(worse, schema):
        problems.append(f"{name}: the schema takes a document that lacks what it demands")


def still_written(golden, now, where="$"):
    """Every field of the golden document is there, of the same kind."""
    if isinstance(golden, dict):
        if not isinstance(now, dict):
            return [f"{where} was an object"]
        return [problem for key, value in golden.items()
                for problem in (still_written(value, now[key], f"{where}.{key}") if key in now else [f"{where}.{key} is gone"])]
    if isinstance(golden, list) and isinstance(now, list) and len(golden) == len(now):
        return [problem for i, pair in enumerate(zip(golden, now)) for problem in still_written(*pair, f"{where}[{i}]")]
    return [] if isinstance(now, type(golden)) or isinstance(golden, (int, float)) else [f"{where} is of another kind"]


def sarif(folder):
    document = json.loads((folder / "all.sarif").read_text("utf-8"))
    schema = json.loads((HERE / "schema/sarif-github.json").read_text("utf-8"))
    holds("sarif", document, schema)
    for what, change in {
        "an end of the region": lambda d: d["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"].pop("endColumn"),
        "fingerprints": lambda d: d["runs"][0]["results"][0].pop("partialFingerprints"),
        "help": lambda d: d["runs"][0]["tool"]["driver"]["rules"][0].pop("help"),
        "one location": lambda d: d["runs"][0]["results"][0].update(locations=[]),
    }.items():
        refused(f"sarif without {what}", document, schema, change)
    return document


def verdicts(folder, root):
    document = json.loads((folder / "all.json").read_text("utf-8"))
    for schema_path in sorted((root / "verifier/report/schema").glob("verdicts-*.json")):
        schema = json.loads(schema_path.read_text("utf-8"))
        golden = HERE / "golden" / schema_path.name
        if not golden.exists() and os.environ.get("WARPPROOF_RENEW"):
            golden.parent.mkdir(exist_ok=True)
            golden.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")
        if not golden.exists():
            problems.append(f"{schema_path.name} has no golden document")
            continue
        old = json.loads(golden.read_text("utf-8"))
        holds(f"golden {golden.name}", old, schema)
        refused(f"golden {golden.name} without outcome", old, schema, lambda d: d["verdicts"][0].pop("outcome"))
        if f"-{document['schema'].rsplit('-', 1)[1]}.json" in schema_path.name:
            holds("json", document, schema)
            problems.extend(f"json: {problem}" for problem in still_written(old, document)[:5])
            lines = [json.loads(line) for line in (folder / "all.jsonl").read_text("utf-8").splitlines()]
            if lines != document["verdicts"]:
                problems.append("jsonl: the rows are not those of json")


def public_schemas(folder, document):
    place = os.environ.get("WARPPROOF_PUBLIC_SCHEMAS")
    if not place:
        return "public schemas not at hand (WARPPROOF_PUBLIC_SCHEMAS)"
    holds("sarif, schema of OASIS", document, json.loads((Path(place) / "sarif-schema-2.1.0.json").read_text("utf-8")))
    if shutil.which("xmllint"):
        done = subprocess.run(["xmllint", "--noout", "--nonet", "--schema", Path(place) / "junit-10.xsd", folder / "all.junit"],
                              capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            problems.append("junit, schema of Jenkins: " + "; ".join(done.stderr.splitlines()[:3]))
    return "public schemas of SARIF and JUnit hold"


def main():
    if jsonschema is None:
        print("skipped: python3-jsonschema is not installed; unit.report and report.formats cover the demands without it")
        return SKIPPED
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.argv[1], "-tc=*files for the tests*"], env={**os.environ, "WARPPROOF_PAGES": name}, check=True,
                       capture_output=True, timeout=60)
        document = sarif(folder)
        quality = json.loads((folder / "all.gitlab").read_text("utf-8"))
        schema = json.loads((HERE / "schema/gitlab-code-quality.json").read_text("utf-8"))
        holds("gitlab", quality, schema)
        refused("gitlab without a line", quality, schema, lambda d: d[0]["location"].pop("lines"))
        verdicts(folder, Path(sys.argv[2]))
        said = public_schemas(folder, document)
    return problems.ended(said)


if __name__ == "__main__":
    sys.exit(main())
