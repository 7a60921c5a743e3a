"""Facts of the evening: totals, the score sheet, the pot and double hands."""

from __future__ import annotations

from typing import Final

from tarokgui.session.evening import Evening
from tarokgui.session.scoresheet import paid_in
from tarokgui.wording.settlements import ended_text, entries_text
from tarokgui.wording.terms import contract_name

from .cards import definite_text
from .gameterminal import terminal_of
from .moment import Prompt
from .typed import listed

Lines = tuple[str, ...]

RECENT: Final = 10
"""The number of hands shown at once; all of them are shown on request."""


def last_round(moment: Prompt, session: Evening) -> Lines:
    """The dealer of the last hand, or that this was it, after a hand of the last round; before it nothing (S68)."""
    last = session.last_round if session.hand_over else None
    if last is None:
        return ()
    if last.ended:
        return (moment.tr("lastround.note.ended"),)
    if last.holder is None:
        return (moment.tr("lastround.note.talon"),)
    return (moment.seating.says("lastround.note.holder", last.holder),)


def score(moment: Prompt, session: Evening) -> Lines:
    """The points of each seat."""
    totals = session.totals()
    head = moment("score.after" if session.rows else "score.none", n=len(session.rows))
    return (head, *(moment.says("score.total", seat, n=total) for seat, total in enumerate(totals)))


def sheet(moment: Prompt, session: Evening, most: int | None = RECENT) -> Lines:
    """The last finished hands, the newest first: kind, result, and the points of each seat after it.

    With None for *most* it is all of them.
    """
    rows = session.rows
    if not len(rows):
        return (moment("score.none"),)
    lines: list[str] = []
    first = 0 if most is None else max(0, len(rows) - most)
    shown = rows[first:]
    earlier = (rows[first - 1] if first else None, *shown)
    for row, before in zip(reversed(shown), reversed(earlier[:-1]), strict=True):
        lines.append(moment("score.hand", number=row.number, what=_what(moment, row.outcome, row.contract, row.level)))
        if row.declarer is not None:
            key = "score.declarer" if row.partner is None else "score.declarers"
            partner = moment.name_beside(row.partner) if row.partner is not None else ""
            lines.append(moment.says(key, row.declarer, partner=partner))
        if row.stake > 1:
            lines.append(moment("fact.doubled"))
        if row.known:
            lines.append(moment.tr("scores.known"))
        for seat, (paid, total) in enumerate(zip(row.paid, row.totals, strict=True)):
            lines.append(moment.says("score.row", seat, paid=moment.signed(paid), n=total))
        if session.variant.carry.has_pot:
            lines.append(moment("score.pot", n=row.pot))
        if any(entries := paid_in(row, before)):
            lines.append(entries_text(moment.tr, moment.seating.name, entries, range(len(entries))))
    if first:
        lines.append(moment("score.earlier", n=first, word=listed(moment.tr, "whole-sheet")[0]))
    return tuple(lines)


def _what(moment: Prompt, outcome: str, contract: str | None, level: int | None) -> str:
    ended = ended_text(moment.tr, outcome)
    row = moment.view.table.variant.contract(contract) if contract is not None else None
    if contract is None or (level is None and (row is None or row.has_levels or row.individual)):
        return ended
    key = "score.what" if row is not None and row.has_levels else "score.what-no-level"
    return moment(key, contract=contract_name(moment.tr, contract), level=level, outcome=ended.lower())


def pot(moment: Prompt, session: Evening) -> Lines:
    """The pot and the number of double hands that are left, or the game's own words in their place."""
    if account := terminal_of(moment.view).account(moment):
        return account
    state = moment.view.table
    settlement = session.settlement
    lines = []
    if session.variant.carry.has_pot:
        lies, limit = state.pot if settlement is None else settlement.pot, session.variant.carry.limit
        lines.append(moment("pot.now", n=lies))
        if limit:
            lines.append(moment("pot.full" if lies == limit else "pot.limit", n=limit))
    else:
        lines.append(moment("pot.none"))
    lines.append(moment("pot.doubles", n=session.match.doubles) if session.match.doubles else moment("pot.no-doubles"))
    return tuple(lines)


def opening(moment: Prompt, session: Evening) -> Lines:
    """The beginning of a hand: its number, the dealer, the payments of each seat, double stakes."""
    match = session.match
    lines = [moment("opening.hand", number=match.hands + 1)]
    if match.hands == 0:
        lines.append(moment("opening.draw"))
        for seat, card in enumerate(session.first_deal.cards):
            lines.append(moment.says("opening.drawn", seat, card=definite_text(moment.tr, card)))
    lines.append(moment.says("opening.dealer", match.dealer))
    if any(match.entries):
        everybody = min(match.entries)
        if everybody:
            lines.append(moment("opening.everybody", n=everybody))
        key = "opening.pays-more" if everybody else "opening.pays"
        lines.append(moment.says(key, match.dealer, n=match.entries[match.dealer] - everybody))
        lines.append(moment("pot.now", n=match.pot))
    if match.doubles:
        lines.append(moment("pot.doubles", n=match.doubles))
    return (*lines, *terminal_of(moment.view).opening(moment))
