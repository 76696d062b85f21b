#!/usr/bin/env python3
"""Re-measures what was promised. usage: figures.py BUILD_FOLDER [topic ...]

One line a figure: name, measured, goal, `met` or `short`. What this machine can not measure says `not measured here`
and names the command that measures it; it counts as neither. Exit 1 when one is short.
"""
import importlib.util
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def load(topic):
    spec = importlib.util.spec_from_file_location(topic, HERE / f"figures_{topic}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    build = Path(sys.argv[1]).resolve()
    known = sorted(p.stem.removeprefix("figures_") for p in HERE.glob("figures_*.py"))
    topics = sys.argv[2:] or known
    short = 0
    for topic in topics:
        if topic not in known:
            print(f"figures: unknown topic '{topic}'; known: {', '.join(known)}", file=sys.stderr)
            return 2
        for name, measured, goal, state in load(topic).figures(build, HERE.parent.parent):
            print(f"{topic}: {name:<58} {measured:>16}  goal {goal:<16} {state}", flush=True)
            short += state == "short"
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
