"""The table words of the Slovenian games: radli as circles, the contract with its value, its signs, and the events with
a line of their own (a caught mond, an emperor trick, a hand that counts double, a compulsory klop)."""

from __future__ import annotations

from typing import Final

from engine import (
    LUNA,
    MULTIPLIERS,
    PAGAT,
    SKIZ,
    Acted,
    Announce,
    Card,
    Dealt,
    Double,
    Event,
    HandShown,
    PlayCard,
    Seat,
    Table,
    TakeGroup,
    Trick,
    TrickTaken,
    View,
    legal_actions,
)
from engine.games.slovenian.law import called_was_taken, taken_cards
from engine.games.slovenian.prices import SlovenianPrices
from tarokgui.games.romanian.meanings import with_meanings
from tarokgui.games.slovenian.talonrest import talon_left
from tarokgui.viewmodel.prompt import step_names
from tarokgui.viewmodel.wordcontext import GameWords, StatusCell, WordContext
from tarokgui.wording.seating import Seating
from tarokgui.wording.terms import bid_name, contract_name, step_name
from tarokgui.wording.translator import Translator

SCORES_MOND = ("three", "two", "one", "solo-three", "solo-two", "solo-one", "solo-without")
"""S58: the contracts in which a lost mond costs its player."""


def radli(table: Table, seat: Seat) -> int:
    """The number of open radli of a seat (S64)."""
    own: int = table.own.radli[seat]
    return own


def contract_ways(context: WordContext) -> tuple[str, ...]:
    """The contract with its value and chain, from the longest way to the shortest; in the bidding the bid."""
    tr, table = context.tr, context.view.table
    contract = table.contract
    if contract is None:
        bid = table.auction.bid
        return (tr("bar.bid", bid=bid_name(tr, bid)), bid_name(tr, bid)) if bid else (tr("bar.none"),)
    name = contract_name(tr, contract.key)
    if contract.individual or table.declarer is None:
        steps = len(table.speech.game)
        return (f"{name} {tr('bar.times', times=MULTIPLIERS[steps])}", name) if steps else (name,)
    steps = len(table.speech.game)
    chain = (
        tr("bar.chain", step=step_name(tr, steps - 1, table.variant.prices.steps), times=MULTIPLIERS[steps])
        if steps
        else ""
    )
    times = f" {tr('bar.times', times=MULTIPLIERS[steps])}" if steps else ""
    who, value = context.seating.name(table.declarer), contract.base
    return (
        tr("slovenian.strip.playing", name=who, contract=name, value=value, chain=chain),
        tr("slovenian.strip.contract", contract=name, value=value, chain=chain),
        tr("slovenian.strip.contract", contract=name, value=value, chain=times),
        f"{name}{times}",
    )


def cells(context: WordContext) -> tuple[StatusCell, ...]:
    """The signs of a compulsory klop and of a hand that counts double (S38, S65)."""
    tr, own = context.tr, context.view.table.own
    found = []
    if own.compulsory:
        words = tr("slovenian.strip.compulsory")
        found.append(StatusCell("compulsory", tr("slovenian.strip.only"), words, tr("slovenian.strip.compulsory-told")))
    if own.doubled:
        words = tr("slovenian.strip.doubled")
        found.append(StatusCell("doubled", tr("slovenian.strip.radl"), words, tr("slovenian.strip.doubled-told")))
    return tuple(found)


def winning_words(tr: Translator, table: Table, trick: Trick) -> str:
    """The remark that the pagat wins because škis and mond are in the trick (S53)."""
    won = trick.cards[table.in_turn(trick.leader).index(trick.winner)]
    return tr("slovenian.trick.emperor") if won == PAGAT and is_emperor(trick.cards) else ""


def talon_note(context: WordContext, card: Card) -> str:
    """The price of the mond if it is left in the talon (S58)."""
    prices = context.view.table.variant.prices
    assert isinstance(prices, SlovenianPrices)
    return context.tr("panels.open-talon.mond", n=prices.mond) if card == LUNA else ""


def open_talon_advice(context: WordContext) -> str:
    """The consequence of taking a group where the called king or the mond is in one (S40, S44, S58)."""
    tr, table = context.tr, context.view.table
    if table.called is not None and table.called in table.talon.cards:
        return tr("panels.advice.king-open")
    return tr("panels.advice.mond-open" if LUNA in table.talon.cards else "advice.open-talon")


