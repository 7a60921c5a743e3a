"""Anything a reader accepts can be written again, and is read as the same: house rules, records, tables, settings."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    GAMES,
    HandRecord,
    HouseValue,
    RecordError,
    new_match,
    next_pack,
    read_record,
    variant_for,
    write_record,
)
from tarokgui.cli.arguments import house_option
from tarokgui.cli.simulate import variant_of
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.recordtext import parse_document, record_text
from tarokgui.storage.settings import Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.storage.strictjson import parse_plain, plain_text
from tests.support.sessions import any_record

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=8)
"""Half letters too: JSON has escapes for them."""
NUMBERS = st.integers() | st.integers(0, 9_999).map(lambda digits: 10**digits) | st.floats(allow_nan=False)
FREE = st.recursive(
    st.none() | st.booleans() | NUMBERS | ANY_TEXT,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(ANY_TEXT, parts, max_size=3),
    max_leaves=8,
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, dict[str, HouseValue]]:
    """A game and a choice of any of its options, those included that it does not play."""
    game = draw(st.sampled_from([*GAMES]))
    chosen = draw(st.lists(st.sampled_from(GAMES[game].house.options), unique_by=lambda option: option.key))
    return game, {option.key: draw(st.sampled_from(option.choices)) for option in chosen}


@given(tables())
def test_house_rules_are_the_same_in_a_record_an_evening_a_wish_and_on_the_command_line(
    table: tuple[str, dict[str, HouseValue]],
) -> None:
    game, house = table
    wish = TableSetup().with_game(game)
    for key, value in house.items():
        wish = wish.with_rule(key, value)
    assert TableSetup.from_data(parse_plain(plain_text(wish.data()).encode())) == wish  # type: ignore[arg-type]
    words = [house_option(f"{key}={json.dumps(value).strip(chr(34))}") for key, value in house.items()]
    try:
        variant = variant_for(game, house)
    except RecordError:
        return  # refused by name: a refused record is written nowhere
    assert variant_of(game, words) is variant
    match = new_match(variant, 0)
    record = HandRecord(variant, 0, match.own, next_pack(match, Random(game).random))
    again = read_record(parse_document(record_text(write_record(record)).encode()))
    assert again == record
    assert again.variant is variant
    session = new_session(seed="written again", game=game, house=house, bot="random")
    kept = parse_plain(plain_text(session.data()).encode())
    assert Evening.from_data(kept).variant is variant  # type: ignore[arg-type]


@given(st.integers(0, 199), st.dictionaries(ANY_TEXT.map("x{}".format), FREE, max_size=3))
def test_a_record_keeps_what_is_free_whatever_it_is(number: int, free: dict[str, Any]) -> None:
    data = {**any_record(number), **free}
    record = read_record(parse_document(record_text(data).encode()))
    written = record_text(write_record(record))
    again = read_record(parse_document(written.encode()))
    assert again == record
    assert record_text(write_record(again)) == written
    assert {key: again.extra[key] for key in free} == free


ODD = ('"x": 1e999', '"x": [-1e999]', '"x": "\\ud800"', '"\\udc00x": 1', '"x": 1' + "0" * 6_000)


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_what_only_json_can_say_is_kept(text: str) -> None:
    document = json.dumps(any_record(0)).removesuffix("}") + f", {text}}}"
    record = read_record(parse_document(document.encode()))
    assert read_record(parse_document(record_text(write_record(record)).encode())) == record


@given(st.dictionaries(ANY_TEXT.map("x{}".format), FREE, max_size=3))
def test_settings_that_are_read_can_be_written(tmp_path_factory: pytest.TempPathFactory, free: dict[str, Any]) -> None:
    folder: Path = tmp_path_factory.mktemp("settings")
    (folder / "settings.json").write_text(plain_text({"version": 1, "volume": 0.5, **free}, infinite=True))
    file = SettingsFile(folder)
    read = file.read()
    if file.notice is not None:
        assert read == Settings(), "refused as a whole, and told"
        return
    assert file.write(read)
    again = SettingsFile(folder)
    assert (again.read(), again.notice) == (read, None)
