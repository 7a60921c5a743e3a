"""The choice of a table as lines: an easy start, the games, the people and their strength."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from engine import GAMES, new_match, variant_for
from tarokgui.draw.geometry import Rect
from tarokgui.draw.room import room_named
from tarokgui.games.registry import texts_of
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.session.people import companion
from tarokgui.session.seating import Place, places
from tarokgui.session.tablesetup import STRENGTHS, TableSetup
from tarokgui.widgets.button import Button, Style
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.gamerow import GameFace, GameRow
from tarokgui.widgets.optioncard import OptionCard
from tarokgui.widgets.personpick import PersonFace, PersonPick
from tarokgui.wording.companions import habit_lines, level_name
from tarokgui.wording.numerals import signed
from tarokgui.wording.translator import Translator

CARDS: Final = ("T22", "T1", "T21", "HK")
"""The cards that stand for the games, row by row."""


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
    """The easy start, and a row for each game, with that of *wish* chosen; games of one name share a row."""
    tr = rows.tr
    yield _easy(tr, paint, choices.easy, on=easy)
    yield rows.heading("game", tr("newtable.game"), above=16)
    families: dict[str, list[str]] = {}
    for game in GAMES:
        families.setdefault(game.partition("-")[0], []).append(game)
    for games, card in zip(families.values(), cycle(CARDS), strict=False):
        yield _game(tr, paint, games, choices.game, wish.game, card)


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


def _game(
    tr: Translator, paint: DrawContext, games: Sequence[str], choose: Callable[[str], None], chosen: str, card: str
) -> ColumnLine:
    """The row of a game; several differ by the number of players, which is chosen in the row as well."""
    first = chosen if chosen in games else games[0]
    venue = texts_of(first).venue
    room = room_named(venue.room).themes["felt"]
    face = GameFace(tr(f"newtable.name.{games[0]}"), tr(f"newtable.line.{first}"), card, room)
    segments = sorted(games, key=lambda game: variant_for(game).players) if len(games) > 1 else []

    def make(rect: Rect) -> GameRow:
        id = f"games:{first.partition('-')[0]}" if segments else f"game:{first}"
        return GameRow(id, rect, face, lambda: choose(first), chosen=chosen == first, segments=len(segments))

    def more(rect: Rect) -> Iterable[Button]:
        places = GameRow.segment_places(paint, rect, len(segments))
        for game, place in zip(segments, places, strict=True):
            made = Button(f"game:{game}", place, str(variant_for(game).players), lambda game=game: choose(game))  # type: ignore[misc]
            made.role, made.chosen = "radio", game == chosen
            if made.chosen:  # its line is brass, as the row itself is dark then
                made.style = Style.SECOND
            made.spoken = made.hint = f"{tr(f'newtable.name.{game}')}. {tr(f'newtable.line.{game}')}"
            yield made

    return ColumnLine(lambda width: GameRow.height(paint, width, face, len(segments)), make, 8, more)


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
