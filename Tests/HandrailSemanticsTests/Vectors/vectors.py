"""Writes what independent programs make of colors, for the tests of color vision, contrast and distance.

    vectors.py FILE

writes JSON: `seen`, each color as daltonlens shows it to people without one sort of cones (Machado, 2009); `projected`,
the same by Viénot (1999), for tritanopia by Brettel (1997); `ratios`, the contrast of pairs with the luminance of
colour-science; `distances`, pairs in CIE 1976 by colour-science. Ends with status 3 and a sentence where one of the
packages is missing.
"""

import itertools
import json
import sys
import warnings

warnings.filterwarnings("ignore")
try:
    import colour
    import numpy
    from daltonlens import simulate
except ImportError as error:
    print(f"{error.name} is missing.")
    sys.exit(3)

STEPS = [0, 51, 128, 204, 255]
COLORS = [list(color) for color in itertools.product(STEPS, repeat=3)]
KINDS = {
    "protanopia": simulate.Deficiency.PROTAN,
    "deuteranopia": simulate.Deficiency.DEUTAN,
    "tritanopia": simulate.Deficiency.TRITAN,
}


def seen():
    simulator = simulate.Simulator_Machado2009()
    image = numpy.array([COLORS], dtype=numpy.uint8)
    for name, kind in KINDS.items():
        for color, result in zip(COLORS, simulator.simulate_cvd(image, kind, severity=1.0)[0]):
            yield {"vision": name, "color": color, "seen": [int(code) for code in result]}


def projected():
    image = numpy.array([COLORS], dtype=numpy.uint8)
    for name, kind in KINDS.items():
        is_tritan = name == "tritanopia"
        simulator = simulate.Simulator_Brettel1997() if is_tritan else simulate.Simulator_Vienot1999()
        for color, result in zip(COLORS, simulator.simulate_cvd(image, kind, severity=1.0)[0]):
            yield {"vision": name, "color": color, "seen": [int(code) for code in result]}


def xyz(color):
    return colour.sRGB_to_XYZ(numpy.array(color) / 255)


def pairs():
    for first in COLORS[::7]:
        for second in COLORS[::11]:
            yield first, second


def ratios():
    for first, second in pairs():
        light = sorted(float(xyz(color)[1]) for color in (first, second))
        yield {"first": first, "second": second, "value": (light[1] + 0.05) / (light[0] + 0.05)}


def distances():
    for first, second in pairs():
        a, b = (colour.XYZ_to_Lab(xyz(color)) for color in (first, second))
        yield {"first": first, "second": second, "value": float(colour.delta_E(a, b, method="CIE 1976"))}


with open(sys.argv[1], "w") as file:
    said = {"seen": seen(), "projected": projected(), "ratios": ratios(), "distances": distances()}
    json.dump({name: list(values) for name, values in said.items()}, file)
