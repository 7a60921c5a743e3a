"""The difference between two lines of play, as reasons: the decisive goal, and the chance of each line to reach it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.comparing import GAME, PlayedLine
from ai.player import Reason
from ai.reasons import Why, because
from engine import Announced, PlayCard, Side, View, card_name

LEAST: Final = 0.1
"""The least difference of the lines in game points that is worth a reason."""

PERCENT: Final = 3.0
"""The least difference of a share in percent that is worth a reason."""

SILENT: Final = 10.0
"""The same for a silent bonus: less than that is no aim."""

POINTS: Final = 1.0
"""The same in card points."""

TRICKS: Final = 0.2
"""The same in tricks of a michi-michi."""

DECIDES: Final = 0.5
"""From this share of the whole difference on a single item decides."""

MAKE: Final = "make"
"""The way of a goal that the own side wants."""
STOP: Final = "stop"
"""The way of a goal that it wants the other side to miss."""

GOALS: Final = frozenset({Why.GOAL, Why.GOAL_MINE, Why.GOAL_SILENT})
"""The reasons that name a goal."""

COMPARED: Final = frozenset({Why.MORE_OFTEN, Why.MORE_POINTS, Why.FEWER_TRICKS})
"""The reasons that name the other card, and the difference that its price comes from."""


def tell(view: View, best: PlayedLine, other: PlayedLine, card: PlayCard) -> tuple[Reason, ...]:
    """The reasons for the better line against that of another card; none if they are too near.

    One of `GOALS` comes first if a bonus decides. An ``aim`` is an item and a way, such as the trula and `STOP`.
    """
    told = {"card": card_name(card.card)}
    contract = view.table.contract
    if contract is None or contract.individual:
        if other.tricks - best.tricks < TRICKS:
            return ()
        tricks = {"best": round(10 * best.tricks), "other": round(10 * other.tricks)}
        return (because(Why.FEWER_TRICKS, 1.5, **tricks, **told),)
    apart = best.total - other.total
    if apart < LEAST:
        return ()
    gains = {item: worth - other.worth[item] for item, worth in best.worth.items()}
    for item in sorted(gains, key=lambda each: -gains[each]):
        if gains[item] < LEAST:
            break
        found = _item(view, item, best, other, gains[item] >= DECIDES * apart, told)
        if found:
            return found
    if best.points - other.points >= POINTS:
        return (because(Why.MORE_POINTS, 1.5, best=round(best.points), other=round(other.points), **told),)
    return ()


def _item(
    view: View, item: str, best: PlayedLine, other: PlayedLine, decides: bool, told: Mapping[str, object]
) -> tuple[Reason, ...]:
    """The reasons from one item, with the goal if it decides; none if both lines reach it about as often."""
    said: list[Announced | None] = [each for each in view.table.speech.announced if each.item == item]
    found = []
    for bonus in said or (None,):  # both sides may have announced it
        way = _way(view, bonus, item, best, other)
        found.append((bonus, way, [round(_share(line, item, way)) for line in (best, other)]))
    bonus, way, shares = max(found, key=lambda each: each[2][0] - each[2][1])
    if shares[0] - shares[1] < (PERCENT if bonus is not None or item == GAME else SILENT):
        return ()
    often = because(Why.MORE_OFTEN, 1.5, does=f"{item}.{way}", best=shares[0], other=shares[1], **told)
    return (_goal(view, bonus, item, way), often) if decides and item != GAME else (often,)


def _goal(view: View, bonus: Announced | None, item: str, way: str) -> Reason:
    """The goal, and the seat that has announced it."""
    aim = f"{item}.{way}"
    if bonus is None:
        return because(Why.GOAL_SILENT, 9.0, aim=aim)
    if bonus.seat == view.seat:
        return because(Why.GOAL_MINE, 9.0, aim=aim, item=item)
    return because(Why.GOAL, 9.0, aim=aim, item=item, seat=bonus.seat)


def _way(view: View, bonus: Announced | None, item: str, best: PlayedLine, other: PlayedLine) -> str:
    """`MAKE` or `STOP` for the own side: as announced, else by the greater difference of the lines."""
    if item == GAME:
        return MAKE
    if bonus is not None:
        side = view.table.sides[bonus.seat] or Side.OPPONENTS
        return MAKE if bonus.seat == view.seat or side is view.side else STOP
    more = best.made[item].ours - other.made[item].ours
    less = other.made[item].theirs - best.made[item].theirs
    return MAKE if more >= less else STOP


def _share(line: PlayedLine, item: str, way: str) -> float:
    """The number of 100 simulations in which it goes the own side's way."""
    made = line.made[item]
    return made.ours if way == MAKE else 100 - made.theirs
