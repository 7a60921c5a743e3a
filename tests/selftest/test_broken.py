"""Each part of the self-test on an installation that is broken there: the line says it, and the exit status is 1."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from tarokgui.app.program import build_program
from tarokgui.forms.form import Form
from tarokgui.kit.scene import Scene
from tarokgui.scenes.about import AboutScene
from tarokgui.selftest import guest, parts, scenes, self_test
from tarokgui.selftest.part import CheckPart
from tarokgui.storage.mirroredstore import MirroredStore
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.snapshot import Snapshot
from tarokgui.wording.i18n import load
from tests.selftest.conftest import forget
from tests.support.sources import modules

Break = Callable[[Path], object]


def only(*names: str) -> tuple[CheckPart, ...]:
    """These parts of the test."""
    chosen = tuple(part for part in parts.PARTS if part.name in names)
    assert [part.name for part in chosen] == list(names)
    return chosen


def tried(capsys: pytest.CaptureFixture[str], *names: str) -> tuple[int, list[str]]:
    """The exit status and the lines of these parts; nothing on standard error."""
    status = self_test(parts=only(*names))
    out, err = capsys.readouterr()
    assert err == ""
    return status, out.splitlines()


def garble(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


WELL: set[str] = set()
"""The parts that were tried on an installation as it is, once each."""

BROKEN: list[tuple[str, str, Break, str]] = [
    ("cards", "a card is missing", lambda at: (at / "assets/cards/T22.svg").unlink(), "T22.svg"),
    ("cards", "a card is cut short", lambda at: garble(at / "assets/cards/HK.svg"), "HK.svg"),
    ("cards", "a card that is only drawn", lambda at: (at / "assets/cards/H10.svg").unlink(), "H10.svg"),
    ("cards", "a card without its strip", lambda at: replace(at / "assets/cards/T1.svg", 'class="roman"', ""), "T1"),
    ("cards", "the back is blank", lambda at: (at / "assets/cards/back.svg").write_text("<svg ></svg>"), "back.svg"),
    ("cards", "letters of the suits", lambda at: (at / "assets/cards/pack.toml").unlink(), "pack.toml"),
    ("pictures", "a portrait is missing", lambda at: (at / "assets/people/anton.svg").unlink(), "people/anton.svg"),
    ("pictures", "a sign is garbled", lambda at: (at / "assets/icons/star.svg").write_text("?"), "icons/star.svg"),
    ("fonts", "a font is missing", lambda at: (at / "fonts/grenze-600.ttf").unlink(), "grenze-600.ttf"),
    ("fonts", "a font is cut short", lambda at: (at / "fonts/grenze-700.ttf").write_bytes(b"x"), "grenze-700.ttf"),
    ("fonts", "a sign that no font has", lambda at: (at / "locale/ro/more.toml").write_text('more = "漢"'), "漢"),
    (
        "texts",
        "a key is missing",
        lambda at: replace(at / "locale/de/save.toml", "newer =", "never ="),
        "save.newer",
    ),
    ("texts", "a file is missing", lambda at: (at / "locale/ro/sound.toml").unlink(), "sound."),
    ("texts", "a field is another", lambda at: replace(at / "locale/ro/save.toml", "{folder}", "{dosar}"), "save."),
    ("texts", "a plural lacks a form", lambda at: replace(at / "locale/ro/save.toml", "few =", "fow ="), "few"),
    ("texts", "a brace too many", lambda at: replace(at / "locale/de/save.toml", "{folder}", "{folder"), "save."),
    ("texts", "no TOML", lambda at: (at / "locale/de/save.toml").write_text("x ="), "save."),
    (
        "texts",
        "no TOML in a game",
        lambda at: (at / "games/tubingen/words/de/panels.toml").write_text("x ="),
        "panels.",
    ),
    (
        "texts",
        "a game has no words",
        lambda at: (at / "games/slovenian/words/sl").rename(at / "games/slovenian/words/at"),
        "missing in the language sl",
    ),
    ("rules", "a game's chapter is missing", lambda at: (at / "games/romanian/book/ro/6-taper.txt").unlink(), " ro"),
    ("rules", "a book is missing", lambda at: (at / "rulebook/de").rename(at / "rulebook/at"), " de"),
    ("rules", "a chapter is missing", lambda at: (at / "rulebook/ro/7-more.txt").unlink(), " ro"),
    ("people", "no figures", lambda at: (at / "figures.toml").unlink(), "figures"),
    ("people", "somebody was not measured", lambda at: (at / "figures.toml").write_text(""), "anton"),
    ("sound", "a sound is missing", lambda at: (at / "assets/sounds/chime.wav").unlink(), "chime"),
    ("sound", "a sound is cut short", lambda at: (at / "assets/sounds/coin.wav").write_bytes(b"RIFF"), "coin.wav"),
    ("sound", "no sounds", lambda at: (at / "assets/sounds").rename(at / "assets/noises"), "sounds"),
]


@pytest.mark.parametrize(("part", "name", "spoil", "named"), BROKEN, ids=[f"{row[0]}: {row[1]}" for row in BROKEN])
def test_what_is_broken_is_named(
    part: str, name: str, spoil: Break, named: str, installation: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if part not in WELL:
        assert tried(capsys, part)[0] == 0
        WELL.add(part)
    spoil(installation)
    forget()
    status, lines = tried(capsys, part)
    assert status == 1
    assert lines[0].startswith("FAIL ")
    assert named in lines[0]
    assert len(lines) == 2


def test_one_fault_leaves_the_other_parts(installation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (installation / "assets/icons/star.svg").unlink()
    status, lines = tried(capsys, "fonts", "cards", "pictures")
    assert status == 1
    assert [line.split()[0] for line in lines[:3]] == ["ok", "ok", "FAIL"]
    assert lines[3].startswith("1 part failed the check")


def test_without_any_words_there_is_still_an_answer(installation: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (*(installation / "locale").rglob("*.toml"), *(installation / "games").rglob("*.toml")):
        path.unlink()
    status, lines = tried(capsys, "texts", "cards")
    assert status == 1
    assert lines[0].startswith("FAIL selftest.part.texts ")
    assert lines[1].startswith("ok   selftest.part.cards ")


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "new" / "Tarok"))
    assert tried(capsys, "folder")[0] == 0
    assert not (tmp_path / "new").exists()
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "file" / "Tarok"))
    status, lines = tried(capsys, "folder")
    assert status == 1
    assert str(tmp_path / "file") in lines[0]


def test_a_save_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(self: MirroredStore, snapshot: Snapshot) -> None:
        raise SaveError(Cause.FULL, "No space left on device")

    monkeypatch.setattr(MirroredStore, "write", full)
    status, lines = tried(capsys, "saving")
    assert (status, "cannot be saved" in lines[0]) == (1, True)


def test_a_hand_that_does_not_go_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(guest, "PATIENCE", 0.5)
    monkeypatch.setattr(guest.Guest, "_act", lambda self: False)
    status, lines = tried(capsys, "hand")
    assert (status, "“title”" in lines[0]) == (1, True)


def test_a_blank_scene(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(scenes, "SIZES", scenes.SIZES[:1])
    monkeypatch.setattr(AboutScene, "draw", lambda self, surface: surface.fill("#205040"))
    status, lines = tried(capsys, "scenes")
    assert (status, "“about”" in lines[0]) == (1, True)


def test_a_scene_that_nobody_draws(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(scenes, "SIZES", scenes.SIZES[:1])
    monkeypatch.setattr(scenes, "BASES", scenes.BASES - {Form})
    status, lines = tried(capsys, "scenes")
    assert status == 1
    assert lines[0].endswith(": Form")


def test_a_window_that_shows_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")

    class Blind(pygame.Window):
        def get_surface(self) -> pygame.Surface:
            return super().get_surface().copy()

    monkeypatch.setattr(pygame, "Window", Blind)
    status, lines = tried(capsys, "window")
    assert (status, lines[0]) == (1, "FAIL window       the picture drawn by dummy does not arrive in the window")


def test_the_world_is_as_it_was(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("TAROK_DATA", raising=False)
    before = dict(os.environ)
    assert tried(capsys, "sound", "saving")[0] == 0
    assert dict(os.environ) == before


def test_every_scene_is_known() -> None:
    """Also one whose module nobody has imported yet."""
    root = Path(__file__).resolve().parents[2]
    for name, path in modules(root, "tarokgui").items():
        if "Scene" in path.read_text(encoding="utf-8") and not name.endswith("__main__"):
            import_module(name)
    shown = {type(make()) for make in scenes.scenery(build_program(load()))}
    assert scenes.kinds() == shown
    assert Scene not in shown
