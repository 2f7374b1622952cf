"""Writes made-up captures with screenshots into a folder, for the check of the page.

Usage: fixtures.py FOLDER
"""
import os
import struct
import sys
import zlib

folder = sys.argv[1]
CAPTURE = """<XCUIElementTypeApplication x="0" y="0" width="390" height="844">
<XCUIElementTypeStaticText label="Harbor" x="20" y="60" width="200" height="40" accessible="true" traits="Header"/>
<XCUIElementTypeButton label="Moor here" x="20" y="120" width="350" height="50" accessible="true"/>
<XCUIElementTypeButton x="20" y="200" width="20" height="20" accessible="true"/>
<XCUIElementTypeTextField label="Name of the boat" x="20" y="260" width="350" height="40" accessible="true"/>
</XCUIElementTypeApplication>
"""


def png(width, height, color):
    """A picture of one color with a darker bar across."""
    plain = b"\0" + bytes(color) * width
    bar = b"\0" + bytes(part // 3 for part in color) * width
    rows = b"".join(bar if height // 8 < y < height // 6 else plain for y in range(height))

    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))


os.makedirs(folder, exist_ok=True)
with open(folder + "/Harbor.xml", "w", encoding="utf-8") as file:
    file.write(CAPTURE)
with open(folder + "/Harbor.png", "wb") as file:
    file.write(png(1170, 2532, (90, 150, 210)))
with open(folder + "/Pier.xml", "w", encoding="utf-8") as file:
    file.write(CAPTURE.replace("Harbor", "Pier"))
