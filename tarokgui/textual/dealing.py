"""The questions before the bidding: cut, way of dealing, packets, throwing in."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, ChoosePattern, Cut, Keep, Knock, TakePacket, ThrowIn, legal_actions
from tarokgui.wording.spoken import gloss
from tarokgui.wording.terms import pattern_name

from .asking import TextChoice, TextQuestion
from .choices import glossed
from .moment import Prompt
from .typed import folded, words


def cut_question(moment: Prompt) -> TextQuestion[Action]:
    """Knock, cut in the middle, or name the number of cards to lift."""
    legal = legal_actions(moment.view)
    cuts = [action.cards for action in legal if isinstance(action, Cut)]
    middle = (cuts[0] + cuts[-1]) // 2

    def named(text: str) -> Action | None:
        number = text.rpartition(" ")[2]
        return Cut(int(number)) if number.isascii() and number.isdigit() and len(number) < 4 else None

    choices: list[TextChoice[Action]] = [
        TextChoice(moment("cut.middle", n=middle), Cut(middle), words(moment.tr, "cut"))
    ]
    if Knock() in legal:
        choices.append(TextChoice(moment("cut.knock"), Knock(), words(moment.tr, "knock")))
    prompt = moment("cut.prompt" if len(choices) > 1 else "cut.prompt-only", least=cuts[0], most=cuts[-1])
    return TextQuestion((moment("question.cut"),), tuple(choices), named, moment.refusal, prompt)


def pattern_question(moment: Prompt) -> TextQuestion[Action]:
    """Forehand's choice after a knock."""
    tr, view = moment.tr, moment.view
    choices: list[TextChoice[Action]] = []
    for action in legal_actions(view):
        if isinstance(action, ChoosePattern):
            name = pattern_name(tr, action.pattern)
            label = moment("choice.glossed", words=name, gloss=gloss(tr, action, view))
            choices.append(TextChoice(label, action, (folded(name),)))
    return TextQuestion((moment("question.pattern"),), tuple(choices))


def packet_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about one of the packets that are left."""
    packets = [action.number for action in legal_actions(moment.view) if isinstance(action, TakePacket)]
    choices: tuple[TextChoice[Action], ...] = tuple(
        TextChoice(moment("packet", number=number), TakePacket(number)) for number in packets
    )
    return TextQuestion((moment("question.packets"),), choices)


def throw_in_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about throwing in: keep comes first, as it cannot be regretted."""
    keep, throw = moment("throw-in.keep"), moment("throw-in.throw")
    choices: Sequence[TextChoice[Action]] = (
        TextChoice(keep, Keep(), words(moment.tr, "keep")),
        TextChoice(throw, ThrowIn(), words(moment.tr, "throw-in")),
    )
    return TextQuestion((moment("question.throw-in"),), tuple(choices))


def place_question(moment: Prompt) -> TextQuestion[Action]:
    """The place of the talon."""
    choices = tuple(glossed(moment, action) for action in legal_actions(moment.view))
    return TextQuestion((moment("question.talon-place"),), choices, lambda text: None, moment.refusal)
