"""A card of the hand that cannot be used now says what to do first, by key and by pointer, in every phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from engine import legal_actions
from tarokgui.controller.intents import Say, Skip
from tarokgui.controller.state import TableState
from tarokgui.session.evening import Evening
from tarokgui.sound.cues import REFUSED
from tarokgui.table.hand import HandCard
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import FRESH, Sitting
from tests.support.attempts import a_sentence

MINE = {
    "auction": "The bidding is on: bid or say pas.",
    "call": "Call a king first.",
    "talon": "First take these talon cards or reject them.",
    "announce": "First come the announcements: say something or merge.",
}
THEIRS = ("auction", "call", "talon", "discard", "announce", "play")


@cache
def saved(moment: str) -> dict[str, object]:
    """A session at such a moment, with cards in the person's hand."""
    found = gallery("romanian", hands=8).get(moment, [])
    return next(data for data in chain(found, _walked(moment)) if Evening.from_data(data).view.hand)


def _walked(moment: str) -> Iterator[dict[str, object]]:
    for number in range(400):
        for session in walk(f"idle/{number}", ("romanian", "taper")[number % 2], bold=number % 3 != 2):
            if phase_of(session) == moment:
                yield session.data()


def table(moment: str, **wishes: Any) -> Sitting:
    made = Sitting(Evening.from_data(saved(moment)), **wishes)
    made.table.stage.controller.dispatch(Skip())
    made.time += FRESH  # only the clock: nobody acts meanwhile
    return made


def by_enter(made: Sitting, card: HandCard) -> None:
    made.table.focus.focus(card.id)
    made.key("return")


def by_space(made: Sitting, card: HandCard) -> None:
    made.table.focus.focus(card.id)
    made.key("space")


def by_click(made: Sitting, card: HandCard) -> None:
    made.click((card.rect.x + 4, card.rect.y + card.rect.h // 2))


WAYS: tuple[Callable[[Sitting, HandCard], None], ...] = (by_enter, by_space, by_click)


def a_card(made: Sitting) -> HandCard:
    return next(widget for widget in made.table.focus.widgets if isinstance(widget, HandCard))


def advice(made: Sitting) -> str:
    return made.widget("advice").label


@pytest.mark.parametrize("play_method", ["one", "two", "drag"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("phase", MINE)
def test_on_ones_own_turn(
    phase: str, way: Callable[[Sitting, HandCard], None], play_method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table(f"{phase}, mine", play_method=play_method)
    played: list[str] = []
    monkeypatch.setattr(made.program.feedback.sound, "play", played.append)
    spoken: list[str] = []
    monkeypatch.setattr(made.program.feedback.speech, "tell", spoken.append)
    before, card = made.session.record, a_card(made)
    assert advice(made) != MINE[phase]
    way(made, card)
    assert advice(made) == MINE[phase]
    assert spoken[-1] == MINE[phase]
    assert played == [REFUSED]
    assert made.table.stage.animator.nudge.busy, "it is that card"
    assert made.session.record == before
    made.key("escape")
    assert advice(made) != MINE[phase]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("phase", THEIRS)
def test_while_others_decide(phase: str, way: Callable[[Sitting, HandCard], None]) -> None:
    made = table(f"{phase}, theirs")
    before = made.session.record
    assert not made.table.state.mine
    assert not made.table.state.skippable
    actor = made.session.view.table.actor
    assert actor is not None
    way(made, a_card(made))
    assert advice(made) == f"It is {made.table.stage.seating.name(actor)}’s turn."
    assert made.session.record == before
    made.until_due()
    assert "Wait" not in advice(made), "it goes with what it was about"


def moves(made: Sitting) -> bool:
    return made.table.stage.animator.motion.busy


def test_what_moves_is_hurried_along_and_nothing_is_refused() -> None:
    made = Sitting(Evening.from_data(saved("announce, theirs")), speed=1.0)
    while not moves(made) or made.table.state.mine:
        if made.due:
            made.table.dispatch(Say(legal_actions(made.session.view)[-1]))
        made.tick()
    made.time += FRESH
    by_click(made, a_card(made))
    assert not moves(made)
    assert made.table.state.message is None


def test_a_hand_that_is_over() -> None:
    made = table("over")
    by_enter(made, a_card(made))
    assert advice(made) == "The hand is over."


def test_while_another_is_asked_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """R22: the table shows that it is one's own turn, but somebody may throw the hand in first."""
    made = table("auction, mine")
    monkeypatch.setattr(TableState, "mine", False)
    by_enter(made, a_card(made))
    assert advice(made) == MINE["auction"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", [*(f"{phase}, mine" for phase in MINE), *(f"{phase}, theirs" for phase in THEIRS)])
def test_it_is_one_sentence_in_every_language(moment: str, language: str) -> None:
    made = table(moment, language=language)
    by_enter(made, a_card(made))
    assert made.table.state.message
    a_sentence(made.table.stage.model.prompt.words)
