"""What is read aloud, and shown, when the player asks: the hand, the trick, what is played, the score, the advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.table.hand import sorted_hand
from tarokgui.wording.cards import card_words, cards_words
from tarokgui.wording.numerals import signed

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


def aloud(scene: TableScene, what: str) -> str:
    """The sentence for ``"hand"``, ``"trick"``, ``"king"`` (and all the badges), ``"score"`` or ``"advice"``."""
    tr, view = scene.services.tr, scene.model.view
    match what:
        case "hand":
            if not view.hand:
                return tr("read.no-cards")
            return tr("read.hand", n=view.hand.bit_count(), cards=cards_words(tr, sorted_hand(view.hand)))
        case "trick":
            return _trick(scene)
        case "score":
            totals = scene.session.totals()
            parts = (f"{scene.seating.name(seat)} {signed(total, tr.language)}" for seat, total in enumerate(totals))
            return tr("read.score", seats=", ".join(parts), pool=view.table.pool)
        case "advice":
            return next((node.label for node in scene.tree() if node.id == "advice"), "")
        case _:
            return ". ".join(node.label for node in scene.tree() if node.id.startswith("badge:"))


def _trick(scene: TableScene) -> str:
    tr, play = scene.services.tr, scene.model.view.table.play
    held = scene.croupier.held
    leader, cards = (held.leader, held.cards) if held is not None else (play.leader, play.trick)
    if not cards:
        return tr("read.no-trick")
    players = scene.model.view.table.players
    parts = [
        f"{scene.seating.name((leader + place) % players)}: {card_words(tr, card)}" for place, card in enumerate(cards)
    ]
    return ", ".join(parts)
