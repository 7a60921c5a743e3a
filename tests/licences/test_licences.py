"""Everything that is shipped is listed under *About*, with its licence, whole."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tarokgui.scenes.licence import paragraphs
from tarokgui.storage import licences, packageinfo, resources

ROOT = Path(__file__).resolve().parents[2]
OF_OTHER_SYSTEMS = {"colorama"}
"""Packages that tqdm wants on Windows alone."""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(requirement: str) -> set[str]:
    """The package of a requirement and all that it pulls in on any system, but for extras."""
    name = plain(re.split(r"[^A-Za-z0-9._-]", requirement)[0])
    if "extra ==" in requirement:
        return set()
    try:
        requires = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        assert name in OF_OTHER_SYSTEMS, name
        requires = []
    return {name}.union(*(wanted(each) for each in requires))


def test_everything_that_is_installed_with_the_program_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["speech"]]
    packages = set().union(*(wanted(each) for each in asked))
    assert len(packages) >= 6
    assert packages == {plain(row["package"]) for row in licences.table().values() if "package" in row}


def test_every_library_that_pygame_brings_is_listed() -> None:
    import pygame

    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    if not folder.is_dir():
        pytest.skip("pygame-ce brings its libraries in another way here")
    known = [name for row in licences.table().values() for name in row.get("files", ())]
    for path in folder.iterdir():
        name = re.sub(r"(-2)?-[0-9a-f]{8}.*", "", path.name).removeprefix("lib")
        assert any(name == each or (len(each) > 1 and name.startswith(each)) for each in known), path.name


def test_each_has_its_whole_text() -> None:
    parts = {part.id: part for part in licences.shipped()}
    assert {"tarok", "grenze", "alegreya-sans", "python", "pygame-ce", "sdl", "tqdm", "platformdirs"} <= set(parts)
    for part in parts.values():
        text = "\n".join(part.texts)
        assert part.licence not in ("", "?"), part.id
        assert re.search(r"without|no warranty|as.is", text, re.IGNORECASE), part.id
        assert paragraphs(text)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in parts["pygame-ce"].texts[-1]
    assert "SIL OPEN FONT LICENSE" in parts["grenze"].texts[0].upper()
    assert parts["tarok"].texts[0] == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "pyinstaller" not in parts


def test_a_bundle_lists_its_starter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    licences.shipped.cache_clear()
    try:
        parts = {part.id: part for part in licences.shipped()}
    finally:
        licences.shipped.cache_clear()
    assert "Bootloader Exception" in parts["pyinstaller"].texts[0]


def test_no_text_is_left_over() -> None:
    texts = {name for row in licences.table().values() for name in row.get("texts", ())}
    assert {path.stem for path in (ROOT / "tarokgui/legal").glob("*.txt")} == texts | {"tarok"}
    assert "end of terms" in resources.legal("lgpl-2.1.txt").lower()


@pytest.mark.parametrize("name", ["pygame-ce", "platformdirs", "tqdm", "mypy-extensions", "accesskit"])
def test_packages_are_read_as_the_library_reads_them(name: str) -> None:
    found = packageinfo.installed(name)
    assert found is not None
    assert (found.name, found.version) == (metadata.metadata(name)["Name"], metadata.version(name))
    assert packageinfo.installed("no-such-package") is None


def test_paragraphs() -> None:
    text = "One\ntwo.\n\n  Copyright A\n  Copyright B\n\n1. three\n   four\n2. five\n\n\n"
    assert paragraphs(text) == ["One two.", "Copyright A\nCopyright B", "1. three four\n2. five"]


def test_reading_them_loads_no_network() -> None:
    code = "import sys; from tarokgui.storage.licences import shipped; shipped(); print('socket' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
