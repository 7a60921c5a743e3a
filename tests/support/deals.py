"""Deals and the course of a hand, written shortly.

``dealt`` lays out a hand from some named cards and fills up the rest always in the same way; ``play`` takes the texts
of the record, with commas between. In four hands the dealer is seat 3 unless said otherwise, so that P1 is seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import (
    CardSet,
    IllegalAction,
    Objection,
    State,
    Variant,
    action_text,
    apply,
    legal_actions,
    members,
    objection,
    observe,
    parse_action,
    parse_card,
    parse_cards,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from tests.support.table import state_picture


def dealt(
    *hands: str,
    talon: str = "",
    game: str = "romanian",
    dealer: int | None = None,
    pool: int = 5,
    stake: int = 1,
    house: dict[str, object] | None = None,
) -> State:
    """The state after the deal; ``hands`` by seat from 0 and ``talon`` from the top may be left short or out."""
    variant = variant_for(game, house or {})
    lying = [parse_card(name) for name in talon.split()]
    named = [parse_cards(hand) for hand in (*hands, *[""] * (variant.players - len(hands)))]
    laid, top = _filled(variant, named, lying)
    seat = variant.players - 1 if dealer is None else dealer
    return start_dealt(variant, seat, Pot(pool, stake), laid, top).state


def _filled(variant: Variant, named: list[CardSet], talon: list[int]) -> tuple[tuple[CardSet, ...], tuple[int, ...]]:
    """The cards nobody named, best first: to the shortest hand, then to the talon."""
    used = sum(named) + sum(1 << card for card in talon)
    for card in reversed(members(variant.pack.cards & ~used)):
        wanting = [seat for seat, hand in enumerate(named) if hand.bit_count() < variant.hand_size]
        if wanting:
            seat = min(wanting, key=lambda seat: (named[seat].bit_count(), seat))
            named[seat] |= 1 << card
        else:
            talon = [*talon, card]
    if [hand.bit_count() for hand in named] != [variant.hand_size] * variant.players:
        raise ValueError("too many cards named for a hand")
    return tuple(named), tuple(talon)


def play(state: State, script: str) -> State:
    """The state after the texts, each said by the seat whose turn it is; ``N:`` before a text checks the seat."""
    for entry in texts(script):
        seat = to_act(state)
        who, _, text = entry.rpartition(":")
        if who:
            assert seat == int(who), f"it is the turn of {seat}, not {who}, at {entry!r}"
        try:
            state = apply(state, parse_action(text.strip())).state
        except IllegalAction as error:
            raise AssertionError(f"{entry!r} by {seat}: {error}\n{state_picture(state)}") from error
    return state


def texts(script: str) -> list[str]:
    """The texts of a script, written with commas or line breaks between."""
    return [text.strip() for text in script.replace("\n", ",").split(",") if text.strip()]


def legal_texts(state: State) -> list[str]:
    """The legal actions of the seat to act."""
    seat = to_act(state)
    return [] if seat is None else [action_text(action) for action in legal_actions(observe(state, seat))]


def refusal(state: State, text: str) -> Objection:
    """The reason that the seat to act may not do that; it must be refused."""
    seat = to_act(state)
    assert seat is not None, "the hand is over"
    why = objection(observe(state, seat), parse_action(text))
    assert why is not None, f"{text!r} by {seat} is legal:\n{state_picture(state)}"
    return why


def quietly(state: State, phase: str = "over") -> State:
    """Go on with the first legal action until that phase: pass, merge, the lowest card."""
    while state.table.phase != phase and (seat := to_act(state)) is not None:
        state = apply(state, legal_actions(observe(state, seat))[0]).state
    return state


def play_cards(state: State, order: Sequence[str]) -> State:
    """The seats play those cards if they may, each the first of the list that it holds and may play."""
    wanted = [parse_action(f"play {name}") for name in order]
    while (seat := to_act(state)) is not None:
        legal = legal_actions(observe(state, seat))
        state = apply(state, next((action for action in wanted if action in legal), legal[0])).state
    return state
