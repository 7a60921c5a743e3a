"""The table that a simulation ends with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.slovenian.carry import SlovenianCarry
from tarokgui.games.registry import texts_of
from tarokgui.wording.settlements import outcome_text
from tarokgui.wording.terms import contract_name, item_name, step_name
from tarokgui.wording.translator import Translator

from .circles import on_paper
from .evening import EveningFile
from .strafen import CONCEALED, plays_strafen, written_only
from .tally import Tally

Row = Sequence[object]


def totals_table(tr: Translator, tally: Tally, evening: EveningFile) -> str:
    """The whole table as text, in the words of its game."""
    tr.words = texts_of(tally.variant.key).venue.words
    strafen = plays_strafen(tally.variant)
    sections = [
        _outcomes(tr, tally),
        _contracts(tr, tally),
        _strafen(tr, tally) if strafen else _bonuses(tr, tally),
        *(() if strafen else (_said(tr, tally),)),
        _seats(tr, tally, evening),
    ]
    if isinstance(tally.variant.carry, SlovenianCarry):
        sections.insert(2, _circles(tr, tally))
    return "\n\n".join("\n".join(section) for section in sections)


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
    if isinstance(tally.variant.carry, SlovenianCarry) or plays_strafen(tally.variant):
        yield from aligned(_shares(tr, tally))
        return
    ends = ("won", "lost", "surrendered")
    rows: list[Row] = [(tr("simulate.contract"), *(tr(f"simulate.{end}") for end in ends))]
    rows += [
        (contract_name(tr, row.key), *(tally.results[row.key, end] for end in ends)) for row in tally.variant.contracts
    ]
    yield from aligned(rows)


def _shares(tr: Translator, tally: Tally) -> list[Row]:
    """How often each contract was played, and how often made; in a klop there is nothing to make."""
    heads = ("contract", "played", "won", "lost", "share", "made-share")
    rows: list[Row] = [tuple(tr(f"simulate.head.{head}") for head in heads)]
    contracts = [(row.key, contract_name(tr, row.key), row.individual) for row in tally.variant.contracts]
    if plays_strafen(tally.variant):
        contracts.insert(2, (CONCEALED, tr("simulate.concealed"), False))
    for key, name, individual in contracts:
        won, lost = (tally.results[key, end] for end in ("won", "lost"))
        played = won + lost + tally.results[key, "played"]
        made = tr("simulate.share", share=won / (won + lost)) if won + lost else ""
        share = tr("simulate.share", share=played / tally.hands)
        figures = ("", "") if individual else (won, lost)
        rows.append((name, played, *figures, share, made))
    return rows


def _circles(tr: Translator, tally: Tally) -> Iterator[str]:
    """Klop, radli, and what became of games."""
    found = tally.circles
    klops = sum(n for (_, end), n in tally.results.items() if end == "played")
    yield tr("simulate.klop", klops=klops, empty=found.empty, over=found.over, compulsory=found.compulsory)
    yield tr("simulate.radli", given=found.given, cancelled=found.cancelled, doubled=found.doubled)
    yield tr("simulate.converted", converted=found.converted)


def _strafen(tr: Translator, tally: Tally) -> Iterator[str]:
    """What hands and the tarock 1 brought, and what was heard in the rounds."""
    sides = ("declarer", "opponents")
    rows: list[Row] = [tuple(tr(f"simulate.strafen.{head}") for head in ("head", *sides, "share"))]
    for item in tally.variant.prices.items:
        ours, theirs = (tally.bonuses[item, way] for way in ("for", "against"))
        share = tr("simulate.share", share=(ours + theirs) / tally.hands)
        rows.append((item_name(tr, item), ours, theirs, share))
    yield from aligned(rows)
    found = tally.strafen
    yield tr("simulate.strafen.hands", hands=found.hands, fort=found.fort_mit, asked=found.asked)


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
    """What each seat has won or lost, and that nothing has got lost on the way."""
    totals, has_pot = evening.totals, bool(tally.variant.carry.pot_key)
    rows: list[Row] = [(tr("simulate.seat"), *range(len(totals)), tr("simulate.sum"))]
    parts: list[tuple[str, Sequence[int]]] = [("simulate.total", totals)]
    if has_pot:
        moved = [total - paid for total, paid in zip(totals, tally.paid, strict=True)]
        parts = [("simulate.from-players", tally.paid), ("simulate.from-pot", moved), *parts]
    paper = on_paper(tally.variant) or written_only(tally.variant)
    if on_paper(tally.variant):
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
    if paper:  # nothing comes from anybody, so the books are right if nothing but settlements stands in them
        balanced = tuple(tally.scored) == match.totals
        yield tr("simulate.balanced-paper" if balanced else "simulate.unbalanced")
        return
    balanced = not sum(tally.paid) and match.balances and not sum(totals)
    yield tr("simulate.balanced" if balanced else "simulate.unbalanced")


def aligned(rows: Sequence[Row]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in texts
    ]
