#!/bin/sh
# What action.yml runs; by hand, set the variables that action.yml sets.
#
#   action.sh get     puts handrail on the path of the steps that follow: the one that is there, a release, or a build
#   action.sh audit   annotations for the change, a summary for the job, and a SARIF file where one is asked for
set -eu

get() {
    if command -v handrail >/dev/null 2>&1; then
        echo "handrail $(handrail --version) is installed."
        return
    fi
    bin=${RUNNER_TEMP:?}/handrail
    mkdir -p "$bin"
    archive="handrail-*-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m).tar.gz"
    if [ -n "${ACTION_REPOSITORY:-}" ] && [ -n "${ACTION_REF:-}" ] && command -v gh >/dev/null 2>&1 &&
        gh release download "$ACTION_REF" --repo "$ACTION_REPOSITORY" --pattern "$archive" --dir "$bin" 2>/dev/null
    then
        # shellcheck disable=SC2086 # The pattern is meant to be one.
        tar -xzf "$bin"/$archive -C "$bin" --strip-components 1
        echo "$bin/bin" >>"$GITHUB_PATH"
        return
    fi
    echo "There is no release for this machine; handrail is built from source, which takes some minutes."
    folder=$(dirname "$0")/..
    (cd "$folder" && swift build -c release --product handrail)
    cp "$folder/.build/release/handrail" "$bin/handrail"
    echo "$bin" >>"$GITHUB_PATH"
}

audit() {
    set -- "${INPUT_PATH:-.}" --lang "${INPUT_LANGUAGE:-en}"
    since=${INPUT_SINCE:-}
    if [ -z "$since" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then since="origin/$GITHUB_BASE_REF"; fi
    if [ -n "$since" ] && [ "$since" != none ]; then set -- "$@" --diff "$since"; fi
    # Options are separated by spaces, and no pattern among them means files.
    set -f
    # shellcheck disable=SC2086
    set -- "$@" ${INPUT_OPTIONS:-}
    set +f
    handrail audit "$@" --format markdown --fail-on never >>"${GITHUB_STEP_SUMMARY:-/dev/null}" || told $?
    if [ -n "${INPUT_SARIF:-}" ]; then
        if [ -n "${INPUT_CATEGORY:-}" ]; then
            handrail audit "$@" --format sarif --output "$INPUT_SARIF" --fail-on never --category "$INPUT_CATEGORY" ||
                told $?
        else
            handrail audit "$@" --format sarif --output "$INPUT_SARIF" --fail-on never || told $?
        fi
        echo "sarif=$INPUT_SARIF" >>"${GITHUB_OUTPUT:-/dev/null}"
    fi
    if [ -n "${INPUT_FAIL_ON:-}" ]; then set -- "$@" --fail-on "$INPUT_FAIL_ON"; fi
    handrail audit "$@" --format github
}

# A status of 3 says that nothing was measured; the last run says it again, so it ends the job.
told() { [ "$1" -eq 3 ] || exit "$1"; }

case "${1:-}" in
get) get ;;
audit) audit ;;
*) echo "Usage: action.sh get, or action.sh audit" >&2; exit 2 ;;
esac
