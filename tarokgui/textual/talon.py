"""The questions over the talon: take a group, reject it, go back to one, surrender."""

from __future__ import annotations

from engine import (
    Action,
    Card,
    Reject,
    Surrender,
    TakeGroup,
    card_name,
    group_cards,
    group_level,
    legal_actions,
    look_level,
    price_at,
    surrender_price,
)

from .asking import TextChoice, TextQuestion
from .cards import cards_text
from .moment import Prompt
from .typed import folded, words


def talon_question(moment: Prompt) -> TextQuestion[Action]:
    """The group that the person looks at, or all of them once every one has been rejected."""
    tr, view = moment.tr, moment.view
    talon = view.table.talon
    lines = []
    if talon.looking is None:
        lines.append(moment("question.talon.back"))
    else:
        cards = cards_text(tr, view.looked)
        lines.append(moment("question.talon.look", group=talon.looking, level=view.table.level, cards=cards))
        if view.table.called in view.looked:
            lines.append(moment("talon.king-here"))
    choices = tuple(_talon_choice(moment, action) for action in legal_actions(view))

    def named(text: str) -> Action | None:
        if (taken := _taken(moment, text)) is not None:
            return taken
        if text in words(tr, "reject"):
            return Reject()
        return Surrender() if text in words(tr, "surrender") else None

    return TextQuestion(tuple(lines), choices, named, moment.refusal)


def open_talon_question(moment: Prompt) -> TextQuestion[Action]:
    """The groups that all can see; the called card is named in its group."""
    tr, view = moment.tr, moment.view
    called = view.table.called
    choices: list[TextChoice[Action]] = []
    for action in legal_actions(view):
        if isinstance(action, TakeGroup):
            cards = _open_group(moment, action.group)
            key = "open-talon.with-called" if called in cards else "open-talon.group"
            label = moment(key, group=action.group, cards=cards_text(tr, cards))
            choices.append(TextChoice(label, action, tuple(folded(card_name(card)) for card in cards)))
    return TextQuestion(
        (moment("question.open-talon"),), tuple(choices), lambda text: _taken(moment, text), moment.refusal
    )


def _taken(moment: Prompt, text: str) -> TakeGroup | None:
    """The group that was typed with the word for taking."""
    first, _, number = text.rpartition(" ")
    if first in words(moment.tr, "take") and number.isascii() and number.isdigit() and len(number) < 3:
        return TakeGroup(int(number))
    return None


def _talon_choice(moment: Prompt, action: Action) -> TextChoice[Action]:
    tr, table = moment.tr, moment.view.table
    match action:
        case TakeGroup(group) if table.talon.looking is not None:
            label = moment("talon.take", group=group, level=table.level, lost=lost_game(moment, table.level))
            return TextChoice(label, action, words(tr, "take"))
        case TakeGroup(group):
            level = group_level(table, group) or 0
            cards = cards_text(tr, _open_group(moment, group))
            lost = lost_game(moment, level)
            return TextChoice(moment("talon.back", group=group, cards=cards, level=level, lost=lost), action)
        case Reject():
            return TextChoice(_reject_label(moment), action, words(tr, "reject"))
        case Surrender():
            return surrender_choice(moment)
    raise ValueError(f"nothing to do with a talon: {action}")


def _reject_label(moment: Prompt) -> str:
    talon = moment.view.table.talon
    if len(talon.seen) == talon.groups:
        return moment("talon.reject-last")
    return moment("talon.reject", level=look_level(_ordinal(moment), len(talon.seen)))


def surrender_choice(moment: Prompt) -> TextChoice[Action]:
    """The choice of giving the game up, with its price."""
    return TextChoice(
        moment("talon.surrender", n=surrender_price(moment.view).total), Surrender(), words(moment.tr, "surrender")
    )


def lost_game(moment: Prompt, level: int) -> int:
    """The price of a lost game at a level, without contra."""
    table = moment.view.table
    return price_at(table, table.contract, level).loss if table.contract else 0


def _ordinal(moment: Prompt) -> int:
    bid = moment.view.table.auction.bid
    return bid.ordinal if bid else 1


def _open_group(moment: Prompt, group: int) -> tuple[Card, ...]:
    talon = moment.view.table.talon
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)
