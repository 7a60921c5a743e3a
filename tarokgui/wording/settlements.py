"""The settlement in words: the outcome of the hand, and the name of each line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine import CommonOutcome, Line, Seat, Settlement
from tarokgui.wording.numerals import written
from tarokgui.wording.translator import Translator


def outcome_text(tr: Translator, outcome: str) -> str:
    """The outcome of the hand."""
    return tr(f"settlement.outcome.{outcome}")


def over_text(tr: Translator, outcome: str, otherwise: str) -> str:
    """The end of the hand; the message *otherwise* has its outcome, if it was not played to its usual end."""
    return tr("advice.over") if outcome == CommonOutcome.PLAYED else tr(otherwise, outcome=outcome_text(tr, outcome))


def ended_text(tr: Translator, outcome: str) -> str:
    """The outcome of a hand of the score sheet, or that it cannot be read."""
    return outcome_text(tr, outcome) if f"settlement.outcome.{outcome}" in tr else tr("scores.unknown")


def line_text(tr: Translator, line: Line) -> str:
    """The name of the line, from the declarer's side: "Trula, announced: for the opponents"."""
    way = "gain" if line.value > 0 else "loss"
    announced = "-announced" if line.announced else ""
    return tr(f"settlement.line.{line.item}.{way}{announced}")


def entries_text(tr: Translator, name: Callable[[Seat], str], entries: Sequence[int], order: Iterable[Seat]) -> str:
    """The points paid into the pot before the deal (R11, R12), by seat; *entries* by seat, named in that *order*."""
    figures = ", ".join(f"{name(seat)} {written(entries[seat], tr.language)}" for seat in order if entries[seat])
    return tr("settlement.note.entries", figures=figures)


def owned_text(tr: Translator, name: Callable[[Seat], str], settlement: Settlement, line: Line) -> str:
    """The name of the line; with the names of its owners, where that is not the declarer's side."""
    what = line_text(tr, line)
    if not line.seats or line in settlement.side_lines:
        return what
    return tr("settlement.line-for", names=" + ".join(map(name, line.seats)), line=what)
