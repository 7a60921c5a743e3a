"""The book on Tübingen Tarok: every figure of its examples and tables comes from the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from engine import (
    GAMES,
    KINGS,
    card_set,
    members,
    parse_card,
    parse_cards,
    read_record,
    replay,
    variant_for,
)
from engine.games.tubingen.law import TubingenLaw
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.strafen import of_hand, ski_once
from engine.games.tubingen.tout import is_empty
from tarokgui.games.registry import texts_of
from tarokgui.rulebook import BlockKind, book
from tests.support.bookfigures import examples, numbers, table
from tests.support.tubingen import contract_of, lay, over, reckoned, strafe

PART = texts_of("tubingen").pages.part

LANGUAGES = ("en", "ro", "de", "sl")
VARIANT = variant_for("tubingen", {})
PACK = VARIANT.pack
RECORD = json.loads((Path(__file__).parent / "tubingen_told.json").read_text(encoding="utf-8"))


def prices() -> TubingenPrices:
    assert isinstance(VARIANT.prices, TubingenPrices)
    return VARIANT.prices


PRICES = prices()
RUF, RAUS = contract_of("ruf"), contract_of("raus")


def figures(halves: int) -> list[int]:
    """The figures of a value as the book writes it: whole points, and ½ without a figure."""
    return [halves // 2] if halves > 1 else []


# Examples ----------------------------------------------------------------------------------------------------------


def pack() -> list[int]:
    values = [PACK.values[card] for card in members(PACK.cards)]
    found = [number for value in sorted(set(values)) for number in (values.count(value), *figures(value))]
    return [*found, sum(values) // 2]


def trick() -> list[int]:
    values = [PACK.values[parse_card(name)] for name in ("HK", "DJ", "T9", "S3")]
    return [*(number for value in values for number in figures(value)), sum(values) // 2]


def gift() -> list[int]:
    ski, empty = PACK.values[parse_card("T22")], PACK.values[parse_card("C2")]
    done = over("ruf", "1: CK T22 T4 C2 > 3", "0: H5 H6 H7 H8 > 0", rest=0)
    lost = over("ruf", "0: H5 H6 H7 H8 > 0", "1: CK C3 T4 T22 > 1", rest=0)
    assert done.own.exchange is not None
    assert is_empty(PACK, 1 << done.own.exchange.given)
    assert lost.own.exchange is None
    return [*figures(ski), *figures(empty), (ski - empty) // 2]


def ruf(mine: int, *, won: bool) -> list[int]:
    """Points, the void ones, the rest, and the score."""
    done = reckoned("ruf", (mine, 91 - mine))
    assert PRICES.wins(RUF, mine, 91 - mine) is won
    best = max(mine, 91 - mine)
    if won:
        assert done.scores == (PRICES.net(RUF, best), 0, PRICES.net(RUF, best), 0)
        return [mine, 91 - mine, best, PRICES.void(RUF), PRICES.net(RUF, best), done.scores[0]]
    assert done.scores[1:] == (0, 0, 0)
    net = PRICES.net(RUF, best)
    return [mine, 91 - mine, best, PRICES.void(RUF), net, PRICES.times(RUF, won=False), net, -done.scores[0]]


def edge() -> list[int]:
    won, lost = reckoned("ruf", (46, 45)), reckoned("ruf", (45, 46))
    return [46, 45, won.scores[0], 45, 46, -lost.scores[0]]


def raus(points: tuple[int, ...], told: int) -> list[int]:
    """The first ``told`` points, and the steps from the better one to the score."""
    done = reckoned("raus", points)
    assert done.own.best is not None
    better = max(points[0], done.own.best.points)
    net = PRICES.net(RAUS, better)
    return [*points[:told], better, PRICES.void(RAUS), net, 3, net, abs(done.scores[0])]


def raus_empty() -> list[int]:
    points = (40, 37, 10, 4)
    done, plain = reckoned("raus", points, gives=(3,)), reckoned("raus", points)
    assert done.scores[0] < 0 < plain.scores[0]
    best = points[1] + points[3]
    blank = card_set(members(parse_cards("H5 H6 H7 H8 D5 D6 D7 D8")))
    assert PACK.value(blank) // 2 == points[3]
    return [*points, points[3], best, 3, PRICES.net(RAUS, best), -done.scores[0], plain.scores[0]]


def value_of(hand: str, item: str) -> int:
    return next(each.value for each in of_hand(0, parse_cards(hand)) if each.item == item)


def runs() -> list[int]:
    found: list[int] = []
    for hand in ("T21 T20 T19 T18", "T21 T20 T22 T18", "T21 T20 T22"):
        found += [len(hand.split()), value_of(hand, "oberers")]
    return found


def netting_won() -> list[int]:
    skimon = strafe(0, "skimon", value_of("T22 T21 T1", "skimon"))
    fein = strafe(1, "fein", PRICES.bonus("fein", RUF, announced=False))
    one, both = reckoned("ruf", (52, 39), skimon), reckoned("ruf", (52, 39), skimon, fein)
    plain = reckoned("ruf", (52, 39)).scores[0]
    return [52, 39, plain, plain, skimon.value, one.scores[0], fein.value, both.scores[0]]


def netting_lost() -> list[int]:
    kingdom = strafe(2, "kingdom", value_of("HK DK CK SK", "kingdom"))
    family = strafe(1, "family-H", value_of("HK HQ HN HJ", "family-H"))
    with_it, against = (reckoned("ruf", (41, 50), each).scores[0] for each in (kingdom, family))
    net = PRICES.net(RUF, 50)
    return [41, 50, net, net, kingdom.value, -with_it // 2, -with_it, -against // 2, -against]


def netting_floor() -> list[int]:
    given = [strafe(0, "skimon", 10), strafe(0, "kingdom", 10), strafe(2, "family-H", 10)]
    return [sum(each.value for each in given), abs(reckoned("ruf", (41, 50), *given).scores[0])]


def netting_raus() -> list[int]:
    done = reckoned("raus", (39, 38, 10, 4), strafe(0, "skimon", 10))
    net = PRICES.net(RAUS, 39)
    return [39, 38, net, 10, net + 10, 3, net + 10, done.scores[0]]


def zero_sum() -> list[int]:
    won, lost = (reckoned("ruf", points, scoring="zero-sum").scores for points in ((52, 39), (41, 50)))
    assert won == (won[0], -won[0], won[0], -won[0])
    return [52, 39, won[0], -won[1], 41, 50, -lost[0], lost[2], lost[1], lost[3]]


def discard_queen() -> list[int]:
    queen, jack = (PACK.values[parse_card(name)] for name in ("HQ", "HJ"))
    return [*figures(queen), *figures(jack), (queen + jack) // 2]


def even() -> list[int]:
    gain, cost = reckoned("ruf", (50, 41)).scores[0], -reckoned("ruf", (41, 50)).scores[0]
    share = Fraction(cost, gain + cost)
    return [50, 41, gain, 41, 50, cost, share.numerator, share.denominator]


def empty_tricks() -> list[int]:
    cards = parse_cards("H5 H6 H7 H8 D5 D6 D7 D8 C5 C6 C7 C8")
    assert is_empty(PACK, cards)
    return [cards.bit_count(), PACK.value(cards) // 2]


def einser() -> list[int]:
    last = over("ruf", "1: T21 T2 T3 T1 > 1", rest=1)
    (caught,) = [each.value for each in last.own.strafen if each.item == "captured"]
    fein = PRICES.bonus("fein", RUF, announced=False)
    early = over("ruf", "1: T21 T2 T3 T1 > 1", "1: H5 H6 H7 H8 > 1", rest=1)
    (before,) = [each.value for each in early.own.strafen if each.item == "captured"]
    return [fein, abs(caught), abs(before), fein + abs(caught)]


def tout_odds() -> list[int]:
    gain, cost = PRICES.tout(1), -PRICES.tout(2)
    share = Fraction(cost, gain + cost)
    return [gain, cost, share.numerator, share.denominator]


def once() -> list[int]:
    due = of_hand(0, parse_cards("HK HQ HN DK CK T22"))
    values = {each.item: each.value for each in due}
    assert set(values) == {"ski-kingdom", "ski-family-H"}
    kept = ski_once(due)
    return [values["ski-kingdom"], values["ski-family-H"], sum(values.values()), sum(each.value for each in kept)]


def told_count() -> list[int]:
    state, _ = replay(read_record(RECORD))
    done = state.table.settlement
    assert done is not None
    assert done.points is not None
    caller, partner = state.table.declarer, state.hidden.partner
    won = sum(each.winner in (caller, partner) for each in state.table.play.tricks)
    away = state.hidden.laid_away.bit_count()
    net = PRICES.net(RUF, done.points[0])
    (strafen,) = done.own.strafen
    assert done.scores == (0, net - strafen.value, 0, net - strafen.value)
    return [
        won, away, 4 * won + away, 1, *done.points, done.points[0], PRICES.void(RUF), net, -strafen.value,
        done.scores[3], done.scores[3],
    ]  # fmt: skip


PROOFS: dict[str, Callable[[], list[int]]] = {
    "tub-pack": pack,
    "tub-trick": trick,
    "tub-ski-gift": gift,
    "tub-ruf-won": lambda: ruf(52, won=True),
    "tub-ruf-lost": lambda: ruf(41, won=False),
    "tub-ruf-edge": edge,
    "tub-raus-won": lambda: raus((39, 38, 10, 4), 2),
    "tub-raus-lost": lambda: raus((39, 40, 8, 4), 2),
    "tub-raus-tie": lambda: raus((36, 36, 12, 7), 4),
    "tub-raus-empty": raus_empty,
    "tub-runs": runs,
    "tub-netting-won": netting_won,
    "tub-netting-lost": netting_lost,
    "tub-netting-floor": netting_floor,
    "tub-netting-raus": netting_raus,
    "tub-zero-sum": zero_sum,
    "tub-discard-queen": discard_queen,
    "tub-even": even,
    "tub-empty-tricks": empty_tricks,
    "tub-einser": einser,
    "tub-tout-odds": tout_odds,
    "tub-ski-once": once,
    "tub-told-count": told_count,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_its_proof(language: str) -> None:
    assert set(examples(language, PART)) == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_says_the_same(language: str, name: str) -> None:
    assert numbers(examples(language, PART)[name]) == sorted(PROOFS[name]())


# Tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_values(language: str) -> None:
    rows = [text for _, text in table(language, "tub-counting", 0)]
    values = sorted({PACK.values[card] for card in members(PACK.cards)}, reverse=True)
    assert rows == [f"{value // 2 or ''}½" for value in values]
    dear = card_set(card for card in members(PACK.cards) if PACK.values[card] == values[0])
    assert dear == KINGS | parse_cards("T21 T1 T22")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_touts(language: str) -> None:
    rows = table(language, "tub-tout", 0)
    assert [re.findall("[+−]\\d+", row[2])[0] for row in rows] == [
        f"{PRICES.tout(lost):+d}".replace("-", "−") for lost in (1, 0, 2)
    ]


STRAFEN: tuple[tuple[str, str, str], ...] = (
    ("Skimon", "T22 T21 T1", "skimon"),
    ("Oberers", "T21 T20 T19", "oberers"),
    ("Unterers", "T1 T2 T3", "unterers"),
    ("Königreich", "HK DK CK SK", "kingdom"),
    ("Ski-Königreich", "HK DK CK T22", "ski-kingdom"),
    ("Familie", "HK HQ HN HJ", "family-H"),
    ("Ski-Familie", "HK HQ HN T22", "ski-family-H"),
)
"""The Strafen of a hand in the order of the table, each with the least hand that has it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_strafen(language: str) -> None:
    rows = table(language, "tub-strafen", 0)
    assert [row[0] for row in rows] == [*(name for name, _, _ in STRAFEN), "Fein", "Einser gefasst", "Einser gefasst"]
    for row, (_, hand, item) in zip(rows, STRAFEN, strict=False):
        each = len(hand.split()) if item.endswith("erers") else 1
        assert numbers(row[2]) == [value_of(hand, item) // each]
        less = " ".join(hand.split()[:-1])
        assert all(found.item != item for found in of_hand(0, parse_cards(less)))
    fein, late, early = einser()[0], einser()[1], einser()[2]
    assert [row[2] for row in rows[7:]] == [str(fein), f"−{early}", f"−{late}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_option_is_told(language: str) -> None:
    lists = [block for block in book(language).pages["tub-house"].blocks if block.kind is BlockKind.LIST]
    assert sum(len(block.lines) for block in lists) == len(GAMES["tubingen"].house.options)


# Cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marked_card_takes_the_trick(language: str) -> None:
    """If four cards are shown and one is marked, the game's law marks the same."""
    law, shown, state = TubingenLaw(), 0, lay()
    for chapter in book(language).chapters:
        if chapter.part != PART:
            continue
        for block in (block for page in chapter.pages for block in page.blocks):
            winner = [place for place, card in enumerate(block.cards) if card.wins]
            if not winner:
                continue
            cards = tuple(parse_card(card.name) for card in block.cards)
            assert winner == [law.winner(state.table, cards)], block.cards
            shown += 1
    assert shown == 19 + 5
