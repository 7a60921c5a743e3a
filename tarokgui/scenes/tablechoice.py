"""The choice of a table as lines: an easy start, the games, the people and their strength."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine import GAMES, new_match, variant_for
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.session.people import companion
from tarokgui.session.seating import Place, places
from tarokgui.session.tablesetup import STRENGTHS, TableSetup
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.optioncard import OptionCard
from tarokgui.widgets.personpick import PersonFace, PersonPick
from tarokgui.widgets.tallbutton import TallButton
from tarokgui.wording.companions import habit_lines, level_name
from tarokgui.wording.numerals import signed
from tarokgui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class TableChoices:
    """The functions to be called with a choice: on or off; the key of a game; a place and a step; one of `STRENGTHS`.

    The step is the number of people to go on by.
    """

    easy: Callable[[bool], None]
    game: Callable[[str], None]
    person: Callable[[int, int], None]
    strength: Callable[[str], None]


def game_lines(
    rows: OptionRows, paint: DrawContext, wish: TableSetup, choices: TableChoices, *, easy: bool
) -> Iterable[ColumnLine]:
    """The easy start, and a button for each game with that of *wish* chosen."""
    tr = rows.tr
    yield _easy(tr, paint, choices.easy, on=easy)
    yield rows.heading("game", tr("newtable.game"), above=16)
    for game in GAMES:
        yield _game(tr, paint, game, choices.game, chosen=wish.game == game)


def pot_line(rows: OptionRows, wish: TableSetup) -> ColumnLine:
    """The payment before the first deal."""
    return rows.words("pot", pot_words(rows.tr, wish), quiet=True, above=8)


def people_lines(rows: OptionRows, paint: DrawContext, wish: TableSetup, choices: TableChoices) -> Iterable[ColumnLine]:
    """The people at that table, and their strength."""
    tr = rows.tr
    yield rows.heading("people", tr("newtable.people"), above=16)
    for place, id in zip(places(len(wish.seated) + 1)[1:], wish.seated, strict=True):
        yield _person(tr, paint, place, id, wish, choices.person)
    words = [tr(f"newtable.strength.{strength or 'own'}") for strength in STRENGTHS]
    at = STRENGTHS.index(wish.strength)

    def choose(index: int) -> None:
        choices.strength(STRENGTHS[index])

    yield rows.pick("strength", tr("newtable.strength.label"), words, at, choose, below=True)


def pot_words(tr: Translator, wish: TableSetup) -> str:
    """The sentence about the payments into the pot before the first deal, and the totals that follow from them."""
    match = new_match(variant_for(wish.game, wish.options()), 0)
    dealer, others = (-total for total in match.totals[:2])
    if not dealer and not others:
        return tr("newtable.no-pot")
    paid = tr("newtable.points", n=others)
    lang = tr.language
    return tr("newtable.pot", paid=paid, dealer=dealer, start=signed(-others, lang), dealing=signed(-dealer, lang))


def _easy(tr: Translator, paint: DrawContext, choose: Callable[[bool], None], *, on: bool) -> ColumnLine:
    label = tr("easy.title")
    second = f"{tr('easy.line')} {tr('easy.how-to-leave' if on else 'easy.any-time')}"

    def make(rect: Rect) -> OptionCard:
        return OptionCard("easy", rect, label, choose, checked=on, second=second)

    return ColumnLine(lambda width: OptionCard.height(paint, width, label, second), make, 8)


def _game(tr: Translator, paint: DrawContext, game: str, choose: Callable[[str], None], *, chosen: bool) -> ColumnLine:
    scale, text = paint.scale, paint.text
    height = max(scale.px(46), text.line_height(scale.large) + text.line_height(scale.small) + scale.px(2))
    label, second = tr(f"newtable.name.{game}"), tr(f"newtable.line.{game}")

    def make(rect: Rect) -> TallButton:
        made = TallButton(f"game:{game}", rect, label, lambda: choose(game), second=second)
        made.role, made.chosen = "radio", chosen
        return made

    return ColumnLine(lambda width: height, make, 8)


def _person(
    tr: Translator, paint: DrawContext, place: Place, id: str, wish: TableSetup, choose: Callable[[int, int], None]
) -> ColumnLine:
    who, number, strength = companion(id), wish.people.index(id), wish.strength
    level = tr(f"people.level.{strength}") if strength else level_name(tr, who)
    face = PersonFace(id, tr(who.name_key), level, tr(who.line_key))

    def make(rect: Rect) -> PersonPick:
        made = PersonPick(f"person:{place}", rect, tr(f"newtable.{place}"), face, lambda step: choose(number, step))
        made.hint = tr("people.tonight", level=level) if strength else "\n".join(habit_lines(tr, who))
        return made

    return ColumnLine(lambda width: PersonPick.height(paint, width, face), make, 8)
