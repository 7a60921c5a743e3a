"""The terminal's lines depend on nothing that the person may not know, in every game."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine import TAROACE
from engine.games import GAMES
from tarokgui.session.evening import Evening
from tarokgui.textual import TextTable, facts
from tarokgui.textual.moment import Prompt
from tests.support.twins import HUMAN, hand, hands
from tests.textual.sitting import told
from tests.textual.witness import ASKED, typed


@pytest.mark.parametrize("game", GAMES)
def test_unseen_cards_change_nothing_that_is_told(game: str) -> None:
    """From the cut to the last choice, with everything that can be asked for, and once more after a restart."""
    random, met, alike = Random(game), set[str](), 0
    for made in hands(game, "terminal"):
        if (true := made.to_choice) is None:
            continue
        shown, again = typed(true), told(true.saved(), *ASKED)
        for other in islice(true.twins(random), 2):
            assert typed(other) == shown
            assert told(other.saved(), *ASKED) == again
            met |= {kind for kind, _ in true.met}
            alike += 1
    assert alike >= 4
    assert met >= {"cut", "play"}
    assert len(met) >= 4


def leaking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of facts that counts the taroks of the next seat."""
    session = TextTable.__init__
    states: list[Evening] = []

    def seen(self: TextTable, at: Evening, *rest: object, **more: object) -> None:
        states.append(at)
        session(self, at, *rest, **more)  # type: ignore[arg-type]

    def tells(moment: Prompt) -> tuple[str, ...]:
        hands = states[-1].moment.hand.state.hidden.hands
        return (str((hands[(HUMAN + 1) % len(hands)] & TAROACE).bit_count()),)

    monkeypatch.setattr(TextTable, "__init__", seen)
    monkeypatch.setattr(facts, "bids", tells)


def test_a_table_that_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaking(monkeypatch)
    random = Random("telling")
    for number in range(20):
        true = hand([*GAMES][number % len(GAMES)], f"telling/{number}").to_choice
        if true and any(typed(other) != typed(true) for other in islice(true.twins(random), 3)):
            return
    raise AssertionError("nobody heard how many taroks the next seat holds")
