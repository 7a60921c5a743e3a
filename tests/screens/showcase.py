"""Make the README's pictures: ``python -m tests.screens.showcase``.

The program plays an evening with itself, a bot in the person's seat, until a hand has everything to be shown,
and draws the moments as they would stand in a window of 1280 × 720. The same seeds give the same hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from ai import decide, make
from engine import legal_actions
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.extras import full

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZE: Final = (1280, 720)
TRICK: Final = 3
"""The play is shown after so many tricks, with as many cards on the table."""
MOMENTS: Final = ("talon", "play", "over")
QUALITY: Final = 82


def hand(seed: str) -> Iterator[Evening]:
    """A hand at each decision and at its end, *steady* in every seat."""
    session = evening(seed)
    person = make("steady", seed)
    while not session.hand_over:
        yield session
        if session.turn == session.human:
            session.act(decide(person, session.view).action)
        else:
            session.act(session.bot_action())
    yield session


def moment(session: Evening) -> str:
    """The name of this moment if it is to be shown; else empty."""
    if session.hand_over:
        return "over"
    view = session.view
    if session.turn != session.human or len(legal_actions(view)) < 2:
        return ""
    if view.phase == "play":
        play = view.table.play
        return "play" if len(play.trick) == TRICK and len(play.tricks) >= TRICK else ""
    return str(view.phase)


def found() -> dict[str, Evening]:
    """The moments of the first hand that has all of them, and that the person's side wins."""
    for number in range(100):
        moments: dict[str, dict[str, object]] = {}
        for session in hand(f"showcase/{number}"):
            if (name := moment(session)) in MOMENTS:
                moments.setdefault(name, session.data())
        settlement = session.settlement
        if set(moments) == set(MOMENTS) and settlement is not None and settlement.scores[session.human] > 0:
            return {name: Evening.from_data(moments[name]) for name in MOMENTS}
    raise AssertionError("no hand has all of it")


def picture(name: str, session: Evening) -> pygame.Surface:
    """The window at that moment: over the play the hint, over a finished hand its settlement."""
    sitting = Sitting(session, SIZE)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.tick(FRESH)
    if name == "over":
        sitting.until(lambda: sitting.top is not sitting.table)
        sitting.tick(3.0)
    elif name == "play":
        for _ in range(2):  # the suggestion, then its reasons
            sitting.key("h")
            sitting.draw()
    sitting.draw()
    sitting.tick(1.0)
    sitting.settle()
    sitting.draw()
    return sitting.surface


def main() -> None:
    """Write the pictures."""
    image = full("PIL.Image")
    pygame.display.init()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, session in found().items():
        drawn = picture(name, session)
        file = FOLDER / f"{'settlement' if name == 'over' else name}.webp"
        image.frombytes("RGB", SIZE, pygame.image.tobytes(drawn, "RGB")).save(file, quality=QUALITY, method=6)
        print(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
