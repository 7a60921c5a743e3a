"""The parts that a bundle really holds: its files against ``tarokgui/legal/parts.toml``, the one list of them.

Shared libraries are known by the names of their files, packages by the folder of their metadata. One that
is not in the list stops the build, so that nobody ships a thing without having looked.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from typing import Any, Final

PARTS: Final = Path("tarokgui", "legal", "parts.toml")


class UnknownPart(Exception):
    """Something is in the bundle whose licence nobody has looked up."""


@dataclass(frozen=True)
class Part:
    """One thing in a bundle; *version* is empty if no file has it, *package* its name on PyPI, *files* its
    libraries below the bundle."""

    id: str
    name: str
    licence: str
    version: str = ""
    package: str = ""
    within: str = ""
    files: tuple[Path, ...] = ()


def table(tree: Path) -> dict[str, dict[str, Any]]:
    """The list, as it is written in *tree*."""
    return tomllib.loads((tree / PARTS).read_text(encoding="utf-8"))


def take(bundle: Path, tree: Path, versions: Mapping[str, str]) -> list[Part]:
    """The parts in *bundle*, in the order of the list of *tree*; *versions* by id are those that no file has.

    Raises:
        UnknownPart: a part is in there that the list does not name.
    """
    rows = table(tree)
    libraries = _libraries(bundle)
    packages = _packages(bundle)
    known = {file for row in rows.values() for file in row.get("files", ())}
    listed = {row["package"] for row in rows.values() if "package" in row} | {"tarokgui"}
    unknown = sorted({*libraries} - known) + sorted({*packages} - listed)
    if unknown:
        raise UnknownPart(f"look up the licences of {', '.join(unknown)} and write them into {PARTS.as_posix()}")
    found: dict[str, Part] = {}
    for id, row in rows.items():
        package = row.get("package", "")
        files = tuple(path for name in row.get("files", ()) for path in libraries.get(name, ()))
        asked = "files" in row and id != "python"  # Windows and macOS have Python's library under other names
        if (package and package not in packages) or (asked and not files) or row.get("within", id) not in {id, *found}:
            continue
        version = packages[package] if package else versions.get(id, "")
        name = row.get("name", package)
        found[id] = Part(id, name, row["licence"], version, package, row.get("within", ""), files)
    return list(found.values())


def library(name: str) -> str | None:
    """The library in a file of that *name*; None if it is none.

    ``SDL2`` is in ``libSDL2-2-50d19f93.0.so.0.3200.10`` on Linux, in ``libSDL2-2.0.0.dylib`` on macOS, in ``SDL2.dll``
    on Windows.
    """
    bare = name.removeprefix("lib")
    if name.lower().endswith(".dll"):
        stem = re.sub(r"(?<=140)_\d|-\d+$", "", bare[: -len(".dll")])
        stem = stem.lower() if stem.startswith("VC") else stem
    elif name.endswith(".dylib") and name.startswith("lib"):
        stem = bare.split(".")[0]
    elif ".so" in name and name.startswith("lib"):
        stem = re.sub(r"-[0-9a-f]{8}.*", "", bare.split(".so")[0])
    else:
        return None
    stem = re.sub(r"(?<=SDL2)(.*)-2$", r"\1", stem)
    return "python3" if stem.startswith("python3") else stem


def _libraries(bundle: Path) -> dict[str, list[Path]]:
    """The shared libraries by their names, with their files below *bundle*."""
    found: dict[str, list[Path]] = {}
    for path in sorted(bundle.rglob("*")):
        name = library(path.name) if path.is_file() and not path.is_symlink() else None
        if name:
            found.setdefault(name, []).append(path.relative_to(bundle))
    return found


def _packages(bundle: Path) -> dict[str, str]:
    """The packages with metadata in *bundle*, with their versions."""
    told = [Parser().parsestr(path.read_text(encoding="utf-8")) for path in bundle.rglob("*.dist-info/METADATA")]
    return {each["Name"].lower().replace("_", "-"): each["Version"] for each in told}
