"""The program's own way from the title to the table, in this very process, without a screen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

import pygame

from engine import legal_actions
from tarokgui.app.program import players_program
from tarokgui.controller.intents import Say
from tarokgui.draw.artwork import Artwork
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.style import DeckStyle
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.services.program import Program
from tarokgui.session.botturn import BotTurn
from tarokgui.session.evening import Evening
from tests.gui.sitting import LOOK, Prompt, waits
from tests.support.attempts import a_sentence

_CARDS: list[CardPainter] = []
_ARTWORK = Artwork()
SIZE = (1024, 640)
PATIENCE = 60.0


def start(folder: Path) -> str:
    """Start on that data folder and go on with the saved evening, or begin a new one if need be; return the outcome."""
    with _at(folder) as (shared, surface):
        return _visit(shared, surface)


def taken_up(folder: Path) -> tuple[dict[str, object] | None, list[str]]:
    """Start on that data folder and go on, if anything is there: the evening as the table got it, and all sentences
    shown, at the title and at the table. Nobody acts there: the game's own sentences are not about the save."""
    found: list[dict[str, object]] = []
    with _at(folder) as (shared, surface), patch.object(BotTurn, "consult"):
        title = TitleScene(shared)
        sit_down = shared.routes.table

        def noting(session: Evening, notice: str = "") -> None:
            found.append(session.data())  # acts for the person may be done as soon as the table is there
            sit_down(session, notice)

        shared.routes.table = noting  # type: ignore[method-assign]
        shared.stack.push(title)
        _frames(shared, surface)
        told = [*title.toast.sentences]
        title.toast.dismiss()
        if title.saved.there:
            _press(shared, surface, "continue")
            for scene in shared.stack:
                if isinstance(scene, TitleScene | TableScene):
                    told += scene.toast.sentences
                if isinstance(scene, TableScene):
                    scene.leave()
    return (found[0] if found else None), told


@contextmanager
def _at(folder: Path) -> Iterator[tuple[Program, pygame.Surface]]:
    """The program's program on that folder, and something to draw on."""
    with _data_in(folder):
        if not pygame.display.get_init():
            pygame.display.init()
        shared = players_program("en")
        if not _CARDS:
            _CARDS.append(CardPainter())
        _CARDS[0].restyle(DeckStyle())
        shared.drawing.cards = _CARDS[0]
        shared.drawing.artwork = _ARTWORK
        surface = pygame.Surface(SIZE)
        shared.stack.resize(*SIZE)
        try:
            yield shared, surface
        finally:
            shared.disk.saves.close()


def _visit(shared: Program, surface: pygame.Surface) -> str:
    title = TitleScene(shared)
    shared.stack.push(title)
    _frames(shared, surface)
    _toast(title)
    if not title.saved.there:
        return _new_table(shared, surface)
    _press(shared, surface, "continue")
    if shared.stack.top is title:
        assert _toast(title)
        return _new_table(shared, surface)
    table = next(scene for scene in shared.stack if isinstance(scene, TableScene))  # the settlement may be over it
    outcome = "went on"
    if _toast(table):
        outcome = "fell back"
    _sit(shared, surface, table)
    return outcome


@contextmanager
def _data_in(folder: Path) -> Iterator[None]:
    kept = {name: os.environ.get(name) for name in ("TAROK_DATA", "TAROK_SPEED")}
    os.environ |= {"TAROK_DATA": str(folder), "TAROK_SPEED": "0"}
    try:
        yield
    finally:
        for name, value in kept.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _frames(shared: Program, surface: pygame.Surface, frames: int = 2) -> None:
    """So many frames, and as many more as the disk takes."""
    until = monotonic() + PATIENCE
    while frames > 0 or any(waits(scene) for scene in shared.stack):
        if frames <= 0:
            assert monotonic() < until, "the disk has not answered"
            sleep(LOOK)
        frames -= 1
        shared.stack.commit()
        shared.stack.update(1 / 60)
        shared.stack.commit()
        shared.stack.draw(surface)


def _press(shared: Program, surface: pygame.Surface, id: str) -> None:
    top = shared.stack.top
    assert top is not None
    top.reach(id, press=True)
    _frames(shared, surface)


def _toast(scene: TitleScene | TableScene) -> bool:
    """True if sentences are shown there; takes them away."""
    for sentence in scene.toast.sentences:
        a_sentence(sentence)
    return scene.toast.dismiss()


def _new_table(shared: Program, surface: pygame.Surface) -> str:
    """There is no saved evening: a new one can be begun."""
    _press(shared, surface, "new")
    scene = shared.stack.top
    assert isinstance(scene, NewTableScene)
    scene._begin()
    _frames(shared, surface)
    table = shared.stack.top
    assert isinstance(table, TableScene)
    _sit(shared, surface, table)
    return "new table"


def _sit(shared: Program, surface: pygame.Surface, table: TableScene) -> None:
    """The table can be played at, and the score sheet looked at."""
    table.live.opponents.thinker.close()
    table.live.opponents.thinker = Prompt()  # type: ignore[assignment]  # of the same shape
    _frames(shared, surface, 5)
    session = table.live.session
    if not session.hand_over and session.turn == session.human:
        table.dispatch(Say(legal_actions(session.view)[0]))
        _frames(shared, surface)
    assert session.problem in (None, "bot.failed"), session.problem
    shared.stack.push(ScoresScene(shared, session))
    _frames(shared, surface)
    table.leave()
