#!/usr/bin/env python3
"""The HTML report in a real browser: pages made by hand, in headless Chromium, at the width of a telephone and of a desk.

usage: screenshots.py UNIT_REPORT [--keep FOLDER]     (without Chromium: says "skipped", exit 77)
  UNIT_REPORT writes its sample pages into the folder WARPPROOF_PAGES.
  --keep FOLDER: the pictures stay there, to be looked at.

Checked: nothing overflows the page's width, the verdict's word is seen where it should be, the picture is not blank and has the verdict's
colour in it, light and dark differ, no markup of a hostile verdict made an element.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from png import pixels

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from problems import Problems  # noqa: E402

SKIPPED = 77
WIDTHS = {"phone": 390, "desk": 1280}
HEIGHT = 1400
TONE = {"refuted": (0xB3, 0x26, 0x1E), "proved": (0x17, 0x70, 0x3F), "rejected": (0xB3, 0x26, 0x1E)}
PAGES = {"wrong_kernel": "refuted", "race": "refuted", "proved": "proved", "rejected": "rejected", "hostile": "refuted", "many": "refuted",
         "rewrite": "proved", "rewrite_hostile": "refuted", "rewrite_index": "refuted"}
IN_THE_DARK = {"wrong_kernel", "many"}

# Added to a copy of the page, whose policy is taken out: the page itself holds no script.
MEASURE = """<script>addEventListener('load', () => {
  const root = document.documentElement, word = document.querySelector('article .word, .overview .counts'), at = word.getBoundingClientRect();
  const wide = [...document.querySelectorAll('body *')].filter(e => {
    const box = e.getBoundingClientRect();
    if (box.right <= root.clientWidth + 1 || box.width === 0) return false;
    for (let p = e.parentElement; p; p = p.parentElement)
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(p).overflowX)) return false;
    return true;
  }).map(e => e.tagName + '.' + e.className);
  parent.postMessage([location.hash.slice(1), 'width', root.clientWidth, 'scroll', Math.max(root.scrollWidth, document.body.scrollWidth), 'word', word.innerText.trim().replaceAll('\\n', ' '),
    'shown', at.width > 20 && at.height > 20 && at.left >= 0 && at.right <= root.clientWidth, 'images', document.images.length,
    'scripts', document.scripts.length, 'wide', wide.slice(0, 5).join(',') || 'none'].join('|'), '*');
});</script>"""
# Frames of an exact width: a window can not be narrower than the browser likes.
FRAMES = """<!DOCTYPE html><body><pre id=measured></pre><script>addEventListener('message', m => {
  document.getElementById('measured').textContent += m.data + '\\n';
});</script>"""


def browser():
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        if path := shutil.which(name):
            return path
    return None


def chromium(program, profile, arguments, page, width):
    command = [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
               "--disable-background-networking", f"--user-data-dir={profile}", f"--window-size={width},{HEIGHT}", *arguments, page.as_uri()]
    return subprocess.run(command, capture_output=True, timeout=120, check=False)


def measured(program, folder, pages):
    """{(page, device): what it measures}, all in one run of the browser."""
    outer = FRAMES
    for page in pages:
        copy = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", (folder / f"{page}.html").read_text("utf-8"))
        (folder / f"measured_{page}.html").write_text(copy.replace("</body>", MEASURE + "</body>"), "utf-8")
        for device, width in WIDTHS.items():
            outer += f'<iframe src="measured_{page}.html#{page} {device}" width={width} height={HEIGHT} style="border:0"></iframe>'
    (folder / "frames.html").write_text(outer, "utf-8")
    done = chromium(program, folder / "profile", ["--dump-dom", "--virtual-time-budget=10000"], folder / "frames.html", 1400)
    found = re.search(r'<pre id="measured">([^<]*)</pre>', done.stdout.decode("utf-8", "replace"))
    out = {}
    for line in (found.group(1) if found else "").splitlines():
        place, *fields = line.split("|")
        out[tuple(place.replace("%20", " ").split(" "))] = dict(zip(fields[::2], fields[1::2]))
    return out


def layout(seen, outcome, width):
    if not seen:
        return ["nothing was measured"]
    problems = []
    if int(seen["width"]) != width:
        problems.append(f"the frame is {seen['width']} wide, not {width}")
    if int(seen["scroll"]) > width or seen["wide"] != "none":
        problems.append(f"overflows: {seen['scroll']} wide, {seen['wide']}")
    if outcome not in seen["word"].lower() or seen["shown"] != "true":
        problems.append(f"the word is not seen: {seen}")
    if seen["images"] != "0" or seen["scripts"] != "1":  # the measuring one
        problems.append(f"elements of the input: {seen}")
    return problems


def picture(program, folder, page, device, scheme, keep):
    target = keep / f"{page}_{device}_{scheme}.png"
    flags = [f"--blink-settings=preferredColorScheme={0 if scheme == 'dark' else 1}", f"--screenshot={target}"]
    chromium(program, folder / "profile", flags, folder / f"{page}.html", WIDTHS[device])
    if not target.exists():
        return ["no picture"]
    seen, problems = pixels(target.read_bytes()), []
    if seen.width != WIDTHS[device] or seen.spread < 50:
        problems.append(f"the picture is blank, or {seen.width} wide")
    if scheme == "light" and TONE[PAGES[page]] not in seen.colours:
        problems.append(f"the colour of {PAGES[page]} is not in the picture")
    if (seen.mean > 150) != (scheme == "light"):
        problems.append(f"the picture's brightness is {seen.mean:.0f}")
    return problems


def self_test(program, folder):
    """The checks can fail: a page that is too wide, and a blank one."""
    page = folder / "proved.html"
    good = page.read_text("utf-8")
    page.write_text(good.replace("<main>", '<main><div style="width:900px">wide</div>'), "utf-8")
    wide = layout(measured(program, folder, ["proved"]).get(("proved", "phone")), "proved", WIDTHS["phone"])
    page.write_text(good.replace("</style>", "body * { visibility: hidden }</style>"), "utf-8")
    blank = picture(program, folder, "proved", "phone", "light", folder)
    page.write_text(good, "utf-8")
    return [what for what, found, word in (("a page that is too wide passes", wide, "overflows"), ("a blank page passes", blank, "blank"))
            if not any(word in problem for problem in found)]


def main():
    program = browser()
    if program is None:
        print("skipped: no Chromium on this machine")
        return SKIPPED
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        keep = Path(sys.argv[sys.argv.index("--keep") + 1]) if "--keep" in sys.argv else folder
        subprocess.run([sys.argv[1], "-tc=*pages for the screenshots*"], env={**os.environ, "WARPPROOF_PAGES": name}, check=True,
                       capture_output=True, timeout=60)
        seen = measured(program, folder, PAGES)
        problems = Problems(f"{page}, {device}: {problem}" for page, outcome in PAGES.items() for device, width in WIDTHS.items()
                            for problem in layout(seen.get((page, device)), outcome, width))
        for page in PAGES:
            for device, scheme in [("phone", "light"), ("desk", "light")] + ([("phone", "dark"), ("desk", "dark")] if page in IN_THE_DARK else []):
                problems += [f"{page}, {device}, {scheme}: {p}" for p in picture(program, folder, page, device, scheme, keep)]
        problems += self_test(program, folder)
    return problems.ended(f"{len(PAGES)} pages, {len(WIDTHS)} widths")


if __name__ == "__main__":
    sys.exit(main())
