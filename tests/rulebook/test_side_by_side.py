"""The pages that put one card of four games side by side: every cell of their tables comes from the engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import engine
from engine import Kind, Variant, card_name, in_threes, members, parse_card, parse_cards, suit_of, variant_for
from engine.games.tubingen.strafen import of_hand
from engine.parts import Play
from engine.phases.playing import PlayPhase
from engine.state import Table
from tarokgui.games.registry import texts_of
from tarokgui.wording.i18n import load
from tests.support.bookfigures import table
from tests.support.ended import Ended
from tests.support.finished import Finished
from tests.support.tubingen import contract_of, lay, over

LANGUAGES = ("en", "ro", "de", "sl")
CARDS, EVENTS_PAGE = "one-card", "four-tricks"
GAMES = tuple(game for game in engine.GAMES if game not in ("slovenian-5", "slovenian-3"))
"""The columns: cards and prices of a game with fewer or more players are the same."""
ABSENT = "–"
FOOL, XXI, PAGAT = "T22", "T21", "T1"


def variants() -> list[Variant]:
    return [variant_for(game, {}) for game in GAMES]


def cells(language: str, page: str, number: int) -> list[list[str]]:
    return [row[1:] for row in table(language, page, number)]


# Points --------------------------------------------------------------------------------------------------------------

WORTH: tuple[tuple[str, ...], ...] = (
    (FOOL,), (XXI,), (PAGAT,), tuple(f"T{number}" for number in range(2, 21)), ("HK", "DK", "CK", "SK"),
    ("HQ", "DQ", "CQ", "SQ"), ("HN", "DN", "CN", "SN"), ("HJ", "DJ", "CJ", "SJ"), ("H1", "D1"), ("H4", "D4"),
    ("H10", "D10"),
)  # fmt: skip
"""The cards of each row of the first table."""


def in_halves(halves: int) -> str:
    return f"{halves // 2 or ''}{'½' if halves % 2 else ''}"


def worth(variant: Variant, names: tuple[str, ...]) -> str:
    cards = parse_cards(" ".join(names))
    if not cards & variant.pack.cards:
        return ABSENT
    assert cards & ~variant.pack.cards == 0
    (value,) = {variant.pack.values[card] for card in members(cards)}
    return in_halves(value * 2 // variant.pack.parts)


def whole(variant: Variant) -> int:
    """The points of the pack: counted in threes, or added up where the pack has half points."""
    pack = variant.pack
    return pack.value(pack.cards) // pack.parts if pack.parts > 1 else in_threes(pack, pack.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_the_cards(language: str) -> None:
    *rows, all_cards, to_win = cells(language, CARDS, 0)
    assert rows == [[worth(variant, names) for variant in variants()] for names in WORTH]
    assert all_cards == [str(whole(variant)) for variant in variants()]
    assert to_win == [str(variant.prices.target) for variant in variants()]


# Ranks and tricks ----------------------------------------------------------------------------------------------------


def winner(game: str, names: list[str]) -> str:
    """The card that takes a trick of those cards, by the law of the game."""
    variant = variant_for(game, {})
    (phase,) = [each for each in variant.course if each.kind == Kind.PLAY]
    assert isinstance(phase, PlayPhase)
    cards = tuple(parse_card(name) for name in names)
    return card_name(cards[phase.law.winner(at_play(game), cards)])


@cache
def at_play(game: str) -> Table:
    if game == "tubingen":
        return lay().table._replace(contract=contract_of("ruf"), play=Play())
    ended = Ended() if game == "slovenian-4" else Finished(game=game)
    return ended.state().table


@cache
def higher(game: str, name: str) -> str:
    """The number of cards of its suit that beat it when it was led; ABSENT if it never wins, or is not in the pack."""
    card, pack = parse_card(name), variant_for(game, {}).pack
    if not pack.cards >> card & 1:
        return ABSENT
    others = [card_name(other) for other in members(pack.cards & ~(1 << card)) if suit_of(other) is suit_of(card)]
    beaten = sum(winner(game, [name, other]) == other for other in others)
    return ABSENT if beaten == len(others) and name == FOOL else str(beaten)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_higher_cards(language: str) -> None:
    rows = [[higher(game, name) for game in GAMES] for name in (FOOL, XXI, PAGAT, "H1", "H4", "H10")]
    assert cells(language, CARDS, 1) == rows
    assert rows == [[higher(game, name) for game in GAMES] for name in (FOOL, XXI, PAGAT, "D1", "D4", "D10")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_of_the_tricks(language: str) -> None:
    names = [row[0] for row in table(language, CARDS, 0)[:5]]
    word = {FOOL: names[0], XXI: names[1], PAGAT: names[2]}
    king = names[4]
    rows = table(language, EVENTS_PAGE, 0)
    tricks = ([XXI, FOOL], [XXI, FOOL, PAGAT], ["HK", PAGAT])
    for row, trick in zip(rows, tricks, strict=True):
        told = ", ".join(word.get(name, king) for name in trick)
        assert row[0] == told
        assert row[1:] == [word[winner(game, trick)] for game in GAMES]


# Prices --------------------------------------------------------------------------------------------------------------


def romanian(game: str, item: str, **made: object) -> str:
    contract = "doi"
    done = Finished(contract, game=game, **made).settled()  # type: ignore[arg-type]
    (value,) = [line.value for line in done.lines if line.item == item]
    return str(abs(value))


def slovenian(item: str, **made: object) -> str:
    (value,) = [line.value for line in Ended(**made).settled().lines if line.item == item]  # type: ignore[arg-type]
    return str(abs(value))


def held(hand: str, item: str) -> str:
    return str(next(each.value for each in of_hand(0, parse_cards(hand)) if each.item == item))


def fein() -> str:
    (value,) = [each.value for each in over("ruf", "0: T1 H5 H6 H7 > 0", rest=0).own.strafen if each.item == "fein"]
    return str(abs(value))


def unannounced() -> str:
    tubingen = variant_for("tubingen", {}).prices
    assert tubingen.bonus("fein", contract_of("ruf"), announced=True) == 0
    return ABSENT


def never() -> str:
    assert winner("tubingen", [XXI, FOOL]) == XXI
    return ABSENT


LAST: dict[str, object] = {"last": {0: "T1", 1: "SJ"}, "last_winner": 0}
LOUD: dict[str, object] = {**LAST, "said": ("pagat@0",)}
EVENTS: tuple[tuple[str, dict[str, object], str, Callable[[], str]], ...] = (
    ("luna", {"caught": (1, 0)}, "mond", never),
    ("pagat", LAST, "pagat", fein),
    ("pagat", LOUD, "pagat", unannounced),
    ("trula", {"ours": "T22 T21 T1"}, "trula", lambda: held("T22 T21 T1", "skimon")),
    ("regii", {"ours": "HK DK CK SK"}, "kings", lambda: held("HK DK CK SK", "kingdom")),
)
"""By row: the item and the hand of the Romanian games, the item of the Slovenian one, and the price in Tübingen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prices(language: str) -> None:
    for row, (item, made, ours, tubingen) in zip(cells(language, EVENTS_PAGE, 1), EVENTS, strict=True):
        assert row == [romanian("romanian", item, **made), romanian("taper", item, **made), slovenian(ours, **made),
                       tubingen()]  # fmt: skip


# Words ---------------------------------------------------------------------------------------------------------------

SPOKEN = {game: f"{words}." if (words := texts_of(game).venue.words) else "" for game in GAMES}
"""The catalogue that has the words said in a game."""


KEYS = ("spoken.pass", "spoken.hold", "spoken.merge", "term.step.contra")


def is_said(game: str, key: str) -> bool:
    """True if the words of the key are ever said in the game: without contra nobody holds a bid or announces either."""
    return key == KEYS[0] or bool(variant_for(game, {}).prices.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_and_the_numbers(language: str) -> None:
    tr = load(language)
    players, hand, talon, *words = cells(language, "four-habits", 0)
    assert players == [str(variant.players) for variant in variants()]
    assert hand == [str(variant.hand_size) for variant in variants()]
    assert talon == [str(variant.talon_size) for variant in variants()]
    for row, key in zip(words, KEYS, strict=True):
        assert row == [tr(SPOKEN[game] + key) if is_said(game, key) else ABSENT for game in GAMES]
