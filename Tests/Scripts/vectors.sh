#!/bin/sh
# Has independent programs say what becomes of colors, for the tests of color vision, contrast and distance.
#
#   vectors.sh FILE VENV
#
# Needs python3 and, once, the network to install the PyPI packages `daltonlens` and `colour-science` into VENV. Where
# either is missing the tests that need FILE are left out, and a line says so.
file=$1
venv=$2

skip() {
    rm -f "$file"
    echo "Color vision and contrast are not held against other programs: $1." >&2
    exit 0
}

# A file of an older form is asked for anew.
grep -q '"projected"' "$file" 2>/dev/null && exit 0
command -v python3 >/dev/null 2>&1 || skip "python3 is not installed"
mkdir -p "$(dirname "$file")"
if ! "$venv/bin/python" -c 'import colour, daltonlens' >/dev/null 2>&1; then
    python3 -m venv "$venv" >/dev/null 2>&1 || skip "python3 cannot make a virtual environment"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input 'daltonlens==0.1.*' \
        'colour-science==0.4.*' >/dev/null 2>&1 || skip "daltonlens and colour-science could not be installed"
fi
"$venv/bin/python" Tests/HandrailSemanticsTests/Vectors/vectors.py "$file" >&2 || skip "the packages could not be used"
