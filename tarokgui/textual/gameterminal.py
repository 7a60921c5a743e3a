"""The value that a game brings to the terminal: its questions, and its own lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from engine import Action, CardSet, Event, HandOver, Settlement, View
from tarokgui.games.registry import part_of
from tarokgui.viewmodel.wordcontext import USUAL_WORDS, GameWords
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

from .asking import TextQuestion
from .moment import Prompt

Lines: TypeAlias = tuple[str, ...]
Ask: TypeAlias = Callable[[Prompt], TextQuestion[Action]]


def _nothing_happened(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> Lines:
    return ()


def _no_lines(moment: Prompt) -> Lines:
    return ()


def _nothing_after(moment: Prompt, settlement: Settlement) -> Lines:
    return ()


@dataclass(frozen=True, slots=True)
class GameTerminal:
    """A game's own at the terminal.

    ``questions`` are those of its own kinds of decision. ``happened`` has the lines for an event between two views,
    ``opening`` those for the beginning of a hand, ``account`` those in place of a pot on request, ``after`` those for
    the changes with a settlement. ``worth`` has the value of the contract, ``said`` the announcements, ``counted`` the
    count of a hand: None for the usual facts. ``fool`` are cards of no suit, which go with every trick. ``words`` are
    those that window and terminal share.
    """

    questions: Mapping[str, Ask] = field(default_factory=dict)
    happened: Callable[[Translator, Seating, Event, View, View], Lines] = _nothing_happened
    opening: Callable[[Prompt], Lines] = _no_lines
    account: Callable[[Prompt], Lines] = _no_lines
    after: Callable[[Prompt, Settlement], Lines] = _nothing_after
    worth: Callable[[Prompt], Lines] | None = None
    said: Callable[[Prompt], Lines] | None = None
    counted: Callable[[Prompt, Settlement, HandOver], Lines] | None = None
    fool: CardSet = 0
    words: GameWords = USUAL_WORDS


def terminal_of(view: View) -> GameTerminal:
    """The value of the game at a table. Raises UnknownGame."""
    own: GameTerminal = part_of(view.table.variant.key, "terminal")
    return own
