"""The table that a simulation ends with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarokgui.games.registry import texts_of
from tarokgui.wording.settlements import outcome_text
from tarokgui.wording.terms import contract_name, item_name, step_name
from tarokgui.wording.translator import Translator

from .evening import EveningFile
from .gametally import Row, aligned
from .tally import Tally


def totals_table(tr: Translator, tally: Tally, evening: EveningFile) -> str:
    """The whole table as text, in the words of its game."""
    tr.words = texts_of(tally.variant.key).venue.words
    own = tally.own
    sections = (
        [*_outcomes(tr, tally)],
        [*_contracts(tr, tally)],
        [*own.lines(tr, tally)],
        [*own.bonuses(tr, tally)] or [*_bonuses(tr, tally)],
        [*_said(tr, tally)] if own.speaks else [],
        [*_seats(tr, tally, evening)],
    )
    return "\n\n".join("\n".join(section) for section in sections if section)


def _outcomes(tr: Translator, tally: Tally) -> Iterator[str]:
    yield tr("simulate.hands", n=tally.hands, game=tr(f"simulate.game.{tally.variant.key}"))
    rows = [
        (
            outcome_text(tr, outcome),
            tally.outcomes[outcome],
            tr("simulate.share", share=tally.outcomes[outcome] / tally.hands),
        )
        for outcome in tally.variant.outcomes
        if tally.outcomes[outcome]
    ]
    yield from aligned(rows)
    if tally.variant.carry.has_doubles:
        yield tr("simulate.doubled", played=tally.doubled_hands, added=tally.doubles_added)


def _contracts(tr: Translator, tally: Tally) -> Iterator[str]:
    if tally.own.shares:
        yield from aligned(_shares(tr, tally))
        return
    ends = ("won", "lost", "surrendered")
    rows: list[Row] = [(tr("simulate.contract"), *(tr(f"simulate.{end}") for end in ends))]
    rows += [
        (contract_name(tr, row.key), *(tally.results[row.key, end] for end in ends)) for row in tally.variant.contracts
    ]
    yield from aligned(rows)


def _shares(tr: Translator, tally: Tally) -> list[Row]:
    """The share of each contract in the hands, and the share made; in a klop there is nothing to make."""
    heads = ("contract", "played", "won", "lost", "share", "made-share")
    rows: list[Row] = [tuple(tr(f"simulate.head.{head}") for head in heads)]
    for key, name, individual in tally.own.contracts(tr):
        won, lost = (tally.results[key, end] for end in ("won", "lost"))
        played = won + lost + tally.results[key, "played"]
        made = tr("simulate.share", share=won / (won + lost)) if won + lost else ""
        share = tr("simulate.share", share=played / tally.hands)
        figures = ("", "") if individual else (won, lost)
        rows.append((name, played, *figures, share, made))
    return rows


def _bonuses(tr: Translator, tally: Tally) -> Iterator[str]:
    ends = ("made", "failed", "for", "against")
    rows: list[Row] = [(tr("simulate.bonus"), *(tr(f"simulate.{end}") for end in ends))]
    items = tally.variant.prices.items
    rows += [(item_name(tr, item), *(tally.bonuses[item, end] for end in ends)) for item in items]
    yield from aligned(rows)


def _said(tr: Translator, tally: Tally) -> Iterator[str]:
    most = tally.variant.prices.steps
    steps = range(most)
    rows: list[Row] = [(tr("simulate.said"), *(step_name(tr, step, most) for step in steps))]
    for key, on_game in (("simulate.on-game", True), ("simulate.on-bonuses", False)):
        rows.append((tr(key), *(tally.steps[on_game, step] for step in steps)))
    yield from aligned(rows)
    if tally.declared:
        counts = ", ".join(tr("simulate.declared-count", count=c, times=n) for c, n in sorted(tally.declared.items()))
        yield tr("simulate.declared", counts=counts)


def _seats(tr: Translator, tally: Tally, evening: EveningFile) -> Iterator[str]:
    """The points of each seat, and the proof that none have got lost."""
    totals, has_pot = evening.totals, bool(tally.variant.carry.pot_key)
    rows: list[Row] = [(tr("simulate.seat"), *range(len(totals)), tr("simulate.sum"))]
    parts: list[tuple[str, Sequence[int]]] = [("simulate.total", totals)]
    if has_pot:
        moved = [total - paid for total, paid in zip(totals, tally.paid, strict=True)]
        parts = [("simulate.from-players", tally.paid), ("simulate.from-pot", moved), *parts]
    if tally.own.closes:
        closing = [total - score for total, score in zip(totals, tally.scored, strict=True)]
        parts = [("simulate.written", tally.scored), ("simulate.closing", closing), *parts]
    for key, values in parts:
        rows.append((tr(key), *(f"{value:+d}" for value in values), f"{sum(values):+d}"))
    yield from aligned(rows)
    match = evening.match
    if has_pot:
        # Plain digits, as in the rows above, which programs read as well: `FULL_POT` keeps them few.
        lies = {"highest": tally.highest_pot, "left": match.pot, "totals": sum(match.totals)}
        yield tr("simulate.pot", **{name: str(number) for name, number in lies.items()})
    if evening.closed:
        yield tr("simulate.closed", n=evening.closed)
    if not tally.own.paid:  # no seat pays: the books are right if only settlements are in them
        balanced = tuple(tally.scored) == match.totals
        yield tr("simulate.balanced-paper" if balanced else "simulate.unbalanced")
        return
    balanced = not sum(tally.paid) and match.balances and not sum(totals)
    yield tr("simulate.balanced" if balanced else "simulate.unbalanced")
