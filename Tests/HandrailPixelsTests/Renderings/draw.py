"""Draws words in known colors, for the tests of what HandrailPixels measures.

    draw.py FOLDER

writes PNG files and truth.json, a list of objects: file, kind (solid, thin, gradient, photo), ratio, stroke and
size of the font in pixels.
Needs Pillow, a Latin font and a font with Hangul; ends with status 3 and a sentence where one is missing.
"""

import json
import os
import random
import sys

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    print("Pillow is missing.")
    sys.exit(3)

FONTS = {
    "latin": [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/Library/Fonts/Arial Unicode.ttf",
        "/System/Library/Fonts/Supplemental/Arial.ttf",
    ],
    "latin-bold": [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
        "/System/Library/Fonts/Supplemental/Arial Bold.ttf",
    ],
    "hangul": [
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc",
        "/usr/share/fonts/truetype/nanum/NanumGothic.ttf",
        "/System/Library/Fonts/AppleSDGothicNeo.ttc",
    ],
    "hangul-bold": [
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
        "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
        "/usr/share/fonts/truetype/nanum/NanumGothicBold.ttf",
        "/System/Library/Fonts/AppleSDGothicNeo.ttc",
    ],
}
WORDS = {"latin": ["Sign in", "Tides today", "Harbor fee", "Add a berth"], "hangul": ["로그인", "오늘의 물때", "정박 요금", "자리 추가"]}


def font(name, size):
    for path in FONTS[name]:
        if os.path.exists(path):
            return ImageFont.truetype(path, size)
    print("No font for %s was found." % name)
    sys.exit(3)


def light(code):
    code /= 255
    return code / 12.92 if code <= 0.04045 else ((code + 0.055) / 1.055) ** 2.4


def luminance(color):
    return 0.2126 * light(color[0]) + 0.7152 * light(color[1]) + 0.0722 * light(color[2])


def ratio(first, second):
    low, high = sorted([luminance(first), luminance(second)])
    return (high + 0.05) / (low + 0.05)


def photo(chance, width, height):
    small = Image.new("RGB", (max(width // 6, 2), max(height // 6, 2)))
    small.putdata([tuple(chance.randrange(256) for _ in range(3)) for _ in range(small.width * small.height)])
    return small.resize((width, height), Image.BICUBIC)


def gradient(first, last, width, height):
    image = Image.new("RGB", (width, height))
    for x in range(width):
        share = x / max(width - 1, 1)
        color = tuple(round(a + (b - a) * share) for a, b in zip(first, last))
        image.paste(color, (x, 0, x + 1, height))
    return image


def stroke(face, word):
    """The widest stroke of a word, roughly: twice the depth that its mask can be worn down to."""
    mask = face.getmask(word, mode="L")
    total = sum(bytes(mask)) / 255
    edge = 0
    width, height = mask.size
    data = bytes(mask)
    for y in range(height):
        for x in range(width):
            value = data[y * width + x]
            right = data[y * width + x + 1] if x + 1 < width else 0
            below = data[(y + 1) * width + x] if y + 1 < height else 0
            edge += abs(value - right) + abs(value - below)
    return 2 * total / max(edge / 255 / 1.27, 1)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    chance = random.Random(20)
    truth = []
    for number in range(320):
        kind = "solid" if number < 240 else "gradient" if number < 280 else "photo"
        script = "hangul" if number % 3 == 2 else "latin"
        name = script + ("-bold" if number % 4 == 3 else "")
        size = chance.choice([9, 12, 15, 17, 20, 28, 34]) * chance.choice([2, 3])
        if number % 10 == 0:
            size = chance.choice([9, 11, 13])
        face = font(name, size)
        word = chance.choice(WORDS[script])
        fore = tuple(chance.randrange(256) for _ in range(3))
        back = tuple(chance.randrange(256) for _ in range(3))
        if number % 5 == 0:
            back = chance.choice([(255, 255, 255), (0, 0, 0), (242, 242, 247)])
        if max(abs(a - b) for a, b in zip(fore, back)) < 24:
            fore = tuple(255 - value for value in back)
        left, top, right, bottom = face.getbbox(word)
        width, height = right - left + size // 3, round(size * 1.2)
        if kind == "solid":
            image, wanted = Image.new("RGB", (width, height), back), ratio(fore, back)
        elif kind == "gradient":
            other = tuple(min(255, max(0, value + chance.choice([-60, 60]))) for value in back)
            image = gradient(back, other, width, height)
            wanted = None
        else:
            image, wanted = photo(chance, width, height), None
        place = (size // 6 - left, (height - (bottom - top)) // 2 - top)
        ImageDraw.Draw(image).text(place, word, font=face, fill=fore)
        if kind == "gradient":
            seen = [image.getpixel((x, 0)) for x in range(size // 6, width - size // 6)]
            wanted = min(ratio(fore, color) for color in seen)
        path = "%03d.png" % number
        image.save(os.path.join(folder, path))
        truth.append({"file": path, "kind": kind, "ratio": wanted, "stroke": stroke(face, word), "size": size})
    with open(os.path.join(folder, "truth.json"), "w") as file:
        json.dump(truth, file)
    animations(folder)


def animations(folder):
    """Animated pictures, each with the most flashes in a second that it has; none where it is small."""
    truth = []

    def busy(color, side):
        """A pattern of many colors, the middle of which changes alone, so that frames hold a part of the picture."""
        image = Image.new("RGB", (side, side))
        drawing = ImageDraw.Draw(image)
        for top in range(0, side, 20):
            drawing.rectangle((0, top, side - 1, top + 9), fill=(top % 256, 60, 120))
        drawing.rectangle((10, 10, side - 11, side - 11), fill=color)
        return image

    def plain(color, side):
        return Image.new("RGB", (side, side), color)

    for name, draw, colors, milliseconds, side, wanted in [
        ("fast", plain, ["black", "white"] * 4, 100, 200, 5),
        ("slow", plain, ["black", "white"] * 4, 200, 200, 2),
        ("part", busy, ["black", "white"] * 4, 60, 220, 8),
        ("still", busy, ["black", "#202020"] * 4, 60, 220, 0),
        ("bright", plain, ["#F4F4F4", "white"] * 4, 60, 200, 0),
        ("small", plain, ["black", "white"] * 4, 60, 100, None),
    ]:
        frames = [draw(color, side) for color in colors]
        for suffix, options in [("gif", {"optimize": True}), ("png", {"disposal": 0})]:
            path = name + "." + suffix
            frames[0].save(
                os.path.join(folder, path), save_all=True, append_images=frames[1:], duration=milliseconds, loop=0,
                **options)
            truth.append({"file": path, "flashes": wanted})
    with open(os.path.join(folder, "animations.json"), "w") as file:
        json.dump(truth, file)


if __name__ == "__main__":
    main(sys.argv[1])
