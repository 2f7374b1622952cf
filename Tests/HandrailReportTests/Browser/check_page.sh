#!/bin/sh
# Opens the page that `handrail report` writes in a real browser: what is seen, heard, and reached with keys.
#
# Usage: check_page.sh HANDRAIL PROJECT VENV SITE
# SITE is the folder of the documentation, some pages of which are opened as well.
# Needs Chromium, which is installed where that can be done (as root, with apt-get), and, once, the network to install
# the PyPI packages `playwright` and `axe-playwright-python` into VENV. Where something is missing the check is left
# out, and a line says so.
set -eu
handrail=$1
project=$2
venv=$3
site=$4

skip() {
    echo "Check of the page in a browser left out: $1."
    exit 0
}

browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome || true
}

[ -x "$handrail" ] || skip "$handrail is not built"
command -v python3 >/dev/null 2>&1 || skip "python3 is not installed"
if [ -z "$(browser)" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } \
        >/dev/null 2>&1 </dev/null || true
fi
chromium=$(browser)
[ -n "$chromium" ] || skip "Chromium is not installed"
if ! "$venv/bin/python3" -c 'import playwright, axe_playwright_python' >/dev/null 2>&1; then
    rm -rf "$venv"
    python3 -m venv "$venv" >/dev/null 2>&1 || { rm -rf "$venv"; skip "python3 cannot make a virtual environment"; }
    "$venv/bin/python3" -m pip install --quiet --disable-pip-version-check --no-input \
        'playwright>=1.49' 'axe-playwright-python>=0.1.4' \
        >/dev/null 2>&1 || { rm -rf "$venv"; skip "playwright could not be installed (no network?)"; }
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$handrail" report "$project" --output "$folder/page.html" --lang en
"$handrail" listen "$project" --format json --lang en >"$folder/en.json"
"$handrail" listen "$project" --format json --lang ko >"$folder/ko.json"
"$handrail" audit "$project" --format json --lang en --fail-on never >"$folder/audit.json"
mkdir "$folder/hostile"
cat >"$folder/hostile/Hostile.swift" <<'SWIFT'
import SwiftUI
struct Hostile: View {
    var body: some View {
        Text("</script><script>window.intruder = 1</script>")
        Button("<img src=x onerror='window.intruder = 2'>") { }
        Text("\u{202E}desrever\u{2028}").font(.system(size: 9))
        Button { } label: { Image("\"><svg onload=\"window.intruder = 3\">") }
    }
}
SWIFT
{
    printf 'import SwiftUI\nstruct Endless: View { var body: some View { Button("'
    head -c 1000000 /dev/zero | tr '\0' 'w'
    printf '") { } } }\n'
} >"$folder/hostile/Endless.swift"
"$handrail" report "$folder/hostile" --output "$folder/hostile.html"
here=$(dirname "$0")
"$venv/bin/python3" "$here/fixtures.py" "$folder/captures"
"$handrail" report "$folder/captures" --output "$folder/captures.html"
"$handrail" report "$project" --conformance wcag22 --format html --output "$folder/conformance.html"
mkdir "$folder/served"
printf 'import SwiftUI\nstruct Served: View { var body: some View { Button("Before") { } } }\n' \
    >"$folder/served/Served.swift"
"$venv/bin/python3" "$here/check_page.py" "$folder/page.html" "$folder/en.json" "$folder/ko.json" \
    "$chromium" "$folder/hostile.html" "$folder/captures.html" "$folder/conformance.html" "$handrail" "$folder/served" \
    "$folder/audit.json"
"$venv/bin/python3" "$here/check_site.py" "$site" "$chromium"
