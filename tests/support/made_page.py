"""A committed page that a script computes: the test is that both are the same; WARPPROOF_RENEW=1 writes the page."""
import os


def compare(page, text, script, counted):
    """The exit code: 0 where the file `page` holds `text`. `counted` says how much that is."""
    if os.environ.get("WARPPROOF_RENEW"):
        page.write_text(text)
    if not page.exists() or page.read_text() != text:
        print(f"{page.name} is not what {script} computes; renew it with WARPPROOF_RENEW=1")
        return 1
    print(f"{page.name}: {counted}")
    return 0
