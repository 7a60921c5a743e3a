"""The book does not lie: every figure of its examples and tables comes from the engine."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import (
    MULTIPLIERS,
    Settlement,
    after_hand,
    card_set,
    in_threes,
    look_level,
    members,
    new_match,
    parse_cards,
    read_record,
    replay,
    return_level,
    variant_for,
)
from engine.games.romanian.outcomes import RomanianOutcome
from engine.games.romanian.pool import pagat_movement
from tarokgui.games.registry import texts_of
from tarokgui.rulebook import BlockKind, Page, book
from tests.support.bookfigures import examples, numbers, table
from tests.support.deals import dealt, play, quietly
from tests.support.finished import Finished, bonus, lines
from tests.support.houses import HOUSE_CHOICES
from tests.support.settlements import settled
from tests.support.speakers import speaking

PART = texts_of("romanian").pages.part

LANGUAGES = ("en", "ro", "de", "sl")
PACK = variant_for("romanian", {}).pack
TAPER = variant_for("taper", {})


# Examples ----------------------------------------------------------------------------------------------------------


def three(cards: str) -> list[int]:
    values = [PACK.value(card_set([card])) for card in members(parse_cards(cards))]
    points = in_threes(PACK, parse_cards(cards))
    return [*values, sum(values) - points, points]


def la_mine() -> list[int]:
    script = "pass, 1: bid doi 1, 2: bid doi 2, 3: pass, 1: hold, 2: pass"
    made = play(dealt("T5 HK", "T6 DK", "T7 CK", "T8 SK"), script).table
    assert made.declarer == 1
    assert made.contract is not None
    assert made.contract.key == "doi"
    return [made.level]


def levels() -> list[int]:
    level = return_level(2, 3, 0)
    won, lost = Finished(level=level).settled(), Finished(level=level, won=False).settled()
    for outcome in (True, False):
        assert abs(Finished(level=level, won=outcome, steps=1).settled().own.payments[0]) == 20
    return [level, won.own.payments[0], -lost.own.payments[0], 20]


def surrender() -> list[int]:
    found: list[int] = []
    level = 0
    for held in (True, False):
        mine = "H1 H2 H3 H4 D1 D2 D3 D4 C7 C8 T2 " + ("T22" if held else "C9")
        hands = ["T21 T1 T3 T4" + ("" if held else " T22"), mine]
        state = dealt(*hands, talon="S7 S8 S9 S10 SK SJ")
        script = "0: bid doi 1, 1: bid doi 2, pass, pass, 0: pass, call SK, reject, surrender"
        done = play(state, script).table.settlement
        assert done is not None
        assert done.level is not None
        level = done.level
        found += [done.own.payments[0], -done.own.payments[1]]
    return [level, *found]


def taroace() -> list[int]:
    done = lines(Finished(declared={0: 9, 1: 8}).settled())["taroace"]
    return [done[0], -done[1], sum(done)]


def contra() -> list[int]:
    level = 4
    plainly = (
        Finished(level=level).settled().own.payments[0],
        Finished(level=level, won=False).settled().own.payments[0],
    )
    steps = [Finished(level=level, steps=step).settled().own.payments[0] for step in range(1, 6)]
    assert steps == [-Finished(level=level, won=False, steps=step).settled().own.payments[0] for step in range(1, 6)]
    return [level, plainly[0], -plainly[1], *steps]


def alone() -> list[int]:
    together = Finished(level=4, won=False, steps=1).settled().own.payments
    single = Finished(level=4, won=False, steps=1, alone=True).settled().own.payments
    assert together[0] == together[2]
    assert together[1] == together[3]
    assert single[1] == single[2] == single[3]
    return [4, -together[0], together[1], -single[0], single[1]]


def said(settlement: Settlement, *items: str) -> list[int]:
    """The lines of these items, all of them and no others, without their signs."""
    assert {line.item for line in settlement.lines} == set(items)
    return [abs(line.value) for line in settlement.lines]


def mixed() -> list[int]:
    hand = Finished(
        level=2, steps=1, declared={0: 8, 3: 9}, ours="T22 T21 DK HK", theirs="SK CK", last={0: "T20", 3: "T1"}
    )
    done = hand.settled()
    total = sum(line.value for line in done.lines)
    assert done.own.payments == (total, -total, total, -total)
    row = hand.variant.contract("doi")
    assert row is not None
    found = said(done, "game", "taroace", "trula", "pagat", "prins")
    return [2, row.base, 2, MULTIPLIERS[1], *found, total, done.own.payments[0], -done.own.payments[1]]


def solo() -> list[int]:
    hand = Finished("solo", won=False, steps=2, said=("trula@0",), declared={0: 10}, caught=(2, 1))
    done = hand.settled()
    total = -sum(line.value for line in done.lines)
    assert done.own.payments == (-total, total, -total, total)
    row = hand.variant.contract("solo")
    assert row is not None
    return [row.base, MULTIPLIERS[2], *said(done, "game", "trula", "taroace", "luna"), total, total, total]


def sweep() -> list[int]:
    done = Finished(level=3, sweep="ours").settled()
    total = sum(line.value for line in done.lines)
    return [3, *said(done, "valat", "trula", "regii"), total, -done.own.payments[1]]


def pot_plain() -> list[int]:
    moved = pagat_movement(5, bonus("pagat@0"), True, (0, 2), (1, 3))
    return [5, moved[0], moved[2]]


def pot_contra() -> list[int]:
    moved = pagat_movement(7, bonus("pagat@0 1"), True, (0, 2), (1, 3))
    assert moved[1] == moved[3]
    return [7, moved[0], moved[2], -moved[1], 7 - sum(moved.values())]


def pot_limit() -> list[int]:
    moved = pagat_movement(45, bonus("pagat@0"), False, (0, 2), (1, 3), 50)
    assert 45 - sum(moved.values()) == 50
    return [50, 45, -moved[0], -moved[2]]


def michi() -> list[int]:
    tricks = (5, 4, 3, 0)
    state = quietly(play(dealt(), "pass, pass, pass, pass"))
    won = Counter(trick.winner for trick in state.table.play.tricks)
    done = state.table.settlement
    assert done is not None
    assert done.own.pool_payments == tuple(-won[seat] for seat in range(4))  # each trick costs its winner 1
    return [*tricks, *tricks, done.pot - 5]


def radler() -> list[int]:
    match = new_match(variant_for("romanian", {}), 0)
    nothing = (0, 0, 0, 0)
    michi = quietly(play(dealt(), "pass, pass, pass, pass")).table.settlement
    assert michi is not None
    normal = settled(RomanianOutcome.PLAYED, nothing, nothing, 5, declarer=0, contract="doi", level=1)
    match = after_hand(match, michi)
    assert match.doubles == 4
    for _ in range(2):
        match = after_hand(match, normal)
    left = match.doubles
    again = after_hand(match, michi).doubles
    return [left, again - michi.doubles, michi.doubles, again]


def trei(level: int, won: bool) -> list[int]:
    done = Finished("trei", level=level, won=won, game="taper").settled()
    return [level, abs(done.own.payments[1]), abs(done.own.payments[0])]


def break_even() -> list[int]:
    won = Finished().settled().own.payments[0]
    found = [won]
    for level in (1, 2, 3):
        lost = -Finished(level=level, won=False).settled().own.payments[0]
        found += [level, lost, round(100 * lost / (won + lost)), 100]
    return found


def contra_worth() -> list[int]:
    found: list[int] = []
    for level in (1, 3):
        plain = [Finished(level=level, won=won).settled().own.payments[0] for won in (False, True)]
        doubled = [Finished(level=level, won=won, steps=1).settled().own.payments[0] for won in (False, True)]
        found += [level, plain[0] - doubled[0], doubled[1] - plain[1]]
    return found


def told(name: str, tricks: int) -> tuple[int, int, int]:
    """The declarer's side after so many tricks of a hand on record: its tricks, its cards and their values."""
    data = json.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))
    state, _ = replay(read_record(data))
    pack = state.table.variant.pack
    side = (state.table.declarer, state.hidden.partner)
    won = [trick for trick in state.table.play.tricks[:tricks] if trick.winner in side]
    cards = state.hidden.laid_away | card_set(card for trick in won for card in trick.cards)
    return len(won), cards, pack.value(cards)


