"""The words of a turn in the announcement round, put together in an order that the rules allow."""

from __future__ import annotations

from engine import Acted, Action, Announce, Declare, Double, Objection, PassAnnouncing, Refusal, View, objection, watch

PAGAT = "pagat"


def in_order(said: tuple[Action, ...]) -> tuple[Action, ...]:
    """Declaration first, then the doubling that makes one known, then bonuses, the pagat last (R65, R69, R74)."""

    def rank(action: Action) -> int:
        match action:
            case Declare():
                return 0
            case Double():
                return 1
            case Announce(item):
                return 3 if item == PAGAT else 2
        return 4

    return tuple(sorted(said, key=rank))


def after(view: View, said: tuple[Action, ...]) -> View:
    """The view as it would be once these things have been said; all of them are public."""
    return watch(view, tuple(Acted(view.seat, action) for action in said))


def with_action(view: View, said: tuple[Action, ...], action: Action) -> tuple[tuple[Action, ...], Objection | None]:
    """The words with one thing more, or the objection to it.

    A declaration that the new thing requires (R65) is added with it.
    """
    wanted = in_order((*said, action))
    for place, each in enumerate(wanted):
        why = objection(after(view, wanted[:place]), each)
        if why is None:
            continue
        count = why.data.get("count")
        if why.reason is Refusal.MUST_DECLARE and isinstance(count, int) and Declare(count) not in said:
            return with_action(view, (*said, Declare(count)), action)
        return said, why
    return wanted, None


def without(view: View, said: tuple[Action, ...], action: Action) -> tuple[Action, ...]:
    """The words without one thing, and without all that it alone made possible."""
    kept: tuple[Action, ...] = ()
    for each in in_order(tuple(other for other in said if other != action)):
        longer, why = with_action(view, kept, each)
        # Taking a declaration back must not bring it in again through a thing that requires it.
        if why is None and action not in longer:
            kept = longer
    return kept


def turn(view: View, said: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions of the whole turn, merge at the end (R59)."""
    return (*in_order(said), PassAnnouncing())
