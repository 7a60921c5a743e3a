"""The price of a game before it is played (R50, R51, R81, R100 … R104, R114), and the same in the settlement."""

from __future__ import annotations

import pytest

from engine import (
    CardSet,
    State,
    View,
    apply,
    group_level,
    members,
    observe,
    parse_action,
    parse_cards,
    price_now,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.games.romanian.prices import declaration_value, game_price
from engine.prices import surrender_price
from tests.engine.test_talon import at_talon
from tests.support.finished import Finished

ROMANIAN = variant_for("romanian")


@pytest.mark.parametrize(
    ("rule", "contract", "level", "steps", "stake", "price"),
    [
        ("R100 R101 doi", "doi", 1, 0, 1, (2, 2)),
        ("R101 doi", "doi", 5, 0, 1, (2, 10)),
        ("R101 unu", "unu", 4, 0, 1, (3, 12)),
        ("R101 solo", "solo", 1, 0, 1, (8, 8)),
        ("R81 R102 contra", "doi", 3, 1, 1, (12, 12)),
        ("R102 mord", "solo", 1, 5, 1, (256, 256)),
        ("R114 radler", "doi", 2, 0, 2, (4, 8)),
        ("R114 radler and contra", "unu", 2, 1, 2, (24, 24)),
    ],
)
def test_game_price(rule: str, contract: str, level: int, steps: int, stake: int, price: tuple[int, int]) -> None:
    row = ROMANIAN.contract(contract)
    assert row is not None
    assert game_price(row, level, steps, stake) == price, rule


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("steps", range(6))
@pytest.mark.parametrize(("contract", "level"), [("doi", 1), ("doi", 4), ("unu", 7), ("solo", 1)])
def test_the_settlement_pays_the_price(contract: str, level: int, steps: int, won: bool) -> None:
    row = ROMANIAN.contract(contract)
    assert row is not None
    price = game_price(row, level, steps, 2)
    line = next(line for line in Finished(contract, level, won, steps=steps).settled().lines if line.item == "game")
    assert line.value * 2 == (price.win if won else -price.loss)


@pytest.mark.parametrize(("game", "counts"), [("romanian", (8, 9, 10)), ("taper", (10, 11, 12))])
def test_r103_declarations(game: str, counts: tuple[int, ...]) -> None:
    assert [declaration_value(counts, count) for count in counts] == [1, 2, 3]


@pytest.mark.parametrize(
    ("item", "doi", "solo"),
    [("trula", 2, 4), ("regii", 2, 4), ("luna", 2, 4), ("pagat", 7, 9), ("rege", 2, 4), ("valat", 16, 64)],
)
def test_r104_announced(item: str, doi: int, solo: int) -> None:
    rows = {row.key: row for row in ROMANIAN.contracts}
    worth = (
        [ROMANIAN.prices.bonus(item, rows[key], announced=True) for key in ("doi", "unu", "solo")]
        if "unu" in rows
        else []
    )
    worth = worth or [ROMANIAN.prices.bonus(item, rows["doi"], announced=True)] * 2 + [
        ROMANIAN.prices.bonus(item, rows["solo"], announced=True)
    ]
    assert worth == [doi, doi, solo]
    as_doi = variant_for("romanian", {"solo_bonuses": "as_doi"})
    assert as_doi.prices.bonus(item, rows["solo"], announced=True) == doi
    dear = variant_for("romanian", {"regii": "4/2"})
    assert dear.prices.bonus("regii", rows["doi"], announced=True) == 4
    assert ROMANIAN.prices.bonus("no such thing", rows["doi"], announced=True) == 0


def declarers(state: State) -> View:
    assert state.table.declarer is not None
    return observe(state, state.table.declarer)


def holding(view: View, cards: str) -> View:
    hand: CardSet = parse_cards(cards)
    return view._replace(hand=hand)


@pytest.mark.parametrize(
    ("case", "hand", "looked", "stake", "game", "trula"),
    [
        ("none to show", "T22 T21 T1", "", 1, 4, 0),
        ("one is enough", "T1 HK", "", 1, 4, 0),
        ("in the group that lies here", "HK", "T21 D4", 1, 4, 0),
        ("nothing to show", "T20 HK", "T19 D4", 1, 4, 1),
        ("double hand", "T20 HK", "", 2, 8, 2),
    ],
)
def test_r50_r51_surrender(case: str, hand: str, looked: str, stake: int, game: int, trula: int) -> None:
    view = holding(declarers(at_talon("doi", 2)), hand)
    seen = members(parse_cards(looked))
    view = view._replace(looked=seen, table=view.table._replace(own=Pot(5, stake)))
    price = surrender_price(view)
    assert (price.game, price.trula, price.total) == (game, trula, game + trula), case


def test_price_now_follows_level_and_contra() -> None:
    view = declarers(at_talon("doi", 2))
    assert price_now(view) == (2, 4)
    speech = view.table.speech._replace(game=(0, 1))
    assert price_now(view._replace(table=view.table._replace(level=3, speech=speech))) == (24, 24)
    assert price_now(view._replace(table=view.table._replace(contract=None))) == (0, 0)


@pytest.mark.parametrize(
    ("contract", "ordinal", "rejects", "levels"),
    [
        ("doi", 1, 0, [1, 2, 3]),
        ("doi", 2, 0, [4, 2, 3]),
        ("doi", 2, 1, [4, 5, 3]),
        ("doi", 2, 3, [None, 5, 6]),
        ("unu", 1, 2, [7, 8, 3, 4, 5, 6]),
        ("unu", 3, 6, [13, None, 9, 10, 11, 12]),
    ],
)
def test_r42_r43_the_level_of_each_group(contract: str, ordinal: int, rejects: int, levels: list[int | None]) -> None:
    state = at_talon(contract, ordinal)
    for _ in range(rejects):
        state = apply(state, parse_action("reject")).state
    assert [group_level(state.table, group + 1) for group in range(state.table.talon.groups)] == levels
    back = next(group + 1 for group, level in enumerate(levels) if level is not None)
    if rejects == state.table.talon.groups or back == state.table.talon.looking:
        state = apply(state, parse_action(f"take {back}")).state
        assert state.table.level == levels[back - 1]
        assert group_level(state.table, back) == levels[back - 1]
        assert group_level(state.table, back % len(levels) + 1) is None
