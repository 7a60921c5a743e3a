"""How long a bot takes tells nothing: the pause is the same whatever it has to decide."""

from __future__ import annotations

import pytest

from engine import GroupSeen, GroupShown, LaidAway
from tarokgui.session.moment import Move
from tarokgui.table.flights import FLIP_SECONDS, LIFT_SECONDS, PLAY_SECONDS, STAGGER, SWEEP_SECONDS
from tarokgui.table.pace import BOT_PAUSE, HOLD
from tests.gui.pressing import Keys, Player
from tests.gui.sitting import FRAME, Sitting, evening

ROUNDING = 3.5 * FRAME
"""Each part of a wait ends on the next frame."""


def waits(seed: str, game: str) -> dict[str, set[float]]:
    """Seconds from one visible act to the next act of a bot, by what lay between, over two hands."""
    session = evening(seed, game)
    sitting = Sitting(session, (1024, 640), speed=1.0)
    player = Player(Keys(sitting), seed)
    found: dict[str, set[float]] = {}
    since, between = sitting.time, ""
    arrive = session.arrive

    def arrived(seconds: float | None = 0.0) -> Move | None:
        nonlocal since, between
        seat, phase = session.turn, session.view.table.phase
        before = len(session.view.table.play.tricks)
        move = arrive(seconds)
        if move is None or not move.events:
            return move  # it was asked something that nobody else may notice, or dealt
        if seat != session.human and between:
            found.setdefault(between, set()).add(round(sitting.time - since, 3))
        tricks = len(session.view.table.play.tricks)
        since, between = sitting.time, "a trick" if tricks > before else "a card" if phase == "play" else "words"
        shown = any(isinstance(event, (GroupSeen, GroupShown, LaidAway)) for event in move.events)
        if shown or str(move.to.hand.record.actions[-1][1]).startswith("take "):
            between = "the talon"
        if session.hand_over or (session.view.table.deal.dealt and phase in ("cut", "packets", "pattern")):
            between = ""  # the dealing and the settlement have times of their own
        return move

    session.arrive = arrived  # type: ignore[method-assign]
    for _ in range(2):
        between = ""
        player.hand()
        player.next_hand()
    return found


@pytest.mark.parametrize("game", ["romanian", "taper"])
@pytest.mark.parametrize("seed", ["pace/1", "pace/2"])
def test_the_pause_is_constant(game: str, seed: str) -> None:
    found = waits(seed, game)
    moving = {"words": 0.0, "a card": PLAY_SECONDS, "a trick": PLAY_SECONDS + HOLD + SWEEP_SECONDS}
    slack = {"the talon": STAGGER + FLIP_SECONDS - LIFT_SECONDS}
    moving["the talon"] = LIFT_SECONDS  # a look; the longest is a pair that turns over
    assert set(found) - {"the talon"} == set(moving) - {"the talon"}
    for what, seconds in found.items():
        least = BOT_PAUSE + moving[what]
        assert min(seconds) >= least - FRAME, (what, seconds)
        assert max(seconds) <= least + slack.get(what, 0.0) + ROUNDING, (what, seconds)
