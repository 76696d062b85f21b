#!/usr/bin/env python3
"""The models' answers by other ways, with fractions and decimal: reference_cases.txt must be what this computes.

usage: reference_cases.py      (WARPPROOF_RENEW=1 rewrites the page)

  gemm       a sum of outer products, exact
  row_scale  a product with the diagonal matrix, exact
  rms_norm   the quotient by the root (the model multiplies by the inverse root), 70 digits
  softmax    1 / sum of exp(x_k - x_j) (the model divides two exponentials), 70 digits

A case is `case MODEL NAME`, its matrices as `NAME ROWS COLUMNS elements...`, and the result `y`.
"""
import random
import sys
from decimal import Decimal, getcontext
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "support"))
import made_page  # noqa: E402

PAGE = Path(__file__).resolve().parent / "reference_cases.txt"
DIGITS = 70
WORK = 120


def decimal_of(value):
    return Decimal(value.numerator) / Decimal(value.denominator)


def digits(value):
    getcontext().prec = DIGITS
    text = f"{+value:e}".replace("e+", "e") if value else "0"
    getcontext().prec = WORK
    return text


def gemm(x, w):
    y = [[Fraction(0) for _ in w[0]] for _ in x]
    for k, row in enumerate(w):
        for i, left in enumerate(x):
            for j, right in enumerate(row):
                y[i][j] += left[k] * right
    return y


def row_scale(s, x):
    diagonal = [[s[0][i] if i == k else Fraction(0) for k in range(len(x))] for i in range(len(x))]
    return gemm(diagonal, x)


def rms_norm(x, g, eps):
    y = []
    for row in x:
        mean = Fraction(sum(value * value for value in row), len(row))
        root = decimal_of(mean + eps[0][0]).sqrt()
        y.append([decimal_of(value * g[0][j]) / root for j, value in enumerate(row)])
    return y


def softmax(x):
    return [[1 / sum(decimal_of(other - value).exp() for other in row) for value in row] for row in x]


def matrix(text):
    return [[Fraction(word) for word in row.split()] for row in text.split(",")]


def sample(rows, columns, seed):
    source = random.Random(seed)
    return [[Fraction(source.randint(-999, 999), source.choice([1, 3, 7, 16, 1000])) for _ in range(columns)] for _ in range(rows)]


CASES = [
    ("gemm", "by_hand", {"x": matrix("1 2, 3 4"), "w": matrix("1/2, -1")}),
    ("gemm", "thirds", {"x": matrix("1/3 -2/3 5"), "w": matrix("3 1, 1/7 -2, 0.1 1e-9")}),
    ("gemm", "random", {"x": sample(3, 5, 1), "w": sample(5, 2, 2)}),
    ("row_scale", "by_hand", {"s": matrix("0.5 -2"), "x": matrix("1 2 3, 4 5 6")}),
    ("row_scale", "random", {"s": sample(1, 3, 3), "x": sample(3, 4, 4)}),
    ("rms_norm", "by_hand", {"x": matrix("1 2 -3"), "g": matrix("1 0.5 2"), "eps": matrix("1e-5")}),
    ("rms_norm", "rational_root", {"x": matrix("1 7, 3 3"), "g": matrix("1 -1/3"), "eps": matrix("0")}),
    ("rms_norm", "small_against_eps", {"x": matrix("1e-6 0 -2e-6 1e-7"), "g": matrix("1 1 1 1"), "eps": matrix("1e-6")}),
    ("rms_norm", "random", {"x": sample(3, 5, 5), "g": sample(1, 5, 6), "eps": matrix("1/1000")}),
    ("softmax", "by_hand", {"x": matrix("1 2 -3")}),
    ("softmax", "rational", {"x": matrix("0 0 0")}),
    ("softmax", "one_element", {"x": matrix("5, -900")}),
    ("softmax", "wide", {"x": matrix("400 -400 1/3, 0.1 0.1 0.1")}),
    ("softmax", "random", {"x": sample(3, 4, 7)}),
]
MODELS = {"gemm": gemm, "row_scale": row_scale, "rms_norm": rms_norm, "softmax": softmax}


def write_matrix(name, rows):
    words = [digits(value) if isinstance(value, Decimal) else str(value) for row in rows for value in row]
    return f"{name} {len(rows)} {len(rows[0])} " + " ".join(words)


def page():
    getcontext().prec = WORK
    getcontext().Emin = -10**6
    lines = ["# Computed by reference_cases.py with fractions and decimal: exact fractions, or 70 significant digits to nearest."]
    for model, name, operands in CASES:
        lines.append(f"case {model} {name}")
        lines += [write_matrix(key, rows) for key, rows in operands.items()]
        lines.append(write_matrix("y", MODELS[model](*operands.values())))
    return "\n".join(lines) + "\n"


def main():
    return made_page.compare(PAGE, page(), Path(__file__).name, f"{len(CASES)} cases")


if __name__ == "__main__":
    sys.exit(main())