def told_count() -> list[int]:
    tricks, cards, values = told("told.json", 12)
    count = cards.bit_count()
    groups, rest = divmod(count, 3)
    points = in_threes(PACK, cards)
    assert values - 2 * groups - 1 == points
    return [tricks, count - 4 * tricks, count, values, groups, rest, 2 * groups, 1, points]


def told_without() -> list[int]:
    _, cards, values = told("told.json", 11)
    return [cards.bit_count(), values, in_threes(PACK, cards)]


def taper_told_count() -> list[int]:
    tricks, cards, values = told("taper_told.json", 12)
    count = cards.bit_count()
    groups, rest = divmod(count, 3)
    points = in_threes(TAPER.pack, cards)
    assert rest == 0
    assert values - 2 * groups == points
    return [tricks, count - 3 * tricks, count, values, groups, 2 * groups, points, points - TAPER.prices.target]


def taper_told_without() -> list[int]:
    _, cards, values = told("taper_told.json", 11)
    points = in_threes(TAPER.pack, cards)
    assert points < TAPER.prices.target
    return [cards.bit_count(), values, points]


def valat_failed() -> list[int]:
    """R97, A26.4: eleven tricks and more than 36 points, and yet no line for the game."""
    hand = Finished(said=("valat@0",), ours="T22 T21 DK HK SK CK", theirs="")
    done = hand.settled()
    assert done.points is not None
    assert done.points[0] > 36
    assert [(line.item, line.value) for line in done.lines if line.item in ("game", "valat")] == [("valat", -16)]
    return [hand.level, 36, 16]


