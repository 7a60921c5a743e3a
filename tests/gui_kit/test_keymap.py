"""The keys and their commands: the usual ones, changed ones, and none left without a key by accident."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarokgui.kit.commands import Key, Text
from tarokgui.kit.keymap import ACTS, KeyMap, possible, rebound, spelled, written

NAMES = [act.name for act in ACTS]
KEYS = ["h", "g", "f5", "ctrl+z", "ctrl+shift+z", "alt+x", "?", "[", "backspace", "f12", "ctrl+,", "§"]


def test_usual_keys_are_all_possible_and_each_means_one_thing() -> None:
    keys = [key for act in ACTS for key in act.keys]
    assert len(keys) == len(set(keys))
    assert all(possible(key) for key in keys)
    assert len(NAMES) == len(set(NAMES))


@pytest.mark.parametrize(
    ("command", "act"),
    [
        (Key("z", frozenset({"ctrl"})), "undo"),
        (Key("z", frozenset({"meta"})), "undo"),
        (Key("z", frozenset({"ctrl", "shift"})), "redo"),
        (Key("h"), "hint"),
        (Key("f1", frozenset({"shift"})), "rules-whole"),
        (Text("?"), "keys"),
        (Text("["), "slower"),
        (Text("h"), None),  # the key itself came before
        (Key("["), None),  # its text follows
        (Key("h", frozenset({"alt"})), None),
        (Key(",", frozenset({"ctrl"})), "settings"),
    ],
)
def test_what_a_key_does(command: Key | Text, act: str | None) -> None:
    assert KeyMap().act(command) == act


def test_letters_can_be_made_to_do_nothing() -> None:
    keys = KeyMap(single=False)
    assert keys.act(Key("h")) is None
    assert keys.keys("hint") == ()
    assert keys.act(Key("z", frozenset({"ctrl"}))) == "undo"


def test_a_key_given_away_leaves_the_other_its_second() -> None:
    own = rebound({}, "hint", "backspace")
    keys = KeyMap(own)
    assert keys.act(Key("backspace")) == "hint"
    assert keys.act(Key("h")) is None
    assert keys.keys("undo") == ("ctrl+z",)


def test_not_every_key_can_be_given_away() -> None:
    for key in ("return", "shift+tab", "1", "", "hyper+x", "x" * 50):
        assert not possible(key)
    with pytest.raises(ValueError, match="not a key"):
        rebound({}, "hint", "space")
    with pytest.raises(KeyError):
        rebound({}, "fly", "g")


@given(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from([*KEYS, ""])), max_size=8))
def test_whatever_is_changed_no_key_means_two_things(changes: list[tuple[str, str]]) -> None:
    own: dict[str, str] = {}
    for act, key in changes:
        own = rebound(own, act, key)
        assert KeyMap(own).keys(act) == ((key,) if key else ())
    keys = [key for act in NAMES for key in KeyMap(own).keys(act)]
    assert len(keys) == len(set(keys))


@given(st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=5))
def test_whatever_a_file_says_there_is_a_map(own: dict[str, str]) -> None:
    KeyMap(own).act(Key("h"))


def test_spelled_for_people() -> None:
    words = {"ctrl": "Strg", "backspace": "Rücktaste"}
    assert spelled("ctrl+z", words) == "Strg+Z"
    assert spelled("backspace", words) == "Rücktaste"
    assert spelled("+", {}) == "+"
    assert written(Key("f1", frozenset({"shift"}))) == "shift+f1"
