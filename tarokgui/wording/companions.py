"""The people to play with, in words: their level, their habits, and the measured effect of those."""

from __future__ import annotations

from typing import Final

from engine import Seat
from tarokgui.session.people import Companion, companion
from tarokgui.wording.figures import Figures, figures_of
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

WHOLE: Final = 9.95
"""From so many of a hundred on tenths are left out."""


def level_name(tr: Translator, who: Companion) -> str:
    """The level of a person; empty if unknown."""
    found = figures_of(who.id)
    key = f"people.level.{found.level if found is not None else _known_level(who)}"
    return tr(key) if key in tr else ""


def _known_level(who: Companion) -> str:
    """The level of a character without measured figures; empty for a stranger to the bots."""
    from ai import CHARACTERS, level_of  # who was measured needs no bots for his card

    return level_of(who.bot) if who.bot in CHARACTERS else ""


def manner(tr: Translator, who: Companion) -> str:
    """Level and habit of a person at the table."""
    level = level_name(tr, who)
    return f"{level[:1].upper()}{level[1:]}. {tr(who.habit_key)}" if level else tr(who.habit_key)


def about_lines(tr: Translator, seating: Seating, seat: Seat) -> tuple[str, ...]:
    """The person at a seat, their strength and their habit."""
    who = companion(seating.person(seat))
    level = f"people.level.{seating.strength(seat)}"
    if level in tr:
        return tr(who.line_key), tr("people.tonight", level=tr(level))
    return tr(who.line_key), manner(tr, who)


def habit_lines(tr: Translator, who: Companion) -> tuple[str, ...]:
    """The habit, its frequency, and the strength it gives them; the last two as far as they were measured."""
    found = figures_of(who.id)
    if found is None:
        return (tr(who.habit_key),)
    return tr(who.habit_key), habit_figure(tr, who, found), strength_text(tr, found)


def habit_figure(tr: Translator, who: Companion, found: Figures) -> str:
    """The frequency of the habit, and its frequency in others."""
    return tr(who.figure_key, own=_percent(tr, found.own_percent), others=_percent(tr, found.others_percent))


def strength_text(tr: Translator, found: Figures) -> str:
    """The strength of a person, its error, and the number of deals behind it."""
    mean = round(found.mean, 2)
    sign = "+" if mean > 0 else "−" if mean < 0 else ""
    words = sign + decimal(tr, abs(mean), 2)
    deals = tr("people.deals", n=found.deals)
    return tr("people.strength", mean=words, spread=decimal(tr, found.spread, 2), deals=deals)


def _percent(tr: Translator, percent: float) -> str:
    """The percentage in words: with a tenth if it is small, unless that is nought."""
    return decimal(tr, percent, 0 if percent >= WHOLE or round(percent, 1) == round(percent) else 1)


def decimal(tr: Translator, number: float, places: int) -> str:
    """A number with so many decimals and the decimal mark of the language."""
    return f"{number:.{places}f}".replace(".", tr("settings.decimal"))
