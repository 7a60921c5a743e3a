"""The help of ``tarok simulate`` lists every option of every game, and all that it lists is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from engine import GAMES
from tarokgui.cli.arguments import build_parser
from tarokgui.cli.complaint import Complaint
from tarokgui.cli.simulate import variant_of
from tarokgui.wording.i18n import LANGUAGES, load

NEEDS = {("romanian", "pool=false"): ("all_pass=throw-in",)}
"""Other options that an option needs, named in its line."""


def listed(language: str) -> Iterator[tuple[str, str, str]]:
    """Game, option and value, as the page has them below the names of the games."""
    games: list[str] = []
    for line in load(language)("cli.help.simulate").splitlines():
        if found := re.match(r"    ([a-z_]+)=(\S+)", line):
            for game, value in product(games, found[2].split("|")):
                yield game, found[1], value
        elif line and not line.startswith(" "):
            games = [game for game in GAMES if re.search(rf"\b{game}\b", line)]


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_option_that_is_played_and_no_other(language: str) -> None:
    wanted = [
        (game, option.key, written(choice))
        for game in GAMES
        for option in GAMES[game].house.options
        if option.played
        for choice in option.choices
    ]
    assert sorted(listed(language)) == sorted(wanted)
    first = dict(reversed([((game, key), value) for game, key, value in listed(language)]))
    assert first == {(game, o.key): written(o.default) for game in GAMES for o in GAMES[game].house.options if o.played}


@pytest.mark.parametrize(("game", "key", "value"), [*listed("en")])
def test_what_help_lists_is_taken(game: str, key: str, value: str) -> None:
    needs = NEEDS.get((game, f"{key}={value}"), ())
    asked = build_parser().parse_args(["simulate", "--game", game, "--house", f"{key}={value}", *needs])
    made = variant_of(asked.game, asked.house)
    assert written(GAMES[game].house.checked(made.options)[key]) == value


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", ["", "maybe", "True", "FALSE", "None", "1", "-1", "99", "36 ", "²"])
def test_no_other_value_is_taken(game: str, value: str) -> None:
    for option in GAMES[game].house.options:
        asked = build_parser().parse_args(["simulate", "--game", game, "--house", f"{option.key}={value}"])
        if value not in map(written, option.choices):
            with pytest.raises(Complaint):
                variant_of(asked.game, asked.house)
