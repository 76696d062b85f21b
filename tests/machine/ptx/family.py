"""A family of cases as PTX text: each entry with its rows of inputs and outputs in comments."""
from pathlib import Path

from plain import BYTES, mask, pairs, signed, width

HERE = Path(__file__).parent


class Family:
    def __init__(self, name):
        self.name = name
        self.text = []

    def raw(self, entry, ins, outs, rows, body, registers="", note=""):
        """ins, outs: widths (b32 ...); body uses %i0.. and %o0..; predicates go through a 32-bit word."""
        rows = rows[:512]
        lines = [f"// case {entry}: {' '.join(ins)} -> {' '.join(outs)}{note}"]
        for values in rows:
            a = " ".join(f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(values[: len(ins)], ins))
            b = " ".join(f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(values[len(ins):], outs))
            lines.append(f"// {a} -> {b}")
        count = len(ins) + len(outs)
        lines.append(f".visible .entry {entry}(" + ", ".join(f".param .u64 p{i}" for i in range(count)) + ")")
        lines.append("{")
        lines.append(f"  .reg .b32 %me; .reg .b64 %a<{2 * count + 1}>; {registers}")
        for k, (prefix, types) in enumerate((("i", ins), ("o", outs))):
            for i, t in enumerate(types):
                kind = {"b8": "b16", "pred": "pred"}.get(t, t)
                lines.append(f"  .reg .{kind} %{prefix}{i};" + (f" .reg .b32 %w{prefix}{i};" if t == "pred" else ""))
        lines.append("  mov.u32 %me, %tid.x;")
        for i, t in enumerate(list(ins) + list(outs)):
            lines.append(f"  ld.param.u64 %a{2 * i}, [p{i}]; mul.wide.u32 %a{2 * i + 1}, %me, {BYTES[t]}; add.s64 %a{2 * i}, %a{2 * i}, %a{2 * i + 1};")
        for i, t in enumerate(ins):
            if t == "pred":
                lines.append(f"  ld.global.u32 %wi{i}, [%a{2 * i}]; setp.ne.u32 %i{i}, %wi{i}, 0;")
            else:
                lines.append(f"  ld.global.{t if t != 'b8' else 'u8'} %i{i}, [%a{2 * i}];")
        lines.append("  " + body)
        for i, t in enumerate(outs):
            at = 2 * (len(ins) + i)
            if t == "pred":
                lines.append(f"  selp.u32 %wo{i}, 1, 0, %o{i}; st.global.u32 [%a{at}], %wo{i};")
            else:
                lines.append(f"  st.global.{t if t != 'b8' else 'u8'} [%a{at}], %o{i};")
        lines += ["  ret;", "}", ""]
        self.text += lines

    def simple(self, opcode, ins, out, rows, note=""):
        """d, a, b ... of one instruction."""
        entry = opcode.replace(".", "_").replace("::", "_")
        body = f"{opcode} %o0, " + ", ".join(f"%i{i}" for i in range(len(ins))) + ";"
        self.raw(entry, ins, [out], rows, body, note=note)

    def write(self):
        head = ["// Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.", "",
                ".version 9.0", ".target sm_90", ".address_size 64", ""]
        (HERE / f"{self.name}.ptx").write_text("\n".join(head + self.text))


def b(t):
    return f"b{width(t)}"


def binary(family, opcode, t, model, values=None):
    rows = [(x, y, model(signed(x, t), signed(y, t)) & mask(t)) for x, y in (values or pairs(t))]
    family.simple(f"{opcode}.{t}", [b(t)] * 2, b(t), rows)
