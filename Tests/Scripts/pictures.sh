#!/bin/sh
# The libraries that read pictures, libpng and libjpeg-turbo, without which Handrail can be built too.
#
#   pictures.sh           prints 1 where their headers are installed, else 0
#   pictures.sh install   installs them as root or in continuous integration, else prints the command that does
#   pictures.sh draw DIR VENV   draws words in known colors for the tests, where Pillow and fonts can be had

there() {
    for root in /usr /usr/local /opt/homebrew; do
        [ -f "$root/include/png.h" ] && [ -f "$root/include/turbojpeg.h" ] && return 0
    done
    return 1
}

packages="libpng-dev libturbojpeg0-dev"

case "$1" in
install)
    there && exit 0
    if [ "$(uname)" = Darwin ]; then
        command="brew install libpng jpeg-turbo"
        [ -n "$CI" ] && HOMEBREW_NO_AUTO_UPDATE=1 $command </dev/null && exit 0
    else
        command="sudo apt-get install -y $packages"
        as=""
        [ "$(id -u)" = 0 ] || as="sudo -n"
        if command -v apt-get >/dev/null 2>&1 && { [ -z "$as" ] || [ -n "$CI" ]; }; then
            export DEBIAN_FRONTEND=noninteractive
            $as apt-get install -y $packages </dev/null >/dev/null 2>&1 && there && exit 0
            $as apt-get update </dev/null >/dev/null 2>&1
            $as apt-get install -y $packages </dev/null >/dev/null 2>&1 && there && exit 0
        fi
    fi
    echo "Handrail is built without reading pictures. To have it read screenshots, run: $command" >&2
    ;;
draw)
    folder=$2
    venv=$3
    drawing=Tests/HandrailPixelsTests/Renderings/draw.py
    # What an earlier version drew says less of itself.
    [ -n "$(find "$folder/truth.json" -newer "$drawing" 2>/dev/null)" ] && exit 0
    if ! python3 -c "import PIL" 2>/dev/null; then
        [ -x "$venv/bin/python" ] || python3 -m venv "$venv" >/dev/null 2>&1
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check pillow >/dev/null 2>&1
        python=$venv/bin/python
    else
        python=python3
    fi
    "$python" "$drawing" "$folder" >&2 ||
        echo "No words were drawn: contrast in pictures is tested on shapes alone." >&2
    exit 0
    ;;
*) if there; then echo 1; else echo 0; fi ;;
esac
