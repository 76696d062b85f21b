"""A family of cases as LLVM IR: each kernel with its rows of inputs and outputs in comments, one thread a row. Rows whose
result is poison are listed apart: each must be a finding.

    ; case add_nsw_i32: b32 b32 -> b32
    ; 00000001 00000002 -> 00000003
    ; poison add_nsw_i32: 7fffffff 00000001
"""
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "ptx"))

BYTES = {"b8": 1, "b16": 2, "f16": 2, "bf16": 2, "b32": 4, "f32": 4, "b64": 8, "f64": 8}
LLVM = {"b8": "i8", "b16": "i16", "b32": "i32", "b64": "i64", "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}
DATALAYOUT = ("e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-"
              "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9")
POISON = None


def packed(rows, columns=160):
    lines, line = [], ""
    for row in rows:
        if line and len(line) + len(row) + 4 > columns:
            lines.append("; " + line)
            line = ""
        line += ("; " if line else "") + row
    return lines + (["; " + line] if line else [])


class Family:
    def __init__(self, name, wide=False):
        self.name, self.text, self.declared = name, [], {}
        self.wide = wide

    def kernel(self, entry, ins, outs, rows, body, note="", attributes="#0"):
        """body uses %i0.. and defines %o0..; rows hold inputs, then outputs; an output of None is poison."""
        seen, good, poison = set(), [], []
        for row in rows:
            row = tuple(row)
            if row in seen:
                continue
            seen.add(row)
            words = [f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(row, ins)]
            if POISON in row[len(ins):]:
                poison.append(" ".join(words))
            else:
                after = [f"{v & ((1 << 8 * BYTES[t]) - 1):0{2 * BYTES[t]}x}" for v, t in zip(row[len(ins):], outs)]
                good.append(" ".join(words) + " -> " + " ".join(after))
        good, poison = good[:256], poison[:6]
        lines = [f"; case {entry}: {' '.join(ins)} -> {' '.join(outs)}{note}"] + packed(good)
        if poison:
            lines.append(f"; poison {entry}: " + "; ".join(poison))
        count = len(ins) + len(outs)
        lines.append(f"define amdgpu_kernel void @{entry}(" + ", ".join(f"ptr addrspace(1) %p{k}" for k in range(count)) + f") {attributes} {{")
        lines.append("  %me = call i32 @llvm.amdgcn.workitem.id.x()")
        self.declare("declare i32 @llvm.amdgcn.workitem.id.x()")
        for k, t in enumerate(list(ins) + list(outs)):
            lines.append(f"  %a{k} = getelementptr {LLVM[t]}, ptr addrspace(1) %p{k}, i32 %me")
        for k, t in enumerate(ins):
            lines.append(f"  %i{k} = load {LLVM[t]}, ptr addrspace(1) %a{k}, align {BYTES[t]}")
        lines += ["  " + line for line in body.strip().splitlines()]
        for k, t in enumerate(outs):
            lines.append(f"  store {LLVM[t]} %o{k}, ptr addrspace(1) %a{len(ins) + k}, align {BYTES[t]}")
        self.text += lines + ["  ret void", "}", ""]

    def declare(self, line):
        self.declared[line] = True

    def write(self):
        size, cpu = ("64", "gfx942") if self.wide else ("32", "gfx1100")
        head = ["; Written by model.py: rows are inputs -> outputs, hexadecimal, one thread a row.", "",
                f'target datalayout = "{DATALAYOUT}"', 'target triple = "amdgcn-amd-amdhsa"', ""]
        end = list(self.declared) + ["", f'attributes #0 = {{ "target-cpu"="{cpu}" "target-features"="+wavefrontsize{size}" }}',
                                     f'attributes #1 = {{ "target-cpu"="{cpu}" "target-features"="+wavefrontsize{size}" '
                                     '"denormal-fp-math-f32"="preserve-sign,preserve-sign" }']
        (HERE / f"{self.name}.ll").write_text("\n".join(head + self.text + end) + "\n")