def kontra_advice(context: WordContext) -> str:
    """The advice for the round of kontra: bonuses, a step, or nothing (S46, S47)."""
    tr, legal = context.tr, legal_actions(context.view)
    if any(isinstance(action, Announce) for action in legal):
        return tr("advice.kontra-round")
    if any(isinstance(action, Double) for action in legal):
        return tr("panels.advice.later", steps=", ".join(step_names(context)))
    return tr("panels.advice.nothing")


def why_these(context: WordContext) -> str:
    """The reason why exactly these contracts may be named (S35, S36, S38, S-V3)."""
    tr, table = context.tr, context.view.table
    bid = table.auction.bid
    if bid is None:
        return tr("panels.name.compulsory" if table.own.compulsory else "panels.name.alone")
    exact = len(legal_actions(context.view)) == 1  # by house rule, or because nothing is higher
    return tr(f"panels.name.{'exactly' if exact else 'raise'}", contract=contract_name(tr, bid.contract))


def told(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> tuple[str, ...]:
    """The messages for an event, between the views *before* and *now*."""
    match event:
        case Dealt() if now.table.own.compulsory:
            return (tr("slovenian.told.compulsory"),)
        case HandShown(seat) if now.table.contract is None:
            return (seating.says("slovenian.told.no-tarok", seat),)
        case HandShown(seat):
            return (seating.says("slovenian.told.open-hand", seat),)
        case TrickTaken():
            return _trick_told(tr, seating, event, now)
        case Acted(seat, TakeGroup()):
            return _taken(tr, seating, seat, now)
        case Acted(seat, PlayCard()):
            return ()
        case Acted(seat) if now.table.own.doubled and not before.table.own.doubled:
            return (seating.says("slovenian.told.doubled", seat),)
    return ()


def is_emperor(cards: tuple[int, ...]) -> bool:
    """True if škis, mond and pagat are in one trick (S53)."""
    return {SKIZ, LUNA, PAGAT} <= set(cards)


def _price(table: Table) -> int:
    """The price of a lost mond at that table (S58, S78)."""
    prices = table.variant.prices
    assert isinstance(prices, SlovenianPrices)
    return prices.mond


def _trick_told(tr: Translator, seating: Seating, event: TrickTaken, now: View) -> tuple[str, ...]:
    """The loser and the winner of the mond, and the points of the called king (S53, S58, S44)."""
    table, trick = now.table, now.table.play.tricks[-1]
    said = []
    won = trick.cards[table.in_turn(trick.leader).index(trick.winner)]
    if is_emperor(trick.cards) and won == PAGAT:
        said.append(seating.says("slovenian.told.emperor", trick.winner))
    contract = table.contract
    if contract is not None and contract.key in SCORES_MOND and LUNA in trick.cards and won != LUNA:
        loser = table.seat_at(trick.leader, trick.cards.index(LUNA))
        said.append(seating.says("slovenian.told.mond", loser, n=_price(table)))
    if event.besides and not (contract is not None and contract.individual):
        said.append(seating.says("slovenian.told.rest", trick.winner, n=len(event.besides)))
    return tuple(said)


def _taken(tr: Translator, seating: Seating, seat: int, now: View) -> tuple[str, ...]:
    """The called king or the mond in the talon, taken or left there (S44, S58)."""
    table = now.table
    left = [card for card in table.talon.cards if card is not None and card not in taken_cards(table)]
    said = []
    if called_was_taken(table):
        said.append(seating.says("slovenian.told.king-taken", seat))
    if LUNA in left:
        key = "slovenian.told.mond-perhaps" if called_was_taken(table) else "slovenian.told.mond-left"
        said.append(seating.says(key, seat, n=_price(table)))
    return tuple(said)


TABLE_WORDS: Final = GameWords(
    told=told,
    circles=radli,
    circle="slovenian.radli",
    cells=cells,
    contract=contract_ways,
    wins=winning_words,
    rest=talon_left,
    talon_note=talon_note,
    explain=with_meanings,
    advice={"kontra-round": kontra_advice, "name-contract": why_these, "open-talon": open_talon_advice},
)
