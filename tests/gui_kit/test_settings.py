"""The player's settings: kept whole, read with patience, never in the way."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarokgui.app.router import routed
from tarokgui.app.services import Services
from tarokgui.draw.theme import THEMES
from tarokgui.storage.settings import CHOICES, PACES, Settings, SettingsFile
from tarokgui.wording.i18n import load
from tests.support.contrast import contrast, text_pairs


def test_nothing_there_is_the_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "none")
    assert file.read() == Settings()
    assert file.notice is None


def test_written_and_read_again(tmp_path: Path) -> None:
    wishes = Settings(language="ro", text_scale=1.5, keys={"hint": "g"}, window=[1, 2, 3, 4, 0], volume=0.25)
    assert SettingsFile(tmp_path).write(wishes)
    assert SettingsFile(tmp_path).read() == wishes
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_unknown_fields_are_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"version": 7, "theme": "contrast", "moon": [1, 2]}', encoding="utf-8")
    file = SettingsFile(tmp_path)
    wishes = file.read()
    assert wishes.theme == "contrast"
    file.write(wishes)
    assert json.loads(file.path.read_text(encoding="utf-8"))["moon"] == [1, 2]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\x00\x01", '"x"', "[" * 100_000])
def test_a_bad_file_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    file = SettingsFile(tmp_path)
    assert file.read() == Settings()
    assert file.notice == "settings.set-aside"
    assert (tmp_path / "settings.json.bad").read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("a file, not a folder")
    file = SettingsFile(tmp_path / "here")
    assert not file.write(Settings())
    assert file.notice == "settings.not-saved"


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*Settings().data(), "other"]), _JSON))
def test_whatever_the_file_holds_the_settings_are_possible(data: dict[str, object]) -> None:
    wishes = Settings.from_data(data)
    for name, possible in CHOICES.items():
        assert getattr(wishes, name) in possible
    assert 0 <= wishes.volume <= 1
    assert Settings.from_data(wishes.data()) == wishes
    assert {type(value) for value in wishes.keys.values()} <= {str}


def test_a_change_is_obeyed_at_once_and_kept(tmp_path: Path) -> None:
    shared = routed(Services(load("en"), settings_file=SettingsFile(tmp_path)))
    english = shared.tr
    assert shared.change(language="ro", theme="contrast", text_scale=2.0, speed=0.0, motion="reduced")
    assert shared.tr is english
    assert shared.tr.language == "ro"
    assert shared.theme is THEMES["contrast"]
    assert (shared.comfort.text_scale, shared.comfort.speed, shared.comfort.reduced_motion) == (2.0, 0.0, True)
    assert SettingsFile(tmp_path).read() == shared.settings


def test_an_impossible_wish_changes_nothing(tmp_path: Path) -> None:
    shared = routed(Services(load("en"), settings_file=SettingsFile(tmp_path)))
    assert not shared.change(theme="purple")
    assert shared.settings.theme == "felt"


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_can_be_read(theme: str) -> None:

    least = 7.0 if theme == "contrast" else 4.5
    poor = {
        name: round(contrast(text, ground), 2)
        for name, text, ground in text_pairs(THEMES[theme])
        if contrast(text, ground) < least
    }
    assert not poor


@pytest.mark.parametrize(
    ("kept", "pace"),
    [
        ({}, "usual"),
        ({"speed": 2.0}, "quick"),
        ({"bot_pause": 0.9, "hold": 1.5}, "slow"),  # what the first evening set
        ({"speed": 0.0}, "at-once"),
        ({"speed": 0.0, "bot_pause": 1.5, "hold": 2.5}, "at-once"),
        ({"speed": 0.0, "hold": 0.0}, ""),
        ({"speed": 2.0, "hold": 1.5}, ""),
        ({"speed": 4.0}, ""),
        ({"bot_pause": 0.2}, ""),
    ],
)
def test_settings_of_0_4_0_have_the_pace_of_their_values(kept: dict[str, object], pace: str) -> None:
    """0.4.0 knew no paces by name: its three fields are read as they are, and written so."""
    wishes = Settings.from_data({"version": 1, **kept})
    assert wishes.pace == pace
    assert {name: wishes.data()[name] for name in kept} == kept
    assert "pace" not in wishes.data()


@pytest.mark.parametrize("name", list(PACES))
def test_a_pace_is_what_it_is_called(name: str) -> None:
    shared = routed(Services(load()))
    assert shared.change(speed=0.5, bot_pause=1.5, hold=0.0)
    assert shared.settings.pace == ""
    assert shared.change(**PACES[name])
    assert shared.settings.pace == name


def test_each_pace_is_a_whole_set_of_its_own() -> None:
    """Every name gives all three fields a value that can be chosen by itself; slower names never hurry anywhere."""
    assert list(PACES) == ["slow", "usual", "quick", "at-once"]
    sets = [tuple(wishes[name] for name in ("speed", "bot_pause", "hold")) for wishes in PACES.values()]
    assert len(set(sets)) == len(sets)
    for wishes in PACES.values():
        assert set(wishes) == {"speed", "bot_pause", "hold"}
        assert all(value in CHOICES[name] for name, value in wishes.items())
    for (_, pause, hold), (_, next_pause, next_hold) in pairwise(sets):
        assert pause >= next_pause
        assert hold >= next_hold
    assert len({pause for _, pause, _ in sets}) > 2
