"""What is read aloud, and shown, when the player asks: the hand, the trick, what is played, the score, the advice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui.table.hand import sorted_hand
from tarokgui.wording.cards import card_words, cards_words
from tarokgui.wording.numerals import signed
from tarokgui.wording.seating import seating_of

if TYPE_CHECKING:
    from engine import Trick
    from tarokgui.kit.node import Node
    from tarokgui.session.controller import TableController
    from tarokgui.session.evening import Session
    from tarokgui.wording.i18n import Translator


def aloud(controller: TableController, tr: Translator, held: Trick | None, tree: Iterable[Node], what: str) -> str:
    """The sentence for ``"hand"``, ``"trick"``, ``"king"`` (and all the badges), ``"score"`` or ``"advice"``.

    *held* is the complete trick that still lies there, *tree* what is on screen.
    """
    view = controller.view
    match what:
        case "hand":
            if not view.hand:
                return tr("read.no-cards")
            return tr("read.hand", n=view.hand.bit_count(), cards=cards_words(tr, sorted_hand(view.hand)))
        case "trick":
            return _trick(controller, tr, held)
        case "last-trick":
            return f"{tr('advice.last-trick')} {_trick(controller, tr, controller.model.last_trick)}"
        case "score":
            return standing_words(controller.session, tr)
        case "advice":
            return next((node.label for node in tree if node.id == "advice"), "")
        case _:
            return ". ".join(node.label for node in tree if node.id.startswith("badge:")) + "."


def standing_words(session: Session, tr: Translator) -> str:
    """Everybody's points, and those in the pot of a game that has one."""
    seating = seating_of(session, tr)
    parts = (f"{seating.name(seat)} {signed(total, tr.language)}" for seat, total in enumerate(session.totals()))
    if not session.variant.carry.has_pot:
        return ", ".join(parts) + "."
    return tr("read.score", seats=", ".join(parts), pot=session.view.table.pot)


def _trick(controller: TableController, tr: Translator, held: Trick | None) -> str:
    play = controller.view.table.play
    leader, cards = (held.leader, held.cards) if held is not None else (play.leader, play.trick)
    if not cards:
        return tr("read.no-trick")
    table, seating = controller.view.table, seating_of(controller.session, tr)
    parts = [
        f"{seating.name(table.seat_at(leader, place))}: {card_words(tr, card)}" for place, card in enumerate(cards)
    ]
    return ", ".join(parts)
