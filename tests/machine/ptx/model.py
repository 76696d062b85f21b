#!/usr/bin/env python3
"""Writes the cases of this folder, one .ptx a family. Run `python3 model.py` here after adding a case."""
import cases_float
import cases_integer
import cases_machine
import cases_memory

if __name__ == "__main__":
    for write in (cases_integer.integers, cases_integer.bit_operations, cases_float.comparisons, cases_float.conversions,
                  cases_float.float_arithmetic, cases_float.approximations, cases_machine.movement, cases_machine.warps,
                  cases_memory.memory, cases_memory.ordered_memory):
        write()
