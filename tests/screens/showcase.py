"""Make the README's pictures: ``python -m tests.screens.showcase``.

The program plays an evening with itself, a bot in the person's seat, until a hand has everything to be shown,
and draws the moments as they would stand in a window of 1280 × 720, the play also in the largest text, and ten seconds
of the play as a film. The same seeds give the same hand.
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
from tarokgui.controller.intents import Say, Skip
from tarokgui.session.evening import Evening
from tests.gui.sitting import FRAME, FRESH, Sitting, evening
from tests.support.extras import full

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZE: Final = (1280, 720)
TRICK: Final = 3
"""The play is shown after so many tricks, with as many cards on the table."""
MOMENTS: Final = ("talon", "play", "over")
QUALITY: Final = 82
LARGE: Final = 2.0

FILM: Final = (960, 540)
SECONDS: Final = 10
PER_SECOND: Final = 15
THOUGHT: Final = 0.8
"""Seconds until the person plays."""
FILM_QUALITY: Final = 75
MOST_BYTES: Final = 1_500_000
"""The most that the film may weigh."""


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


def picture(name: str, session: Evening, text_scale: float = 1.0) -> pygame.Surface:
    """The window at that moment: over the play the hint, over a finished hand its settlement."""
    sitting = Sitting(session, SIZE, text_scale=text_scale)
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


def film(session: Evening) -> Iterator[pygame.Surface]:
    """The window at each picture of the film: the play at the usual pace, *steady* in the person's seat."""
    sitting = Sitting(session, SIZE, speed=1.0)
    sitting.table.stage.controller.dispatch(Skip())
    person, thought = make("steady", "film"), 0.0
    for _ in range(SECONDS * PER_SECOND):
        for _ in range(60 // PER_SECOND):
            sitting.tick()
            thought = thought + FRAME if sitting.due else 0.0
            if thought > THOUGHT and sitting.top is sitting.table:
                sitting.table.stage.controller.dispatch(Say(decide(person, session.view).action))
                thought = 0.0
        sitting.settle()
        sitting.draw()
        yield pygame.transform.smoothscale(sitting.surface, FILM)


def write_film(session: Evening, file: Path) -> None:
    """Write the film.

    Raises:
        ValueError: it weighs too much.
    """
    image = full("PIL.Image")
    first, *others = (image.frombytes("RGB", FILM, pygame.image.tobytes(each, "RGB")) for each in film(session))
    how = {"save_all": True, "append_images": others, "duration": 1000 // PER_SECOND, "loop": 0}
    first.save(file, quality=FILM_QUALITY, method=4, minimize_size=True, **how)
    if file.stat().st_size > MOST_BYTES:
        raise ValueError(f"{file.name} has {file.stat().st_size} bytes, at most {MOST_BYTES} are wanted")


def write(drawn: pygame.Surface, file: Path) -> None:
    """Write a picture."""
    image = full("PIL.Image")
    image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB")).save(file, quality=QUALITY, method=6)


def main() -> None:
    """Write the pictures."""
    pygame.display.init()
    FOLDER.mkdir(parents=True, exist_ok=True)
    moments = found()
    for name, session in moments.items():
        write(picture(name, session), FOLDER / f"{'settlement' if name == 'over' else name}.webp")
    write(picture("play", Evening.from_data(moments["play"].data()), LARGE), FOLDER / "large.webp")
    write_film(Evening.from_data(moments["play"].data()), FOLDER / "hand.webp")
    for file in sorted(FOLDER.glob("*.webp")):
        print(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
