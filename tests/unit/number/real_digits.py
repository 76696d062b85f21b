#!/usr/bin/env python3
"""Digits of functions, computed without MPFR: the committed page real_digits.txt must be what this computes.

usage: real_digits.py      (WARPPROOF_RENEW=1 rewrites the page)

decimal gives sqrt, exp and ln at 140 digits; sine, cosine and erf are summed here as power series, tanh comes from exp, the power
from fractions. The page has 70 digits to nearest; every argument is a dyadic fraction, so that a float of 201 bits holds it exactly.
"""
import sys
from decimal import Decimal, getcontext
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "support"))
import made_page  # noqa: E402

PAGE = Path(__file__).resolve().parent / "real_digits.txt"
DIGITS = 70
getcontext().prec = 140


def of(fraction):
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)


def series(x, first, ratio):
    """Sum of exact terms: term k + 1 is term k times ratio(x, k)."""
    term, total, k = Fraction(first(x)), Fraction(0), 0
    while term != 0 and (k < 4 or abs(term) > Fraction(1, 10**110) * abs(total)):
        total += term
        term = ratio(x, k) * term
        # Shorter fractions: what is cut is far below the last digit that is kept.
        term = Fraction(round(term * 2**700), 2**700)
        k += 1
    return of(total)


def sin(x):
    return series(x, lambda t: t, lambda t, k: -t * t / ((2 * k + 2) * (2 * k + 3)))


def cos(x):
    return series(x, lambda _: 1, lambda t, k: -t * t / ((2 * k + 1) * (2 * k + 2)))


def pi():
    """Machin: pi / 4 = 4 atan(1/5) - atan(1/239)."""
    def atan_inverse(n):
        return sum((Fraction((-1) ** k, (2 * k + 1) * n ** (2 * k + 1)) for k in range(120)), Fraction(0))

    return of(16 * atan_inverse(5) - 4 * atan_inverse(239))


def erf(x):
    """2/sqrt(pi) x exp(-x^2) sum of (2 x^2)^k / (1 3 5 ... (2 k + 1)): all terms of one sign."""
    total = series(x, lambda _: 1, lambda t, k: 2 * t * t / (2 * k + 3))
    return 2 / pi().sqrt() * of(x) * of(-x * x).exp() * total


def tanh(x):
    double = of(2 * x).exp()
    return (double - 1) / (double + 1)


FUNCTIONS = {
    "sqrt": (lambda x: of(x).sqrt(), "2 3 0.5 1000000.25 9.5367431640625e-7"),
    "rsqrt": (lambda x: 1 / of(x).sqrt(), "2 3 0.75 1000000.25 9.5367431640625e-7"),
    "exp": (lambda x: of(x).exp(), "1 -1 0.5 -2.5 100.125 -700 9.5367431640625e-7"),
    "log": (lambda x: of(x).ln(), "2 10 0.5 1.0009765625 1000000.25 9.5367431640625e-7"),
    "sin": (sin, "1 -1 0.5 3.140625 22 -30.75 9.5367431640625e-7"),
    "cos": (cos, "1 -1 0.5 1.5703125 22 -30.75 9.5367431640625e-7"),
    "tanh": (tanh, "1 -1 0.5 8 -20.5 0.0009765625"),
    "erf": (erf, "1 -1 0.5 2.25 -4 0.0009765625"),
    "pow -3": (lambda x: of(1 / x**3), "3 -0.75 1000000.25"),
    "pow 7": (lambda x: of(x**7), "3 -0.75 1000000.25"),
}


def page():
    lines = [
        "# function argument digits: 70 significant digits to nearest, computed by real_digits.py, which does not use MPFR"
    ]
    for name, (function, arguments) in FUNCTIONS.items():
        for argument in arguments.split():
            value = function(Fraction(argument))
            getcontext().prec = DIGITS
            lines.append(f"{name.replace(' ', ':')} {argument} {+value:e}".replace("e+", "e"))
            getcontext().prec = 140
    return "\n".join(lines) + "\n"


def main():
    text = page()
    return made_page.compare(PAGE, text, Path(__file__).name, f"{len(text.splitlines()) - 1} values")


if __name__ == "__main__":
    sys.exit(main())
