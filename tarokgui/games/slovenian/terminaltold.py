"""The circles of Slovenian Tarok in sentences: the players with open radli, before a hand and after it (S64 … S67)."""

from __future__ import annotations

from engine import Settlement
from engine.games.slovenian.carry import Marks
from engine.games.slovenian.settling import SlovenianResult
from tarokgui.textual.moment import Prompt

Lines = tuple[str, ...]


def open_radli(moment: Prompt) -> Lines:
    """The players with open radli in this hand; nothing in a game without them, and if none are open."""
    own = moment.view.table.own
    return _told(moment, own.radli) if isinstance(own, Marks) else ()


def radli_now(moment: Prompt) -> Lines:
    """The same, on request: also that no player has any, and the kind of this hand."""
    own = moment.view.table.own
    if not isinstance(own, Marks):
        return ()
    lines = open_radli(moment) or (moment("radli.none"),)
    if own.compulsory:
        lines = (*lines, moment("radli.compulsory"))
    return (*lines, moment("radli.doubled")) if own.doubled else lines


def radli_after(moment: Prompt, settlement: Settlement) -> Lines:
    """The radli after a hand, if they have changed."""
    own, result = moment.view.table.own, settlement.own
    if not isinstance(own, Marks) or not isinstance(result, SlovenianResult) or result.radli == own.radli:
        return ()
    return _told(moment, result.radli) or (moment("radli.none"),)


def _told(moment: Prompt, radli: tuple[int, ...]) -> Lines:
    return tuple(moment.says("radli.open", seat, n=count) for seat, count in enumerate(radli) if count)
