"""The locks: every package that is shipped or that builds, by version and by the sums of its files.

One list for each system that is built on, in ``build/locks``; ``build/lock.py`` makes them. pip installs nothing whose
sum does not stand there.
"""

from __future__ import annotations

import platform
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path("build", "locks")
"""Below the tree."""
SYSTEMS: Final = {
    "linux-x86_64": "x86_64-manylinux_2_28",
    "linux-aarch64": "aarch64-manylinux_2_28",
    "windows-amd64": "x86_64-pc-windows-msvc",
    "macos-x86_64": "x86_64-apple-darwin",
    "macos-arm64": "aarch64-apple-darwin",
}
"""The systems, each with uv's word for it."""
CHECK: Final = "check"
"""The list for checks and tests. Made for the oldest Python; its versions have to serve the newer ones too."""
NAMES: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
INSTALL: Final = ("install", "-q", "--disable-pip-version-check", "--require-hashes", "--only-binary=:all:")
"""Options for pip: no sum, no installation, and nothing that would run a stranger's script first."""
_ENTRY: Final = re.compile(r"([A-Za-z0-9._-]+)==(\S+)(?: \\)?")
_SUM: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class NoLock(Exception):
    """There is no lock for this system."""


@dataclass(frozen=True)
class Entry:
    """One package: *sums* are those of its files, *why* the packages that need it, ``-r -`` for the project itself."""

    name: str
    version: str
    sums: tuple[str, ...]
    why: tuple[str, ...]


def here(system: str = sys.platform, machine: str | None = None) -> str:
    """The name of this system's lock. Raises NoLock."""
    name = f"{NAMES.get(system, system)}-{(machine or platform.machine()).lower()}"
    if name not in SYSTEMS:
        raise NoLock(f"there is no lock for {name}: add it to {Path(__file__).name} and run build/lock.py")
    return name


def file(tree: Path, name: str) -> Path:
    """The lock of that name in a tree."""
    return tree / FOLDER / f"{name}.txt"


def read(path: Path) -> dict[str, Entry]:
    """The entries of a lock by name.

    Raises:
        ValueError: a line is none that a lock has.
    """
    found: dict[str, Entry] = {}
    name, version = "", ""
    sums: list[str] = []
    why: list[str] = []
    for line in [*path.read_text(encoding="utf-8").splitlines(), "end==0"]:
        text = line.strip().removesuffix(" \\")
        if entry := _ENTRY.fullmatch(line):
            if name:
                found[name] = Entry(name, version, tuple(sums), tuple(why))
            name, version, sums, why = plain(entry[1]), entry[2], [], []
        elif given := _SUM.fullmatch(text):
            sums.append(given[1])
        elif text.startswith("#"):
            why += [text.removeprefix("#").strip().removeprefix("via").strip()] if name else []
        elif text:
            raise ValueError(f"{path.name}: {line}")
    return {key: value if value.why[:1] != ("",) else _rest(value) for key, value in found.items()}


def _rest(entry: Entry) -> Entry:
    """An entry whose reasons stand below each other."""
    return Entry(entry.name, entry.version, entry.sums, entry.why[1:])


def plain(name: str) -> str:
    """A package's name as an index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()
