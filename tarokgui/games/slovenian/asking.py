"""The questions that only Slovenian Tarok asks: annulling, naming, kontra."""

from __future__ import annotations

from collections.abc import Iterator

from engine import (
    GAME,
    Action,
    Announce,
    Double,
    Keep,
    Own,
    PassAnnouncing,
    legal_actions,
    price_at,
)
from engine.games.slovenian.actions import ANNUL, VOGEL_FREI, named
from tarokgui.textual.asking import TextChoice, TextQuestion
from tarokgui.textual.choices import announce_label, double_words, glossed
from tarokgui.textual.moment import Prompt
from tarokgui.textual.typed import folded, words
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import contract_name, item_name


def annul_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about annulling (S81): keep comes first, as it cannot be regretted."""
    choices: tuple[TextChoice[Action], ...] = (
        glossed(moment, Keep(), words(moment.tr, "keep")),
        glossed(moment, ANNUL, words(moment.tr, "annul")),
    )
    return TextQuestion((moment("question.annul"),), choices, lambda text: None, moment.refusal)


def naming_question(moment: Prompt) -> TextQuestion[Action]:
    """The contract to be played, with its value (S35, S36)."""
    view = moment.view
    choices = []
    for action in legal_actions(view):
        row = view.table.variant.contract(named(action) or "")
        if row is None:
            continue
        said, meaning = contract_name(moment.tr, row.key), gloss(moment.tr, action, view)
        label = moment("choice.glossed", words=said, gloss=meaning)
        if not row.individual:
            price = price_at(view.table, row, 1)
            label = moment("choice.bid", words=said, gloss=meaning, won=price.win, lost=price.loss)
        choices.append(TextChoice(label, action, (folded(said),)))
    every = [action for text in sorted(view.table.variant.own_actions) if named(action := Own(text))]

    def typed(text: str) -> Action | None:
        return next((each for each in every if text == folded(contract_name(moment.tr, named(each) or ""))), None)

    return TextQuestion((moment("question.name-contract"),), tuple(choices), typed, moment.refusal)


def kontra_question(moment: Prompt) -> TextQuestion[Action]:
    """The announcements allowed now; others can be named and are answered with the reason (S46)."""
    view = moment.view
    legal = legal_actions(view)
    choices = tuple(TextChoice(announce_label(moment, action), action, _words(moment, action)) for action in legal)

    def typed(text: str) -> Action | None:
        return next((action for action in _sayable(moment) if text in _words(moment, action)), None)

    asked = moment("question.announce.more" if view.table.speech.fresh else "question.kontra-round")
    return TextQuestion((asked,), choices, typed, moment.refusal)


def klop_kontra_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about kontra to the klop (S-V10)."""
    legal = legal_actions(moment.view)
    choices = tuple(TextChoice(announce_label(moment, action), action, _words(moment, action)) for action in legal)
    return TextQuestion((moment("question.klop-kontra"),), choices, lambda text: None, moment.refusal)


def _sayable(moment: Prompt) -> Iterator[Action]:
    """Everything that could be said at this table, allowed or not."""
    table = moment.view.table
    yield from (Announce(item) for item in table.variant.announceable)
    yield VOGEL_FREI
    yield Double(GAME)
    yield from (Double(bonus.item, bonus.seat) for bonus in table.speech.announced)


def _words(moment: Prompt, action: Action) -> tuple[str, ...]:
    """The forms in which something may be typed: as it is said, or short."""
    tr = moment.tr
    match action:
        case PassAnnouncing():
            return words(tr, "merge")
        case Announce(item):
            return folded(item_name(tr, item)), *words(tr, f"item.{item}")
        case Double():
            return double_words(moment, action)
    return (folded(spoken(tr, action, moment.view)), *words(tr, "vogel-frei"))
