"""All that can be noticed of the table in the window while a hand goes on: pictures, things on screen, words, sounds,
pauses."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from tarokgui.app.speech import Announcer
from tarokgui.controller.intents import Say
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.session.dealtext import deal_text
from tarokgui.session.evening import Evening
from tarokgui.session.handtext import hand_text
from tarokgui.sound import Sound
from tests.gui.sitting import Sitting
from tests.support.twins import HUMAN, Hand

SIZE: Final = (1024, 640)
MOMENT: Final = 0.45
"""Seconds between two looks at the window: cards are on their way in some of them."""
LONG: Final = 400
READ: Final = "htksa"
"""Things that can be read aloud, by the keys after R."""

Seen = tuple[str, object]
"""By which sense, and what."""


class Listener(Announcer):
    """Hears every sentence, and gets the screen's tree as a screen reader does."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.nodes: list[Node] = []

    def tell(self, sentence: str) -> None:
        self.heard.append(sentence)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        self.nodes = [*nodes()]


class Recorder(Sound):
    """Writes down the sounds to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []

    def play(self, name: str) -> bool:
        self.played.append(name)
        return True


class Witness:
    """Somebody at the window of a hand."""

    def __init__(self, session: Evening) -> None:
        self.sitting = Sitting(session, SIZE, speed=1.0, recording=True)
        self.listener, self.recorder = Listener(), Recorder()
        self.sitting.program.feedback.speech = self.listener
        self.sitting.program.feedback.sound = self.recorder
        self.sitting.program.preferences.settings.speech = True

    def look(self, what: str) -> Iterator[Seen]:
        """Everything seen and heard now; *what* says why one looks."""
        sitting = self.sitting
        sitting.program.drawing.text.drawn.clear()
        pixels = hashlib.sha256(sitting.draw()).hexdigest()
        sitting.program.feedback.show("", SIZE, sitting.top.tree)
        yield f"{what}: words drawn", [(line.text, line.rect) for line in sitting.program.drawing.text.drawn]
        yield f"{what}: pixels", pixels
        yield f"{what}: things on screen", self.listener.nodes
        yield f"{what}: said", [*self.listener.heard]
        yield f"{what}: sounds", [*self.recorder.played]
        yield f"{what}: due in", (sitting.stack.wake_in(), sitting.stack.animating)

    def press(self, *keys: str, mods: frozenset[str] = frozenset()) -> Iterator[Seen]:
        """Press keys, and see the effect."""
        for key in keys:
            self.sitting.key(key, mods=mods)
        self.sitting.tick(MOMENT)
        yield from self.look("+".join([*mods, *keys]))

    def touch(self) -> Iterator[Seen]:
        """Try to play while others decide."""
        self.sitting.key("1", card=1)
        yield from self.look("a card while others decide")

    def ask(self) -> Iterator[Seen]:
        """Everything that can be asked for at the table: hint and reasons, lines read aloud, the last trick, the
        journal, tooltips, the score, the menu."""
        sitting = self.sitting
        yield from self.press("h")
        yield from self.press("h")
        yield from self.press("escape")
        for key in READ:
            sitting.key("r")
            sitting.key(key)
        yield from self.look("read aloud")
        yield from self.press("l")
        yield from self.press("escape")
        yield from self.press("j")
        for widget in [*sitting.form.focus.widgets]:
            sitting.send(Pointer(widget.rect.centre, PointerKind.MOVE))
            tip = sitting.form.tooltip()
            yield f"pointer at {widget.id}: tooltip", tip and tip[0]
        yield from self.look("pointer")
        yield from self.press("j")
        for opened in ("s", "escape"):
            yield from self.press(opened)
        if sitting.top is not sitting.table:
            yield from self.press("escape")
        yield "copied", deal_text(sitting.session)
        yield "reported", hand_text(sitting.session)


def noticed(hand: Hand, asked: int = 1, *, hints: bool = False) -> Iterator[Seen]:
    """All that is noticed from the beginning of the hand to its moment, and then of the same read from its save, with a
    decision taken back, and with that done again. At so many of the person's last decisions everything is asked for;
    *hints*: they come unasked."""
    witness = Witness(hand.session())
    sitting, steps = witness.sitting, hand.steps
    sitting.program.preferences.settings.hints = hints
    own, asked_at, touched = [number for number, (view, _) in enumerate(steps) if view.seat == HUMAN], -1, False
    for _ in range(LONG):
        number = len(sitting.session.record.actions)
        if number >= len(steps):
            break
        late = number > own[len(own) // 2] if own else True  # counted by the person's acts: others answer in secret
        if sitting.session.turn != HUMAN and late and not touched:
            touched = True
            yield from witness.touch()
        elif sitting.session.turn == HUMAN and sitting.due:
            if number in own[-asked:] and number != asked_at:
                asked_at = number
                yield from witness.ask()
            sitting.table.dispatch(Say(steps[number][1]))
        yield from witness.look("on the way")
        sitting.tick(MOMENT)
    else:
        raise AssertionError(f"{len(sitting.session.record.actions)} of {len(steps)} actions in {LONG} looks")
    yield from afterwards(hand, hints=hints)


def afterwards(hand: Hand, *, hints: bool = False) -> Iterator[Seen]:
    """Notes on the hand as it is read from its save, one decision back, and once that is done again."""
    witness = Witness(hand.session(len(hand.steps)))
    sitting = witness.sitting
    sitting.program.preferences.settings.hints = hints
    sitting.table.live.opponents.take = lambda: None  # type: ignore[method-assign]  # the rest is another hand
    yield from witness.look("read from its save")
    for key in ("z", "y"):
        yield from witness.press(key, mods=frozenset({"ctrl"}))
        sitting.settle()
        yield from witness.look("there")


def noticed_at_end(hand: Hand) -> Iterator[Seen]:
    """Notes once the hand is over, from its save: scenes that come up by themselves, and those that can be opened."""
    witness = Witness(hand.saved())
    sitting = witness.sitting
    for _ in range(12):
        sitting.tick(MOMENT)
        yield from witness.look("the end")
    yield "scene", sitting.top.name
    for keys in (("s", "escape"), ("j", "j"), ("right", "return"), ("escape", "escape")):
        for key in keys:
            yield from witness.press(key)
    yield "copied", deal_text(sitting.session)
    yield "reported", hand_text(sitting.session)


def difference(first: Iterable[Seen], second: Iterable[Seen]) -> str:
    """The first thing in which two hands differ; nothing if there is none."""
    for one, other in zip_longest(first, second):
        if one != other:
            return f"{one and one[0]}: {_only(one, other)} against {_only(other, one)}"
    return ""


def _only(one: Seen | None, other: Seen | None) -> object:
    """The part of the first that the second lacks, if that is a list."""
    if one is None or other is None or not isinstance(one[1], list) or not isinstance(other[1], list):
        return one and one[1]
    return [each for each in one[1] if each not in other[1]]
