"""The events, reported in order: a few short sentences for each."""

from __future__ import annotations

from engine import (
    ANNOUNCING,
    Acted,
    Action,
    CallKing,
    Card,
    ChoosePattern,
    Cut,
    Dealt,
    Event,
    GroupSeen,
    GroupShown,
    HandShown,
    Keep,
    Kind,
    Knock,
    LaidAway,
    PlayCard,
    Reject,
    Seat,
    Side,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    TrickTaken,
    View,
    group_cards,
    watch,
)
from tarokgui.wording.seating import Seating
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import bid_name, contract_name, pattern_name
from tarokgui.wording.translator import Translator

from .cards import card_text, cards_text, definite_text, hand_lines, in_order
from .gameterminal import terminal_of
from .moment import Prompt


class Teller:
    """Follows the hand by its events and reports each. A word of the table is explained the first time it is said."""

    def __init__(self, tr: Translator, seating: Seating, view: View) -> None:
        self._tr = tr
        self._seating = seating
        self._explained: set[str] = set()
        self.view = view

    def begin(self, view: View) -> None:
        """Begin a new hand."""
        self.view = view

    def tell(self, event: Event) -> tuple[str, ...]:
        """The sentences for an event; none for one that leaves no trace."""
        before = Prompt(self._tr, self._seating, self.view)
        self.view = watch(self.view, (event,))
        after = Prompt(self._tr, self._seating, self.view)
        special = terminal_of(self.view).happened(self._tr, self._seating, event, before.view, after.view)
        lines = self._event(before, after, event)
        lines = (*special, *lines) if isinstance(event, HandShown) else (*lines, *special)
        return (*lines, *_sides_shown(before, after), *_turned(before, after))

    def _event(self, before: Prompt, after: Prompt, event: Event) -> tuple[str, ...]:
        tr = self._tr
        match event:
            case Acted(seat, action):
                return self._acted(before, after, seat, action)
            case Dealt():
                variant = after.view.table.variant
                dealt = after("told.dealt", talon=variant.talon_size, each=variant.hand_size)
                return (dealt, after("told.hand"), *hand_lines(tr, after.view.hand))
            case GroupSeen(seat, group, level, cards):
                # The person's own look is in the next question, so it is not reported here.
                return () if cards else (after.says("told.looks", seat, group=group, level=level),)
            case GroupShown(group, cards):
                shown = after("told.shown", group=group, cards=cards_text(tr, cards))
                king = after.view.table.called in cards
                return (shown, after("told.king-shown")) if king else (shown,)
            case LaidAway(seat, count, taroace, cards):
                told = after.says("told.discards", seat, n=count, cards=cards_text(tr, in_order(cards or 0)))
                open_cards = cards_text(tr, in_order(taroace))
                return (told, after("told.discards-open", cards=open_cards)) if taroace else (told,)
            case HandShown(_, cards):
                return hand_lines(tr, cards)
            case TrickTaken(winner, _, besides):
                tricks = after.view.table.play.tricks
                count = sum(trick.winner == winner for trick in tricks)
                taken = after.says("told.takes", winner, number=len(tricks), n=count)
                return (taken, after("told.besides", cards=cards_text(tr, besides))) if besides else (taken,)
        return ()

    def _acted(self, before: Prompt, after: Prompt, seat: Seat, action: Action) -> tuple[str, ...]:
        tr = self._tr
        match action:
            case PlayCard(card):
                play = before.view.table.play
                key = "told.plays" if play.trick else "told.leads"
                return (after.says(key, seat, card=definite_text(tr, card), number=len(play.tricks) + 1),)
            case Reject() | Keep():
                return ()  # the open group that follows shows it; a seat that kept a poor hand stays secret
            case Cut(lifted):
                return (after.says("told.cuts", seat, n=lifted),)
            case Knock():
                return (after.says("told.knocks", seat),)
            case ChoosePattern(pattern):
                return (after.says("told.pattern", seat, words=pattern_name(tr, pattern)),)
            case TakePacket(number):
                return (after.says("told.packet", seat, number=number),)
            case ThrowIn():
                return (after.says("told.throws-in", seat),)
            case TakeGroup(group):
                cards = cards_text(tr, in_order(after.view.hand & ~before.view.hand) or _lying(before, group))
                level, row = after.view.table.level, after.view.table.contract
                key = "told.takes-group" if row is not None and row.has_levels else "told.takes-open"
                return (after.says(key, seat, group=group, level=level, cards=cards),)
            case Surrender():
                return (after.says("told.surrenders", seat),)
            case CallKing(card):
                said = spoken(tr, action, before.view)
                return (after.says("told.calls", seat, words=said, card=card_text(tr, card)),)
        return (self._said(before, seat, action),)

    def _said(self, before: Prompt, seat: Seat, action: Action) -> str:
        """Words of the table, explained when they are heard for the first time."""
        said = spoken(self._tr, action, before.view)
        if said in self._explained:
            return before.says("told.says", seat, words=said)
        self._explained.add(said)
        return before.says("told.says-glossed", seat, words=said, gloss=gloss(self._tr, action, before.view))


def _lying(before: Prompt, group: int) -> tuple[Card, ...]:
    """The cards of a group that all could see before it was taken."""
    talon = before.view.table.talon
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)


def _sides_shown(before: Prompt, after: Prompt) -> tuple[str, ...]:
    """The players whose side has become known to all by the event."""
    table = after.view.table
    was, now = before.view.table.sides, table.sides
    if was == now or before.view.table.declarer is None:
        return ()
    partners = [seat for seat, side in enumerate(now) if side is Side.DECLARER and seat != table.declarer]
    if partners:
        return tuple(after.says("told.partner", seat) for seat in partners if was[seat] is None)
    if table.sides_known and table.declarer is not None:
        return (after.says("told.alone", table.declarer),)
    fresh = [seat for seat, side in enumerate(now) if side is Side.OPPONENTS and was[seat] is None]
    return tuple(after.says("told.opponent", seat) for seat in fresh)


def _turned(before: Prompt, after: Prompt) -> tuple[str, ...]:
    """The lines for the beginning of a new phase."""
    was, table = before.view.table, after.view.table
    if was.stage == table.stage or table.thrown_in_by is not None:
        return ()
    lines = []
    if was.kind == Kind.AUCTION:
        lines.append(_auction_ended(after))
    if table.kind in ANNOUNCING and table.declarer is not None:
        lines.append(after.says("told.announcements", table.declarer))
    if table.kind == Kind.PLAY:
        lines.append(after.says("told.play-begins", table.play.leader))
    return tuple(lines)


def _auction_ended(after: Prompt) -> str:
    table = after.view.table
    bid, declarer = table.auction.bid, table.declarer
    if declarer is None and table.contract is None and table.auction.holder is not None:
        return after.says("told.bidding-won", table.auction.holder)
    if bid is not None and declarer is not None:
        return after.says("told.declarer", declarer, bid=bid_name(after.tr, bid))
    if table.contract is not None:
        name = contract_name(after.tr, table.contract.key)
        return after("told.individual", contract=name, n=table.factor)
    return after("told.passed-out")
