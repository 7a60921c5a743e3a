"""The book on Slovenian Tarok: every figure of its examples and tables comes from the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from engine import (
    GAMES,
    MULTIPLIERS,
    Contract,
    Settlement,
    State,
    Table,
    Trick,
    Variant,
    card_name,
    card_set,
    in_threes,
    members,
    parse_cards,
    read_record,
    replay,
    variant_for,
)
from engine.games.slovenian.carry import Marks, against_average
from engine.games.slovenian.prices import HALF, RADL, SlovenianPrices, rounded
from engine.hidden import Hidden
from engine.parts import Play
from tarokgui.games.registry import texts_of
from tarokgui.rulebook import BlockKind, book
from tests.support.bookfigures import examples, numbers, table
from tests.support.ended import Ended
from tests.support.games import SLOVENIAN

PART = texts_of("slovenian-4").pages.part

LANGUAGES = ("en", "ro", "de", "sl")
VARIANT = variant_for("slovenian-4", {})
PACK = VARIANT.pack


def prices_of(variant: Variant) -> SlovenianPrices:
    assert isinstance(variant.prices, SlovenianPrices)
    return variant.prices


PRICES = prices_of(VARIANT)


def played(data: dict[str, object], actions: list[object]) -> State:
    """A hand from its record; the state after the last action."""
    record = read_record({"format": "tarok-hand/1", "game": "slovenian-4", "dealer": 3, **data, "actions": actions})
    return replay(record)[0]


# Examples ----------------------------------------------------------------------------------------------------------


def groups() -> list[int]:
    values = [PACK.values[card] for card in members(parse_cards("SK DJ T9"))]
    points = in_threes(PACK, parse_cards("SK DJ T9"))
    assert sum(values) - 2 == points
    return [*values, 2, points]


def told() -> tuple[State, int, int]:
    """The example hand, the tricks of the declarer's side and all of its cards."""
    data = json.loads((Path(__file__).parent / "slovenian_told.json").read_text(encoding="utf-8"))
    state, _ = replay(read_record(data))
    side = (state.table.declarer, state.hidden.partner)
    won = [trick for trick in state.table.play.tricks if trick.winner in side]
    return state, len(won), state.hidden.laid_away | card_set(card for trick in won for card in trick.cards)


def told_settlement() -> Settlement:
    done = told()[0].table.settlement
    assert done is not None
    return done


def count() -> list[int]:
    _, tricks, mine = told()
    theirs = PACK.cards & ~mine
    cards, others = mine.bit_count(), theirs.bit_count()
    heaps, their_heaps = cards // 3, others // 3
    assert (cards % 3, others % 3) == (0, 0)
    assert (in_threes(PACK, mine), in_threes(PACK, theirs)) == told_settlement().points
    return [
        tricks, cards - 4 * tricks, cards, PACK.value(mine), heaps, 2 * heaps, in_threes(PACK, mine),
        others, PACK.value(theirs), 2 * their_heaps, in_threes(PACK, theirs),
    ]  # fmt: skip


