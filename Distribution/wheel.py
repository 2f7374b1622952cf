"""Writes a Python wheel that carries the Linux program, so that `uvx` and `pip` can install it.

Usage: wheel.py STAGE VERSION FOLDER
STAGE is a prefix as stage.sh lays it out. The program is one static executable, so the wheel says that it runs with
glibc and musl alike. The same input gives the same bytes.

Source: "Binary distribution format", packaging.python.org.
"""
import base64
import hashlib
import pathlib
import platform
import sys
import zipfile

SUMMARY = "Audits the accessibility of apps for Apple's platforms from their source"


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main(stage, version, folder):
    stage, folder = pathlib.Path(stage), pathlib.Path(folder)
    machine = platform.machine()
    tags = [f"py3-none-manylinux_2_17_{machine}", f"py3-none-musllinux_1_1_{machine}"]
    info = f"handrail-{version}.dist-info"
    data = f"handrail-{version}.data"
    files = {f"{data}/scripts/handrail": (stage / "bin/handrail").read_bytes()}
    for path in sorted((stage / "share").rglob("*")):
        if path.is_file():
            files[f"{data}/data/{path.relative_to(stage)}"] = path.read_bytes()
    files[f"{info}/METADATA"] = "\n".join([
        "Metadata-Version: 2.1", "Name: handrail", f"Version: {version}", f"Summary: {SUMMARY}",
        "License: Apache-2.0", "Requires-Python: >=3.8", "Description-Content-Type: text/markdown", "",
        (pathlib.Path(__file__).parent / "../README.md").resolve().read_text(encoding="utf-8"),
    ]).encode()
    files[f"{info}/WHEEL"] = "\n".join(
        ["Wheel-Version: 1.0", "Generator: handrail", "Root-Is-Purelib: false"] + [f"Tag: {tag}" for tag in tags] + [""]
    ).encode()
    files[f"{info}/licenses/LICENSE"] = (stage / "share/doc/handrail/LICENSE").read_bytes()
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={digest(content)},{len(content)}" for name, content in files.items()] + [f"{record},,", ""]
    files[record] = "\n".join(lines).encode()
    platforms = ".".join(tag.split("-")[2] for tag in tags)
    target = folder / f"handrail-{version}-py3-none-{platforms}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
            wheel.writestr(entry, content)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
