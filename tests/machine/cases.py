"""The cases of tests/machine/ptx with their text and digest: what calibrate.py runs and what the record names."""
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "ptx"))
import case_file  # noqa: E402

BYTES = case_file.BYTES


class Runnable:
    """One case with the lines of its entry."""

    def __init__(self, case, text):
        self.file, self.entry, self.ins, self.outs, self.rows = Path(case.file).stem, case.entry, case.ins, case.outs, case.rows
        self.within, self.given, self.text = case.within, case.given, text

    def inputs(self):
        """One byte string a parameter."""
        return [b"".join(row[i].to_bytes(BYTES[t], "little") for row in self.rows) for i, t in enumerate(self.ins)]

    def digest(self):
        """Of what the device's outputs depend on: the entry's text and the inputs, not the expected outputs."""
        rows = [" ".join(f"{v:0{2 * BYTES[t]}x}" for v, t in zip(row, self.ins)) for row in self.rows]
        text = "\n".join(self.text + rows + [f"given {data.hex()}" for data in self.given]) + "\n"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def sixteen(self):
        """All 65,536 inputs, or None when the form has more than 16 bits of input (packed halves: both filled), or
        when its threads share memory or take from each other, or its rows are special values of another case."""
        shared = self.file in ("memory", "ordered_memory", "warp_and_control", "atomics") or ".shared" in "".join(self.text)
        if shared or self.entry.endswith("_special_values"):
            return None
        if len(self.ins) == 1 and BYTES[self.ins[0]] == 2:
            return b"".join(x.to_bytes(2, "little") for x in range(65536))
        if len(self.ins) == 1 and BYTES[self.ins[0]] == 4 and "f16x2" in self.entry:
            return b"".join((x | (x ^ 0x5A5A) << 16).to_bytes(4, "little") for x in range(65536))
        return None


def read(path):
    """(the text outside the entries, which all of them share; the cases in the order of the file)."""
    texts, shared, inside = {}, [], None
    for line in Path(path).read_text().splitlines():
        words = line.split("(")[0].split()
        if inside is None and ".entry" in words:
            inside = words[-1]
            texts[inside] = []
        if inside is not None:
            texts[inside].append(line)
            inside = None if line == "}" else inside
        elif line and not line.startswith("//"):
            shared.append(line)
    return "\n".join(shared) + "\n", [Runnable(case, texts[case.entry]) for case in case_file.read(path)]


def files(folder):
    return sorted(Path(folder).glob("*.ptx"))