def told_count() -> list[int]:
    _, tricks, mine = told()
    done = told_settlement()
    points = in_threes(PACK, mine)
    (game,) = [line.value for line in done.lines]
    base, far = game - rounded(points - HALF), points - HALF
    cards = mine.bit_count()
    assert done.scores == (2 * game, 0, 2 * game, 0)
    assert done.own.radli == (0, 1, 1, 1)
    assert PRICES.difference(row("two"), points) == rounded(far)
    return [
        tricks, cards - 4 * tricks, cards, PACK.value(mine), 2 * (cards // 3), points, far, rounded(far),
        base, rounded(far), game, done.scores[0],
    ]  # fmt: skip


def row(key: str) -> Contract:
    """A contract of the usual table."""
    found = VARIANT.contract(key)
    assert found is not None
    return found


def hold() -> list[int]:
    state = told()[0]
    said = [
        text
        for _, text in json.loads((Path(__file__).parent / "slovenian_told.json").read_text(encoding="utf-8"))[
            "actions"
        ]
    ]
    assert said[:5] == ["pass", "bid two", "pass", "hold", "pass"]
    assert state.table.declarer == state.table.forehand
    return [row("two").talon_cards]


TALON_KING = {
    "hands": [
        "T22 T21 T20 T19 T18 T17 T16 H4 H3 CQ CN CJ",
        "T15 T14 T13 H1 HJ C10 C9 SK SQ SN SJ S10",
        "T12 T11 T10 HN H2 C8 C7 CK S9 S8 S7 D1",
        "T9 T8 T7 T6 HQ DK DQ DN DJ D2 D3 D4",
    ],
    "talon": "HK T5 T4 T3 T2 T1",
}
"""One: the called king of hearts is in the talon, first of all."""


def king_talon() -> list[int]:
    """S44: the king takes its trick, and the other way round it is led where somebody has no hearts."""
    before = [
        [1, "pass"], [2, "pass"], [3, "pass"], [0, "name one"], [0, "call HK"], [0, "take 1"], [0, "discard CJ"],
        [0, "merge"], [1, "merge"], [2, "merge"], [3, "merge"],
    ]  # fmt: skip
    data = {"hands": [hand.split() for hand in TALON_KING["hands"]], "talon": TALON_KING["talon"].split()}  # type: ignore[attr-defined]
    state = played(data, [*before, [0, "play HK"], [1, "play HJ"], [2, "play H2"], [3, "play HQ"]])
    trick, besides = state.table.play.tricks[0], state.table.besides[0]
    assert trick.winner == 0
    swapped = [[*hand] for hand in data["hands"]]
    for here, there in (("HJ", "D1"), ("H1", "S9")):  # the second player has no hearts any more
        swapped[1][swapped[1].index(here)], swapped[2][swapped[2].index(there)] = there, here
    lost = played(
        {**data, "hands": swapped}, [*before, [0, "play HK"], [1, "play T13"], [2, "play H2"], [3, "play HQ"]]
    )
    assert lost.table.play.tricks[0].winner == 1
    assert len(lost.table.besides[0]) == len(besides)
    return [6, len(besides), len(trick.cards), len(besides), len(trick.cards) + len(besides)]


def difference(contract: str, points: int, *, won: bool, told: bool = True) -> list[int]:
    """Points, difference, its count, base, and the game."""
    hand = Ended(contract, points, alone=not row(contract).calls_king)
    (game,) = hand.lines()
    assert (game > 0) is won
    added = PRICES.difference(row(contract), points)
    base = row(contract).base
    assert abs(game) == base + added
    far = abs(points - HALF)
    return [points, far, added, base, added, abs(game)] if told else [points, far, abs(game)]


def chain() -> list[int]:
    steps = [Ended("one", 43, steps=step).lines()[0] for step in range(5)]
    added = PRICES.difference(row("one"), 43)
    assert steps == [(30 + added) * times for times in MULTIPLIERS[:5]]
    return [43, row("one").base, added, *steps]


def one_won() -> list[int]:
    done = Ended("one", 43).settled()
    assert done.scores[0] == done.scores[2]
    assert done.scores[1] == done.scores[3] == 0
    added = PRICES.difference(row("one"), 43)
    return [43, row("one").base, added, done.scores[0]]


def three_lost() -> list[int]:
    points, far, added, base, _, game = difference("three", 21, won=False)
    return [points, far, added, base, added, game]


def solo_lost() -> list[int]:
    points, far, added, base, _, game = difference("solo-one", 28, won=False)
    doubled = Ended("solo-one", 28, alone=True, steps=3).settled().scores[0]
    return [points, far, added, base, added, game, MULTIPLIERS[3], -doubled]


def pagat_lost() -> list[int]:
    done = Ended("two", 35, said=("pagat@0",)).settled()
    game, pagat = (line.value for line in done.lines)
    return [35, -game, -pagat, -done.scores[0]]


def king() -> list[int]:
    hand = Ended(
        "one", 45, ours="T22 T21 T1", last={2: "SK", 0: "T20"}, said=("king@2",), radl=1, caught=(1, 0),
    )  # fmt: skip
    done = hand.settled()
    values = {line.item: line.value for line in done.lines}
    assert set(values) == {"game", "king", "trula", "mond"}
    added = PRICES.difference(row("one"), 45)
    total = values["game"] + values["king"] + values["trula"]
    assert done.scores == (2 * total, values["mond"], 2 * total, 0)
    return [
        45, row("one").base, added, values["game"], values["king"], values["trula"], total, done.scores[0],
        -values["mond"],
    ]  # fmt: skip


def trula() -> list[int]:
    done = Ended("solo-three", 50, alone=True, ours="T22 T21 T1", said=("trula@0",), radl=1).settled()
    game, bonus = (line.value for line in done.lines)
    added = PRICES.difference(row("solo-three"), 50)
    assert done.own.radli == (0, 1, 1, 1)
    return [50, row("solo-three").base, added, game, bonus, game + bonus, done.scores[0]]


def breach() -> list[int]:
    """S69: the contract with the highest difference."""
    highest = PRICES.difference(row("two"), in_threes(PACK, PACK.cards))
    return [row("two").base, highest, row("two").base + highest]


def kontra_won() -> list[int]:
    added = PRICES.difference(row("one"), 43)
    hands = ((0, 0), (1, 0), (2, 0), (1, 1))
    scores = [Ended("one", 43, steps=steps, radl=radl).settled().scores[0] for steps, radl in hands]
    return [43, row("one").base, added, *scores]


def kings_failed() -> list[int]:
    game, kings = (line.value for line in Ended(said=("kings@1 0",)).settled().lines)
    announced = PRICES.bonus("kings", row("two"), announced=True)
    assert game > 0
    return [announced, MULTIPLIERS[1], kings]


def silent_pagat() -> list[int]:
    values = {line.item: line.value for line in Ended(last={1: "T1"}, last_winner=1).settled().lines}
    return [-values["pagat"]]


def announced_pagat() -> list[int]:
    values = {line.item: line.value for line in Ended(said=("pagat@0",)).settled().lines}
    return [-values["pagat"]]


def both() -> list[int]:
    found = [
        line.value for line in Ended(theirs="T22 T21 T1", said=("trula@0",)).settled().lines if line.item == "trula"
    ]
    assert len(found) == 2
    return [*(-value for value in found), -sum(found)]


def valat() -> list[int]:
    silent = Ended(sweep=True).settled()
    loud = Ended(sweep=True, said=("valat@0",)).settled()
    failed = Ended(said=("valat@0",)).settled()
    assert [len(each.lines) for each in (silent, loud, failed)] == [1, 1, 1]
    return [silent.scores[0], loud.scores[0], -failed.scores[0]]


def beggar_lost() -> list[int]:
    done = Ended("beggar", 20, alone=True, radl=1).settled()
    assert done.own.radli == (2, 2, 2, 2)
    return [-done.lines[0].value, 2, -done.scores[0], done.own.radli[0] - 1]


def klop(*points: int) -> tuple[int, ...]:
    """The scores for those card points; a seat with 0 has taken no trick."""
    tricks: list[Trick] = []
    besides: list[tuple[int, ...]] = []
    piles = split(points)
    for seat, pile in enumerate(piles):
        cards = members(pile)
        if cards:
            tricks.append(Trick(seat, cards[:4], seat))
            besides.append(cards[4:])
    table = Table(VARIANT, 3, Marks((0,) * 4), 99, None)._replace(
        contract=row("klop"), play=Play(0, (), tuple(tricks)), besides=tuple(besides)
    )
    done = VARIANT.settle(State(table, Hidden((), (0,) * 4, ())))
    assert done.points == points
    assert done.own.radli == (1, 1, 1, 1)
    return done.scores


@lru_cache
def split(points: tuple[int, ...]) -> tuple[int, ...]:
    """The pack in piles of those points, of whole groups of three and no less than a trick; 0 is an empty pile."""
    left = list(members(PACK.cards))
    wanted = [place for place, each in enumerate(points) if each]
    found: dict[int, int] = {}
    for place in wanted[:-1]:
        sums: dict[tuple[int, int], tuple[int, ...]] = {(0, 0): ()}
        for card in left:
            for (held, value), cards in list(sums.items()):
                if held < 30:
                    sums.setdefault((held + 1, value + PACK.values[card]), (*cards, card))
        pile = next(
            cards
            for (held, _), cards in sums.items()
            if held == points[place] * 54 // 70 // 3 * 3 and in_threes(PACK, card_set(cards)) == points[place]
        )
        found[place] = card_set(pile)
        left = [card for card in left if card not in pile]
    found[wanted[-1]] = card_set(left)
    return tuple(found.get(place, 0) for place in range(len(points)))


def klop_written(*points: int) -> list[int]:
    return [*points, *(abs(score) for score in klop(*points))]


def klop_limit() -> list[int]:
    over, under = klop(36, 20, 10, 4), klop(35, 15, 10, 10)
    assert over[1:] == (0, 0, 0)
    return [36, -over[0], over[1], 35, -under[0]]


def radl() -> list[int]:
    done = told_settlement()
    (game,) = [line.value for line in done.lines]
    assert done.points is not None
    added = PRICES.difference(row("two"), done.points[0])
    return [1, done.points[0], row("two").base, added, game, done.scores[0], done.own.radli[0], done.own.radli[2]]


def end() -> list[int]:
    totals, _ = VARIANT.carry.close(0, Marks((2, 0, 0, 0)))
    return [-totals[0]]


def average() -> list[int]:
    totals = (200, 80, 40, -40)
    found = against_average(totals)
    return [*map(abs, totals), int(totals[0] - found[0]), *(abs(int(each)) for each in found)]


def money() -> list[int]:
    house: dict[str, object] = {"settlement": "money"}
    pair = Ended("one", 43, steps=1, house=house).settled()
    assert pair.scores == (80, -80, 80, -80)
    alone = Ended("one", 43, steps=1, alone=True, house=house).settled()
    assert alone.scores[1:] == (-80, -80, -80)
    return [pair.scores[0], -pair.scores[1], pair.scores[2], alone.scores[0]]


def even() -> list[int]:
    return [40, Ended(points=40).settled().scores[0], 30, -Ended(points=30).settled().scores[0]]


def worth() -> list[int]:
    silent = [Ended(last={0: "T1"}), Ended(last={0: "T1", 1: "T2"}, last_winner=1)]
    loud = [Ended(last={0: "T1"}, said=("pagat@0",)), Ended(said=("pagat@0",))]
    return [abs(line.value) for hand in (*silent, *loud) for line in hand.settled().lines if line.item == "pagat"]


def kontra_worth() -> list[int]:
    found: list[int] = []
    for points in (40, 30):
        plain, doubled = (Ended(points=points, steps=steps).settled().scores[0] for steps in (0, 1))
        found += [points, abs(doubled - plain)]
    return found


def radl_worth() -> list[int]:
    plain = Ended(points=40).settled().scores[0]
    won, lost = (Ended(points=points, radl=1).settled() for points in (40, 30))
    assert (won.own.radli[0], lost.own.radli[0]) == (0, 1)
    gain, cost = won.scores[0] + RADL, -lost.scores[0]
    share = round(100 * cost / (gain + cost))
    return [40, plain, won.scores[0], RADL, 30, cost, share, 100]


def kin() -> list[int]:
    """The Romanian game has the same pack, in the same order, and the same target."""
    other = variant_for("romanian", {})
    assert other.pack == PACK
    assert PRICES.target == other.prices.target
    return [PACK.size, in_threes(PACK, PACK.cards), PRICES.target]


def three_two() -> list[int]:
    houses: tuple[dict[str, object], ...] = ({}, {"difference": "exact"})
    found = [Ended("two", 44, alone=True, game="slovenian-3", house=house).settled().scores[0] for house in houses]
    return [44, 44 - HALF, rounded(44 - HALF), *found]


PROOFS: dict[str, Callable[[], list[int]]] = {
    "slo-groups": groups,
    "slo-count": count,
    "slo-hold": hold,
    "slo-king-talon": king_talon,
    "slo-chain": chain,
    "slo-klop-plain": lambda: klop_written(20, 18, 17, 15),
    "slo-klop-empty": lambda: klop_written(36, 20, 14, 0),
    "slo-klop-over": lambda: klop_written(36, 20, 10, 4),
    "slo-difference": lambda: difference("one", 43, won=True),
    "slo-one-won": one_won,
    "slo-two-won": lambda: difference("two", 37, won=True, told=False),
    "slo-two-lost": lambda: difference("two", 34, won=False, told=False),
    "slo-three-lost": three_lost,
    "slo-solo-lost": solo_lost,
    "slo-pagat-lost": pagat_lost,
    "slo-king": king,
    "slo-trula": trula,
    "slo-breach": breach,
    "slo-kontra-won": kontra_won,
    "slo-kings-failed": kings_failed,
    "slo-silent-pagat": silent_pagat,
    "slo-announced-pagat": announced_pagat,
    "slo-both": both,
    "slo-valat": valat,
    "slo-beggar-lost": beggar_lost,
    "slo-radl": radl,
    "slo-end": end,
    "slo-average": average,
    "slo-money": money,
    "slo-even": even,
    "slo-worth": worth,
    "slo-kontra-worth": kontra_worth,
    "slo-klop-limit": klop_limit,
    "slo-radl-worth": radl_worth,
    "slo-told-count": told_count,
    "slo-three-two": three_two,
    "slo-kin": kin,
}


@lru_cache
def proof(name: str) -> tuple[int, ...]:
    return tuple(sorted(PROOFS[name]()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_proof(language: str) -> None:
    assert set(examples(language, PART)) == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_examples(language: str, name: str) -> None:
    assert tuple(numbers(examples(language, PART)[name])) == proof(name), name


# Tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_values(language: str) -> None:
    rows = [int(cells[1]) for cells in table(language, "slo-counting", 0)]
    cards = ("T22 T21 T1", "HK DK CK SK", "HQ DQ CQ SQ", "HN DN CN SN", "HJ DJ CJ SJ")
    for value, names in zip(rows, cards, strict=False):
        assert {PACK.values[card] for card in members(parse_cards(names))} == {value}
    named = parse_cards(" ".join(cards))
    assert {PACK.values[card] for card in members(PACK.cards & ~named)} == {rows[-1]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts(language: str) -> None:
    """From the lowest to the highest, with value, talon cards and each one's needs (S5 … S16)."""
    rows = table(language, "slo-contracts", 0)
    assert len(rows) == len(VARIANT.contracts)
    needs: dict[str, set[str]] = {}
    for cells, contract in zip(rows, VARIANT.contracts, strict=True):
        if contract.individual:
            assert not numbers(cells[1])
        else:
            assert [int(cells[1]), int(cells[2])] == [contract.base, contract.talon_cards], contract.key
        needs.setdefault(contract.goal, set()).add(cells[3])
        assert (numbers(cells[3]) == [PRICES.target]) is (contract.goal == "points")
    assert all(len(texts) == 1 for texts in needs.values())
    assert len({text for texts in needs.values() for text in texts}) == len(needs)
    assert len({cells[0] for cells in rows}) == len(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_contracts_of_three(language: str) -> None:
    """The page names the contracts in their order; their values and talon cards are those of the table for four."""
    three = variant_for("slovenian-3", {})
    told = [contract for contract in three.contracts if not contract.individual]
    text = " ".join(book(language).pages["slo-three"].texts)
    names = [row(contract.key) for contract in told]
    assert [(each.base, each.talon_cards) for each in names] == [(each.base, each.talon_cards) for each in told]
    rows = table(language, "slo-contracts", 0)
    words = [rows[VARIANT.contracts.index(each)][0].split(" (")[0] for each in names]
    assert re.search(r"{}, {} \w+ {}".format(", ".join(words[:-2]), *words[-2:]), text)
    assert str(prices_of(three).mond) in re.findall(r"\d+", text)
    assert str(three.hand_size) in re.findall(r"\d+", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses(language: str) -> None:
    rows = table(language, "slo-bonuses", 0)
    items = ("trula", "kings", "king", "pagat", "valat")
    for cells, item in zip(rows, items, strict=True):
        prices = [PRICES.bonus(item, row("two"), announced=announced) for announced in (False, True)]
        assert [int(cell) for cell in cells[1:3]] == prices, item


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chain(language: str) -> None:
    found = [numbers(cells[1])[0] for cells in table(language, "slo-kontra", 0)]
    assert found == list(MULTIPLIERS[1 : PRICES.steps + 1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_in_the_text(language: str) -> None:
    """The points needed to win, the mond's price, the limits of klop, the radl's price."""
    pages = book(language).pages

    def stands(page: str, number: int) -> bool:
        return str(number) in re.findall(r"\d+", " ".join(pages[page].texts))

    assert Ended(points=36).settled().scores[0] > 0 > Ended(points=35).settled().scores[0]
    assert all(stands(page, 36) and stands(page, 35) for page in ("slo-counting", "slo-score"))
    assert stands("slo-play", PRICES.mond)
    assert stands("slo-counting", in_threes(PACK, PACK.cards))
    assert all(stands("slo-klop", abs(number)) for number in (HALF, max(klop(36, 20, 14, 0))))
    assert all(stands(page, RADL) for page in ("slo-radli", "slo-sheet"))
    exact = variant_for("slovenian-4", {"difference": "exact"})
    assert stands("slo-house", prices_of(exact).mond)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_is_told(language: str) -> None:
    """One item for each option that one of the games has."""
    options = {option.key for game in SLOVENIAN for option in GAMES[game].house.options if option.played}
    lists = [block for block in book(language).pages["slo-house"].blocks if block.kind is BlockKind.LIST]
    assert sum(len(block.lines) for block in lists) == len(options)


# Tricks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("page", "number", "contract", "hands"),
    [
        ("slo-tricks", 0, "two", {2: "T5 T6 T7 T8 T9 T10 H2 H3 S7 S8 C7 C8"}),
        ("slo-tricks", 1, "two", {}),
        ("slo-negative", 0, "beggar", {1: "SK", 2: "S10", 3: "SN"}),
    ],
)
def test_the_marked_card_takes_the_trick(
    language: str, page: str, number: int, contract: str, hands: dict[int, str]
) -> None:
    """The engine plays the tricks that are shown: every card is legal, and the marked one takes it."""
    shown = [block for block in book(language).pages[page].blocks if block.kind is BlockKind.CARDS][number]
    names = [card.name for card in shown.cards]
    winner = [place for place, card in enumerate(shown.cards) if card.wins]
    trick = state_of(names, contract, {seat: hand for seat, hand in hands.items() if len(hand) > 4}).table.play
    assert [trick.tricks[0].winner] == winner


def state_of(names: list[str], contract: str, hands: dict[int, str]) -> State:
    """A hand of forehand's in which those cards are played to the first trick."""
    law_suit = names[0][0]
    hands_dealt: list[list[str]] = [[name] for name in names]
    for seat, hand in hands.items():
        hands_dealt[seat] = [names[seat], *(name for name in hand.split() if name != names[seat])][:12]
    used = {name for cards in hands_dealt for name in cards}
    rest = [card_name(card) for card in members(PACK.cards) if card_name(card) not in used]
    plain = [name for name in rest if name[0] not in (law_suit, "T")]
    tarok = [name for name in rest if name[0] == "T"]
    suit = [name for name in rest if name[0] == law_suit and law_suit != "T"]
    for cards in hands_dealt:
        if not any(name[0] == "T" for name in cards):
            cards.append(tarok.pop())
    for cards in hands_dealt:
        while len(cards) < 12:
            cards.append(plain.pop() if plain else tarok.pop())
    talon = [*plain, *tarok, *suit]
    assert len(talon) == 6, talon
    actions: list[object] = [[1, "pass"], [2, "pass"], [3, "pass"], [0, f"name {contract}"]]
    if contract == "two":
        called = next(name for name in ("SK", "CK", "HK", "DK") if name != names[0])
        take = next(
            number for number in (1, 2, 3) if not {"T22", "T21", "T1"} & set(talon[2 * number - 2 : 2 * number])
        )
        own = [*hands_dealt[0], *talon[2 * take - 2 : 2 * take]]
        away = [name for name in own if name[0] != "T" and name[1] != "K" and name != names[0]][:2]
        actions += [[0, f"call {called}"], [0, f"take {take}"], [0, f"discard {' '.join(away)}"]]
    actions += [[seat, "merge"] for seat in range(4)]
    actions += [[seat, f"play {name}"] for seat, name in enumerate(names)]
    return played({"hands": hands_dealt, "talon": talon}, actions)
