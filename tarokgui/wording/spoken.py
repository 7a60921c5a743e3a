"""The words that a player says aloud with an action, in Romanian as at the table, and their meaning."""

from __future__ import annotations

from engine import (
    GAME,
    MULTIPLIERS,
    Action,
    Announce,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Seat,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    View,
    card_name,
    members,
)
from tarokgui.wording.gamephrases import phrases_of
from tarokgui.wording.translator import Translator

from .cards import card_words, cards_words, romanian_card
from .terms import bid_name, item_name, step_name


def calls_said(tr: Translator, view: View) -> list[tuple[Seat, str]]:
    """Every call of the bidding in order, in the words in which it was said."""
    passed = phrases_of(view).passed
    return [
        (seat, tr(f"spoken.{passed(view, seat, number)}") if call == Pass() else spoken(tr, call, view))
        for number, (seat, call) in enumerate(view.table.auction.calls)
    ]


def action_key(action: Action) -> str:
    """The catalogue's name of the kind of action."""
    match action:
        case Cut():
            return "cut"
        case Knock():
            return "knock"
        case ChoosePattern():
            return "pattern"
        case TakePacket():
            return "packet"
        case ThrowIn():
            return "throw-in"
        case Keep():
            return "keep"
        case Pass():
            return "pass"
        case MakeBid():
            return "bid"
        case Hold():
            return "hold"
        case CallKing():
            return "call"
        case TakeGroup():
            return "take"
        case Reject():
            return "reject"
        case Surrender():
            return "surrender"
        case Discard():
            return "discard"
        case Declare():
            return "declare"
        case Announce():
            return "announce"
        case Double():
            return "double"
        case PassAnnouncing():
            return "merge"
        case Own(text):
            return text.replace(" ", "-")
        case PlayCard():
            return "play"


def spoken(tr: Translator, action: Action, view: View) -> str:
    """The words of the table for an action; ``view`` is any seat's view just before it."""
    match action:
        case MakeBid(bid):
            return bid_name(tr, bid)
        case CallKing(card):
            declined = f"spoken.called.{card_name(card)}"
            return tr(declined) if declined in tr else tr("spoken.call", card=romanian_card(tr, card))
        case PlayCard(card):
            return romanian_card(tr, card)
        case Pass():
            return tr(f"spoken.{phrases_of(view).passes(view)}")
        case Cut(cards):
            return tr("spoken.cut", n=cards)
        case ChoosePattern(pattern):
            return tr(f"spoken.pattern.{pattern}")
        case TakePacket(number):
            return tr(f"spoken.packet.{number}")
        case Declare(count):
            return tr("spoken.declare", count=tr(f"spoken.number.{count}"))
        case Announce(item):
            return item_name(tr, item)
        case Double(item):
            step = step_name(tr, steps_said(view, action), view.table.variant.prices.steps)
            return step if item == GAME else tr("spoken.double", step=step, item=item_name(tr, item))
        case _:
            return tr(f"spoken.{action_key(action)}")


def gloss(tr: Translator, action: Action, view: View) -> str:
    """The meaning of the words of ``spoken``, for a player who does not know them yet."""
    key = f"gloss.{action_key(action)}"
    match action:
        case Pass():
            return tr(f"gloss.{phrases_of(view).passes(view)}")
        case MakeBid(bid):
            return tr(f"{key}.{bid.contract}", n=bid.ordinal)
        case Hold():
            stands = view.table.auction.bid
            return tr(key, bid=bid_name(tr, stands) if stands else "")
        case CallKing(card) | PlayCard(card):
            return tr(key, card=card_words(tr, card))
        case Discard(cards):
            return tr(key, n=cards.bit_count(), cards=cards_words(tr, members(cards)))
        case Cut(cards):
            return tr(key, n=cards)
        case ChoosePattern(pattern):
            return tr(f"{key}.{pattern}")
        case TakePacket(number) | TakeGroup(number):
            return tr(key, n=number)
        case Declare(count):
            return tr(key, n=count)
        case Announce(item):
            return tr(f"{key}.{item}")
        case Double(item):
            return tr(key, item=item_name(tr, item), times=MULTIPLIERS[steps_said(view, action) + 1])
        case _:
            return tr(key)


def steps_said(view: View, action: Double) -> int:
    """The number of steps said in the chain that the action goes on with, at most the last but one."""
    speech = view.table.speech
    steps = speech.game if action.item == GAME else ()
    for bonus in speech.announced:
        if (bonus.item, bonus.seat) == (action.item, action.seat):
            steps = bonus.steps
    return min(len(steps), view.table.variant.prices.steps - 1)
