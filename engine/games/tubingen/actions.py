"""The actions that exist only in Tübingen Tarock, by the texts of its record."""

from __future__ import annotations

from typing import Final

from engine.actions import Action, Own
from engine.cards import PLAIN_SUITS, SUIT_LETTERS

ASK_TOUT: Final = Own("ask-tout")
ACCEPT: Final = Own("accept")
DECLINE: Final = Own("decline")
CALL_FOURTH: Final = Own("call fourth")

_LETTERS: Final = tuple(SUIT_LETTERS[suit] for suit in PLAIN_SUITS)
FAMILIES: Final = tuple(f"family-{letter}" for letter in _LETTERS)
SKI_FAMILIES: Final = tuple(f"ski-family-{letter}" for letter in _LETTERS)

HAND_ITEMS: Final = ("skimon", "oberers", "unterers", "kingdom", "ski-kingdom", *FAMILIES, *SKI_FAMILIES)
"""The Strafen of a hand (U32), in the order of the record page."""

FEIN: Final = "fein"
CAPTURED: Final = "captured"
ITEMS: Final = (*HAND_ITEMS, FEIN, CAPTURED)
"""Every Strafe, in the order of the record page (U32, U33)."""

_CLAIM: Final = "claim "
CLAIMS: Final = tuple(Own(_CLAIM + item) for item in ITEMS)


def claiming(item: str) -> Own:
    """The action that claims a Strafe (U29)."""
    return Own(_CLAIM + item)


def claimed(action: Action) -> str | None:
    """The Strafe that an action claims; None if it claims none."""
    if isinstance(action, Own) and action.text.startswith(_CLAIM):
        return action.text[len(_CLAIM) :]
    return None


OWN_TEXTS: Final = frozenset(action.text for action in (ASK_TOUT, ACCEPT, DECLINE, CALL_FOURTH, *CLAIMS))
"""The texts of all of them."""
