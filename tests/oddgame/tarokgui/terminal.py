"""The odd game at the terminal: the question of the pledge, and the words about a trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Action, Event, TrickTaken, View, action_text, legal_actions
from tarokgui.textual.asking import TextQuestion
from tarokgui.textual.choices import glossed
from tarokgui.textual.gameterminal import GameTerminal
from tarokgui.textual.moment import Prompt
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator
from tests.oddgame.tarokgui.tablewords import TABLE_WORDS


def pledge_question(moment: Prompt) -> TextQuestion[Action]:
    """The question of the pledge."""
    choices = tuple(glossed(moment, action, (action_text(action),)) for action in legal_actions(moment.view))
    return TextQuestion((moment.tr("advice.pledge"),), choices, refusal=moment.refusal)


def happened(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> tuple[str, ...]:
    """The number of tricks that the winner still wants."""
    if not isinstance(event, TrickTaken):
        return ()
    won = sum(trick.winner == event.winner for trick in now.table.play.tricks)
    return (seating.says("odd.told.wants", event.winner, n=3 - won),)


TERMINAL: Final = GameTerminal({"pledge": pledge_question}, happened, words=TABLE_WORDS)

GAMES: Final[Mapping[str, GameTerminal]] = {"odd": TERMINAL, "odd-five": TERMINAL}
