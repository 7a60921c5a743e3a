"""The chains of contra: the side to speak, their length, and the effect of a step (R78 … R82)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.actions import Double
from engine.objections import Objection, Refusal
from engine.parts import Announced, Speech
from engine.seats import Seat, Side
from engine.sides import with_side
from engine.state import Table, View


class ChainRules(NamedTuple):
    """The numbers of the rules that refusals cite."""

    end: str
    turn: str


@cache
def _objection(reason: Refusal, rule: str, item: str) -> Objection:
    """The refusal of a step, one shared object for each, because legality asks for it many times in a hand."""
    return Objection(reason, rule, {"item": item})


def step_objection(
    view: View, item: str, owner: Side | None, steps: tuple[Seat, ...], rules: ChainRules
) -> Objection | None:
    """The objection to a step: a chain has so many, and the sides take turns, the other side first."""
    said = len(steps)
    if (view.side is owner) != said % 2:
        return _objection(Refusal.OWN_SIDE, rules.turn, item)
    return _objection(Refusal.CHAIN_ENDED, rules.end, item) if said == view.table.variant.prices.steps else None


def steps_open(view: View) -> list[Announced]:
    """The announced bonuses to whose chain no ``step_objection`` forbids the next step.

    Steps are most of the announcements in a hand, and every seat is asked about every chain: one pass covers them all.
    """
    side, sides, most = view.side, view.table.sides, view.table.variant.prices.steps
    return [
        bonus
        for bonus in view.table.speech.announced
        if (side is sides[bonus.seat]) == len(bonus.steps) % 2 and len(bonus.steps) != most
    ]


def side_to_speak(owner: Side | None, steps: tuple[Seat, ...]) -> Side | None:
    """The side whose turn it is in a chain of that owner."""
    return owner if owner is None or len(steps) % 2 else owner.other


@cache
def step_on(item: str, seat: Seat) -> Double:
    """The step on that seat's bonus, one shared object, because rounds ask for it again and again."""
    return Double(item, seat)


def doubled_bonus(speech: Speech, action: Double) -> Announced | None:
    """The announced bonus that the action doubles; None for the game."""
    item, seat = action.item, action.seat
    for bonus in speech.announced:
        if bonus.seat == seat and bonus.item == item:
            return bonus
    return None


def with_step(table: Table, seat: Seat, action: Double) -> Table:
    """The table after a step, which shows the speaker's side (R82, A17)."""
    speech = table.speech
    bonus = doubled_bonus(speech, action)
    if bonus is None:
        side = side_to_speak(Side.DECLARER, speech.game)
        speech = speech._replace(game=(*speech.game, seat), fresh=True)
    else:
        side = side_to_speak(table.sides[bonus.seat], bonus.steps)
        longer = bonus._replace(steps=(*bonus.steps, seat))
        announced = tuple([longer if other is bonus else other for other in speech.announced])
        speech = speech._replace(announced=announced, fresh=True)
    table = table._replace(speech=speech)
    return table if side is None else with_side(table, seat, side)
