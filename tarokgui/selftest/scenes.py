"""Every scene of the program, each drawn once in a small and in a large window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from engine import GAMES, Pass, legal_actions, members, variant_for
from tarokgui.app.faults.notice import FaultNotice
from tarokgui.app.program import build_program
from tarokgui.app.routes import SCREENS, screen
from tarokgui.app.window import AppWindow
from tarokgui.forms.columnform import ColumnForm
from tarokgui.forms.form import Form
from tarokgui.forms.formview import FormView
from tarokgui.forms.sheet import SheetScene
from tarokgui.games.registry import part_of
from tarokgui.kit.scene import Scene
from tarokgui.scenes.closing import Closing, SavingElsewhere, Waiting
from tarokgui.scenes.closingquestion import LeavingDialog, SavedElsewhere
from tarokgui.scenes.columnsheet import ColumnSheet
from tarokgui.scenes.dealnumber import DealNumber
from tarokgui.scenes.ending import end_evening, evening_over
from tarokgui.scenes.lens import LensScene
from tarokgui.scenes.licence import LicenceScene
from tarokgui.scenes.lookback import LookBackScene
from tarokgui.scenes.menu import pause_menu
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.settings import PAGES, SettingsScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.tablelook import TableLook
from tarokgui.scenes.title import TitleScene
from tarokgui.scenes.whatif import WhatIfScene
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.lastsave import LastSave, Lookup
from tarokgui.session.opening import new_session
from tarokgui.session.pasthand import hand_of_record
from tarokgui.storage.licences import shipped
from tarokgui.storage.writer import WriterAnswer
from tarokgui.wording.i18n import load

from .part import CheckFailed, PartReport

SIZES: Final = ((1024, 640), (1920, 1080))
BASES: Final[frozenset[type[Scene]]] = frozenset(
    {Scene, FormView, Form, ColumnForm, ColumnSheet, SheetScene, LeavingDialog, TableLook}
)
"""The base classes of scenes; none is ever shown."""
PLAYED: Final = 30
"""Actions after which the hand in progress is looked at."""
COLOURS: Final = 6
"""A picture with fewer colours has nothing on it."""
GRID: Final = (64, 40)


def check_scenes() -> PartReport:
    """Draw them all, and see that none was forgotten."""
    drawn: set[type[Scene]] = set()
    made = 0
    shared = build_program(load())
    shared.preferences.accessibility.speed = 0.0
    for size in SIZES:
        surface = pygame.Surface(size)
        for make in scenery(shared):
            scene = make()
            surface.fill("#000000")
            shared.stack.resize(*size)
            shared.stack.push(scene)
            shared.stack.commit()
            shared.stack.update(0.0)
            shared.stack.draw(surface)
            shared.stack.update(1.0)  # the title shows its cards after its first picture
            shared.stack.draw(surface)
            if colours(surface) < COLOURS:
                raise CheckFailed("selftest.scenes.blank", scene=scene.name, size=f"{size[0]}×{size[1]}")
            drawn.add(type(scene))
            made += 1
            shared.stack.remove(scene)
            shared.stack.commit()
    if left := sorted(kind.__name__ for kind in kinds() - drawn):
        raise CheckFailed("selftest.scenes.forgotten", scenes=", ".join(left))
    return PartReport("selftest.scenes.well", n=len(drawn), frames=made)


def scenery(program: Program) -> Iterator[Callable[[], Scene]]:
    """A maker for each scene, over the scenes before it."""
    going, over = _session(over=False), _session(over=True)
    table, settled = TableScene(program, going), TableScene(program, over)
    card = members(going.view.hand)[0]
    yield lambda: TitleScene(program)
    yield lambda: NewTableScene(program, lambda: None)
    for name in SCREENS:
        yield lambda name=name: screen(name)(program)  # type: ignore[misc]
    yield lambda: LicenceScene(program, shipped()[0])
    yield lambda: RulesScene(program)
    yield lambda: RulesScene(program, whole=True)
    for page in PAGES[1:]:  # the first one is the screen of the settings
        yield lambda page=page: SettingsScene(program, page)  # type: ignore[misc]
    yield lambda: _notice(program)
    yield lambda: table
    yield lambda: pause_menu(program, table)
    yield lambda: ScoresScene(program, over)
    yield lambda: LensScene(program, going.variant, card, table.stage.layout.card, held=False)
    yield lambda: DealNumber(program, table.live.session.moment.deal, table.effects.navigation.deals.take)
    yield lambda: end_evening(program, settled.live)
    yield lambda: evening_over(program, over, settled.stage.seating.name)
    closing = Closing(program, lambda: None, quits=True)
    yield lambda: closing.question(LastSave(False, cause="full"))
    yield lambda: Waiting(closing, Lookup(WriterAnswer()), tries=1)
    yield lambda: SavingElsewhere(closing, WriterAnswer())
    yield lambda: SavedElsewhere(program, "Tarok", lambda: None)
    yield lambda: settled
    yield lambda: SettlementScene(program, settled)
    yield lambda: LookBackScene(program, hand_of_record(over.record))
    yield lambda: WhatIfScene(program, hand_of_record(over.record), 0)
    for game in GAMES:
        if any(map(variant_for(game).carry.stacks, variant_for(game).outcomes)):
            parts = part_of(game, "window")
            yield lambda game=game, parts=parts: parts.stacking(program, TableScene(program, _stacked(game)))  # type: ignore[misc]


def _notice(program: Program) -> Scene:
    return FaultNotice(program, AppWindow(program), saved="", safe=True)


def kinds(kind: type[Scene] = Scene) -> set[type[Scene]]:
    """Every class of a scene that can be shown, as far as its module has been read."""
    found = set() if kind in BASES else {kind}
    return found.union(*(kinds(each) for each in kind.__subclasses__() if each.__module__.startswith("tarokgui.")))


def colours(surface: pygame.Surface) -> int:
    """The number of colours in a grid of points."""
    width, height = surface.get_size()
    return len({
        tuple(surface.get_at((x * width // GRID[0], y * height // GRID[1])))
        for x in range(GRID[0])
        for y in range(GRID[1])
    })  # fmt: skip


def _session(*, over: bool) -> Evening:
    """A hand in progress, or one that is over; the bots also play for the person."""
    from ai import decide, make

    session, stand_in = new_session(seed="self-test", bot="beginner"), make("beginner", "guest")
    while not session.hand_over and (over or len(session.record.actions) < PLAYED):
        mine = session.turn == session.human
        session.act(decide(stand_in, session.view).action if mine else session.bot_action())
    return session


def _stacked(game: str) -> Evening:
    """A hand in which every player passes, so that the cards are stacked (U16)."""
    session = new_session(seed="self-test", game=game, bot="beginner")
    while not session.hand_over:
        legal = legal_actions(session.view if session.turn == session.human else session.bot_view())
        session.act(Pass() if Pass() in legal else legal[0])
    return session
