"""The examples that stand in the comments of the installed headers, as one program: what is shown is what compiles and runs.

An example is a run of comment lines indented by three spaces or more. `...` stands for what is the caller's own.
"""
import re

LINE = re.compile(r"^\s*///?   +(\S.*)$")
# What the examples may take as given.
PRELUDE = """#include <iostream>
#include <string>
#include <vector>
%s
[[maybe_unused]] static warpproof::Request request;
[[maybe_unused]] static warpproof::Verdict verdict, v;
[[maybe_unused]] static std::vector<warpproof::Verdict> verdicts;
template <class... Anything>
void complain(const Anything&...) {}
"""
# Compiled and linked, not run: they need a repository, a key, a device, a catalogue.
NOT_RUN = {"gate.h", "attestation.h", "isolated.h", "run.h", "rewrites.h", "evaluate.h"}


def blocks_of(text):
    """Runs of example lines; a block that a blank comment line interrupts is two."""
    blocks, open_block = [], []
    for line in [*text.splitlines(), ""]:
        found = LINE.match(line)
        if found:
            open_block.append(re.sub(r"\.\.\.;", "{};", re.sub(r"\s\.\.\.$", " {}", found.group(1))))
        elif open_block:
            blocks.append(open_block)
            open_block = []
    return blocks


def program(folder):
    """One function an example, and a main that calls those that can run anywhere."""
    headers = sorted(folder.glob("*.h"))
    out = PRELUDE % "".join(f"#include <warpproof/{header.name}>\n" for header in headers)
    calls, without = [], []
    for header in headers:
        blocks = blocks_of(header.read_text())
        if not blocks:
            without.append(header.name)
        for number, block in enumerate(blocks, 1):
            name = f"{header.stem}_{number}"
            out += f"\n// {header.name}\nstatic int {name}() {{\n  using namespace warpproof;\n  "
            out += "\n  ".join(block) + "\n  return 0;\n}\n"
            calls.append((header.name, name))
    assert not without, f"no example in the comments of {without}"
    out += "\nint main(int arguments, char**) {\n"
    for header, name in calls:
        # Called or not, every example is linked.
        condition = "arguments > 99" if header in NOT_RUN else "arguments > 0"
        out += f'  if ({condition}) {{\n    std::cout << "{name}: " << std::flush;\n    std::cout << {name}() << "\\n";\n  }}\n'
    return out + "  return 0;\n}\n"
