"""The things that can be pressed at the table for a decision, and the moment when all of them are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import ANNOUNCING, LAYING_AWAY, Kind, UnknownPhase, card_name, legal_actions, members
from tarokgui.session.evening import Evening
from tests.e2e.program import Tree
from tests.support.forgetting import CLAIMING
from tests.support.things import thing

FAMILIES: Final = (
    *("bid:", "name:", "call:", "deal:", "packet:", "talon:", "take:", "double:"),
    *("cut", "knock", "reject", "keep", "throw-in", "annul", "say"),
    *("ask-tout", "accept", "decline", "claim:"),
)
NOT_PRESSED: Final = "cut:depth"
CHOICES: Final = frozenset(
    {
        *(Kind.CUT, Kind.PATTERN, Kind.PACKETS, Kind.TALON_PLACE, Kind.THROW_IN, Kind.AUCTION, Kind.CALL),
        *(Kind.STAGED_TALON, "annul", "name-contract", "call-card", "open-talon", "klop-kontra"),
        *("ask-tout", "tout-answer", "raus-round", "ruf-round", CLAIMING),
    }
)
"""The kinds of decision in which every action has a thing of its own to press."""


def offering(session: Evening) -> Callable[[Tree], bool]:
    """A test that is True if a screen offers exactly what the rules allow now.

    Raises:
        UnknownPhase: nobody has said how such a decision is made.
    """
    kind = session.view.kind
    if kind not in CHOICES | LAYING_AWAY | ANNOUNCING | {Kind.PLAY}:
        raise UnknownPhase(session.variant.key, kind)
    expected = {thing(action) for action in legal_actions(session.view)}
    hand = {f"card:{card_name(card)}" for card in members(session.view.hand)}

    def right(tree: Tree) -> bool:
        if tree.scene != "table" or set(tree.ids("card:")) != hand:
            return False
        if kind == Kind.PLAY:
            lit = tree.widgets[f"seat:{session.human}"].role == "seat to act"
            return lit and {id for id in hand if tree.enabled(id)} == expected
        if kind in LAYING_AWAY:
            return "confirm" in tree.widgets
        if kind in ANNOUNCING:
            return tree.enabled("say")
        pressed = {id for id in tree.widgets if id.startswith(FAMILIES) and id != NOT_PRESSED and tree.enabled(id)}
        if kind == CLAIMING:  # every Strafe can be claimed: which are due is for the person to know
            return expected <= pressed
        # A class of bids with many levels shows only the row that the bidding has come to.
        return bool(pressed) and pressed <= expected

    return right
