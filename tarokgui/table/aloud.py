"""What is read aloud, and shown, when the player asks: the hand, the trick, what is played, the score, the advice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tarokgui.table.hand import sorted_hand
from tarokgui.wording.cards import card_words, cards_words
from tarokgui.wording.numerals import signed

if TYPE_CHECKING:
    from engine import Trick, View
    from tarokgui.controller.state import TableState
    from tarokgui.kit.node import Node
    from tarokgui.wording.seating import Seating


def aloud(state: TableState, seating: Seating, held: Trick | None, tree: Iterable[Node], what: str) -> str:
    """The sentence for ``"hand"``, ``"trick"``, ``"king"`` (and all the badges), ``"score"`` or ``"advice"``.

    *held* is the complete trick that still lies there, *tree* what is on screen.
    """
    view, tr = state.view, seating.tr
    match what:
        case "hand":
            if not view.hand:
                return tr("read.no-cards")
            return tr("read.hand", n=view.hand.bit_count(), cards=cards_words(tr, sorted_hand(view.hand)))
        case "trick":
            return _trick(view, seating, held)
        case "last-trick":
            return f"{tr('advice.last-trick')} {_trick(view, seating, state.journal.last_trick)}"
        case "score":
            return standing_words(view, seating, state.position.totals)
        case "advice":
            return next((node.label for node in tree if node.id == "advice"), "")
        case _:
            return ". ".join(node.label for node in tree if node.id.startswith("badge:")) + "."


def standing_words(view: View, seating: Seating, totals: Sequence[int]) -> str:
    """Everybody's points, and those in the pot of a game that has one."""
    tr = seating.tr
    parts = (f"{seating.name(seat)} {signed(total, tr.language)}" for seat, total in enumerate(totals))
    if not view.table.variant.carry.has_pot:
        return ", ".join(parts) + "."
    return tr("read.score", seats=", ".join(parts), pot=view.table.pot)


def _trick(view: View, seating: Seating, held: Trick | None) -> str:
    table, play, tr = view.table, view.table.play, seating.tr
    leader, cards = (held.leader, held.cards) if held is not None else (play.leader, play.trick)
    if not cards:
        return tr("read.no-trick")
    parts = [
        f"{seating.name(table.seat_at(leader, place))}: {card_words(tr, card)}" for place, card in enumerate(cards)
    ]
    return ", ".join(parts)
