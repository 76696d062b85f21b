"""A family of cases as PTX text: each entry with its rows of inputs and outputs in comments."""
from pathlib import Path

from case_file import BYTES
from plain import mask, pairs, signed, width

HERE = Path(__file__).parent


def unique(rows):
    return list(dict.fromkeys(tuple(row) for row in rows))


def packed(rows, columns=160):
    """Several rows a line."""
    lines, line = [], "//"
    for row in rows:
        if len(line) + len(row) + 2 > columns and line != "//":
            lines.append(line)
            line = "//"
        line += (" " if line == "//" else "; ") + row
    return lines + ([line] if line != "//" else [])


class Family:
    def __init__(self, name):
        self.name = name
        self.text = []

    @staticmethod
    def row(values, ins, outs):
        words = [f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(values, list(ins) + list(outs))]
        return " ".join(words[: len(ins)]) + " -> " + " ".join(words[len(ins):])

    def raw(self, entry, ins, outs, rows, body, registers="", within="", stored=False, given=()):
        """ins, outs: types (b32, f32 ...); body uses %i0.. and %o0..; predicates go through a 32-bit word.
        stored: the body stores its outputs itself, at the places %a1 and so on (inputs and outputs in turn).
        given: (declaration without name, bytes in hexadecimal) of parameters g0, g1 ... after the buffers."""
        self.text.append(f"// case {entry}: {' '.join(ins)} -> {' '.join(outs)}{' within ' + within if within else ''}"
                         f"{' given ' + ' '.join(data for _, data in given) if given else ''}")
        self.text += packed(self.row(values, ins, outs) for values in rows[:512])
        count = len(ins) + len(outs)
        declared = [f".reg .b32 %me; .reg .b64 %a<{count}>;"]
        for prefix, types in (("i", ins), ("o", [] if stored else outs)):
            for i, t in enumerate(types):
                kind = "pred" if t == "pred" else f"b{max(16, 8 * BYTES[t])}"
                declared.append(f".reg .{kind} %{prefix}{i};" + (f" .reg .b32 %w{prefix}{i};" if t == "pred" else ""))
        lines = [f".visible .entry {entry}(" + ", ".join([f".param .u64 p{i}" for i in range(count)] + [f".param {kind.replace('NAME', f'g{i}')}" for i, (kind, _) in enumerate(given)]) + ") {",
                 "  " + " ".join(declared + ([registers] if registers else [])), "  mov.u32 %me, %tid.x;"]
        for i, t in enumerate(list(ins) + list(outs)):
            step = f"  ld.param.u64 %a{i}, [p{i}]; mad.wide.u32 %a{i}, %me, {BYTES[t]}, %a{i};"
            if i < len(ins):
                load = {1: "u8", 2: "b16", 4: "b32", 8: "b64"}[BYTES[t]]
                step += (f" ld.global.u32 %wi{i}, [%a{i}]; setp.ne.u32 %i{i}, %wi{i}, 0;" if t == "pred"
                         else f" ld.global.{load} %i{i}, [%a{i}];")
            lines.append(step)
        lines.append("  " + body)
        for i, t in enumerate([] if stored else outs):
            at = len(ins) + i
            if t == "pred":
                lines.append(f"  selp.u32 %wo{i}, 1, 0, %o{i}; st.global.u32 [%a{at}], %wo{i};")
            else:
                store = {1: "u8", 2: "b16", 4: "b32", 8: "b64"}[BYTES[t]]
                lines.append(f"  st.global.{store} [%a{at}], %o{i};")
        lines += ["  ret;", "}"]
        self.text += lines

    def simple(self, opcode, ins, out, rows, within=""):
        """d, a, b ... of one instruction."""
        entry = opcode.replace(".", "_").replace("::", "_")
        body = f"{opcode} %o0, " + ", ".join(f"%i{i}" for i in range(len(ins))) + ";"
        self.raw(entry, ins, [out], unique(rows), body, within=within)

    def write(self):
        head = ["// Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.", "",
                ".version 9.0", ".target sm_90", ".address_size 64", ""]
        (HERE / f"{self.name}.ptx").write_text("\n".join(head + self.text))


def b(t):
    return f"b{width(t)}"


def binary(family, opcode, t, model, values=None):
    rows = [(x, y, model(signed(x, t), signed(y, t)) & mask(t)) for x, y in (values or pairs(t))]
    family.simple(f"{opcode}.{t}", [b(t)] * 2, b(t), rows)
