"""The golden playthroughs, line by line: whatever changes in the rules, or only in an order, is seen here."""

from __future__ import annotations

import pytest

from engine import GAMES
from tests.golden import terminal
from tests.golden.playthrough import FOLDER, HANDS, playthrough


@pytest.mark.parametrize("name", [*HANDS, terminal.NAME])
def test_the_hand_goes_as_it_went(name: str) -> None:
    wanted = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = terminal.told() if name == terminal.NAME else playthrough(name)
    for number, (old, new) in enumerate(zip(wanted, found, strict=False), start=1):
        assert new == old, f"{name}.txt:{number}; regenerate with python -m tests.golden.regenerate if it is meant"
    assert len(found) == len(wanted)


def test_every_game_has_one() -> None:
    assert {game for game, *_ in HANDS.values()} == set(GAMES)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("romanian", "played declarer"),
        ("taper", "played declarer"),
        ("michi", "michi-michi declarer None"),
        ("surrender", "surrender declarer"),
        ("slovenian-4", "played declarer 1 partner 3"),
        ("slovenian-5", "played declarer 0 partner 2"),
        ("slovenian-3", "played declarer 1 partner None"),
        ("klop", "klop-kontra -140"),
    ],
)
def test_they_show_what_they_are_for(name: str, line: str) -> None:
    assert any(found.startswith(line) for found in playthrough(name))
