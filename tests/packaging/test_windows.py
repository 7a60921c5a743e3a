"""The settings of the Windows bundle: the installer's script, version resource, manifest, and the gaps of Wine."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.spec import build_on_path, run_spec

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "build" / "windows" / "tarok.nsi"

build_on_path()
from bundling import windows  # noqa: E402


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small frozen folder, with all characters that a name may hold."""
    folder = tmp_path / "tarok"
    for name in ("tarok.exe", "tarok-cli.exe", "_internal/SDL2.dll", "_internal/tarokgui/locale/ș $odd.toml"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"MZ")
    return folder


def macro(text: str, name: str) -> list[str]:
    """The lines of an NSIS macro."""
    found = re.search(rf"^!macro {name}\n(.*?)^!macroend$", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return [line.strip() for line in found.group(1).splitlines()]


def test_every_file_is_laid_and_removed_and_no_other(program: Path) -> None:
    text = windows.file_list(program)
    wanted = {
        "tarok.exe",
        "tarok-cli.exe",
        "_internal\\SDL2.dll",
        "_internal\\tarokgui\\locale\\ș $$odd.toml",
    }
    removed = macro(text, "REMOVE_FILES")
    assert {line.split('"')[1] for line in removed if line.startswith("Delete ")} == {
        f"$INSTDIR\\{name}" for name in wanted
    }
    laid = macro(text, "INSTALL_FILES")
    assert len([line for line in laid if line.startswith("File ")]) == len(wanted)
    places = {line.split('"')[1] for line in laid if line.startswith("SetOutPath ")}
    assert places == {"$INSTDIR", "$INSTDIR\\_internal", "$INSTDIR\\_internal\\tarokgui\\locale"}


def test_folders_go_from_the_deepest_up_and_only_empty_ones(program: Path) -> None:
    removed = macro(windows.file_list(program), "REMOVE_FILES")
    folders = [line for line in removed if line.startswith("RMDir")]
    assert folders == [
        'RMDir "$INSTDIR\\_internal\\tarokgui\\locale"',
        'RMDir "$INSTDIR\\_internal\\tarokgui"',
        'RMDir "$INSTDIR\\_internal"',
    ]
    assert removed.index(folders[0]) > max(number for number, line in enumerate(removed) if line.startswith("Delete"))


def test_nothing_is_ever_removed_with_all_that_lies_in_it() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    assert not re.search(r"RMDir\s+/r|Delete\s+[^\n]*[*?]", script, re.IGNORECASE)
    touched = re.findall(r'^\s*(?:Delete|RMDir)\s+"([^"]+)"', script, re.MULTILINE)
    assert set(touched) == {
        "$R1\\tarok-uninstall.exe",
        "$R1",
        "$INSTDIR\\tarok-uninstall.exe",
        "$INSTDIR",
        "$SMPROGRAMS\\Tarok.lnk",
        "$DESKTOP\\Tarok.lnk",
    }
    assert "$LOCALAPPDATA\\Tarok" not in script  # the folder of the player's games


def test_one_person_needs_no_administrator() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert set(re.findall(r"WriteReg\w+ (\w+)", script)) == {"HKCU"}
    assert "EnVar" not in script


def test_the_installer_speaks_every_language() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    words = (SCRIPT.parent / "words.nsh").read_text(encoding="utf-8")
    used = set(re.findall(r"\$\((\w+)\)", script))
    for language in ("ENGLISH", "ROMANIAN", "GERMAN", "SLOVENIAN"):
        told = dict(re.findall(rf'^LangString (\w+) \$\{{LANG_{language}\}} "(.+)"$', words, re.MULTILINE))
        assert set(told) == used
        assert f'MUI_LANGUAGE "{language.capitalize()}"' in words
    assert not set("şţŞŢ") & set(words)


def test_makensis_takes_the_script(program: Path, tmp_path: Path) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("makensis is not installed")
    graphics = Path("/usr/share/nsis/Contrib/Graphics")
    icon, picture = graphics / "Icons" / "modern-install.ico", graphics / "Wizard" / "win.bmp"
    if not icon.exists():
        pytest.skip("NSIS has no pictures here")
    told = windows.Told(program, "1.2.3", icon, picture, "Copyright", ROOT)
    made = windows.compile_setup(told, tmp_path / "Tarok-1.2.3.exe", tmp_path)
    content = made.read_bytes()
    assert content.startswith(b"MZ")
    assert "1.2.3".encode("utf-16-le") in content


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.4.0", (0, 4, 0, 0)), ("1.12", (1, 12, 0, 0)), ("0.4.0.dev1", (0, 4, 0, 0)), ("2.0.1rc3", (2, 0, 1, 0))],
)
def test_windows_compares_four_numbers(version: str, numbers: tuple[int, int, int, int]) -> None:
    assert windows.numbers(version) == numbers


def test_the_version_resource_says_what_and_whose_it_is() -> None:
    def record(name: str) -> Any:
        return lambda *values, **named: (name, values, named)

    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    text = windows.version_resource("0.4.0", windows.copyright_line(ROOT))
    _, _, parts = eval(text, {name: record(name) for name in names})
    assert parts["ffi"][2]["filevers"] == parts["ffi"][2]["prodvers"] == (0, 4, 0, 0)
    (_, ((_, (_, structs), _),), _) = ("", parts["kids"][0][1][0], "")
    told = {values[0]: values[1] for _, values, _ in structs}
    assert told["ProductName"] == "Tarok"
    assert told["ProductVersion"] == told["FileVersion"] == "0.4.0"
    assert re.fullmatch(r"Copyright \(c\) \d{4} .+", told["LegalCopyright"])


def test_the_manifest_asks_for_sharp_pixels_long_paths_and_no_rights() -> None:
    root = ET.parse(SCRIPT.parent / "tarok.manifest").getroot()
    told = {element.tag.rpartition("}")[2]: (element.text or "").strip() for element in root.iter()}
    assert told["dpiAwareness"].split(",")[0] == "PerMonitorV2"
    assert told["longPathAware"] == "true"
    (level,) = (element for element in root.iter() if element.tag.endswith("}requestedExecutionLevel"))
    assert level.attrib == {"level": "asInvoker", "uiAccess": "false"}


def test_there_is_a_program_with_a_window_and_one_with_a_console(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(monkeypatch, "win32", ["--icon", "t.ico", "--version-file", "v.txt", "--manifest", "t.manifest"])
    programs = {each["name"]: each for each in made["EXE"]}
    assert {name: each["console"] for name, each in programs.items()} == {"tarok": False, "tarok-cli": True}
    for each in programs.values():
        assert (each["icon"], each["version"], each["manifest"]) == ("t.ico", "v.txt", "t.manifest")
        assert each["upx"] is False
    assert len(made["COLLECT"]) == 1
    assert made["COLLECT"][0]["upx"] is False
    assert "BUNDLE" not in made


def test_files_come_in_the_same_order_everywhere(program: Path) -> None:
    listed = [path.as_posix() for path in windows.files_of(program)]
    assert listed == ["_internal/SDL2.dll", "_internal/tarokgui/locale/ș $odd.toml", "tarok-cli.exe", "tarok.exe"]
