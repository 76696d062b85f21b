#!/usr/bin/env python3
"""`warpproof report` on a small folder: well formed, every link leads somewhere, the same bytes twice, and the golden outline.

usage: rewrites.py WARPPROOF     (WARPPROOF_RENEW=1 writes golden/rewrites.txt)
The outline is each page's elements with their class and text; style, mathematics' inside and replay files are left out.
"""
import difflib
import os
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

HERE = Path(__file__).resolve().parent
GOLDEN = HERE / "golden/rewrites.txt"
VOID = {"meta", "br"}
SHUT = {"style", "pre"}  # not told
WHOLE = {"math"}  # told as one line


class Outline(HTMLParser):
    """Indented lines, and what is not well formed."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.lines, self.wrong, self.ids, self.links, self.text = [], [], [], [], [], []

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag in ("script", "img", "link", "iframe", "b") or any(name.startswith("on") for name in attributes):
            self.wrong.append(f"<{tag} {attrs}>")
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if "href" in attributes:
            self.links.append(attributes["href"])
        if not self.hidden():
            self.lines.append("  " * len(self.open) + " ".join([tag, *(attributes.get("class") or "").split()]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.wrong.append(f"<{tag}/>, which HTML takes for an open one")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")

    def handle_data(self, data):
        self.text.append(data)
        if not data.strip() or set(self.open) & SHUT:
            return
        if set(self.open) & WHOLE:
            self.lines[-1] += " " + data.strip()
        else:
            self.lines.append("  " * len(self.open) + '"' + " ".join(data.split()) + '"')

    def hidden(self):
        return bool(set(self.open) & (SHUT | WHOLE))


def outline(page, problems, name):
    reader = Outline()
    reader.feed(page)
    reader.close()
    problems.extend(f"{name}: {wrong}" for wrong in reader.wrong + ([f"left open: {reader.open}"] if reader.open else []))
    return reader


def written(cli, folder, *more):
    done = subprocess.run([cli, "report", "rewrites", "--out", folder, "--no-config", "--no-cache", *more], cwd=HERE, capture_output=True,
                          text=True, timeout=120, check=False)
    return done, {path.name: path.read_text("utf-8") for path in Path(folder).glob("*")}


def main():
    cli, problems = str(Path(sys.argv[1]).resolve()), Problems()
    with tempfile.TemporaryDirectory() as name:
        done, pages = written(cli, f"{name}/once")
        problems.check(done.returncode == 3, f"undecided is never 0: exit {done.returncode}, {done.stderr}")
        _, again = written(cli, f"{name}/again", "--jobs", "2", "--format", "html")
        problems.check(pages == again, "two runs write other bytes")
        (Path(name) / "wrong.rw").write_text("rewrite <script>\n")
        done = subprocess.run([cli, "report", "wrong.rw", "--out", "out", "--no-config"], cwd=name, capture_output=True, text=True, timeout=60,
                              check=False)
        problems.check(done.returncode == 2 and "error[E0" in done.stderr, f"a file at fault: exit {done.returncode}")
        problems.check("could not be read" in (Path(name) / "out/index.html").read_text("utf-8"), "the index tells of a file at fault")
        done = subprocess.run([cli, "report", "wrong.rw", "--out", "wrong.rw/out", "--no-config"], cwd=name, capture_output=True, text=True,
                              timeout=60, check=False)
        problems.check(done.returncode == 2 and "can not write" in done.stderr, "a folder that can not be made")
    read = {page: outline(text, problems, page) for page, text in sorted(pages.items())}
    for page, reader in read.items():
        for link in reader.links:
            target, _, anchor = link.partition("#")
            problems.check((target or page) in read and (not anchor or anchor in read[target or page].ids), f"{page}: {link} leads nowhere")
        problems.check(len(set(reader.ids)) == len(reader.ids), f"{page}: an id twice")
    hostile = "".join(read["titled_by_an_enemy.html"].text)
    problems.check("</title><script>alert(1)</script>&amp;<b onclick=x>" in hostile, "the hostile title is shown as it is written")
    told = "".join(f"== {page}\n" + "\n".join(reader.lines) + "\n" for page, reader in read.items())
    if os.environ.get("WARPPROOF_RENEW"):
        GOLDEN.write_text(told, "utf-8")
    old = GOLDEN.read_text("utf-8") if GOLDEN.exists() else ""
    if old != told:
        problems.append("other than golden/rewrites.txt (WARPPROOF_RENEW=1 writes it)")
        print("".join(difflib.unified_diff(old.splitlines(True), told.splitlines(True), "golden", "now")))
    return problems.ended(f"{len(pages)} pages")


if __name__ == "__main__":
    sys.exit(main())
