"""The names of the game's things: contracts, bids, bonuses, steps of the chain, phases, ways of dealing."""

from __future__ import annotations

from typing import Final

from engine import Bid, is_unnumbered
from tarokgui.wording.translator import Translator

STEPS: Final = ("contra", "recontra", "supra", "hirs", "mord")
"""The steps of the chain of R78 as keys, contra first."""


def contract_name(tr: Translator, contract: str) -> str:
    """A contract class: "doi", "solo", "michi-michi"; an unknown one unchanged."""
    return _named(tr, "term.contract", contract)


def bid_name(tr: Translator, bid: Bid) -> str:
    """A bid as it is called out: "al doilea de doi", "solo"; an unknown one as the record writes it."""
    if f"term.bid.{bid.contract}" in tr:
        return tr(f"term.bid.{bid.contract}")
    if is_unnumbered(bid.contract):
        return contract_name(tr, bid.contract)
    ordinal = f"term.ordinal.{bid.ordinal}"
    if f"term.contract.{bid.contract}" not in tr or ordinal not in tr:
        return f"{bid.contract} {bid.ordinal}"
    return tr("term.bid.levelled", ordinal=tr(ordinal), contract=contract_name(tr, bid.contract))


def ordinal_name(tr: Translator, ordinal: int) -> str:
    """A level of a contract class: "unul", "al doilea"."""
    return _named(tr, "term.ordinal", str(ordinal))


def item_name(tr: Translator, item: str) -> str:
    """A bonus or another item of the settlement: "pagat ultimo"; an unknown one unchanged."""
    return _named(tr, "term.item", item)


def step_key(step: int, steps: int = len(STEPS)) -> str:
    """The key of a step of the chain, 0 for contra; with fewer *steps* the last one is still mord."""
    return STEPS[-1] if step == steps - 1 else STEPS[step]


def step_name(tr: Translator, step: int, steps: int = len(STEPS)) -> str:
    """A step of the chain, 0 for contra, of so many *steps* that a chain can have at the table."""
    return tr(f"term.step.{step_key(step, steps)}")


def phase_name(tr: Translator, kind: str) -> str:
    """A phase of the hand, by its kind."""
    return _named(tr, "term.phase", kind)


def pattern_name(tr: Translator, pattern: str) -> str:
    """A way of dealing after a knock."""
    return _named(tr, "term.pattern", pattern)


def _named(tr: Translator, table: str, key: str) -> str:
    """A text from a table. Records may hold any word there, so an unknown key is shown and not looked up."""
    return tr(f"{table}.{key}") if key and f"{table}.{key}" in tr else key
