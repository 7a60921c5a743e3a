"""The board of a round of announcing: the words of each seat so far."""

from __future__ import annotations

from engine import Declare, Seat
from tarokgui.draw.geometry import Rect, centred
from tarokgui.session.seating import Place
from tarokgui.table.board import SeatBoard
from tarokgui.table.context import Context
from tarokgui.table.proportions import line_of
from tarokgui.wording.spoken import spoken
from tarokgui.wording.terms import item_name, step_name

BOARD, HEIGHT = 760, 132
"""The size of the board in units: chains are said in many words."""


def speech_board(context: Context) -> SeatBoard:
    """The words of each seat in the round so far, in turn order from the declarer, below the bubbles of the seats."""
    table = context.view.table
    opener = table.declarer if table.declarer is not None else table.forehand
    said = {seat: _said(context, seat) for seat in table.in_turn(opener)}
    centre, scale = context.layout.centre, context.paint.scale
    wanted = max(scale.px(HEIGHT), line_of(scale.small) + 4 * line_of(scale.medium) + scale.px(12))
    high = min(wanted, centre.h * 3 // 5)
    words = max(seat.bubble.bottom for seat in context.layout.seats.values() if seat.place in (Place.LEFT, Place.RIGHT))
    board = Rect(centre.x, min(words + scale.px(8), centre.bottom - high), centre.w, high)
    board = centred(min(scale.px(BOARD), centre.w), board.h, board)
    return SeatBoard("speech", board, context.seating, said, small=True)


def _said(context: Context, seat: Seat) -> list[str]:
    tr, speech, steps = context.tr, context.view.table.speech, context.view.table.variant.prices.steps
    words = []
    if speech.declared[seat]:
        words.append(spoken(tr, Declare(speech.declared[seat]), context.view))
    words += [item_name(tr, bonus.item) for bonus in speech.announced if bonus.seat == seat]
    words += [step_name(tr, place, steps) for place, sayer in enumerate(speech.game) if sayer == seat]
    for bonus in speech.announced:
        words += [
            tr("spoken.double", step=step_name(tr, place, steps), item=item_name(tr, bonus.item))
            for place, sayer in enumerate(bonus.steps)
            if sayer == seat
        ]
    if not words and speech.spoken >> seat & 1:
        words.append(tr("spoken.merge"))
    return words
