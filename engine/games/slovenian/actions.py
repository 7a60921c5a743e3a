"""The actions that exist only in Slovenian Tarok, by the texts of its record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.actions import Action, Keep, Own

TALON_PLACES: Final = ("first", "second", "last")
"""S30: before the packets, after the first one, after the last one."""

PLACE_TALON: Final = tuple(Own(f"talon {place}") for place in TALON_PLACES)
ANNUL: Final = Own("annul")
KEEP: Final = Keep()
CONVERT: Final = Own("convert")
CALL_FOURTH: Final = Own("call fourth")
VOGEL_FREI: Final = Own("say vogel-frei")

_NAME: Final = "name "


def naming(contract: str) -> Own:
    """The action that names the contract to be played (S35, S36)."""
    return Own(_NAME + contract)


def named(action: Action) -> str | None:
    """The key of the contract that an action names; None if it names none."""
    if isinstance(action, Own) and action.text.startswith(_NAME):
        return action.text[len(_NAME) :]
    return None


def own_texts(contracts: Iterable[str]) -> frozenset[str]:
    """The texts of all the game's own actions with those contracts, legal at the moment or not."""
    others = (*PLACE_TALON, ANNUL, CONVERT, CALL_FOURTH, VOGEL_FREI)
    return frozenset((*(action.text for action in others), *(_NAME + key for key in contracts)))
