#!/bin/sh
# Checks real JSON reports and transcripts against their schemas with another program than the one that wrote them.
#
# Usage: check_reports.sh REPORTS VENV
# REPORTS is a folder with schema.json and reports, and a folder `transcripts` of the same kind, which the tests leave behind. Needs python3 and, once, the network to
# install the PyPI package `jsonschema` into VENV. Where either is missing the check is left out, and a line says so.
set -eu
reports=$1
venv=$2

skip() {
    echo "Report check left out: $1."
    exit 0
}

[ -s "$reports/schema.json" ] || skip "the tests left no reports in $reports"
command -v python3 >/dev/null 2>&1 || skip "python3 is not installed"
if ! "$venv/bin/python3" -c 'import jsonschema' >/dev/null 2>&1; then
    rm -rf "$venv"
    python3 -m venv "$venv" >/dev/null 2>&1 || { rm -rf "$venv"; skip "python3 cannot make a virtual environment"; }
    "$venv/bin/python3" -m pip install --quiet --disable-pip-version-check --no-input 'jsonschema>=4.18,<5' \
        >/dev/null 2>&1 || { rm -rf "$venv"; skip "jsonschema could not be installed (no network?)"; }
fi
"$venv/bin/python3" "$(dirname "$0")/check_reports.py" "$reports/schema.json" "$reports"/[A-Z]*.json
transcripts=$reports/transcripts
[ -s "$transcripts/schema.json" ] || skip "the tests left no transcripts in $transcripts"
"$venv/bin/python3" "$(dirname "$0")/check_reports.py" "$transcripts/schema.json" "$transcripts"/[A-Z]*.json
# The forms that services read need no schema of ours: what they take is documented by others.
services=$reports/services
[ -d "$services" ] || skip "the tests left no reports for services in $services"
"$venv/bin/python3" "$(dirname "$0")/check_services.py" "$services"/*
