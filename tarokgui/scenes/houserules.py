"""The house rules: one line with the differences from the usual, and behind it the rows to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import HouseValue, Option, game_of
from tarokgui.draw.geometry import Rect
from tarokgui.games.registry import texts_of
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.session.tablesetup import TableSetup
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.fold import Fold

if TYPE_CHECKING:
    from tarokgui.wording.translator import Translator


def house_words(tr: Translator, wish: TableSetup, *, opened: bool) -> tuple[str, str]:
    """The line that opens the house rules, and the text below it: the differences, or the effect of a press."""
    differing = wish.options()
    label = (
        tr("newtable.house-differ", n=len(differing))
        if differing
        else tr(f"newtable.house-usual.{texts_of(wish.game).venue.room}")
    )
    if opened or not differing:
        return label, tr("newtable.house-close" if opened else "newtable.house-open")
    named = [f"{tr(f'house.{name}.label')}: {tr(f'house.{name}.{_word(value)}')}" for name, value in differing.items()]
    return label, " · ".join(named)


def fold_line(rows: OptionRows, wish: TableSetup, press: Callable[[], None], *, opened: bool) -> ColumnLine:
    """The line that opens the house rules, or folds them again."""
    label, second = house_words(rows.tr, wish, opened=opened)

    def make(rect: Rect) -> Fold:
        return Fold("house", rect, label, press, second=second, opened=opened)

    return ColumnLine(lambda width: Fold.height(rows.paint, width, label, second), make, 16)


def house_column(
    rows: OptionRows, wish: TableSetup, choose: Callable[[str, HouseValue], None], reset: Callable[[], None]
) -> list[ColumnLine]:
    """All house rules between a line about them and the button that resets them."""
    room = texts_of(wish.game).venue.room
    return [
        rows.words("house-line", rows.tr(f"newtable.house-line.{room}"), quiet=True, above=2),
        *house_lines(rows, wish, choose),
        rows.button("house-reset", rows.tr("newtable.reset"), reset),
    ]


def house_lines(rows: OptionRows, wish: TableSetup, choose: Callable[[str, HouseValue], None]) -> Iterable[ColumnLine]:
    """A heading for each group and a row for each option; *choose* is given the option and its new value."""
    tr = rows.tr
    schema = game_of(wish.game).house
    for group in schema.groups:
        yield rows.heading(f"group:{group}", tr(f"house.group.{group}"))
        for option in schema.group(group):
            yield _row(rows, wish, option, choose)


def _row(rows: OptionRows, wish: TableSetup, option: Option, choose: Callable[[str, HouseValue], None]) -> ColumnLine:
    tr, name, values = rows.tr, option.key, option.choices
    reason = _reason(tr, wish, option)
    words = [tr(f"house.{name}.{_word(value)}") for value in values]
    words[0] = tr("house.usual", what=words[0])
    held = wish.rule(name)
    return rows.pick(
        f"house:{name}",
        tr(f"house.{name}.label"),
        words,
        values.index(held),
        lambda index: choose(name, values[index]),
        second=tr(f"house.{name}.second"),
        reason=reason,
    )


def reason_key(game: str, option: Option) -> str:
    """The text that says why an option of that game is closed."""
    return f"house.reason.{option.key if option.played else game}"


def _reason(tr: Translator, wish: TableSetup, option: Option) -> str:
    """The reason why an option cannot be chosen at this table; empty if it can.

    A game has one reason for all the options that it does not play.
    """
    if game_of(wish.game).house.is_open(option.key, {each: wish.rule(each) for each in _keys(wish)}):
        return ""
    return tr(reason_key(wish.game, option))


def _keys(wish: TableSetup) -> list[str]:
    return [option.key for option in game_of(wish.game).house.options]


def _word(value: HouseValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
