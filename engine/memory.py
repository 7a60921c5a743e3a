"""The effect of an event: on the table for all, in one seat's view for that seat.

``fold`` is the only way a table changes, so a table depends on public events alone. ``see`` does the same for a seat
from its own redacted events; a law of the tests says that the result always equals ``game.observe`` of the state.
"""

from __future__ import annotations

from .actions import PlayCard, TakeGroup
from .cards import KINGS, card_set, members
from .course import advance, finish
from .events import (
    Acted,
    AskedAside,
    Dealt,
    Event,
    GroupSeen,
    GroupShown,
    HandDeclared,
    HandOver,
    HandShown,
    LaidAway,
    PlayingOn,
    TrickTaken,
)
from .groups import group_cards
from .parts import Play, Trick
from .sides import own_side, with_partner, with_side
from .state import Table, View


def fold(table: Table, event: Event) -> Table:
    """The table after an event, redacted or not."""
    if isinstance(event, Acted):  # first, because a hand is mostly this
        question = table.variant.question
        if question is not None and not isinstance(event.action, PlayCard) and question.heard(event.action):
            return question.fold(table, event)
        return table.variant.course[table.stage].fold(table, event)
    match event:
        case TrickTaken():
            return _fold_trick(table, event)
        case Dealt():
            return advance(table._replace(deal=table.deal._replace(dealt=True)))
        case GroupSeen(_, group, level):
            talon = table.talon._replace(looking=group, seen=(*table.talon.seen, group))
            return table._replace(talon=talon, level=level)
        case GroupShown():
            return _fold_shown(table, event)
        case LaidAway(seat, _, taroace):
            return advance(table._replace(face_up=taroace, laid_by=seat))
        case HandShown(seat, cards):
            table = table._replace(open_hands=(*table.open_hands, (seat, cards)))
            return finish(table) if table.contract is None else table  # S31: a deal that may not be played
        case HandOver(settlement):
            return table._replace(settlement=settlement)
        case HandDeclared():
            return table.variant.course[table.stage].fold_told(table, event)
        case AskedAside() | PlayingOn():
            return table


def _fold_trick(table: Table, event: TrickTaken) -> Table:
    """R85: the winner leads next; the phase knows if the hand is played out."""
    play, winner = table.play, event.winner
    tricks = (*play.tricks, Trick(play.leader, event.cards, winner))
    table = table._replace(play=Play(winner, (), tricks), actor=winner)
    if event.besides or table.besides:
        table = table._replace(besides=(*table.besides, *((),) * (len(tricks) - 1 - len(table.besides)), event.besides))
    if event.side is not None:
        table = with_side(table, winner, event.side)
    return table.variant.course[table.stage].fold_trick(table)


def _fold_shown(table: Table, event: GroupShown) -> Table:
    """R41: the group is open; a called king among it shows that the declarer is alone."""
    size = len(event.cards)
    first = (event.group - 1) * size
    cards = (*table.talon.cards[:first], *event.cards, *table.talon.cards[first + size :])
    shown = (*table.talon.shown, event.group)
    table = table._replace(talon=table.talon._replace(cards=cards, shown=shown))
    if table.fourth and (king := card_set(event.cards) & KINGS):  # S-V2: the declarer holds the other three
        table = table._replace(called=members(king)[0])
    return with_partner(table, None) if table.called in event.cards else table


def see(view: View, event: Event) -> View:
    """A seat's view after an event that was redacted for it."""
    seat, before = view.seat, view.table
    table = fold(before, event)
    view = view._replace(table=table)
    if view.side is None and table.declarer is not None:
        view = view._replace(side=own_side(table, seat, view.hand))
    match event:
        case Dealt(hands):
            return view._replace(hand=hands[seat] or 0)
        case AskedAside():
            return view._replace(asked=True)
        case PlayingOn():
            return view._replace(asked=False)
        case GroupSeen(_, _, _, cards) if cards is not None:
            return view._replace(looked=cards, king_seen=view.king_seen or table.called in cards)
        case GroupShown():
            return view._replace(looked=())
        case LaidAway(_, _, _, cards) if cards is not None:
            return view._replace(laid_away=cards, hand=view.hand & ~cards)
        case Acted(actor, PlayCard(card)) if actor == seat:
            return view._replace(hand=view.hand & ~(1 << card))
        case Acted(actor, TakeGroup(group)) if actor == seat:
            open_cards = [
                card for card in group_cards(before.talon.cards, before.talon.groups, group) if card is not None
            ]
            return view._replace(hand=view.hand | card_set(view.looked or open_cards), looked=())
        case Acted() if view.asked or table.stage == len(table.variant.course):
            return view._replace(looked=(), asked=False)
    return view
