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
from tarokgui.wording.spoken import gloss, spoken, steps_said
from tarokgui.wording.terms import item_name, step_name

from .asking import TextChoice, TextQuestion
from .moment import Prompt
from .typed import folded, words


def announce_question(moment: Prompt) -> TextQuestion[Action]:
    """What may be said now; what may not can be named and is answered with the reason."""
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


def announce_label(moment: Prompt, action: Action) -> str:
    """The words of the table, whose bonus they are about, and what they mean."""
    tr, view = moment.tr, moment.view
    said, meaning = spoken(tr, action, view), gloss(tr, action, view)
    if isinstance(action, Double) and action.seat is not None:
        return moment.says("announce.double", action.seat, words=said, gloss=meaning)
    return moment("choice.glossed", words=said, gloss=meaning)


def _sayable(moment: Prompt) -> Iterator[Action]:
    """Everything that could be said at this table, whether it may be or not."""
    table = moment.view.table
    phase = table.variant.course[table.stage]
    if isinstance(phase, AnnouncePhase):
        yield Declare(phase.countable(moment.view) or phase.counts[0])
        yield from (Declare(count) for count in phase.counts)
        yield from (Announce(item) for item in phase.items)
    yield Double(GAME)
    yield from (Double(bonus.item, bonus.seat) for bonus in table.speech.announced)


def _words(moment: Prompt, action: Action) -> tuple[str, ...]:
    """How something may be typed: as it is said, or short."""
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


def double_words(moment: Prompt, action: Double) -> tuple[str, ...]:
    """How the next step of a chain may be typed."""
    tr, view, item = moment.tr, moment.view, action.item
    step = folded(step_name(tr, steps_said(view, action), view.table.variant.prices.steps))
    if item == GAME:
        return step, f"{step} {folded(item_name(tr, GAME))}"
    return folded(spoken(tr, action, view)), f"{step} {item}", f"{step} {folded(item_name(tr, item))}"


def _own_count(moment: Prompt) -> int:
    """The number that "taroace" alone stands for."""
    table = moment.view.table
    phase = table.variant.course[table.stage]
    return phase.countable(moment.view) or phase.counts[0] if isinstance(phase, AnnouncePhase) else 0
