"""What the window shows depends on nothing that the person may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import RefusedRecord, card_name, members
from tarokgui.session.evening import Session
from tarokgui.table.context import Context
from tarokgui.table.parts import Parts
from tests.gui.moments import phase_of, walk
from tests.gui.sitting import Sitting

HANDS = 9
SWAPS = 3
SECONDS = 0.5
"""So long the table is looked at with nobody acting: what comes up late may not tell anything either."""


def others(session: Session, random: Random) -> Iterator[Session]:
    """Sessions that differ only in what the person cannot know: two hidden cards have changed places in the pack, and
    everything that was done stays possible and looks the same."""
    hidden, record = session.moment.hand.state.hidden, session.record
    assert record.pack is not None
    secret = [members(hand) for seat, hand in enumerate(hidden.hands) if seat != session.human]
    secret.append(hidden.talon)
    if not any(secret):
        secret = [tuple(hidden.pack[place::3]) for place in range(3)]
    data = session.data()
    for _ in range(60):
        first, second = random.sample([cards for cards in secret if cards], 2)
        pair = {random.choice(first), random.choice(second)}
        if len(pair) < 2:
            continue
        a, b = pair
        pack = [b if card == a else a if card == b else card for card in record.pack]
        try:
            other = Session.from_data(data | {"record": _with_pack(data, pack)})
        except (RefusedRecord, ValueError):
            continue  # somebody could not have played like that
        if (other.view, other.events) == (session.view, session.events) and replace(record, pack=None) == replace(
            other.record, pack=None
        ):
            yield other


def _with_pack(data: dict[str, object], pack: list[int]) -> dict[str, object]:
    record = data["record"]
    assert isinstance(record, dict)
    return {**record, "pack": [card_name(card) for card in pack]}


def seen(session: Session) -> list[object]:
    """All that the window shows for some time while nobody acts: words, tree, pixels."""
    sitting = Sitting(session, (1024, 640), recording=True)
    sitting.table.clock.end_draw()
    sitting.table.toggle_journal()
    shown: list[object] = []
    sitting.session.submit = None  # type: ignore[assignment,method-assign]  # whoever acts now fails the test
    for _ in range(2):
        shown += [sitting.draw(), sitting.top.tree(), [(line.text, line.rect) for line in sitting.services.text.drawn]]
        sitting.table.clock.away = True  # bots wait; messages and pictures go on
        sitting.tick(SECONDS)
        shown.append((sitting.table.wake_in(), sitting.table.animating))
    return shown


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_hidden_cards_are_not_shown(game: str) -> None:
    """With two hidden cards exchanged, words, tree and pictures are the same to the pixel, in every phase."""
    compared: dict[str, int] = {}
    random = Random(game)
    for number in range(HANDS):
        for session in walk(f"secrecy/e/{game}/{number}", game):
            phase = phase_of(session)
            if phase == "over" or compared.get(phase, 0) >= 2 * SWAPS or random.random() < 0.5:
                continue
            shown = seen(Session.from_data(session.data()))
            for other, _ in zip(others(session, random), range(SWAPS), strict=False):
                assert seen(other) == shown, phase
                compared[phase] = compared.get(phase, 0) + 1
    phases = {phase.partition(",")[0] for phase in compared}
    wanted = {"cut", "auction", "talon", "discard", "announce", "play"} | ({"call"} if game == "romanian" else set())
    assert phases >= wanted, compared


def test_a_table_that_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself: a line that depends on a hidden hand is seen by it."""

    def telling(parts: Parts, context: Context) -> str:
        session = parts.controller.session
        hands = session.moment.hand.state.hidden.hands
        return str(hands[(session.human + 1) % len(hands)])

    monkeypatch.setattr(Parts, "_going_on", telling)
    random = Random("telling")
    session = next(each for each in walk("telling") if phase_of(each) == "play, mine")
    shown = seen(Session.from_data(session.data()))
    assert any(seen(other) != shown for other, _ in zip(others(session, random), range(12), strict=False))
