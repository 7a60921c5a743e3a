"""The phrases that a game alone has at the table, in the ``phrases`` module of its folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine import Seat, Settlement, View
from tarokgui.games.registry import own_part
from tarokgui.wording.translator import Translator

Name: TypeAlias = Callable[[Seat], str]


def _pass(view: View) -> str:
    return "pass"


def _passed(view: View, seat: Seat, number: int) -> str:
    return "pass"


def _nothing_more(tr: Translator, name: Name, settlement: Settlement) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class GamePhrases:
    """A game's own phrases.

    ``passes`` is the key of the words with which the seat whose turn it is passes, ``passed`` that of a pass already
    said: by that seat, as the call of that number from 0. ``ended`` gives further words for the end of a hand.
    """

    passes: Callable[[View], str] = _pass
    passed: Callable[[View, Seat, int], str] = _passed
    ended: Callable[[Translator, Name, Settlement], str] = _nothing_more


USUAL = GamePhrases()


def phrases_of(view: View) -> GamePhrases:
    """The phrases of the game at a table. Raises UnknownGame."""
    return own_part(view.table.variant.key, "phrases", USUAL)
