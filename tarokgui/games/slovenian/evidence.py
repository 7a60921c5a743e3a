"""The items of the settlement that only the Slovenian games have: kings, the called king, the mond."""

from __future__ import annotations

from typing import Final

from engine import KINGS, LUNA, Line, Seat
from tarokgui.wording.cards import card_words
from tarokgui.wording.evidence import capital, captured
from tarokgui.wording.finishedhand import UNTOLD, FinishedHand, Item


def _king(hand: FinishedHand, line: Line) -> list[str]:
    """The fate of the called card (S21, S27)."""
    called = hand.table.called
    fell = None if called is None else hand.where(called)
    if called is None or fell is None:
        return []
    words, how = capital(card_words(hand.tr, called)), "last" if fell[0] == len(hand.tricks) else "trick"
    return [hand.tr(f"settlement.event.king-{how}", card=words, n=fell[0], winner=hand.name(fell[2]))]


def _declares(hand: FinishedHand) -> tuple[Seat, ...]:
    """The declarer's side, which has to bring the called king home (S21)."""
    return hand.done.declarers


def _mond(hand: FinishedHand, line: Line) -> list[str]:
    """The trick in which the mond was lost, or that it was in the talon (S58)."""
    tr, fell, loser = hand.tr, hand.where(LUNA), line.seats[0]
    if fell is None or fell[1] != loser:
        return [tr("slovenian.event.mond-left", name=hand.name(loser))]
    return [tr("slovenian.event.mond", n=fell[0], name=hand.name(loser), winner=hand.name(fell[2]))]


def _klop(hand: FinishedHand, line: Line) -> list[str]:
    """The points of that seat (S63)."""
    seat, points = line.seats[0], hand.done.points
    return [] if points is None else [hand.tr("slovenian.event.klop", name=hand.name(seat), n=points[seat])]


SLOVENIAN_ITEMS: Final = {
    "kings": Item(captured(KINGS)),
    "king": Item(_king, _declares),
    "mond": Item(_mond),
    "klop": Item(_klop),
    "klop-most": Item(_klop),
    **dict.fromkeys(("klop-none", "klop-kontra"), UNTOLD),
}
