"""The trick on the table: its cards in the order of play, its leader and winner; or the draw for the first deal."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Card, FirstDeal, Kind, Seat, Table, Trick, card_set, highest_wins
from engine.phases.playing import PlayPhase
from tarokgui.controller.state import TableState
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card that a seat has played. ``words`` are printed on it, ``ahead`` if it takes the trick so far."""

    seat: Seat
    card: Card
    told: str
    words: str = ""
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class TrickView:
    """The cards in the order of play, and those that the trick takes besides."""

    cards: tuple[TrickCard, ...] = ()
    beside: tuple[Card, ...] = ()
    slot: bool = False
    """True while the person's card is waited for."""
    unusual: bool = False
    """True if the card that takes it does so in an unusual way, for which the game has its own words."""

    @property
    def told(self) -> str:
        """The cards in words, one after the other; empty without any."""
        return ", ".join(card.told for card in self.cards)


def trick_view(
    context: WordContext, state: TableState, settings: ViewSettings, drawn: FirstDeal | None = None
) -> TrickView:
    """The cards in the middle: a complete trick that is still looked at, those that were *drawn* for the first
    deal, or the trick that is played."""
    table, trick = context.view.table, trick_shown(state, settings)
    if trick is not None:
        beside = table.besides[len(table.play.tricks) - 1] if len(table.besides) >= len(table.play.tricks) > 0 else ()
        unusual = bool(context.game.wins(context.tr, table, trick))
        return TrickView(_complete(context, trick), beside, unusual=unusual)
    if state.draw_left > 0:
        if drawn is None:
            return TrickView()
        deals = {drawn.dealer: context.tr("deal.deals")}
        cards = (
            _card(context, seat, card, deals.get(seat, ""), seat in deals) for seat, card in enumerate(drawn.cards)
        )
        return TrickView(tuple(cards))
    if table.kind != Kind.PLAY:
        return TrickView()
    mine = state.mine and not table.sits_out(context.view.seat)
    return TrickView(_played(context, settings), slot=mine)


def trick_shown(state: TableState, settings: ViewSettings) -> Trick | None:
    """The complete trick that is shown: the one just held on the table, or the last one while it is looked at.

    Where everything happens at once it would not be seen, so it stays until the next card (R118), or until the question
    after the last one (U29).
    """
    at_once = settings.at_once and not state.no_peek and state.view.table.kind in (Kind.PLAY, Kind.OVER)
    return state.journal.last_trick if state.held is None and (state.peeking or at_once) else state.held


def trick_told(context: WordContext, trick: Trick) -> str:
    """The cards of a trick in words."""
    return TrickView(_complete(context, trick)).told


def ahead_in(table: Table, cards: tuple[Card, ...]) -> int:
    """The place of the card that would take the trick now, by the law of the game (S52, S53)."""
    phase = table.variant.course[table.stage] if table.stage < len(table.variant.course) else None
    return phase.law.winner(table, cards) if isinstance(phase, PlayPhase) else highest_wins(cards)


def _complete(context: WordContext, trick: Trick) -> tuple[TrickCard, ...]:
    tr, table = context.tr, context.view.table
    wins = context.game.wins(tr, table, trick) or tr("trick.wins")
    words = {trick.leader: tr("seat.chip.leads"), trick.winner: wins}
    return tuple(
        _card(context, seat, card, words.get(seat, ""), seat == trick.winner)
        for seat, card in zip(table.in_turn(trick.leader), trick.cards, strict=False)
    )


def _played(context: WordContext, settings: ViewSettings) -> tuple[TrickCard, ...]:
    """The cards of the present trick with their words. That of the lead is written out, since no plate has room for it
    in every language; on a card that leads and is winning it stays, with the sign of the one that is ahead."""
    tr, table, cards = context.tr, context.view.table, context.view.table.play.trick
    can_win = card_set(cards) & ~context.game.excused  # U23: the Ski never does
    ahead = ahead_in(table, cards) if settings.winning_flag and can_win else None
    words = {0: tr("seat.chip.leads")}
    if ahead:
        words[ahead] = tr("trick.winning")
    return tuple(
        _card(context, table.seat_at(table.play.leader, place), card, words.get(place, ""), place == ahead)
        for place, card in enumerate(cards)
    )


def _card(context: WordContext, seat: Seat, card: Card, words: str, ahead: bool) -> TrickCard:
    return TrickCard(seat, card, f"{context.seating.name(seat)}: {card_words(context.tr, card)}", words, ahead)
