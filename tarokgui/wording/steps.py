"""The sentence for one step through a hand that was played."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Acted, PlayCard
from tarokgui.session.journal import JournalEntry
from tarokgui.wording.cards import definite
from tarokgui.wording.journal import journal_line
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator


def step_words(tr: Translator, seating: Seating, entries: Sequence[JournalEntry]) -> str:
    """The sentences for the consequences of one action; *entries* are those the person saw."""
    lines = (_line(tr, seating, each) for each in entries)
    return " ".join(line for line in lines if line) or tr("lookback.unseen")


def _line(tr: Translator, seating: Seating, entry: JournalEntry) -> str | None:
    """The line of the journal; a lead without the number of the trick, which precedes it there."""
    match entry.event:
        case Acted(seat, PlayCard(card)) if not entry.before.table.play.trick:
            return seating.says("lookback.leads", seat, card=definite(tr, card))
    return journal_line(tr, seating, entry.before, entry.event)
