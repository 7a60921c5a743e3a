"""The questions that only Slovenian Tarok asks: the talon's place, annulling, naming, the open talon, kontra."""

from __future__ import annotations

from collections.abc import Iterator

from engine import (
    GAME,
    Action,
    Announce,
    CallKing,
    Card,
    Double,
    Keep,
    Own,
    PassAnnouncing,
    TakeGroup,
    card_name,
    group_cards,
    legal_actions,
    price_at,
    suit_of,
)
from engine.games.slovenian.actions import ANNUL, CALL_FOURTH, CONVERT, VOGEL_FREI, named
from tarokgui.wording.cards import suit_words
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import contract_name, item_name

from .announcing import announce_label, double_words
from .asking import TextChoice, TextQuestion
from .cards import card_label, cards_text, typed_card
from .moment import Prompt
from .typed import english, folded, words


def _glossed(moment: Prompt, action: Action, typed: tuple[str, ...] = ()) -> TextChoice[Action]:
    """What is said, and what it means."""
    said, meaning = spoken(moment.tr, action, moment.view), gloss(moment.tr, action, moment.view)
    return TextChoice(moment("choice.glossed", words=said, gloss=meaning), action, (folded(said), *typed))


def place_question(moment: Prompt) -> TextQuestion[Action]:
    """S30: where the talon lies."""
    choices = tuple(_glossed(moment, action) for action in legal_actions(moment.view))
    return TextQuestion((moment("question.talon-place"),), choices, lambda text: None, moment.refusal)


def annul_question(moment: Prompt) -> TextQuestion[Action]:
    """S81: keep first, as it is what cannot be regretted."""
    choices: tuple[TextChoice[Action], ...] = (
        _glossed(moment, Keep(), words(moment.tr, "keep")),
        _glossed(moment, ANNUL, words(moment.tr, "annul")),
    )
    return TextQuestion((moment("question.annul"),), choices, lambda text: None, moment.refusal)


def naming_question(moment: Prompt) -> TextQuestion[Action]:
    """S35, S36: the contract that is played, with what it is worth."""
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


def calling_question(moment: Prompt) -> TextQuestion[Action]:
    """S39, S-V1, S-V2: the kings, or what the house lets one call; one's own marked: with it one plays alone."""
    tr, view = moment.tr, moment.view
    choices: list[TextChoice[Action]] = []
    for action in legal_actions(view):
        if isinstance(action, CallKing):
            own = view.hand >> action.card & 1
            label = moment("call.own" if own else "call.other", card=card_label(tr, action.card))
            suits = [folded(suit_words(language, suit_of(action.card))) for language in (tr, english())]
            choices.append(TextChoice(label, action, (*suits, folded(card_name(action.card)))))
        elif action == CALL_FOURTH:
            choices.append(_glossed(moment, action, words(tr, "fourth")))

    def typed(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else CallKing(card)

    return TextQuestion((moment("question.call"),), tuple(choices), typed, moment.refusal)


def open_talon_question(moment: Prompt) -> TextQuestion[Action]:
    """S41: which of the groups that all can see; whether the called card lies in one."""
    tr, view = moment.tr, moment.view
    called = view.table.called
    choices: list[TextChoice[Action]] = []
    for action in legal_actions(view):
        if isinstance(action, TakeGroup):
            cards = group_of(moment, action.group)
            key = "open-talon.with-called" if called in cards else "open-talon.group"
            label = moment(key, group=action.group, cards=cards_text(tr, cards))
            choices.append(TextChoice(label, action, tuple(folded(card_name(card)) for card in cards)))

    def typed(text: str) -> Action | None:
        first, _, number = text.rpartition(" ")
        if first in words(tr, "take") and number.isascii() and number.isdigit() and len(number) < 3:
            return TakeGroup(int(number))
        return None

    return TextQuestion((moment("question.open-talon"),), tuple(choices), typed, moment.refusal)


def group_of(moment: Prompt, group: int) -> tuple[Card, ...]:
    """The cards of a group of the talon that lie open."""
    talon = moment.view.table.talon
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)


def convert_choice(moment: Prompt) -> TextChoice[Action]:
    """S37: the game becomes colour valat instead of a discard."""
    return _glossed(moment, CONVERT, words(moment.tr, "convert"))


def kontra_question(moment: Prompt) -> TextQuestion[Action]:
    """S46: what may be said now; what may not can be named and is answered with the reason."""
    view = moment.view
    legal = legal_actions(view)
    choices = tuple(TextChoice(announce_label(moment, action), action, _words(moment, action)) for action in legal)

    def typed(text: str) -> Action | None:
        return next((action for action in _sayable(moment) if text in _words(moment, action)), None)

    asked = moment("question.announce.more" if view.table.speech.fresh else "question.kontra-round")
    return TextQuestion((asked,), choices, typed, moment.refusal)


def klop_kontra_question(moment: Prompt) -> TextQuestion[Action]:
    """S-V10: kontra to the klop, or nothing."""
    legal = legal_actions(moment.view)
    choices = tuple(TextChoice(announce_label(moment, action), action, _words(moment, action)) for action in legal)
    return TextQuestion((moment("question.klop-kontra"),), choices, lambda text: None, moment.refusal)


def _sayable(moment: Prompt) -> Iterator[Action]:
    """Everything that could be said at this table, whether it may be or not."""
    table = moment.view.table
    yield from (Announce(item) for item in table.variant.announceable)
    yield VOGEL_FREI
    yield Double(GAME)
    yield from (Double(bonus.item, bonus.seat) for bonus in table.speech.announced)


def _words(moment: Prompt, action: Action) -> tuple[str, ...]:
    """How something may be typed: as it is said, or short."""
    tr = moment.tr
    match action:
        case PassAnnouncing():
            return words(tr, "merge")
        case Announce(item):
            return folded(item_name(tr, item)), *words(tr, f"item.{item}")
        case Double():
            return double_words(moment, action)
    return (folded(spoken(tr, action, moment.view)), *words(tr, "vogel-frei"))
