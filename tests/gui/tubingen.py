"""Moments of Tübingen Tarok, led to by wishes; and hands dealt as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from ai.games import BEGINNER, STEADY
from ai.player import Candidate
from engine import View, card_name, members, variant_for
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tests.gui.sitting import Sitting, evening
from tests.gui.slovenian import Story
from tests.support.tubingen import lay

KINDS = (*(phase.kind for phase in variant_for("tubingen", {"claims": "spoken"}).course), "ask-tout")
EMPTY = "H5 H6 H7 H8 D5 D6 D7 D8 C5 C6 C7 C8 S5 S6 S7 S8 T5 T6 T7"
"""Nineteen cards with which a seat may ask for a tout (U17)."""


class Tale(Story):
    """A story of this game: the bots play the others' part in it."""

    @contextmanager
    def told(self) -> Iterator[None]:
        def judge(seed: str, view: View, habits: object) -> list[Candidate]:
            return [Candidate(self.choose(view, person=False), 0.0)]

        made: dict[tuple[str | None, str], Any] = {("tubingen", kind): judge for kind in KINDS}
        with patch.dict(STEADY.entries, made), patch.dict(BEGINNER.entries, made):
            yield


def tale(mine: Sequence[str] = (), theirs: Sequence[str] = (), house: Mapping[str, object] | None = None) -> Tale:
    """The wishes of the person and the others, as texts of the record."""
    return Tale("tubingen", mine, (*theirs, "keep", "pass", "merge"), house or {})


def dealt(*hands: str, dealer: int = 3, house: Mapping[str, object] | None = None) -> Evening:
    """An evening in whose first hand the seats hold those cards, filled up with the lowest ones; all are dealt.

    The person is seat 0.
    """
    session = evening("tubingen/dealt", "tubingen", house)
    assert session.human == 0
    data: Any = session.data()
    state = lay(*hands, dealer=dealer, **(house or {}))
    record = {key: value for key, value in data["record"].items() if key != "pack"}
    cards = [[card_name(card) for card in members(hand)] for hand in state.hidden.hands]
    record |= {"dealer": dealer, "hands": cards, "talon": [], "actions": []}
    match = {**data["match"], "dealer": dealer}
    return Evening.from_data({**data, "match": match, "record": record, "deal": None})


def led(story: Tale, session: Evening, kind: str) -> Evening:
    """The session at the person's first decision of that kind; with ``over`` once the hand is."""
    while not session.hand_over and (session.view.kind != kind or session.turn != session.human):
        story.step(session)
    assert session.view.kind == kind
    return session


def sit(session: Evening, size: tuple[int, int] = (1280, 720), **wishes: Any) -> Sitting:
    sitting = Sitting(session, size, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.table.rebuild()
    return sitting