def valat_level() -> list[int]:
    """A26.3: the price of a game in which every trick is lost, beside that of another lost game at its level."""
    found: list[int] = []
    for contract, level in (("doi", 5), ("unu", 3)):
        swept = lines(Finished(contract, level=level, won=False, sweep="theirs").settled())["valat"]
        lost = lines(Finished(contract, level=level, won=False).settled())["game"]
        below = lines(Finished(contract, level=level - 1, won=False).settled())["game"]
        assert swept[0] > lost[0], "cheaper than the game"
        assert swept[0] <= below[0], "and from this level on"
        found += [level, -swept[0], -lost[0]]
    return found


def history_taper() -> list[int]:
    """T1: the pack of Taper is the other one without the three lowest cards of each suit."""
    missing = PACK.cards & ~TAPER.pack.cards
    assert missing == parse_cards("H2 H3 H4 D2 D3 D4 C7 C8 C9 S7 S8 S9")
    whole = in_threes(TAPER.pack, TAPER.pack.cards)
    return [TAPER.pack.size, whole, TAPER.prices.target]


def announcements() -> list[int]:
    """A round of announcements: the number declared, the last words without effect, and the times the game counts."""
    said = "say taroace 8, say trula, merge, double game, merge, merge, merge, double game, merge"
    ending = ["merge"] * 3
    before = speaking(8, 4, 4, 4, script=", ".join([said, *ending[:-1]]))
    assert before.table.phase == "announce"
    after = speaking(8, 4, 4, 4, script=", ".join([said, *ending]))
    assert after.table.phase == "play"
    return [8, len(ending), MULTIPLIERS[2]]


