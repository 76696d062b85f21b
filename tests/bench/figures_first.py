"""Figures of the first verdict: demo, rewrites, a quick check, executor speed, refusals."""
import json
import subprocess
import time


def seconds(command, cwd):
    start = time.monotonic()
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    return time.monotonic() - start, done


def line(name, value, unit, goal, at_most):
    good = value is not None and (value <= goal if at_most else value >= goal)
    measured = "failed" if value is None else f"{value:.3g} {unit}"
    return name, measured, f"{'<=' if at_most else '>='} {goal:g} {unit}", "met" if good else "short"


def check(cli, root, files, *options):
    command = [str(cli), "check", *map(str, files), "--root", str(root), "--format", "json", *options]
    spent, done = seconds(command, root)
    try:
        return spent, json.loads(done.stdout)["verdicts"], done.returncode
    except (json.JSONDecodeError, KeyError):
        return spent, [], done.returncode


def figures(build, root):
    cli = build / "verifier/front/cli/warpproof"
    spent, done = seconds([str(cli), "demo", "--root", str(root)], root)
    yield line("demo: both verdicts", spent if done.returncode == 0 else None, "s", 20, True)

    rewrites = sorted(path for path in (root / "rewrites").rglob("*.rw") if path.parent.name != "library")  # definitions alone
    claims = sorted((root / "kernels").rglob("*.rw"))
    wrong_refused = wrong = right_refused = right = 0
    slowest = ("", 0.0)
    for path in rewrites + claims:
        _, verdicts, _ = check(cli, root, [path])
        if not verdicts:
            right, right_refused = right + 1, right_refused + 1
        for verdict in verdicts:
            if verdict["expected"].startswith("refuted"):
                wrong += 1
                wrong_refused += verdict["expectation_met"]
            else:
                right += 1
                right_refused += not verdict["expectation_met"]
    for path in rewrites:
        text = path.read_text()
        for verdict in check(cli, root, [path])[1]:
            if not verdict["expected"].startswith("refuted") and verdict["outcome"] == "proved":
                spent, again, _ = check(cli, root, [path], "--only", verdict["id"])
                if again and spent > slowest[1]:
                    slowest = (verdict["id"], spent)
        assert text
    yield line(f"slowest right rewrite ({slowest[0]})", slowest[1] if slowest[0] else None, "s", 0.5, True)
    spent, verdicts, code = check(cli, root, [root / "kernels/matmul/gemm_row_scale/claim.rw"],
                                  "--only", "gemm_row_scale[sm_80]", "--quick", "--no-compile")
    yield line("quick check of rewrite and kernel (gemm_row_scale)", spent if code == 0 else None, "s", 2, True)
    yield (f"wrong twins and wrong kernels refused for the stated reason", f"{wrong_refused} of {wrong}", "all",
           "met" if wrong and wrong_refused == wrong else "short")
    yield ("right ones refused", f"{right_refused} of {right}", "0", "met" if right and right_refused == 0 else "short")
    yield from executor(build, root)


GOALS = {  # printed by the benchmark programs as `name value`
    "field_single_million_thread_instructions_per_second": ("field, one point: million thread-instructions/s", "M/s", 100, False),
    "field_pair_million_thread_instructions_per_second": ("field, the pair: million thread-instructions/s", "M/s", 50, False),
    "term_block_seconds": ("term: all outputs of the 64x64, K = 1024 block", "s", 1, True),
    "term_block_mebibytes": ("term: peak memory of that proof", "MiB", 128, True),
}


def executor(build, root):
    values = {}
    for program in sorted((build / "tests/bench").glob("bench_*")):
        if program.is_file():
            done = subprocess.run([str(program)], cwd=root, capture_output=True, text=True, check=False)
            for row in done.stdout.splitlines():
                name, _, value = row.partition(" ")
                try:
                    values[name] = float(value)
                except ValueError:
                    pass
    for name, (text, unit, goal, at_most) in GOALS.items():
        yield line(text, values.get(name), unit, goal, at_most)
