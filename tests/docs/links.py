#!/usr/bin/env python3
"""Pages that lead somewhere: every relative link names a file (and a heading) that exists, every console block starts with `$ `.

usage: links.py ROOT            check the .md files of a checkout, tracked and untracked-not-ignored
       links.py --self-test     plant one fault of each kind and demand that each is caught
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

INLINE = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$")
ELSEWHERE = re.compile(r"^[a-zA-Z][a-zA-Z0-9+.-]*:")


def prose(lines):
    """(number, line) outside fenced blocks, code spans taken out."""
    fence = ""
    for number, line in enumerate(lines, 1):
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if mark and not fence:
            fence = mark.group(1)
        elif mark and line.strip().startswith(fence) and line.strip() == line.strip()[0] * len(line.strip()):
            fence = ""
        elif not fence:
            yield number, re.sub(r"`[^`]*`", "", line)


def anchors(text):
    """The names of headings as web pages of repositories make them: lower case, blanks to hyphens, repeats numbered."""
    seen, result = {}, set()
    fenced = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
        if heading and not fenced:
            name = re.sub(r"[^\w\- ]", "", heading.group(1).lower()).replace(" ", "-")
            count = seen.get(name, 0)
            seen[name] = count + 1
            result.add(f"{name}-{count}" if count else name)
    return result


def check_target(root, page, target):
    if ELSEWHERE.match(target):
        return ""
    path, _, anchor = target.partition("#")
    if path.startswith("/"):
        return f"link {target} starts at the root of a machine"
    file = (page.parent / unquote(path)).resolve() if path else page
    if root not in (file, *file.parents):
        return f"link {target} leaves the tree"
    if not file.exists():
        return f"link {target} leads nowhere"
    if anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
        return f"link {target} names a heading that {file.name} does not have"
    return ""


def check_console(lines):
    inside = None
    for number, line in enumerate(lines, 1):
        if inside is not None and line.startswith("```"):
            if inside == 0:
                yield number, "console block without a command"
            inside = None
        elif inside == 0:
            if not line.startswith("$ "):
                yield number, "a console block starts with `$ ` and a command"
            inside = 1
        elif inside is None and re.match(r"```console\s*$", line):
            inside = 0
    if inside is not None:
        yield len(lines), "console block that does not end"


def findings(root, page):
    name = page.relative_to(root)
    lines = page.read_text().splitlines()
    count = 0
    bad = [f"{name}:{number}: {message}" for number, message in check_console(lines)]
    for number, line in prose(lines):
        for target in INLINE.findall(line) + REFERENCE.findall(line):
            count += 1
            message = check_target(root, page, target)
            if message:
                bad.append(f"{name}:{number}: {message}")
    return count, bad


def pages_of(root):
    listing = subprocess.run(["git", "-C", str(root), "ls-files", "-co", "--exclude-standard", "-z", "*.md"], capture_output=True, check=False)
    if listing.returncode == 0:
        names = listing.stdout.decode().split("\0")
        return sorted({root / name for name in names if name and (root / name).is_file()})
    return sorted(page for page in root.rglob("*.md") if "build" not in page.relative_to(root).parts[0])


def self_test():
    """(page, what must be said about it; empty: nothing)."""
    planted = [
        ("[a](missing.md)\n", "leads nowhere"),
        ("![a](missing.png \"title\")\n", "leads nowhere"),
        ("[a]: missing.md\n", "leads nowhere"),
        ("[a](other.md#no-such)\n", "names a heading"),
        ("[a](#no-such)\n", "names a heading"),
        ("[a](/etc/passwd)\n", "root of a machine"),
        ("[a](../../outside.md)\n", "leaves the tree"),
        ("```console\nwarpproof check\n```\n", "starts with"),
        ("```console\n```\n", "without a command"),
        ("```console\n$ warpproof check\n", "does not end"),
        ("[a](other.md) [b](other.md#a-heading-1) [c](https://example.org/x) [d](folder)\n", ""),
        ("`[a](missing.md)`\n```\n[a](missing.md)\nwarpproof\n```\n```console\n$ warpproof\noutput\n```\n", ""),
    ]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve() / "tree"
        (root / "docs" / "folder").mkdir(parents=True)
        (root / "docs" / "other.md").write_text("# Other\n## A heading\n## A heading\n")
        for text, expected in planted:
            (root / "docs" / "page.md").write_text(text)
            _, bad = findings(root, root / "docs" / "page.md")
            if (len(bad) != 1 or expected not in bad[0]) if expected else bad:
                wrong += 1
                print(f"self-test: {text!r}: expected {expected!r}, found {bad}")
    print(f"{len(planted) - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = Path(sys.argv[1]).resolve()
    links, bad, pages = 0, [], pages_of(root)
    for page in pages:
        count, found = findings(root, page)
        links, bad = links + count, bad + found
    for finding in bad:
        print(finding)
    print(f"{len(pages)} pages, {links} links, {len(bad)} findings")
    return 1 if bad or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
