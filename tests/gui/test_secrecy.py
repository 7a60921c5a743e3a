"""Window, speech and sound depend on nothing that the person may not know, in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random

import pygame
import pytest

from engine import TAROACE, card_name, members
from engine.games import GAMES
from tarokgui.controller.effects import Effect, HintShown
from tarokgui.controller.sources.live import Live
from tarokgui.kit.node import Node
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.tableeffects import TableEffects
from tarokgui.session.evening import Evening
from tests.gui.witness import difference, noticed, noticed_at_end
from tests.support.games import ONE_OF_EACH
from tests.support.pairs import ALL
from tests.support.twins import HUMAN, hand, hands, stacked


@pytest.mark.parametrize("game", GAMES)
def test_unseen_cards_change_nothing_that_is_noticed(game: str) -> None:
    """Pictures to the pixel, things on screen, words said, sounds, pauses, with hint, journal, tooltips and score asked
    for; from the cut to a moment of the play, after a restart, one decision back and forth again."""
    random, met, alike = Random(game), set[str](), 0
    few = None if ALL or game in ONE_OF_EACH else 2
    for number, true in enumerate(hands(game, "window", 60)[:few]):
        for other in islice(true.twins(random), 1):
            assert difference(noticed(true, hints=number % 2 == 0), noticed(other, hints=number % 2 == 0)) == ""
            met |= {kind for kind, _ in true.met}
            alike += 1
    assert alike >= 2
    assert met >= {"cut", "play"}
    assert len(met) >= 5


def test_hands_that_are_stacked_stay_closed() -> None:
    """U16: after a Stecken nobody sees the cards of the others, also with everything asked for."""
    true, random = stacked("stacked"), Random("stacked")
    others = [*islice(true.twins(random), 3)]
    assert len(others) == 3
    assert ("scene", "stecken") in noticed_at_end(true)
    for other in others:
        assert difference(noticed_at_end(true), noticed_at_end(other)) == ""


def next_hand(session: Evening) -> int:
    """The secret that only the next seat may know."""
    hands = session.moment.hand.state.hidden.hands
    return hands[(HUMAN + 1) % len(hands)]


def odd(session: Evening) -> bool:
    """True if the next seat has an odd number of taroks."""
    return bool((next_hand(session) & TAROACE).bit_count() & 1)


def a_pixel(patch: pytest.MonkeyPatch) -> None:
    draw = TableScene.draw

    def telling(self: TableScene, surface: pygame.Surface) -> None:
        draw(self, surface)
        if odd(self.live.session):
            surface.set_at((511, 319), "#010203")

    patch.setattr(TableScene, "draw", telling)


def a_label(patch: pytest.MonkeyPatch) -> None:
    tree = TableScene.tree

    def telling(self: TableScene) -> list[Node]:
        return [replace(node, label=f"{node.label}.") if odd(self.live.session) else node for node in tree(self)]

    patch.setattr(TableScene, "tree", telling)


def evening_of(effects: TableEffects) -> Evening:
    """The evening behind the table, which knows more than the person."""
    assert isinstance(effects._controller.source, Live)
    return effects._controller.source.session


def a_sentence(patch: pytest.MonkeyPatch) -> None:
    changed = TableEffects.changed

    def telling(self: TableEffects) -> None:
        changed(self)
        self._program.feedback.speak(" ".join(map(card_name, members(next_hand(evening_of(self))))))

    patch.setattr(TableEffects, "changed", telling)


def a_sentence_after_undo(patch: pytest.MonkeyPatch) -> None:
    arrived = TableEffects.arrived

    def telling(self: TableEffects) -> None:
        arrived(self)
        self._program.feedback.speak(str(next_hand(evening_of(self))))

    patch.setattr(TableEffects, "arrived", telling)


def a_sound(patch: pytest.MonkeyPatch) -> None:
    changed = TableEffects.changed

    def telling(self: TableEffects) -> None:
        changed(self)
        if odd(evening_of(self)):
            self._program.feedback.sound.play("lay")

    patch.setattr(TableEffects, "changed", telling)


def a_pause(patch: pytest.MonkeyPatch) -> None:
    changed = TableEffects.changed

    def telling(self: TableEffects) -> None:
        changed(self)
        state = self._controller.state
        pace = replace(state.pace, pause=state.pace.pause + 0.01 * odd(evening_of(self)))
        self._controller.state = replace(state, pace=pace)

    patch.setattr(TableEffects, "changed", telling)


def a_hint(patch: pytest.MonkeyPatch) -> None:
    apply = TableEffects.apply

    def telling(self: TableEffects, effect: Effect) -> None:
        state = self._controller.state
        answer = state.hint.answer
        if isinstance(effect, HintShown) and answer is not None and odd(evening_of(self)):
            answer = replace(answer, reasons=answer.reasons[1:])
            self._controller.state = replace(state, hint=replace(state.hint, answer=answer))
        apply(self, effect)

    patch.setattr(TableEffects, "apply", telling)


@pytest.mark.parametrize("leak", [a_pixel, a_label, a_sentence, a_sentence_after_undo, a_sound, a_pause, a_hint])
def test_a_table_that_tells_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    for number in range(24):
        true = hand([*GAMES][number % len(GAMES)], f"telling/{number}")
        other = next(true.twins(Random(number)), None)
        if other is not None and difference(noticed(true), noticed(other)):
            return
    raise AssertionError("nobody noticed it")
