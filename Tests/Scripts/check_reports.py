"""Checks JSON reports or transcripts against the schema that the tool prints.

Usage: check_reports.py SCHEMA DOCUMENT...
Needs the PyPI package `jsonschema`, which serves tests only. Exits with 1 at the first report that does not fit.
"""

import json
import sys

import jsonschema


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in arguments[1:]:
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        errors = sorted(validator.iter_errors(report), key=lambda error: list(map(str, error.absolute_path)))
        for error in errors:
            print(f"{path}: /{'/'.join(map(str, error.absolute_path))}: {error.message}", file=sys.stderr)
        if errors:
            return 1
        counts = [f"{len(report[name])} {name}" for name in ("findings", "screens") if name in report]
        print(f"{path}: fits ({', '.join(counts)})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
