"""All that the terminal says while a hand goes on."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from unittest.mock import patch

from engine import replay
from tarokgui.textual import InputEnded, TextTable
from tarokgui.textual.asking import Asker, TextQuestion
from tarokgui.textual.commands import COMMANDS
from tests.support.twins import HUMAN, Hand
from tests.textual.sitting import Typist, words

ASKED = (*(command for command in COMMANDS if command not in ("new", "quit", "why", "brief", "look-hand")), "why 1")
DONE = "!"


def typed(at: Hand) -> str:
    """All that the terminal says of a hand that is played there from its beginning to the person's last choice, with
    all that can be asked for at the prompts of every third decision."""
    session, left, ask = at.session(), dict[int, list[str]](), Asker.ask

    def answer(shown: str) -> str | None:
        done = len(session.record.actions)
        own = sum(view.seat == HUMAN for view, _ in at.steps[:done])
        if commands := left.setdefault(done, [*ASKED] if own % 3 == 0 or done == len(at.steps) else []):
            return commands.pop(0)
        return DONE if done < len(at.steps) else None

    def rehearsed(asker: Asker, question: TextQuestion[object]) -> object:
        """The real question; a player who types `DONE` acts as in the hand, and means it."""
        if [choice.value for choice in question.choices] == [False, True]:
            wanted: object = True
        else:
            wanted = at.steps[len(session.record.actions)][1] if len(session.record.actions) < len(at.steps) else None
        return ask(
            asker,
            replace(
                question,
                choices=tuple(replace(choice, words=()) for choice in question.choices),  # "king" would announce it
                named=lambda text: wanted if text == DONE else None,
                refusal=lambda value: None if value is wanted else question.refusal(value),
            ),
        )

    typist = Typist(answer)
    with patch.object(Asker, "ask", rehearsed), suppress(InputEnded):
        TextTable(session, words(), typist.terminal).play()
    assert session.moment.hand.state == replay(at.record)[0]
    return typist.text
