"""The state of the game, in the words of the badges: long where there is room, shorter where there is not."""

from __future__ import annotations

from typing import NamedTuple

from engine import MULTIPLIERS, Seat, Side
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words
from tarokgui.wording.terms import bid_name, contract_name, item_name, step_name
from tarokgui.wording.translator import Translator


def contract_words(context: WordContext) -> tuple[str, ...]:
    """The contract with level and chain, from the longest way to say it to the shortest; in the bidding the bid."""
    tr, table = context.tr, context.view.table
    own = context.game.contract
    if own is not None:
        return own(context)
    if table.contract is None:
        bid = table.auction.bid
        if bid is None:
            return (tr("bar.none"),)
        return (tr("bar.bid", bid=bid_name(tr, bid)), bid_name(tr, bid))
    name = contract_name(tr, table.contract.key)
    if table.contract.individual:
        return (name,)
    steps = len(table.speech.game)
    step = step_name(tr, steps - 1, table.variant.prices.steps) if steps else ""
    chain = tr("bar.chain", step=step, times=MULTIPLIERS[steps]) if steps else ""
    times = f" {tr('bar.times', times=MULTIPLIERS[steps])}" if steps else ""
    who = context.seating.name(table.declarer) if table.declarer is not None else ""
    if not table.contract.has_levels:
        return (tr("bar.playing-solo", name=who, contract=name, chain=chain), f"{name}{chain}", f"{name}{times}")
    return (
        tr("bar.playing", name=who, contract=name, level=table.level, chain=chain),
        tr("bar.level", contract=name, level=table.level, chain=chain),
        tr("bar.level", contract=name, level=table.level, chain=times),
        f"{name} {table.level}{times}",
    )


def king_words(context: WordContext) -> str:
    """The called king, and his holder once the game has shown him, or that it is secret; empty if none was called."""
    tr, table, view = context.tr, context.view.table, context.view
    if table.called is None:
        return ""
    name = card_words(tr, table.called)
    if table.sides_known:
        mates = [seat for seat, side in enumerate(table.sides) if side is Side.DECLARER and seat != table.declarer]
        if mates:
            return context.seating.says("bar.king-held", mates[0], card=name)
        return tr("bar.king-alone", card=name)
    if view.hand >> table.called & 1:
        return tr("bar.king-own", card=name)
    return tr("bar.king-hidden", card=name)


def king_short(context: WordContext) -> str:
    """The holder of the king once he is shown; else that he is yours, or secret. The sign beside it shows the suit."""
    tr, table, view = context.tr, context.view.table, context.view
    if table.called is None:
        return ""
    if table.sides_known:
        mates = [seat for seat, side in enumerate(table.sides) if side is Side.DECLARER and seat != table.declarer]
        return context.seating.name(mates[0]) if mates else tr("bar.king-nobody")
    return tr("bar.king-yours") if view.hand >> table.called & 1 else tr("bar.king-secret")


class AnnouncedWords(NamedTuple):
    """A declaration or announcement of a seat, with its multiplier."""

    seat: Seat
    words: str
    times: int

    def told(self, tr: Translator) -> str:
        """The words with their multiplier."""
        return self.words if self.times == 1 else f"{self.words} {tr('bar.times', times=self.times)}"


def announced(context: WordContext) -> list[AnnouncedWords]:
    """Declared taroks, then announced bonuses, as they were said."""
    tr, speech = context.tr, context.view.table.speech
    found = [
        AnnouncedWords(seat, tr("bar.declared", n=count), 1) for seat, count in enumerate(speech.declared) if count
    ]
    return found + [
        AnnouncedWords(bonus.seat, item_name(tr, bonus.item), MULTIPLIERS[len(bonus.steps)])
        for bonus in speech.announced
    ]
