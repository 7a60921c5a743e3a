"""The program for a Linux desktop: menu entry, description and man pages, all in every language."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from bundling import plist
from bundling.linux import tree
from tarokgui.app.environment import WINDOW_CLASS
from tarokgui.wording.i18n import load

VALUES = {"VERSION": "1.2.3", "DATE": "2026-11-22"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = ("de", "ro", "sl")
METAINFO = f"{tree.IDENTIFIER}.metainfo.xml"
PAGES = ("tarok.6", "tarok.de.6", "tarok.ro.6", "tarok.sl.6")


def filled(name: str, folder: Path) -> Path:
    """The file as the build lays it down."""
    path = folder / name
    path.write_text(tree.filled((tree.DESKTOP / name).read_text(encoding="utf-8"), VALUES), encoding="utf-8")
    return path


def checked(*command: str | Path) -> str:
    """The output of a checker, which must be content; the test is skipped where there is none."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # the keys differ by case
    parser.read(tree.DESKTOP / "tarok.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_is_valid(tmp_path: Path) -> None:
    assert checked("desktop-file-validate", filled("tarok.desktop", tmp_path)) == ""


def test_the_menu_entry_starts_the_program_and_knows_its_window() -> None:
    keys = entry()
    assert keys["Exec"] == keys["TryExec"] == keys["Icon"] == "tarok"
    # Desktops find the icon of a window by one of these.
    assert keys["StartupWMClass"] == WINDOW_CLASS
    assert WINDOW_CLASS == "tarok"
    assert keys["Categories"] == "Game;CardGame;"
    assert keys["Terminal"] == "false"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(key: str) -> None:
    keys = entry()
    said = [keys[key], *(keys[f"{key}[{language}]"] for language in LANGUAGES)]
    assert len(set(said)) == 4


def test_the_description_is_valid(tmp_path: Path) -> None:
    checked("appstreamcli", "validate", "--no-net", filled(METAINFO, tmp_path))


def test_the_description_leads_to_the_menu_entry(tmp_path: Path) -> None:
    root = ElementTree.parse(filled(METAINFO, tmp_path)).getroot()
    assert root.findtext("id") == tree.IDENTIFIER == plist.IDENTIFIER
    assert root.findtext("launchable") == "tarok.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-11-22"}


def test_every_sentence_of_the_description_is_there_in_every_language(tmp_path: Path) -> None:
    root = ElementTree.parse(filled(METAINFO, tmp_path)).getroot()
    for parent in root.iter():
        for tag in ("summary", "p", "li"):
            spoken = [child.get(LANG, "en") for child in parent if child.tag == tag]
            assert spoken == ["en", *LANGUAGES] * (len(spoken) // 4), (parent.tag, tag)
    assert len(list(root.iter("li"))) >= 12


@pytest.mark.parametrize("name", PAGES)
def test_a_man_page_is_valid(name: str, tmp_path: Path) -> None:
    assert checked("mandoc", "-Tlint", "-Wwarning", filled(name, tmp_path)) == ""


@pytest.mark.parametrize("name", PAGES)
def test_a_man_page_can_be_read(name: str, tmp_path: Path) -> None:
    shown = checked("mandoc", "-Tutf8", filled(name, tmp_path))
    assert "tarok 1.2.3" in shown
    assert "2026-11-22" in shown


@pytest.mark.parametrize("name", PAGES)
def test_a_man_page_tells_every_option_and_command_of_the_help(name: str) -> None:
    language = name.split(".")[1] if name.count(".") == 2 else "en"
    text = (tree.DESKTOP / name).read_text(encoding="utf-8").replace("\\-", "-")
    help_page = load(language)("cli.help.tarok", version="1.2.3")
    named = set(re.findall(r"^ +tarok (--[a-z-]+|[a-z]+)\b", help_page, flags=re.MULTILINE))
    assert {"--text", "--self-test", "settle", "look", "simulate", "cards"} <= named
    assert {each for each in named if each not in text} == set()


def test_the_man_pages_have_the_same_shape() -> None:
    shapes = set()
    for name in PAGES:
        lines = (tree.DESKTOP / name).read_text(encoding="utf-8").splitlines()
        shapes.add(tuple(line.split()[0] for line in lines if line.startswith((".SH", ".TP", ".PP"))))
    assert len(shapes) == 1


@pytest.mark.parametrize("name", ["tarok.desktop", METAINFO, "tarok.ro.6", "../README.txt"])
def test_romanian_is_written_with_a_comma_below(name: str) -> None:
    text = (tree.DESKTOP / name).read_text(encoding="utf-8")
    assert set(text) & set("șț")
    assert not set(text) & set("şţŞŢ")
