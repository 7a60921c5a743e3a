"""The sentences that are read aloud, and shown, when the player asks: hand, suits, trick, tricks, turn, score."""

from __future__ import annotations

from collections.abc import Sequence

from ai.roles import Relation
from engine import Card, CardSet, Suit, View, suit_of
from tarokgui.controller.state import TableState
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.viewmodel.prompt import advice_text
from tarokgui.viewmodel.strip import StripView
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words, cards_words, listed, rank_words, suit_words
from tarokgui.wording.evidence import capital
from tarokgui.wording.numerals import signed
from tarokgui.wording.seating import Seating


def hand_words(context: WordContext) -> str:
    """The person's cards."""
    view, tr = context.view, context.tr
    if not view.hand:
        return tr("read.no-cards")
    return tr("read.hand", n=view.hand.bit_count(), cards=cards_words(tr, sorted_hand(view.hand)))


def counts_words(context: WordContext, order: str) -> str:
    """The number of the person's cards in each suit, in the *order* of the hand."""
    view, tr = context.view, context.tr
    if not view.hand:
        return tr("read.no-cards")
    suits = _suits(view.table.variant.pack.cards, order)
    counts = (f"{suit_words(tr, suit)} {len(_of_suit(view.hand, suit))}" for suit in suits)
    return tr("read.hand", n=view.hand.bit_count(), cards=", ".join(counts))


def one_suit_words(context: WordContext, order: str, number: int) -> str:
    """The person's cards of one suit, the first, second … in the *order* of the hand; empty where there are fewer."""
    view, tr = context.view, context.tr
    suits = _suits(view.table.variant.pack.cards, order)
    if not 0 < number <= len(suits):
        return ""
    suit = suits[number - 1]
    cards = _of_suit(view.hand, suit)
    if not cards:
        return capital(tr("read.no-suit", suit=suit_words(tr, suit)))
    names = [card_words(tr, card) if suit is Suit.TAROK else rank_words(tr, card) for card in cards]
    return capital(tr("read.suit", suit=suit_words(tr, suit), n=len(cards), cards=listed(tr, names)))


def _suits(pack: CardSet, order: str) -> tuple[Suit, ...]:
    return tuple(dict.fromkeys(suit_of(card) for card in sorted_hand(pack, order)))


def _of_suit(hand: CardSet, suit: Suit) -> tuple[Card, ...]:
    return tuple(card for card in sorted_hand(hand) if suit_of(card) is suit)


def turn_words(context: WordContext, state: TableState) -> str:
    """The player whose turn it is; the person's own with the advice."""
    tr = context.tr
    if state.waits_for_key:
        return tr("advice.go-on")
    return f"{tr('advice.turn')}. {advice_text(context)}" if state.mine else advice_text(context)


def tricks_words(context: WordContext) -> str:
    """The number of tricks of each seat, and of each side where all sides are known."""
    tr, table, seating, roles = context.tr, context.view.table, context.seating, context.known.roles
    if not table.play.tricks:
        return tr("peek.none")
    won = [sum(1 for trick in table.play.tricks if trick.winner == seat) for seat in range(table.variant.players)]
    playing = [seat for seat in range(table.variant.players) if not table.sits_out(seat)]
    told = tr("read.tricks", seats=", ".join(f"{seating.name(seat)} {won[seat]}" for seat in playing))
    me = context.view.seat
    if not roles or me not in playing or (table.contract is not None and table.contract.individual):
        return told
    relations = {seat: roles[seat].relation for seat in playing if seat != me}
    if Relation.UNKNOWN in relations.values():
        return told
    ours = won[me] + sum(won[seat] for seat, relation in relations.items() if relation is Relation.WITH)
    return f"{told} {tr('read.sides', ours=ours, theirs=len(table.play.tricks) - ours)}"


def strip_words(strip: StripView) -> str:
    """The whole strip in words."""
    return ". ".join(strip.told) + "."


def standing_words(view: View, seating: Seating, totals: Sequence[int]) -> str:
    """The points of each seat, and those in the pot of a game that has one."""
    tr = seating.tr
    parts = (f"{seating.name(seat)} {signed(total, tr.language)}" for seat, total in enumerate(totals))
    if not view.table.variant.carry.has_pot:
        return ", ".join(parts) + "."
    return tr("read.score", seats=", ".join(parts), pot=view.table.pot)
