"""Writes the cases of this folder: python3 model.py. The models are Python integers and exact fractions."""
import ir  # noqa: F401  (the path of plain.py)
import cases_float
import cases_integer
import cases_memory

if __name__ == "__main__":
    cases_integer.all_cases()
    cases_float.all_cases()
    cases_memory.all_cases()