PROOFS: dict[str, Callable[[], list[int]]] = {
    "history-taper": history_taper,
    "three-1": lambda: three("HQ T12 S7"),
    "three-2": lambda: three("SK SJ T1"),
    "la-mine": la_mine,
    "levels": levels,
    "surrender": surrender,
    "round": announcements,
    "taroace": taroace,
    "contra": contra,
    "alone": alone,
    "mixed": mixed,
    "solo": solo,
    "sweep": sweep,
    "valat-failed": valat_failed,
    "valat-level": valat_level,
    "pot-plain": pot_plain,
    "pot-contra": pot_contra,
    "pot-limit": pot_limit,
    "michi": michi,
    "radler": radler,
    "break-even": break_even,
    "contra-worth": contra_worth,
    "told-count": told_count,
    "told-without": told_without,
    "taper-told-count": taper_told_count,
    "taper-told-without": taper_told_without,
    "trei-won": lambda: trei(1, True),
    "trei-lost": lambda: trei(3, False),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_proof(language: str) -> None:
    assert set(examples(language, PART)) == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_examples(language: str, name: str) -> None:
    assert numbers(examples(language, PART)[name]) == sorted(PROOFS[name]()), name


# Tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_values(language: str) -> None:
    rows = [int(row[1]) for row in table(language, "values", 0)]
    cards = ("T22 T21 T1", "HK DK CK SK", "HQ DQ CQ SQ", "HN DN CN SN", "HJ DJ CJ SJ")
    for value, names in zip(rows, cards, strict=False):
        assert {PACK.values[card] for card in members(parse_cards(names))} == {value}
    named = parse_cards(" ".join(cards))
    assert {PACK.values[card] for card in members(PACK.cards & ~named)} == {rows[-1]}
    page = book(language).pages["values"]
    for block in page.blocks:
        for card in block.cards:
            assert numbers(card.caption) == [PACK.value(parse_cards(card.name))], card
    assert f"{in_threes(PACK, PACK.cards)}" in " ".join(page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels(language: str) -> None:
    for ordinal, row in enumerate(table(language, "levels", 0), start=1):
        looks = [look_level(ordinal, look) for look in range(3)]
        assert [int(cell) for cell in row[1:]] == [*looks, return_level(ordinal, 3, 0), return_level(ordinal, 3, 1)]
    rows = table(language, "levels", 1)
    assert len(rows) == HOUSE_CHOICES["unu_max_ordinal"][0]
    for ordinal, row in enumerate(rows, start=1):
        expected = [look_level(ordinal, 0), look_level(ordinal, 5), return_level(ordinal, 6, 0)]
        assert [int(cell) for cell in row[1:]] == [*expected, return_level(ordinal, 6, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_the_game(language: str) -> None:
    for row in table(language, "prices", 0):
        contract = row[0]
        won = [int(numbers(cell)[0]) for cell in row[1:]]
        for level in (1,) if contract == "solo" else (1, 3):  # solo has no levels
            times = level
            assert Finished(contract, level=level).settled().own.payments[0] == won[0]
            assert Finished(contract, level=level, won=False).settled().own.payments[0] == -won[1] * times
            for result in (True, False):
                paid = Finished(contract, level=level, won=result, steps=1).settled().own.payments[0]
                assert abs(paid) == won[2] * times
                assert (paid > 0) is result


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids(language: str) -> None:
    for row in table(language, "bidding", 0):
        contract = variant_for("romanian", {}).contract(row[0])
        assert contract is not None
        assert [int(cell) for cell in row[1:]] == [contract.talon_cards, contract.win]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_bids(language: str) -> None:
    """From the lowest to the highest, each with the level at which it begins (R25, R43); solo has no row."""
    variant = variant_for("romanian", {})
    ladder = [(row, ordinal) for row in variant.contracts for ordinal in range(1, row.ordinals + 1)]
    rows = [row for number in (0, 1) for row in table(language, "levels", number)]
    assert ladder[-1][0].key == "solo"
    assert len(rows) == len(ladder) - 1
    for row, (contract, ordinal) in zip(rows, ladder, strict=False):
        assert int(row[1]) == look_level(ordinal, 0), row
        assert row[0].endswith(contract.key)
    assert len({row[0] for row in rows}) == len(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_of_taper(language: str) -> None:
    for row in table(language, "taper-bids", 0):
        contract = TAPER.contract(row[0])
        assert contract is not None
        assert [int(cell) for cell in row[1:3]] == [contract.talon_cards, contract.win]
        for level in (1, 3) if contract.talon_cards else (1,):
            times = level if contract.talon_cards else 1
            for column, steps in ((3, 0), (4, 1)):
                paid = (
                    Finished(contract.key, level=level, won=False, steps=steps, game="taper").settled().own.payments[1]
                )
                assert paid == (numbers(row[column]) or [1])[0] * times
    for ordinal, row in enumerate(table(language, "taper-bids", 1), start=1):
        levels_told = [look_level(ordinal, 0), look_level(ordinal, 1), return_level(ordinal, 2, 0)]
        assert [int(cell) for cell in row[1:]] == levels_told
    for row in table(language, "taper-play", 0):
        declared = Finished("trei", declared={0: int(row[0])}, game="taper").settled()
        assert lines(declared)["taroace"] == [int(row[1])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "column"), [("taroace", 2), ("prices", 1)])
def test_declared_taroace(language: str, page: str, column: int) -> None:
    rows = table(language, page, 0 if page == "taroace" else 1)
    for row in rows:
        count = numbers(row[0])[0]
        assert lines(Finished(declared={0: count}).settled())["taroace"] == [int(row[column])]


WORTH = {
    "trula": {"ours": "T22 T21 T1"},
    "regii": {"ours": "HK DK CK SK"},
    "luna": {"caught": (1, 0)},
    "rege": {"last": {0: "SK", 1: "T20"}, "last_winner": 0},
    "pagat": {"last": {0: "T1", 1: "S7"}, "last_winner": 0},
    "valat": {"sweep": "ours"},
}
SPOKEN = {
    "trula": "trula", "toți regii": "regii", "luna prinsă": "luna", "rege ultimo": "rege",
    "regele prins": "prins", "pagat ultimo": "pagat", "valat": "valat",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("contract", "column"), [("doi", 1), ("unu", 1), ("solo", 3)])
def test_bonuses(language: str, contract: str, column: int) -> None:
    rows = table(language, "prices", 2)
    assert {SPOKEN[row[0]] for row in rows} == set(SPOKEN.values())
    for row in rows:
        item, announced, silent = SPOKEN[row[0]], *row[column : column + 2]
        if item == "prins":
            lost = Finished(contract, ours="DK", theirs="SK").settled()
            assert lines(lost)["prins"] == [-int(silent)]
            assert not numbers(announced)
            continue
        quiet = Finished(contract, **WORTH[item])  # type: ignore[arg-type]
        assert lines(quiet.settled())[item] == [int(silent)], item
        loud = Finished(contract, said=(f"{item}@0",), **WORTH[item])  # type: ignore[arg-type]
        assert lines(loud.settled())[f"{item}*"] == numbers(announced), item


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chain(language: str) -> None:
    rows = table(language, "contra", 0)
    assert [numbers(row[2])[0] for row in rows] == list(MULTIPLIERS[1:])
    assert [row[0] for row in rows] == ["contra", "recontra", "supra", "hirș", "mord"]


# Figures in the running text ----------------------------------------------------------------------------------------


def text_of(page: Page) -> str:
    return " ".join(page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_needed_to_win(language: str) -> None:
    pages = book(language).pages
    for won, points in ((True, 36), (False, 35)):
        assert f"{points}" in text_of(pages["counting"])
        assert f"{points}" in text_of(pages["values"])
        counted = Finished(won=won).settled().points
        assert counted is not None
        assert (counted[0] >= 36) is won
    taper = text_of(pages["taper"])
    whole = in_threes(TAPER.pack, TAPER.pack.cards)
    assert {str(whole), str(TAPER.pack.cards.bit_count())} <= set(re.findall(r"\d+", taper))
    assert {"34", str(whole - 34 + 1)} <= set(re.findall(r"\d+", taper))
    assert str(new_match(TAPER, 0).pot) in re.findall(r"\d+", text_of(pages["taper-play"]))
    assert str(new_match(variant_for("romanian", {}), 0).pot) in re.findall(r"\d+", text_of(pages["pot"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_taper_shows_the_cards_it_has(language: str) -> None:
    for block in book(language).pages["taper"].blocks:
        for card in block.cards:
            assert parse_cards(card.name) & TAPER.pack.cards
    missing = PACK.cards & ~TAPER.pack.cards
    assert missing.bit_count() == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_is_told(language: str) -> None:
    """One item for each option of the engine."""
    lists = [block for block in book(language).pages["house"].blocks if block.kind is BlockKind.LIST]
    told = sum(len(block.lines) for block in lists)
    assert told == len(HOUSE_CHOICES), f"rulebook/{language}/7-more.txt, page house: a sentence for each option"


VOID = {"H2": "T5 T6 T7 T8 T9 T10 D4 D3 C7 C8 S7 S8", "S9": "D1 D2 D3 DK CK HK C7 C8 C9 H1 H3 H4"}
"""Hands for the third player, by the card that is led: without its suit, the second without taroks too."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marked_card_takes_the_trick(language: str) -> None:
    """The engine plays the tricks that are shown: every card is legal, and the marked one takes it."""
    shown = [block for block in book(language).pages["tricks"].blocks if block.kind is BlockKind.CARDS]
    assert [block.cards[0].name for block in shown] == list(VOID)
    for block in shown:
        names = [card.name for card in block.cards]
        hands = [*names]
        hands[2] = VOID[names[0]]
        state = play(dealt(*hands), "pass, pass, pass, pass, " + ", ".join(f"play {name}" for name in names))
        assert [number for number, card in enumerate(block.cards) if card.wins] == [state.table.play.tricks[0].winner]


TAKEN = "call SK, take 1, discard D4 D3, merge, merge, merge, merge"
DEFENDED = {
    "S9": (
        (
            "S9 S10 SQ SN S8 S7 T11 T12 T13 T14 T15 DJ",
            "SK T7 T8 T9 T10 HK HQ HN H1 DK DQ DN",
            "T3 T1 T4 T5 T6 CK CQ CN CJ C10 C9 HJ",
            "SJ T22 T21 T20 T19 T18 T17 T16 D4 D3 D2 D1",
        ),
        f"pass, pass, pass, bid doi 1, {TAKEN}",
    ),
    "T14": (
        (
            "T14 T22 T21 T19 T18 T17 T16 D4 D3 D2 D1 SJ",
            "T20 T4 T5 T6 CK CQ CN CJ C10 C9 HJ DJ",
            "T3 T7 T8 T9 T10 SK HK HQ HN H1 DK DQ",
            "T1 T11 T12 T13 T15 DN S9 S10 SQ SN S8 S7",
        ),
        f"bid doi 1, pass, pass, pass, {TAKEN}",
    ),
}
"""By the card that is led: the hands of the four players, and the course up to the first trick."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_of_the_defence(language: str) -> None:
    """The engine plays both: every card is legal, an opponent wins with the marked one, the king is caught."""
    shown = [block for block in book(language).pages["defence"].blocks if block.kind is BlockKind.CARDS]
    assert [block.cards[0].name for block in shown] == list(DEFENDED)
    for block in shown:
        names = [card.name for card in block.cards]
        hands, script = DEFENDED[names[0]]
        dealt_out = dealt(*hands, talon="T2 C8 C7 H4 H3 H2")
        state = play(dealt_out, script + ", " + ", ".join(f"play {name}" for name in names))
        winner = state.table.play.tricks[0].winner
        assert [number for number, card in enumerate(block.cards) if card.wins] == [winner]
        assert winner not in (state.table.declarer, state.hidden.partner)
        if "SK" in names:
            done = quietly(state).table.settlement
            assert done is not None
            assert lines(done)["prins"] == [-1]
