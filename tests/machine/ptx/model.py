#!/usr/bin/env python3
"""Writes the cases of this folder, one .ptx a family. Run `python3 model.py` here after adding a case."""
import cases_atomic
import cases_atomic_own
import cases_bytes
import cases_call_types
import cases_calls
import cases_float
import cases_half
import cases_integer
import cases_machine
import cases_memory
import cases_special
from plain import rng

if __name__ == "__main__":
    families = (cases_integer.integers, cases_integer.bit_operations, cases_float.comparisons, cases_float.conversions,
                cases_float.float_arithmetic, cases_float.flushing, cases_special.single, cases_special.other_formats, cases_machine.movement, cases_machine.warps,
                cases_machine.lanes_together,
                cases_memory.memory, cases_memory.ordered_memory, cases_memory.parameters,
                cases_half.half_arithmetic, cases_half.half_comparison,
                cases_bytes.parts_of_words, cases_atomic.atomics, cases_atomic_own.own_places,
                cases_calls.calls, cases_call_types.calls_of_every_type)
    for write in families:
        if write is not families[0] and write is not families[1]:
            rng.seed(write.__name__)  # a family's values do not depend on the other families
        write()
