"""The facts of a screen: those for a screen reader, the words that are seen, and those of its tooltips."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.widgets.base import Widget
from tests.gui.sitting import Sitting

HEADINGS: Final = frozenset({"sheet", "tray", "table:title"})
"""Names of parts: in large letters only a screen reader has them, for the line above the hand names the decision."""
OTHERWISE: Final = dict.fromkeys(("panels.call.alone", "panels.ruf.alone"), ("call.own-hint", "panels.ruf.own-hint"))
"""Words of the catalogue that a tooltip says in other words."""
WORDS: Final = re.compile(r"[\w×+−]+")


class Line(NamedTuple):
    """A drawn line of words and the ids of the widgets that it is on."""

    words: str
    on: tuple[str, ...]


class Facts(NamedTuple):
    """All that a table says, to whichever sense."""

    told: frozenset[tuple[str, str, str]]
    """Id, role and name of each thing that a screen reader has."""
    lines: tuple[Line, ...]
    """The words that are seen whole."""
    asked: tuple[str, ...]
    """The tooltips of pointer and keys."""
    scrolled: frozenset[str]
    """The ids of widgets that are partly out of sight in a pane, which goes to them."""


def facts_of(data: dict[str, object], size: tuple[int, int], text: float, language: str) -> Facts | None:
    """The facts of a saved session at that size of letters; None where another screen than the table comes up."""
    sitting = Sitting(Evening.from_data(data), size, reading=True, text_scale=text, language=language)
    sitting.table.stage.controller.dispatch(Skip())
    if sitting.top is not sitting.table:
        return None
    painter = sitting.program.drawing.text
    painter.drawn.clear()
    sitting.draw()  # some tooltips depend on the words that had room
    widgets = [widget for widget in sitting.table.focus.widgets if widget.visible]
    lines = tuple(
        Line(line.text, tuple(widget.id for widget in widgets if widget.rect.holds(line.rect.centre)))
        for line in painter.drawn
        if line.fits
    )
    told = frozenset((node.id, node.role, node.label) for node in sitting.table.tree())
    tips = tuple(widget.tooltip for widget in widgets if widget.tooltip)
    return Facts(told, lines, tips, frozenset(widget.id for widget in widgets if _hidden(widget)))


def _hidden(widget: Widget) -> bool:
    """True if the pane has to scroll to show all of the widget."""
    return widget.pane is not None and widget.clip is not None and not widget.clip.contains(widget.rect)


def lost(usual: Facts, large: Facts, otherwise: Mapping[str, Collection[str]]) -> Iterator[str]:
    """The facts of the usual letters that the large ones do not have, and those that they have more.

    A word is on the screen, or the words of its line that are not are all in one tooltip, which may also have one of
    the sentences *otherwise* in its place.
    """
    yield from sorted(f"not told: {told}" for told in usual.told - large.told)
    yield from sorted(f"told besides: {told}" for told in large.told - usual.told)
    headings = {label for id, _, label in usual.told if id in HEADINGS}
    seen = {word for line in large.lines for word in words(line.words)}
    asked = [frozenset(words(tip)) for tip in large.asked]
    for line in usual.lines:
        gone = [word for word in words(line.words) if word not in seen]
        if line.words in headings or not gone or large.scrolled.intersection(line.on):
            continue
        ways = [gone, *(words(each) for each in otherwise.get(line.words, ()))]
        if not any(tip.issuperset(way) for way in ways for tip in asked):
            yield f"neither seen nor asked for: {line.words!r}, without {gone}"


def words(text: str) -> list[str]:
    """The words and figures of a text."""
    return WORDS.findall(text.casefold())
