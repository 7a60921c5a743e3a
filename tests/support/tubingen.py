"""Hands of Tübingen Tarok, written shortly: dealt and played by texts, or laid out as they ended."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from engine import (
    Contract,
    Settlement,
    State,
    Trick,
    card_set,
    members,
    parse_card,
    parse_cards,
    settlement_data,
    start_dealt,
    variant_for,
)
from engine.games.tubingen import captures, scoring
from engine.games.tubingen.captures import SeatPiles
from engine.games.tubingen.contracts import ROWS, RUF
from engine.games.tubingen.heard import Heard
from engine.games.tubingen.strafen import Strafe
from engine.hidden import Hidden
from engine.parts import Play
from engine.sides import two_sides
from engine.state import Table
from tests.support.slovenian import may, onward, play, refused

__all__ = [
    "lay",
    "may",
    "onward",
    "opened",
    "over",
    "paid",
    "passed",
    "play",
    "reckoned",
    "refused",
    "strafe",
    "written",
]

DEALER = 3
EMPTY = "H5 H6 H7 H8 D5 D6 D7 D8 C5 C6 C7 C8 S5 S6 S7 S8 T5 T6 T7"
"""Nineteen cards with which a seat may ask for a tout (U17)."""
ROUND = "pass, pass, pass, pass"


def lay(*hands: str, dealer: int = DEALER, **house: object) -> State:
    """The state after the deal: the cards named in ``hands`` by seat, filled up with the lowest ones.

    The dealer, the last seat unless said otherwise, has 21 cards and is to discard two.
    """
    variant = variant_for("tubingen", house)
    sizes = variant.dealt(dealer)
    named = [parse_cards(hand) for hand in (*hands, *[""] * (4 - len(hands)))]
    used = card_set(card for hand in named for card in members(hand))
    assert sum(cards.bit_count() for cards in named) == used.bit_count(), "a card stands twice"
    for card in members(variant.pack.cards & ~used):
        wanting = [seat for seat in range(4) if named[seat].bit_count() < sizes[seat]]
        named[min(wanting, key=lambda seat: (named[seat].bit_count(), seat))] |= 1 << card
    return start_dealt(variant, dealer, Heard(), tuple(named), ()).state


def opened(state: State, away: str = "") -> State:
    """The state when the first round begins: the dealer has discarded, by default the first pair that may go."""
    state = play(state, f"discard {away}" if away else may(state)[0])
    while state.hidden.asked:
        state = play(state, "keep")
    return state


def passed(state: State, away: str = "") -> State:
    """The state when the second round begins: nobody has bid Raus."""
    return play(opened(state, away), ROUND)


def strafe(seat: int, item: str, value: int, bare: int | None = None) -> Strafe:
    return Strafe(seat, item, value, value if bare is None else bare)


def contract_of(key: str) -> Contract:
    return next(row for row in ROWS if row.key == key)


def reckoned(
    contract: str,
    points: tuple[int, ...],
    *strafen: Strafe,
    gives: tuple[int, ...] = (),
    said: tuple[tuple[int, str], ...] = (),
    **house: object,
) -> Settlement:
    """The settlement of so many points: in a ruf seats 0 and 2 play against 1 and 3, in a raus seat 0 is alone.

    ``strafen`` are those that are due, ``gives`` the opponents whose few tricks are empty (U28), ``said`` the
    claims of a table where they are spoken.
    """
    variant = variant_for("tubingen", house)
    row = contract_of(contract)
    partner = 2 if row == RUF else None
    table = Table(variant, DEALER, Heard(claims=said), len(variant.course), None, contract=row, declarer=0)
    state = State(table._replace(sides=two_sides(table, (0, partner))), Hidden((), (0,) * 4, (), partner=partner))
    with (
        patch.object(scoring, "captures", lambda _: SeatPiles((0,) * 4, points, None)),
        patch.object(scoring, "due", lambda *_, **__: strafen),
        patch.object(captures, "gives_over", lambda _, seat: seat in gives),
    ):
        settlement = variant.settle(state)
    assert variant.adds_up(table, settlement)
    return settlement


def over(contract: str, *tricks: str, rest: int, away: str = "", **house: object) -> Settlement:
    """The settlement of a hand that ended with these tricks, written ``0: HK H2 T22 H4 > 2`` (leader, cards, winner).

    Seat 0 declares, in a ruf with seat 2; the dealer is seat 3 and has laid ``away``, by default two of the cards that
    are not named. Tricks of those, led and taken by the seat ``rest``, stand before the named ones.
    """
    variant = variant_for("tubingen", house)
    row = contract_of(contract)
    named = [_trick(text) for text in tricks]
    laid = parse_cards(away)
    used = laid | card_set(card for trick in named for card in trick.cards)
    free = list(members(variant.pack.cards & ~used))
    while laid.bit_count() < 2:
        laid |= 1 << free.pop(0)
    filling = [Trick(rest, tuple(free[at : at + 4]), rest) for at in range(0, len(free), 4)]
    assert len(filling) + len(named) == 19
    partner = 2 if row == RUF else None
    table = Table(variant, DEALER, Heard(), len(variant.course), None, contract=row, declarer=0, laid_by=DEALER)
    table = table._replace(sides=two_sides(table, (0, partner)), play=Play(0, (), (*filling, *named)))
    settlement = variant.settle(State(table, Hidden((), (0,) * 4, (), laid_away=laid, partner=partner)))
    assert variant.adds_up(table, settlement)
    return settlement


def _trick(text: str) -> Trick:
    leader, _, more = text.partition(":")
    cards, _, winner = more.partition(">")
    return Trick(int(leader), tuple(parse_card(name) for name in cards.split()), int(winner))


def paid(state: State) -> list[int]:
    assert state.table.settlement is not None
    return list(state.table.settlement.scores)


def written(settlement: Settlement) -> dict[str, Any]:
    """The settlement as ``tarok settle`` prints it."""
    return settlement_data(variant_for("tubingen"), settlement)
