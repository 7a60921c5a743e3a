"""The settlement in the window, compared with the evening it belongs to."""

from __future__ import annotations

import re

from tarokgui.session.evening import Evening
from tests.e2e.program import Tree


def figure(value: int) -> str:
    """A number as it is shown."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def shown_faults(tree: Tree, session: Evening) -> list[str]:
    """The differences between the settlement on screen and the session, and sums that do not add up there."""
    labels = {id: seen.label for id, seen in tree.widgets.items()}
    faults = []
    lines = [amount(label) for id, label in labels.items() if re.fullmatch(r"line:\d+", id)]
    settlement, row = session.settlement, session.rows[-1]
    assert settlement is not None
    values = sorted(line.value for line in settlement.lines)
    if sorted(lines) not in (values, sorted(-value for value in values)):  # of payments the signs are the person's
        faults.append(f"lines {lines} are shown for {settlement.lines}")
    above = list(labels)[: list(labels).index("sum")] if "sum" in labels else []
    added = [amount(labels[id]) for id in above if re.fullmatch(r"line:\d+", id)]
    if "together" in labels and amount(labels["together"]) != sum(added):
        faults.append(f"{added} are not together {labels['together']!r}")
    for seat, (total, moved) in enumerate(zip(session.totals(), row.paid, strict=True)):
        shown = labels.get(f"standing:{seat}", "")
        if f": {figure(total)} " not in f"{shown} " or f"({figure(moved)})" not in shown:
            faults.append(f"seat {seat} has {total}, moved by {moved}; shown is {shown!r}")
    return faults


def amount(label: str) -> int:
    """The number at the end of a label."""
    return int(label.rpartition(": ")[2].replace("−", "-"))
