"""The journal: words and cards with their seats, a line for each event that the person may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine import (
    Acted,
    Card,
    Dealt,
    Event,
    GroupSeen,
    GroupShown,
    HandOver,
    HandShown,
    LaidAway,
    PlayCard,
    Seat,
    TakeGroup,
    TrickTaken,
    View,
    group_cards,
    members,
)
from tarokgui.session.journal import JournalEntry
from tarokgui.wording.cards import cards_words, definite
from tarokgui.wording.gamephrases import phrases_of
from tarokgui.wording.seating import Seating
from tarokgui.wording.settlements import over_text
from tarokgui.wording.spoken import spoken
from tarokgui.wording.translator import Translator


def journal_line(tr: Translator, seating: Seating, before: View, event: Event) -> str | None:
    """The line for an event; None for one that leaves no trace at the table."""
    match event:
        case Acted(seat, PlayCard(card)):
            number = len(before.table.play.tricks) + 1
            key = "journal.leads" if not before.table.play.trick else "journal.plays"
            return seating.says(key, seat, card=definite(tr, card), number=number)
        case Acted(seat, TakeGroup(group) as action) if before.kind == "open-talon":
            talon = before.table.talon
            cards = [card for card in group_cards(talon.cards, talon.groups, group) if card is not None]
            words = spoken(tr, action, before)
            return seating.says("journal.takes-group", seat, words=words, cards=cards_words(tr, cards))
        case Acted(seat, action):
            return seating.says("journal.says", seat, words=spoken(tr, action, before))
        case Dealt():
            return seating.says("journal.dealt", before.table.dealer)
        case GroupSeen(seat, group, level, cards):
            if cards is None:
                return seating.says("journal.looks", seat, group=_group(tr, before, group), level=level)
            return tr("journal.seen", group=_group(tr, before, group), level=level, cards=cards_words(tr, cards))
        case GroupShown(group, cards):
            return tr("journal.shown", group=_group(tr, before, group), cards=cards_words(tr, cards))
        case LaidAway(seat, count, taroace, cards):
            if cards is not None:
                return seating.says("journal.discards", seat, n=count, cards=cards_words(tr, members(cards)))
            if taroace:
                return seating.says("journal.discards-open", seat, n=count, cards=cards_words(tr, members(taroace)))
            return seating.says("journal.discards-closed", seat, n=count)
        case TrickTaken(winner, _, besides):
            number = len(before.table.play.tricks) + 1
            if besides:
                cards_along = cards_words(tr, besides)
                return seating.says("journal.takes-along", winner, number=number, cards=cards_along)
            return seating.says("journal.takes", winner, number=number)
        case HandShown(seat, cards):
            return seating.says("journal.hand-shown", seat, cards=cards_words(tr, members(cards)))
        case HandOver(settlement):
            over = over_text(tr, settlement.outcome, "journal.over")
            return f"{over} {phrases_of(before).ended(tr, seating.name, settlement)}".rstrip()
    return None


def journal_lines(tr: Translator, seating: Seating, entries: Iterable[JournalEntry]) -> list[str]:
    """The lines for the events, without those that leave no trace."""
    lines = (journal_line(tr, seating, entry.before, entry.event) for entry in entries)
    return [line for line in lines if line]


class JournalRow(NamedTuple):
    """A row of the journal in *words*: a line, or a trick with its *cards* in turn, and its winner if it has one."""

    words: str
    number: int = 0
    cards: tuple[tuple[Seat, Card], ...] = ()
    winner: Seat | None = None


def journal_rows(tr: Translator, seating: Seating, entries: Iterable[JournalEntry]) -> list[JournalRow]:
    """The rows for the events: one for each trick whose cards may be read, one for each other line."""
    rows: list[JournalRow] = []
    for entry in entries:
        words = journal_line(tr, seating, entry.before, entry.event)
        if not words:
            continue
        number = len(entry.before.table.play.tricks) + 1
        at = next((place for place, row in enumerate(rows) if row.cards and row.number == number), None)
        match entry.event:
            case Acted(seat, PlayCard(card)):
                if at is None:
                    rows.append(JournalRow(words, number, ((seat, card),)))
                else:
                    cards = (*rows[at].cards, (seat, card))
                    rows[at] = rows[at]._replace(words=f"{rows[at].words} {words}", cards=cards)
            case TrickTaken(winner) if at is not None:
                rows[at] = rows[at]._replace(words=f"{rows[at].words} {words}", winner=winner)
            case _:
                rows.append(JournalRow(words))
    return rows


def _group(tr: Translator, before: View, number: int) -> str:
    """A group of the talon as the panel names it: a card, a pair or a three."""
    contract = before.table.contract
    assert contract is not None  # without one no seat looks at the talon
    return tr(f"panels.talon.group.{contract.talon_cards}", number=number)
