"""Writes captures, makes a page of them, and measures that page.

Usage: report_page.py HANDRAIL FOLDER CHROMIUM
CHROMIUM may be empty. Ends with status 1 where the page is larger, or slower to open, than it may be.
"""
import os
import resource
import shutil
import struct
import subprocess
import sys
import time
import zlib

handrail, folder, chromium = sys.argv[1:4]
SCREENS, ROWS, SHOWN = 200, 50, 20
MOST_BYTES, MOST_SECONDS = 12_000_000, 1.0
WORDS = "harbor tide mooring beacon ferry anchor current gale buoy pier lantern compass".split()


def capture(screen):
    """A hundred elements: rows of a button and the texts beside it, with the few small buttons that an app may have."""
    lines = []
    for index in range(ROWS * 2):
        row, place = divmod(index, 6)
        name = f"{WORDS[(screen + index) % 12].title()} {screen}.{index}"
        y = 50 + row * 45
        if place == 0:
            side = 44 if row % 8 else 30
            lines.append(f'<XCUIElementTypeButton label="Open {name}" x="270" y="{y}" width="100" height="{side}" '
                         'accessible="true"/>')
        else:
            x, top = 16 + 84 * ((place - 1) % 3), y + 20 * ((place - 1) // 3)
            lines.append(f'<XCUIElementTypeStaticText label="{name}" x="{x}" y="{top}" width="80" height="16" '
                         'accessible="true"/>')
    return ('<XCUIElementTypeApplication x="0" y="0" width="390" height="844">\n' + "\n".join(lines)
            + "\n</XCUIElementTypeApplication>\n")


def picture(screen, width=1170, height=2532):
    """A PNG with bars where the texts are, in a color of its own."""
    plain = b"\0" + bytes([250, 250, 252]) * width
    bar = bytearray(plain)
    for x in range(48, 760):
        if (x * 7 + screen) % 11 < 6:
            bar[1 + x * 3:4 + x * 3] = bytes([20, 40 + screen % 100, 90])
    rows = []
    for y in range(height):
        rows.append(bytes(bar) if y >= 180 and (y - 180) % 45 < 30 else plain)

    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"".join(rows), 6)) + chunk(b"IEND", b""))


def opened(page):
    """Seconds until the page shows something, and then until another page of it does; None where it was not opened."""
    if not chromium:
        return None
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        best = None
        for _ in range(3):
            tab = browser.new_page()
            start = time.monotonic()
            tab.goto("file://" + os.path.abspath(page), wait_until="commit")
            tab.wait_for_selector("main h2")
            first = time.monotonic() - start
            start = time.monotonic()
            tab.click("nav.pages a[href='#/screens']")
            tab.wait_for_selector("ul.cards > li")
            second = time.monotonic() - start
            best = min(best or (first, second), (first, second))
            tab.close()
        browser.close()
        return best


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder + "/captures")
for screen in range(SCREENS):
    with open(f"{folder}/captures/Screen{screen}.xml", "w", encoding="utf-8") as file:
        file.write(capture(screen))
bare = folder + "/bare.html"
subprocess.run([handrail, "report", folder + "/captures", "--output", bare], check=True)
for screen in range(SHOWN):
    with open(f"{folder}/captures/Screen{screen}.png", "wb") as file:
        file.write(picture(screen))
page = folder + "/page.html"
start = time.monotonic()
subprocess.run([handrail, "report", folder + "/captures", "--output", page], check=True)
seconds = time.monotonic() - start
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
# Linux counts in kilobytes, macOS in bytes.
megabytes = memory / (1 << 20 if sys.platform == "darwin" else 1 << 10)
size, plain = os.path.getsize(page), os.path.getsize(bare)
print(f"report page   {SCREENS} screens, {SCREENS * ROWS * 2} elements, {SHOWN} screenshots: {seconds:.1f} s, "
      f"{megabytes:.0f} MB of memory, {size / 1e6:.1f} MB; {plain / 1e6:.1f} MB without pictures, at most "
      f"{MOST_BYTES / 1e6:.0f}")
times = opened(page)
if times is None:
    print("report page   not opened: Chromium, or what drives it, is not installed (make browser installs it)")
else:
    print(f"report page   usable after {times[0]:.2f} s in Chromium, at most {MOST_SECONDS:.1f}; another page of it after "
          f"{times[1]:.2f} s")
failed = plain > MOST_BYTES or (times is not None and times[0] > MOST_SECONDS)
sys.exit(1 if failed else 0)
