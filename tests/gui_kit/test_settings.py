"""The player's settings: kept whole, read with patience, never in the way."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarokgui.app.program import build_program
from tarokgui.draw.theme import THEMES
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.settings import CHOICES, PACES, Settings
from tarokgui.storage.settingsfile import SettingsFile
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


@pytest.mark.parametrize("digits", [4_301, 5_000, 99_999])
def test_numbers_that_python_does_not_write_are_written_again(tmp_path: Path, digits: int) -> None:
    (tmp_path / "settings.json").write_text('{"version": 1, "x": %s, "y": [%s]}' % (("7" * digits,) * 2))
    file = SettingsFile(tmp_path)
    wishes = file.read()
    assert wishes.take("theme", "contrast")
    assert file.write(wishes)
    again = SettingsFile(tmp_path).read()
    assert again == wishes
    assert again.extra["x"] == wishes.extra["x"] != 0


def test_values_of_a_newer_version_survive_until_the_player_sets_the_field(tmp_path: Path) -> None:
    """And the version is not lowered, so that the newer one still finds its own file."""
    newer = {
        "version": 2,
        "speed": 8.0,
        "theme": "night",
        "keys": [1],
        "table": {"chair": 3},
        "window": "left",
        "x": {},
    }
    (tmp_path / "settings.json").write_text(json.dumps(newer))
    file = SettingsFile(tmp_path)
    wishes = file.read()
    assert file.notice == "settings.newer"
    assert (wishes.speed, wishes.theme, wishes.keys) == (1.0, "felt", {})
    assert wishes.take("volume", 0.5)
    assert file.write(wishes)
    assert {**json.loads(file.path.read_text()), **newer, "volume": 0.5} == json.loads(file.path.read_text())
    assert wishes.take("theme", "felt")
    assert file.write(wishes)
    assert json.loads(file.path.read_text())["theme"] == "felt"
    assert json.loads(file.path.read_text())["speed"] == 8.0


def test_house_rules_of_a_newer_version_survive_a_new_table() -> None:
    before = {"game": "romanian", "house": {"moon": "full", "pot_limit": "no such value"}, "chair": 3}
    wish = TableSetup.from_data(before)
    assert {**before, **wish.data(before)} == wish.data(before)


_ODD = st.sampled_from(
    ["9" * 5_000, "-" + "1" * 4_400, '"' + "[" * 2_000 + '"', "[" * 30 + "]" * 30, "1e308", '"\\ud83d\\ude00"']
)
_VALUE = _ODD | st.integers().map(str) | st.text(max_size=9).map(json.dumps) | st.sampled_from(["{}", "[]", "true"])


@given(st.dictionaries(st.sampled_from([*Settings().data(), "extra", "unknown", "other"]), _VALUE, max_size=6))
def test_whatever_was_read_can_be_written_and_read_again(fields: dict[str, str]) -> None:
    with TemporaryDirectory() as name:
        file = SettingsFile(Path(name))
        file.path.write_text("{" + ",".join(f"{json.dumps(key)}: {value}" for key, value in fields.items()) + "}")
        wishes = file.read()
        if file.notice != "settings.set-aside":
            assert file.write(wishes)
            assert SettingsFile(Path(name)).read() == wishes


@pytest.mark.parametrize("size", [29_000, 700_000, 990_000, 1_010_000, 1_190_000])
@pytest.mark.parametrize("letter", ["[", "ă", "x"])
@pytest.mark.parametrize("place", ["x", "keys", "table", "theme"])
def test_a_large_file_is_either_set_aside_or_can_be_written_for_ever(
    tmp_path: Path, size: int, letter: str, place: str
) -> None:
    text = letter * (size // len(letter.encode()))
    value = {"k": text} if place in ("keys", "table") else text
    (tmp_path / "settings.json").write_text(json.dumps({place: value}, ensure_ascii=False), encoding="utf-8")
    file = SettingsFile(tmp_path)
    wishes = file.read()
    if file.notice is None:
        for change in range(3):
            assert wishes.take("window", [change] * 5)
            assert file.write(wishes)
            assert SettingsFile(tmp_path).read() == wishes
    else:
        assert (tmp_path / file.aside).stat().st_size >= size


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
    shared = build_program(load("en"), settings_file=SettingsFile(tmp_path))
    english = shared.feedback.tr
    assert shared.preferences.change(language="ro", theme="contrast", text_scale=2.0, speed=0.0, motion="reduced")
    assert shared.feedback.tr is english
    assert shared.feedback.tr.language == "ro"
    assert shared.drawing.theme is THEMES["contrast"]
    assert (
        shared.preferences.accessibility.text_scale,
        shared.preferences.accessibility.speed,
        shared.preferences.accessibility.reduced_motion,
    ) == (2.0, 0.0, True)
    assert SettingsFile(tmp_path).read() == shared.preferences.settings


def test_an_impossible_wish_changes_nothing(tmp_path: Path) -> None:
    shared = build_program(load("en"), settings_file=SettingsFile(tmp_path))
    assert not shared.preferences.change(theme="purple")
    assert shared.preferences.settings.theme == "felt"


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
        ({"bot_pause": 0.9, "hold": 1.5}, "slow"),  # set by the first evening
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
    shared = build_program(load())
    assert shared.preferences.change(speed=0.5, bot_pause=1.5, hold=0.0)
    assert shared.preferences.settings.pace == ""
    assert shared.preferences.change(**PACES[name])
    assert shared.preferences.settings.pace == name


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
