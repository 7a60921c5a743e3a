"""The table in this very process, without a screen: a clock that moves on demand, bots that answer at once."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from time import sleep
from typing import Final, Generic, TypeVar
from zlib import crc32

import pygame

from ai import Player, decide
from engine import Action, View
from tarokgui.app.program import build_program
from tarokgui.draw.artwork import Artwork
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.drawings import Drawings
from tarokgui.draw.deck.style import DeckStyle
from tarokgui.draw.text import Face, TextPainter
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind
from tarokgui.kit.scene import Scene
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.storage.saves import SaveFolder
from tarokgui.widgets.base import Widget
from tarokgui.wording.i18n import load
from tarokgui.wording.journal import journal_lines
from tests.gui.reading import Blank, BlankCards, Reader
from tests.support.person import does_itself

T = TypeVar("T")
FRAME: Final = 1 / 60
FRESH: Final = 0.3
"""Longer than new buttons are deaf to clicks, and keys are late for a trick."""
MANY: Final = 20_000
LOOK: Final = 0.001
"""Seconds, real ones, until it is looked again whether the disk is ready."""

_CARDS: Final[dict[bool, CardPainter]] = {}
"""One pack of painted cards for all sittings, and one of sketches: painting takes longer than playing."""
_sketching = False
_TEXTS: Final[dict[tuple[bool, bool], TextPainter]] = {}
"""Opened fonts, measured words and drawn lines for all sittings; by their noting and their reading."""
_ARTWORK: Final = Artwork()
PIXELS: Final = 40_000_000
_painted = _looks = 0


def _surface(size: tuple[int, int]) -> pygame.Surface:
    """The surface of a sitting. A sitting refers to itself, eight bytes a pixel, and Python's collector does not see
    how much that is: after so many pixels those that are over are thrown away."""
    global _painted, _looks
    _painted += size[0] * size[1]
    if _painted > PIXELS:
        _painted = 0
        _looks += 1
        gc.collect(1 if _looks % 4 else 2)  # most are younger than the last look
    return pygame.Surface(size)


class Sketches(Drawings):
    """A card as a stripe of its own colour at a place of its own: quickly painted, and none looks like another."""

    def svg(self, name: str, style: DeckStyle) -> str:
        number = crc32(f"{name} {style.look(name)}".encode())
        stripe = f'<rect x="16" y="{12 + number % 340}" width="188" height="36" fill="#{number >> 8:06x}"/>'
        card = '<rect x="1" y="1" width="218" height="398" rx="12" fill="#F4EBD7"/>'
        size = 'width="220" height="400" viewBox="0 0 220 400"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{card}{stripe}</svg>'


def sketched_cards() -> Iterator[None]:
    """Sittings that begin now have sketched cards: for tests that look at all but the pictures on them."""
    global _sketching
    before, _sketching = _sketching, True
    yield
    _sketching = before


def _cards() -> CardPainter:
    if _sketching not in _CARDS:
        _CARDS[_sketching] = CardPainter(drawings=Sketches() if _sketching else None)
    _CARDS[_sketching].restyle(DeckStyle())
    return _CARDS[_sketching]


def _texts(*, recording: bool, reading: bool) -> TextPainter:
    """The texts of a new sitting, with nothing noted; other fonts after the whole program was run and ended."""
    found = _TEXTS.get((recording, reading))
    if found is None or not _alive(found):
        found = _TEXTS[recording, reading] = Reader() if reading else TextPainter(recording=recording)
    found.drawn.clear()
    return found


def _alive(text: TextPainter) -> bool:
    try:
        text.font(Face.BODY, 20).get_height()
    except pygame.error:
        return False
    return True


class Prompt:
    """A thinker that has thought when it is asked."""

    busy = False

    def __init__(self) -> None:
        self._answer: Action | None = None

    def ask(self, player: Player, view: View) -> None:
        self._answer = decide(player, view).action

    def poll(self) -> Action | None:
        answer, self._answer = self._answer, None
        return answer

    def forget(self) -> None:
        self._answer = None

    def close(self) -> None:
        self._answer = None


class AtOnce(Generic[T]):
    """Thinking that is over when it begins; with ``late`` set, not before it is let go on."""

    late = False

    def __init__(self) -> None:
        self._thoughts: Iterator[T] | None = None

    @property
    def busy(self) -> bool:
        return self._thoughts is not None

    def begin(self, thoughts: Iterator[T]) -> None:
        self._thoughts = thoughts

    def poll(self) -> T | None:
        if self.late or self._thoughts is None:
            return None
        thoughts, self._thoughts = self._thoughts, None
        return deque(thoughts, maxlen=1).pop()

    def forget(self) -> None:
        self._thoughts = None

    def close(self) -> None:
        self._thoughts = None


class Sitting:
    """A session at the table scene, on the stack as the program has it.

    *recording*: every line that is drawn is noted. *reading*: so it is, and nothing is painted, which is much quicker.
    *wishes*: settings. They are there before the table, which is not made again for them.
    """

    def __init__(
        self,
        session: Evening,
        size: tuple[int, int] = (1280, 720),
        *,
        speed: float = 0.0,
        recording: bool = False,
        reading: bool = False,
        **wishes: object,
    ) -> None:
        self.session, self.reading = session, reading
        self.time = 100.0
        text = _texts(recording=recording, reading=reading)
        self.program = build_program(load(), text=text, clock=lambda: self.time)
        self.program.choose_game(session.variant.key)
        self.program.drawing.cards = BlankCards() if reading else _cards()
        self.program.drawing.artwork = _ARTWORK
        for name, wish in wishes.items():
            assert self.program.preferences.settings.take(name, wish), name
        if wishes:
            self.program.apply_settings()
        self.program.preferences.accessibility.speed = speed  # after the settings
        self.size = size
        self._surface: pygame.Surface | None = None
        self.table = TableScene(self.program, session)
        self.table.live.opponents.thinker = Prompt()  # type: ignore[assignment]  # of the same shape
        self.table.effects.frame.advice.adviser = AtOnce()  # type: ignore[assignment]
        self.stack = self.program.stack
        self.stack.resize(*size)
        self.stack.push(self.table)
        self.stack.commit()

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        assert self.stack.top is not None
        return self.stack.top

    @property
    def told(self) -> list[str]:
        """Every line of the journal, also those that may not be read any more."""
        return journal_lines(self.program.feedback.tr, self.table.stage.seating, self.table.state.journal.entries)

    @property
    def journal(self) -> list[str]:
        """The lines of the journal that may be read now."""
        return journal_lines(
            self.program.feedback.tr, self.table.stage.seating, self.table.state.journal.readable(self.table.state.view)
        )

    @property
    def form(self) -> Form:
        """The same, as a scene with widgets."""
        assert isinstance(self.top, Form)
        return self.top

    def widget(self, id: str) -> Widget:
        """The widget of that id in the scene that gets the input."""
        found = self.form.focus.find(id)
        assert found is not None, f"no {id!r} among {[widget.id for widget in self.form.focus.widgets]}"
        return found

    def tick(self, seconds: float = FRAME) -> None:
        """Let time go by, as one turn of the loop."""
        self.time += seconds
        self.stack.update(seconds)
        self.stack.commit()

    def send(self, command: Command) -> None:
        """Pass a command on as the window would."""
        self.stack.handle(command)
        self.stack.commit()

    def key(self, name: str, card: int = 0, mods: frozenset[str] = frozenset()) -> None:
        """A key goes down."""
        self.send(Key(name, mods, card))

    def click(self, at: tuple[int, int]) -> None:
        """The pointer comes, presses and lets go.

        A button that has just appeared ignores it, as it does for a player: `tick` first (`tarokgui.widgets.focus`).
        """
        for kind in (PointerKind.MOVE, PointerKind.DOWN, PointerKind.UP):
            self.send(Pointer(at, kind))

    def resize(self, size: tuple[int, int]) -> None:
        """Another window."""
        self.size, self._surface = size, None
        self.stack.resize(*size)

    @property
    def surface(self) -> pygame.Surface:
        """The window's surface, made when something is to be drawn."""
        if self._surface is None:
            self._surface = Blank(self.size) if self.reading else _surface(self.size)
        return self._surface

    def draw(self) -> bytes:
        """Draw all that is seen; the pixels, none if it is read only."""
        self.stack.draw(self.surface)
        return b"" if self.reading else pygame.image.tobytes(self.surface, "RGB")

    def until(self, wanted: Callable[[], bool]) -> None:
        """Let time go by until it is as wanted."""
        for _ in range(MANY):
            if wanted():
                return
            if self.waiting:
                sleep(LOOK)  # the disk goes by another clock
            self.tick()
        raise AssertionError(f"it never came; {self.session.view.phase}, turn of {self.session.turn}, {self.top.name}")

    @property
    def waiting(self) -> bool:
        """True if anything on the stack waits for the disk."""
        return any(waits(scene) for scene in self.stack)

    def settle(self) -> None:
        """Let time go by until nothing waits for the disk any more."""
        self.until(lambda: not self.waiting)

    @property
    def due(self) -> bool:
        """True if the person has to do something: to decide, or to go on to the next hand."""
        if self.top is not self.table:
            return True
        mine = self.table.state.mine and not does_itself(self.session.view)
        return mine and not self.table.state.skippable and not self.table.stage.animator.motion.busy

    def until_due(self) -> None:
        """Let the others act."""
        self.until(lambda: self.due)
        self.tick(FRESH)


def waits(scene: Scene) -> bool:
    """True if that scene waits for the disk."""
    match scene:
        case TableScene():
            return scene.live.session.underway
        case NewTableScene() | TitleScene():
            return scene.waiting
    return False


def evening(
    seed: str,
    game: str = "romanian",
    house: Mapping[str, object] | None = None,
    *,
    bot: str = "steady",
    folder: SaveFolder | None = None,
) -> Evening:
    """A new session that is kept nowhere, unless in that folder."""
    return new_session(seed=seed, game=game, house=house, bot=bot, keeper=FolderStore(folder) if folder else None)
