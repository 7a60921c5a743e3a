"""Choices that stand for words of the table: the words, and their meaning."""

from __future__ import annotations

from engine import GAME, Action, Double
from tarokgui.wording.spoken import gloss, spoken, steps_said
from tarokgui.wording.terms import item_name, step_name

from .asking import TextChoice
from .moment import Prompt
from .typed import folded


def glossed(moment: Prompt, action: Action, typed: tuple[str, ...] = ()) -> TextChoice[Action]:
    """The words of an action with their meaning; *typed* may be typed besides."""
    said, meaning = spoken(moment.tr, action, moment.view), gloss(moment.tr, action, moment.view)
    return TextChoice(moment("choice.glossed", words=said, gloss=meaning), action, (folded(said), *typed))


def announce_label(moment: Prompt, action: Action) -> str:
    """The words of the table, the seat of the bonus, and their meaning."""
    tr, view = moment.tr, moment.view
    said, meaning = spoken(tr, action, view), gloss(tr, action, view)
    if isinstance(action, Double) and action.seat is not None:
        return moment.says("announce.double", action.seat, words=said, gloss=meaning)
    return moment("choice.glossed", words=said, gloss=meaning)


def double_words(moment: Prompt, action: Double) -> tuple[str, ...]:
    """The forms in which the next step of a chain may be typed."""
    tr, view, item = moment.tr, moment.view, action.item
    step = folded(step_name(tr, steps_said(view, action), view.table.variant.prices.steps))
    if item == GAME:
        return step, f"{step} {folded(item_name(tr, GAME))}"
    return folded(spoken(tr, action, view)), f"{step} {item}", f"{step} {folded(item_name(tr, item))}"
