"""The view model of a table as its window would have it."""

from __future__ import annotations

from tarokgui.controller.sources.source import TableSource
from tarokgui.games.registry import part_of
from tarokgui.viewmodel.tableview import Presenter
from tarokgui.wording.companions import about_lines
from tarokgui.wording.i18n import load
from tarokgui.wording.seating import Seating


def presenter_of(source: TableSource, language: str = "en") -> Presenter:
    """The presenter of a source's table, in a language."""
    game, people, tr = source.opening.table.variant.key, source.people, load(language)
    seating = Seating(people.seat, people.players, tr, people.ids, people.bots)
    words = part_of(game, "window").words
    return Presenter(seating, words, source.drawn, lambda seat: about_lines(tr, seating, seat))
