"""House options and variants (V1 … V9, A46; the table of HAND_RECORD)."""

from __future__ import annotations

import pickle
from dataclasses import asdict

import pytest

from engine import GAMES, HouseValue, RecordError, variant_for
from engine.games.romanian.house import SCHEMA, RomanianHouse


def test_the_defaults_of_the_schema_are_those_of_the_value() -> None:
    assert {option.key: option.default for option in SCHEMA.options} == asdict(RomanianHouse())


@pytest.mark.parametrize("game", list(GAMES))
def test_defaults_written_out_are_no_options(game: str) -> None:
    plain = variant_for(game)
    assert variant_for(game, {option.key: option.choices[0] for option in GAMES[game].house.options}) is plain
    assert plain.options == {}


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        (game.key, option.key, value)
        for game in GAMES.values()
        for option in game.house.options
        for value in option.choices[1:]
        if option.played
    ],
)
def test_an_option_is_kept(game: str, key: str, value: HouseValue) -> None:
    schema = GAMES[game].house
    options = schema.differing({option.key: schema.holds(option.key, {key: value}) for option in schema.options})
    assert options[key] == value
    variant = variant_for(game, options)
    assert variant.options == options
    assert variant is variant_for(game, options)
    assert variant != variant_for(game)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"unu": True}, "house-option"),
        ({"unu_bids": 1}, "house-value"),
        ({"unu_bids": None}, "house-value"),
        ({"unu_max_ordinal": 5}, "house-value"),
        ({"unu_max_ordinal": True}, "house-value"),
        ({"unu_max_ordinal": 6.0}, "house-value"),
        ({"all_pass": "throw in"}, "house-value"),
        ({"regii": "2/2"}, "house-value"),
        ({"pool_limit": 51}, "house-value"),
        ({"pool_limit": -1}, "house-value"),
        ({"pool_limit": False}, "house-value"),
        ({"pool_limit": "50"}, "house-value"),
        ({"pool": False}, "michi-without-pool"),
        ({"pool": False, "all_pass": "michi"}, "michi-without-pool"),
    ],
)
def test_refused_options(options: dict[str, object], problem: str) -> None:
    with pytest.raises(RecordError) as refused:
        variant_for("romanian", options)
    assert refused.value.problem == problem


def test_v4_hep_hep_is_for_four() -> None:
    with pytest.raises(RecordError):
        variant_for("taper", {"hep_hep": True})


def test_a46_taper_without_pool_needs_nothing_else() -> None:
    assert not variant_for("taper", {"pool": False}).carry.has_pot


@pytest.mark.parametrize("game", ["", "Romanian", "slovenian-6", "tarok"])
def test_unknown_games(game: str) -> None:
    with pytest.raises(RecordError) as refused:
        variant_for(game)
    assert refused.value.problem == "unknown-game"


def test_only_what_differs_is_stored() -> None:
    assert SCHEMA.differing({"regii": "4/2", "pool": True}) == {"regii": "4/2"}
    assert SCHEMA.differing({}) == {}


def test_a_variant_is_found_again_after_pickling() -> None:
    for variant in (variant_for("romanian", {"regii": "4/2"}), variant_for("taper")):
        assert pickle.loads(pickle.dumps(variant)) is variant


@pytest.mark.parametrize(
    ("game", "ladder"),
    [("romanian", "doi unu solo"), ("taper", "trei doi unu solo")],
)
def test_r25_t5_the_ladder(game: str, ladder: str) -> None:
    variant = variant_for(game)
    assert [row.key for row in variant.contracts] == ladder.split()
    row = variant.contract("doi")
    assert row is not None
    assert (row.ordinals, row.talon_cards, row.win, row.base) == (3, 2, 2, 2)
    assert variant.contract("michi") is None
    assert variant.course[variant.phase("play")].key == "play"
    with pytest.raises(ValueError, match="not in list"):
        variant.phase("supper")
