"""Reads the cases of this folder: kernels with rows of inputs and outputs in comments, one thread a row. The format is
described in ../case_file.h, whose C++ reads the same.

    for case in read(Path("conversion.ptx")): case.entry, case.ins, case.outs, case.within, case.rows
"""
from dataclasses import dataclass, field
from pathlib import Path

BYTES = {"b8": 1, "b16": 2, "f16": 2, "bf16": 2, "b32": 4, "f32": 4, "pred": 4, "b64": 8, "f64": 8}


@dataclass
class Case:
    file: str
    entry: str
    ins: list                                  # type words, see BYTES
    outs: list
    given: list = field(default_factory=list)  # parameters after the buffers: bytes
    within: tuple = ()                         # () or ("ulps" | "relative" | "absolute", amount)
    rows: list = field(default_factory=list)   # integers: inputs, then expected outputs


def amount(word):
    return 2.0 ** float(word[2:]) if word.startswith("2^") else float(word)


def read(path):
    cases = []
    for line in Path(path).read_text().splitlines():
        if line.startswith("// case "):
            entry, _, types = line[8:].partition(": ")
            types, _, given = types.partition(" given ")
            types, _, within = types.partition(" within ")
            ins, _, outs = types.partition("->")
            kind = within.split()
            cases.append(Case(Path(path).name, entry, ins.split(), outs.split(), [bytes.fromhex(word) for word in given.split()],
                              (kind[0], amount(kind[1])) if kind else ()))
        elif cases and line.startswith("// ") and " -> " in line:
            for row in line[3:].split(";"):
                words = [word for word in row.split() if word != "->"]
                if words:
                    cases[-1].rows.append([int(word, 16) for word in words])
    return cases
