"""A bot's pace gives nothing away: the pause is the same for the same things seen, whatever it has to decide."""

from __future__ import annotations

import pytest

from engine import (
    Acted,
    GroupSeen,
    GroupShown,
    Hold,
    LaidAway,
    Pass,
    PassAnnouncing,
    PlayCard,
    Trick,
    TrickTaken,
    View,
    parse_card,
)
from tarokgui.controller.intents import Intent
from tarokgui.controller.pace import (
    BOT_PAUSE,
    BRIEF,
    GREAT,
    HOLD,
    LEAD,
    PLAIN,
    WHOLE,
    share_of_hold,
    share_of_pause,
)
from tarokgui.controller.reports import Decided
from tarokgui.session.eveningstate import Move
from tarokgui.table.flights import FLIP_SECONDS, LIFT_SECONDS, PLAY_SECONDS, STAGGER, SWEEP_SECONDS
from tests.gui.pressing import Keys, Player
from tests.gui.sitting import FRAME, Sitting, evening

ROUNDING = 3.5 * FRAME
"""Each part of a wait ends on the next frame."""


def waits(seed: str, game: str) -> dict[str, set[float]]:
    """Seconds from one visible act to the next act of a bot, by the things between, over two hands; without the
    shares of the pause and the hold.
    """
    session = evening(seed, game)
    sitting = Sitting(session, (1024, 640), speed=1.0)
    player = Player(Keys(sitting), seed)
    found: dict[str, set[float]] = {}
    since, between = sitting.time, ""
    arrive = session.arrive
    shares = {"pause": 1.0, "hold": 0.0}
    dispatch = sitting.table.stage.controller.dispatch

    def dispatched(intent: Intent) -> None:
        dispatch(intent)
        state = sitting.table.state
        if isinstance(intent, Decided):
            shares["pause"] = state.share
        if isinstance(intent, Decided) and any(isinstance(event, TrickTaken) for event in intent.events):
            shares["hold"] = share_of_hold(state.journal.last_trick)

    sitting.table.live.report = dispatched

    def arrived(seconds: float | None = 0.0) -> Move | None:
        nonlocal since, between
        seat, phase = session.turn, session.view.table.phase
        before = len(session.view.table.play.tricks)
        move = arrive(seconds)
        given = BOT_PAUSE * shares["pause"] + HOLD * shares["hold"]
        if move is None or not move.events:
            return move  # it was asked something that nobody else may notice, or dealt
        if seat != session.human and between:
            found.setdefault(between, set()).add(round(sitting.time - since - given, 3))
        shares["hold"] = 0.0
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
def test_the_pause_is_even(game: str, seed: str) -> None:
    found = waits(seed, game)
    moving = {"words": 0.0, "a card": PLAY_SECONDS, "a trick": PLAY_SECONDS + SWEEP_SECONDS}
    slack = {"the talon": 2 * STAGGER + FLIP_SECONDS - LIFT_SECONDS}
    moving["the talon"] = LIFT_SECONDS  # a look; the longest is a pair that turns over
    assert set(found) - {"the talon"} == set(moving) - {"the talon"}
    for what, seconds in found.items():
        assert min(seconds) >= moving[what] - FRAME, (what, seconds)
        assert max(seconds) <= moving[what] + slack.get(what, 0.0) + ROUNDING, (what, seconds)


def view_with(*cards: str) -> View:
    """A view of seat 0 in the play, with those cards in the trick."""
    view = evening("pace").view
    play = view.table.play._replace(leader=1, trick=tuple(parse_card(card) for card in cards))
    return view._replace(table=view.table._replace(play=play))


@pytest.mark.parametrize(
    ("lying", "card", "share"),
    [
        (("H7",), "H8", BRIEF),
        (("HQ",), "D10", BRIEF),
        (("H7",), "HQ", WHOLE),
        (("HQ",), "T5", WHOLE),
        (("T5",), "HK", WHOLE),
        (("T5",), "T1", WHOLE),
        ((), "H7", LEAD),
        ((), "T22", WHOLE),
    ],
)
def test_what_turns_the_trick_is_looked_at_longer(lying: tuple[str, ...], card: str, share: float) -> None:
    view = view_with(*lying)
    assert share_of_pause(Acted(2, PlayCard(parse_card(card))), view) == share
    assert share_of_pause(Acted(view.seat, PlayCard(parse_card(card))), view) == BRIEF


@pytest.mark.parametrize(
    ("cards", "winner", "share"),
    [("HQ H7 H8 D7", 1, PLAIN), ("H7 H8 T5 D7", 3, WHOLE), ("HK H8 H7 D7", 1, GREAT), ("T5 T6 T1 T7", 0, GREAT)],
)
def test_a_trick_lies_for_what_is_in_it(cards: str, winner: int, share: float) -> None:
    assert share_of_hold(Trick(1, tuple(parse_card(card) for card in cards.split()), winner)) == share


def test_words_want_the_whole_pause() -> None:
    view = evening("pace").view
    assert {share_of_pause(Acted(1, said), view) for said in (Pass(), PassAnnouncing(), Hold())} == {WHOLE}
