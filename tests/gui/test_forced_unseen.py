"""A watcher with any clock cannot tell a bot that has no choice from one that has."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b

import pytest

from engine import GAMES, Action, PlayCard, View, card_name, legal_actions
from tarokgui.controller.intents import Say
from tarokgui.textual import InputEnded, Terminal, TextTable
from tarokgui.wording.i18n import load
from tests.gui.sitting import Sitting
from tests.gui.test_thinking_time import Timed
from tests.support.twoworlds import World, forced_and_free


def knows_at_once(takes: float) -> Callable[[View], float]:
    """A bot that may choose thinks for *takes* seconds, one that may not for none."""
    return lambda view: 0.0 if len(legal_actions(view)) == 1 else takes


def film(world: World, speed: float, takes: float, *, drawn: bool) -> list[tuple[float, object]]:
    """The window, frame by frame, until the decision that matters is seen: its pixels, or the things that move."""
    sitting = Sitting(world.session, (1024, 640), speed=speed)
    table, begun = sitting.table, sitting.time
    table.live.opponents.thinker = Timed(lambda: sitting.time, knows_at_once(takes))  # type: ignore[assignment]  # same shape
    frames: list[tuple[float, object]] = []
    shown: object = None
    while not world.ended:
        if sitting.due:
            table.dispatch(Say(world.due))
            table.live.wait()
        sitting.tick()
        table.live.wait()
        moves = len(world.session.record.actions), table.stage.animator.motion.busy, table.state.thinking_long
        if not drawn:
            shown = moves
        elif sitting.stack.dirty or sitting.stack.animating or not frames:  # else the loop draws nothing
            shown = blake2b(sitting.draw(), digest_size=8).digest()
        frames.append((round(sitting.time - begun, 3), shown))
        assert len(frames) < 2_000
    return frames


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("speed", "takes"),
    [(0.0, 0.02), (0.0, 0.25), (1.0, 0.25), (1.5, 0.25), (4.0, 0.25)],
    ids=["at once", "at once, slow bots", "usual", "quick", "fast"],
)
def test_the_window_shows_the_same_frames(game: str, speed: float, takes: float) -> None:
    forced, free = forced_and_free(game, "frames")
    drawn = takes == 0.02
    assert film(forced, speed, takes, drawn=drawn) == film(free, speed, takes, drawn=drawn)


def printed(world: World, takes: float) -> list[tuple[float, str]]:
    """The terminal's lines until the decision that matters is shown, with their times."""
    time, lines = 0.0, list[tuple[float, str]]()

    def sleep(seconds: float) -> None:
        nonlocal time
        time += seconds

    def write(text: str) -> None:
        if len(world.session.record.actions) <= world.at + 1:
            lines.append((round(time, 4), text))

    decide, thinks = world.session.bot_action, knows_at_once(takes)

    def thought() -> Action:
        sleep(thinks(world.session.bot_view()))
        return decide()

    world.session.bot_action = thought  # type: ignore[method-assign]
    terminal = Terminal(lambda: "" if world.ended else f"{_typed(world)}\n", write, clock=lambda: time, sleep=sleep)
    with suppress(InputEnded):
        TextTable(world.session, load("en"), terminal).play()
    return lines


def _typed(world: World) -> str:
    """The person's next move, as it is typed."""
    assert isinstance(world.due, PlayCard)
    return card_name(world.due.card)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("takes", [0.02, 0.25])
def test_the_terminal_prints_the_same_lines_at_the_same_times(game: str, takes: float) -> None:
    forced, free = forced_and_free(game, "frames")
    assert printed(forced, takes) == printed(free, takes)
