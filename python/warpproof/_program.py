"""The command line: `warpproof` in a shell is the program that lies in this package."""

from __future__ import annotations

import os
import sys

from ._check import worker_program


def main() -> None:
    program = worker_program()
    os.execv(program, [program, *sys.argv[1:]])
