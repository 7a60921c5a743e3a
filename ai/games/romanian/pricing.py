"""The prices of the hand on the table for the kernel: contract, level, chains, bonuses, pool."""

from __future__ import annotations

from typing import Final

from ai.kernel.lookahead import Judge
from ai.kernel.terms import Terms
from ai.masks import packed_card
from engine import MULTIPLIERS, Announced, Side, Table

BESIDE_MORE: Final = 8
"""Thirds of card points that a declarer with a partner makes beyond what the rules of thumb play out, because his
opponents do not know each other yet: `benchmarks/beliefs.py` counts it."""

ALONE_MORE: Final = 8
"""The same for a lone declarer among four."""


def terms_of(table: Table) -> Terms:
    """What this hand is worth by what everybody knows of it; sides that are open count as opponents."""
    terms = Terms()
    contract, prices = table.contract, table.variant.prices
    terms.stake = table.factor
    if contract is None or contract.individual:
        return terms
    price = prices.game(contract, table.level, len(table.speech.game))
    terms.least = 3 * prices.target - 1
    terms.win, terms.loss = price.win, price.loss
    said = any(bonus.item == "valat" for bonus in table.speech.announced)
    terms.valat = prices.bonus("valat", contract, announced=False)
    terms.valat *= 1 if said else MULTIPLIERS[len(table.speech.game)]  # A26: the chain doubles what is played instead
    terms.silent = terms.ultimo = prices.bonus("trula", contract, announced=False)
    terms.regii = prices.bonus("regii", contract, announced=False)
    terms.declared = _declared(table)
    if table.called is not None:
        terms.called = packed_card(table.called)
        shown = table.called in table.talon.cards and not _taken(table, table.called)
        terms.abandoned = 2 if shown else 0
    terms.exchange = 1 if table.talon.taken is not None else 0
    terms.talon_counts = 1 if prices.talon_counts else 0
    for bonus in table.speech.announced:
        announce(terms, table, bonus)
    return terms


def announce(terms: Terms, table: Table, bonus: Announced) -> None:
    """Let an announced bonus count, with its chain."""
    if table.contract is None:
        return
    value = table.variant.prices.bonus(bonus.item, table.contract, announced=True, steps=len(bonus.steps))
    ours = table.sides[bonus.seat] is Side.DECLARER
    match bonus.item:
        case "trula" if ours:
            terms.trula_ours = value
        case "trula":
            terms.trula_theirs = value
        case "regii" if ours:
            terms.regii_ours = value
        case "regii":
            terms.regii_theirs = value
        case "luna" if ours:
            terms.luna_ours = value
        case "luna":
            terms.luna_theirs = value
        case "valat" if ours:
            terms.valat_ours = value
        case "valat":
            terms.valat_theirs = value
        case "pagat":
            terms.pagat_ours = value
        case "rege":
            terms.rege_ours = value
        case "prins":
            terms.prins_theirs = value


def judge_for(table: Table, me: int, partner: int | None, alone: bool, terms: Terms | None = None) -> Judge:
    """What the hand is worth to one seat; ``partner`` if that seat knows him, ``alone`` if it knows there is none."""
    declarer = table.declarer if table.declarer is not None else 0
    lone = alone or table.called is None
    prices = terms_of(table) if terms is None else terms
    judge = Judge(prices, table.players, me, declarer, -1 if partner is None else partner, 1 if lone else 0)
    pagat = next((bonus for bonus in table.speech.announced if bonus.item == "pagat"), None)
    judge.pool = table.pot if table.variant.carry.has_pot else 0
    judge.limit = table.variant.carry.limit
    judge.chain = MULTIPLIERS[len(pagat.steps)] if pagat else 1
    return judge


def _declared(table: Table) -> int:
    """R62, R103: what the declarations of taroace are worth to the declarer's side."""
    prices = table.variant.prices
    best = {True: 0, False: 0}
    for seat, count in enumerate(table.speech.declared):
        if count:
            ours = seat == table.declarer or table.sides[seat] is Side.DECLARER
            best[ours] = max(best[ours], prices.declaration(count))
    return best[True] - best[False]


def _taken(table: Table, card: int) -> bool:
    """Whether an open talon card belongs to the group that was taken."""
    talon = table.talon
    if talon.taken is None:
        return False
    size = len(talon.cards) // talon.groups
    return card in talon.cards[(talon.taken - 1) * size : talon.taken * size]
