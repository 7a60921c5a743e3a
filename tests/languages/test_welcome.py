"""The welcome at a new table agrees with that game under those house rules: looked up in hands played out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from engine import (
    GAMES,
    SKIZ,
    Action,
    PlayCard,
    RecordError,
    Settlement,
    State,
    Suit,
    Variant,
    View,
    legal_actions,
    new_match,
    next_pack,
    observe,
    start,
    suit_of,
    to_act,
    variant_for,
)
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.numerals import signed
from tarokgui.wording.translator import Translator
from tarokgui.wording.welcome import MOST, POINTS, welcome_points, welcome_text
from tests.support.pairs import some
from tests.support.walking import walked

POT = {"en": r"\bpot\b", "ro": r"\bpot\b", "de": r"\bTopf\b", "sl": r"\bkas[aoe]\b"}
HANDS, PASSED = 16, some(5, 16)
"""So many hands are played at random, and so many in which all pass: these are much alike."""

House = tuple[tuple[str, object], ...]


def tables() -> Iterator[tuple[str, House]]:
    """Every game at its usual table, and with each other choice of each option alone where that is possible."""
    for game, entry in GAMES.items():
        yield game, ()
        for option in entry.house.options:
            for choice in option.choices[1:] if option.played else ():
                try:
                    variant_for(game, {option.key: choice})
                except RecordError:
                    continue
                yield game, ((option.key, choice),)
    yield "romanian", (("pool", False), ("all_pass", "throw-in"))


TABLES = list(tables())


def hands(variant: Variant, choose: Callable[[Random, View], Action], count: int) -> Iterator[list[State]]:
    """Some first hands at that table, state by state."""
    for number in range(count):
        random = Random(f"welcome/{number}")
        match = new_match(variant, 0)
        state = start(variant, 0, match.own, next_pack(match, random.random))
        yield list(walked(state, lambda view, random=random: choose(random, view)))  # type: ignore[misc]


def modestly(random: Random, view: View) -> Action:
    """At random, and rather an early one: bids, and low ones."""
    legal = legal_actions(view)
    return legal[min(int(random.expovariate(random.choice((0.5, 3.0)))), len(legal) - 1)]


def passing(_: Random, view: View) -> Action:
    """The first that is legal: to pass, the lowest card."""
    return legal_actions(view)[0]


def ends(played: list[list[State]]) -> list[Settlement]:
    found = [states[-1].table.settlement for states in played]
    return [settlement for settlement in found if settlement is not None]


def excuses(state: State) -> bool:
    """True if the skiz or Ski may be played now by a seat that could follow the suit that was led."""
    trick, seat = state.table.play.trick, to_act(state)
    if state.table.phase != "play" or not trick or seat is None or suit_of(trick[0]) is Suit.TAROK:
        return False
    cards = {action.card for action in legal_actions(observe(state, seat)) if isinstance(action, PlayCard)}
    return SKIZ in cards and any(suit_of(card) is suit_of(trick[0]) for card in cards)


def open_talon(hand: list[State]) -> bool:
    """True if a seat that is not the declarer sees the whole talon when it is first looked at."""
    looked = next((state for state in hand if state.table.phase in ("open-talon", "talon")), None)
    if looked is None:
        return False
    table = looked.table
    other = next(seat for seat in table.in_turn(table.forehand) if seat != table.declarer)
    seen = observe(looked, other).table.talon
    return len([card for card in (*seen.cards, *seen.shown) if card is not None]) >= table.variant.talon_size


def dearer(variant: Variant) -> bool:
    return any(variant.prices.game(row, 2).loss > variant.prices.game(row, 1).loss for row in variant.contracts)


@cache
def facts(game: str, house: House) -> dict[str, bool]:
    """The claim of each point, as the hands show it."""
    variant = variant_for(game, dict(house))
    played, passed = list(hands(variant, modestly, HANDS)), list(hands(variant, passing, PASSED))
    states = [state for hand in played for state in hand]
    tables = [hand[-1].table for hand in played]
    outcomes = {str(settlement.outcome) for settlement in ends(passed)}
    return {
        "sits-out": all(len(table.in_turn(table.forehand)) < variant.players for table in tables),
        "alone": not any(state.table.called is not None for state in states),
        "no-talon": sum(variant.hand_sizes) == variant.pack.cards.bit_count(),
        "ski": any(map(excuses, states)),
        "talon-open": any(map(open_talon, played)),
        "radli": any(any(getattr(settlement.own, "radli", ())) for settlement in ends(passed)),
        "one-side": not variant.carry.has_pot and any(sum(settlement.scores) for settlement in ends(played + passed)),
        "aim": dearer(variant),
        "talon-steps": dearer(variant),
        "tricks-cost": "michi-michi" in outcomes,
        "throw-in": "passed-out" in outcomes,
    }


def needed(tr: Translator, variant: Variant) -> str:
    return tr("reason.count.points", n=variant.prices.target)


def name(table: object) -> str:
    return re.sub(r"[^\w=,.-]+", " ", str(table)).strip()


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_each_point_is_said_where_it_is_true(table: tuple[str, House]) -> None:
    """Of those that are true the first ones: none that is false, and none passed over."""
    game, house = table
    variant, found = variant_for(game, dict(house)), facts(game, house)
    assert {key: holds(variant) for key, holds in POINTS} == found
    tr = load("en")
    said = [key for key, true in found.items() if true][:MOST]
    assert welcome_points(tr, variant) == tuple(tr(f"welcome.point.{key}", points=needed(tr, variant)) for key in said)
    assert said


@pytest.mark.parametrize("table", TABLES, ids=name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_one_starts_at(language: str, table: tuple[str, House]) -> None:
    """By the totals of the table: −1 and −2 only where so much was paid, the pot only where there is one."""
    game, house = table
    tr, variant = load(language), variant_for(game, dict(house))
    text = welcome_text(tr, variant)
    totals = new_match(variant, 0).totals
    stands = {int(found.replace("−", "-")) for found in re.findall(r"−\d+", text)}
    assert stands == {total for total in totals if total}
    assert bool(re.search(r"\b0\b", text)) is not any(totals)
    assert bool(re.search(POT[language], text, re.IGNORECASE)) is any(totals)
    assert text.startswith(tr("easy.begun"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_wins_is_the_number_of_the_game(language: str) -> None:
    tr = load(language)
    said = {game: re.findall(r"\d+", " ".join(welcome_points(tr, variant_for(game)))) for game in ("romanian", "taper")}
    assert said == {"romanian": ["36"], "taper": ["34"]}


def test_the_old_welcome_is_refused() -> None:
    """The welcome that every game had is false in four of them."""
    old = f"{signed(-1, 'en')}, or {signed(-2, 'en')}"
    tr: Translator = load("en")
    assert {game for game in GAMES if old in welcome_text(tr, variant_for(game))} == {"romanian", "taper"}
