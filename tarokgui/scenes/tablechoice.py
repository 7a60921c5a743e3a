"""The games, and the people at the table, as lines to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine import GAMES
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.options.rows import Rows
from tarokgui.session.people import companion
from tarokgui.session.tablewish import TableWish
from tarokgui.widgets.column import Line
from tarokgui.widgets.paint import Paint
from tarokgui.widgets.personpick import PersonFace, PersonPick
from tarokgui.widgets.tallbutton import TallButton
from tarokgui.wording.companions import habit_lines, level_name
from tarokgui.wording.i18n import Translator

PLACES: Final = ("right", "top", "left")

ChooseGame = Callable[[str], None]
"""Told the key of a game."""
ChoosePerson = Callable[[int, int], None]
"""Told the number of a place and by how many people to step on."""


def table_lines(
    rows: Rows, paint: Paint, wish: TableWish, choose_game: ChooseGame, choose_person: ChoosePerson
) -> Iterable[Line]:
    """A button for each game, the one of *wish* chosen, then whoever sits at that table."""
    tr = rows.tr
    yield rows.heading("game", tr("newtable.game"), above=0)
    for game in GAMES:
        yield _game(tr, paint, game, choose_game, chosen=wish.game == game)
    yield rows.heading("people", tr("newtable.people"), above=16)
    for number, id in enumerate(wish.people):
        if id in wish.seated:
            yield _person(tr, paint, number, id, choose_person)


def _game(tr: Translator, paint: Paint, game: str, choose: ChooseGame, *, chosen: bool) -> Line:
    scale, text = paint.scale, paint.text
    height = max(scale.px(58), text.line_height(scale.large) + text.line_height(scale.small) + scale.px(12))
    label, second = tr(f"newtable.name.{game}"), tr(f"newtable.line.{game}")

    def make(rect: Rect) -> TallButton:
        made = TallButton(f"game:{game}", rect, label, lambda: choose(game), second=second)
        made.chosen = chosen
        return made

    return Line(lambda width: height, make, 8)


def _person(tr: Translator, paint: Paint, number: int, id: str, choose: ChoosePerson) -> Line:
    who, place = companion(id), PLACES[number]
    face = PersonFace(id, tr(who.name_key), level_name(tr, who), tr(who.line_key))

    def make(rect: Rect) -> PersonPick:
        made = PersonPick(f"person:{place}", rect, tr(f"newtable.{place}"), face, lambda step: choose(number, step))
        made.hint = "\n".join(habit_lines(tr, who))
        return made

    return Line(lambda width: PersonPick.height(paint, width, face), make, 8)
