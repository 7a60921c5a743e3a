"""The question of the announcement round: one thing at a time, merge ends the turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine import (
    GAME,
    Action,
    Announce,
    Declare,
    Double,
    PassAnnouncing,
    legal_actions,
)
from engine.games.romanian.announcing import AnnouncePhase
from tarokgui.textual.asking import TextChoice, TextQuestion
from tarokgui.textual.choices import announce_label, double_words
from tarokgui.textual.moment import Prompt
from tarokgui.textual.typed import folded, words
from tarokgui.wording.spoken import spoken
from tarokgui.wording.terms import item_name


def announce_question(moment: Prompt) -> TextQuestion[Action]:
    """The announcements allowed now; others can be named and are answered with the reason."""
    view = moment.view
    speech = view.table.speech
    first = not speech.spoken >> view.seat & 1
    key = "more" if speech.fresh else "first" if first else "later"
    choices = tuple(
        TextChoice(announce_label(moment, action), action, _words(moment, action)) for action in legal_actions(view)
    )

    def named(text: str) -> Action | None:
        return next((action for action in _sayable(moment) if text in _words(moment, action)), None)

    asked = moment(f"question.announce.{key}")
    return TextQuestion((asked,), choices, named, moment.refusal)


def _sayable(moment: Prompt) -> Iterator[Action]:
    """Everything that could be said at this table, allowed or not."""
    table = moment.view.table
    phase = table.variant.course[table.stage]
    if isinstance(phase, AnnouncePhase):
        yield Declare(phase.countable(moment.view) or phase.counts[0])
        yield from (Declare(count) for count in phase.counts)
        yield from (Announce(item) for item in phase.items)
    yield Double(GAME)
    yield from (Double(bonus.item, bonus.seat) for bonus in table.speech.announced)


def _words(moment: Prompt, action: Action) -> tuple[str, ...]:
    """The words to type for an action: as it is said, or short."""
    tr = moment.tr
    match action:
        case PassAnnouncing():
            return words(tr, "merge")
        case Declare(count):
            own = words(tr, "taroace") if count == _own_count(moment) else ()
            return folded(spoken(tr, action, moment.view)), f"{count} {words(tr, 'taroace')[0]}", *own
        case Announce(item):
            return folded(item_name(tr, item)), *words(tr, f"item.{item}")
        case Double():
            return double_words(moment, action)
    return ()


def _own_count(moment: Prompt) -> int:
    """The number that "taroace" alone stands for."""
    table = moment.view.table
    phase = table.variant.course[table.stage]
    return phase.countable(moment.view) or phase.counts[0] if isinstance(phase, AnnouncePhase) else 0
