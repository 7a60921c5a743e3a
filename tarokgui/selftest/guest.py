"""A guest that plays one hand through SDL's queue of events, with mouse and keys, as a person would."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import pygame

import ai
from engine import Action, PassAnnouncing, PlayCard, Surrender, legal_actions
from tarokgui.forms.form import Form
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.hand import forced
from tarokgui.table.hand import HandCard
from tarokgui.table.keyboard import LATE

from .pressing import pressed

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening
    from tarokgui.widgets.base import Widget

LEVEL: Final = "steady"
PATIENCE: Final = 60.0
"""Seconds after which the guest gives up."""
REST: Final = 3
"""Turns of the loop between two acts: a press has its effect first."""
ENTER: Final = (pygame.K_RETURN, pygame.KSCAN_RETURN)
TAB: Final = (pygame.K_TAB, pygame.KSCAN_TAB)


class Guest:
    """Is called by the loop, looks at the scene on top, puts events into the queue, and asks to be called again.

    ``session`` is the evening it sat down to, ``settled`` is true once it has seen the settlement of its first hand,
    ``clicks`` and ``keys`` count its acts, ``stuck`` is the scene where it gave up.
    """

    def __init__(self, program: Program) -> None:
        self.session: Evening | None = None
        self.settled = False
        self.stuck = ""
        self.clicks = 0
        self.keys = 0
        self._program = program
        self._player = ai.make(LEVEL, "guest")
        self._until = perf_counter() + PATIENCE
        self._turns = 0
        self._due: object = None
        self._wishes: list[str] = []
        self._tries = 0

    def __call__(self) -> None:
        """Do one turn of the loop."""
        self._turns += 1
        if perf_counter() > self._until:
            top = self._program.stack.top
            self.stuck = "" if top is None else top.name
            self._program.stack.quit()
            return
        if self._turns % REST == 0 and self._act():
            return
        self._program.loop.post(self)

    def _act(self) -> bool:
        """Do the next thing; True once there is nothing left to do."""
        scene = self._program.stack.top
        match scene:
            case TitleScene():
                self._press(scene, "new")
            case NewTableScene():
                self._press(scene, "begin")
            case SettlementScene():
                self.settled = True
                self._program.stack.quit()
                return True
            case TableScene():
                self._play(scene)
        return False

    def _play(self, scene: TableScene) -> None:
        """Go one step nearer to the decision, if it is ours."""
        session = self.session = scene.live.session
        mine = not session.underway and session.turn == session.human and forced(session.view) is None
        late = self._program.loop.clock() - scene.effects.keyboard.released <= LATE
        if not mine or scene.state.skippable or scene.stage.animator.motion.busy or late:
            return
        if self._due != session.decision:
            action = self._choice(session)
            self._due, self._wishes, self._tries = session.decision, list(pressed(action)), 0
            self._tries = 0 if isinstance(action, PlayCard) else 1
        id = self._wishes[0]
        widget = scene.focus.find(id)
        if len(self._wishes) > 1 and isinstance(widget, HandCard) and widget.selected:
            self._wishes.pop(0)
            return
        # A card is clicked; a widget that is in a scrolling pane, or has not answered a click, is worked with keys.
        if self._tries == 0:
            self._tries = 1
            self._press(scene, id)
        else:
            self._type(scene, id)

    def _choice(self, session: Evening) -> Action:
        """A bot's action here; nothing is announced and nothing given up, to keep the way to the end short."""
        legal = legal_actions(session.view)
        if PassAnnouncing() in legal:
            return PassAnnouncing()
        wanted = ai.decide(self._player, session.view).action
        return next(each for each in legal if not isinstance(each, Surrender)) if wanted == Surrender() else wanted

    def _press(self, scene: Form, id: str) -> None:
        """Click on the widget where it is seen."""
        widget = scene.focus.find(id)
        at = None if widget is None else _open_point(scene, widget)
        if at is None:
            return
        self.clicks += 1
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))

    def _type(self, scene: Form, id: str) -> None:
        """Tab to the widget, or press Enter once the focus is there. The first Enter where the program has put the
        focus only chooses, so the caller looks at the result."""
        stops = [widget.id for widget in scene.focus.widgets if widget.reachable]
        if id not in stops or scene.focus.focused is None:
            return
        away = (stops.index(id) - stops.index(scene.focus.focused.id)) % len(stops)
        for key, scancode in [TAB] * away or [ENTER]:
            self.keys += 1
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, key=key, scancode=scancode, mod=0))


def _open_point(scene: Form, widget: Widget) -> tuple[int, int] | None:
    """A point where the widget is on top, as near to its middle as can be; None if it is covered."""
    rect = widget.rect
    for share in (2, 4, 8, 16):
        for y in (rect.y + rect.h // 2, rect.y + rect.h // share, rect.bottom - rect.h // share):
            for x in (rect.x + rect.w // share, rect.right - rect.w // share):
                top = next((each for each in reversed(scene.focus.widgets) if each.hit((x, y))), None)
                if top is widget:
                    return x, y
    return None
