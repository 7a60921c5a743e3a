"""Laws of every screen for those who use keys and do not see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame
import pytest

from engine import GAMES
from tarokgui.app.program import build_program
from tarokgui.app.speech import Announcer
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Key
from tarokgui.kit.node import Node
from tarokgui.kit.scene import Scene
from tarokgui.selftest.scenes import scenery
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.widgets.focus import Focus
from tarokgui.wording.i18n import load
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.support.extras import full
from tests.support.games import UNLIKE
from tests.support.pairs import ALL

accesskit = full("accesskit")

from tarokgui.app.speech.accesskitnode import ROLES, reader_node  # noqa: E402

SIZE = (1280, 720)
LONGEST = 80
"""There are not so many stops on any screen."""
KEYS = (
    *(Key("tab"), Key("tab", frozenset({"shift"})), Key("down"), Key("up"), Key("right"), Key("left")),
    *(Key("home"), Key("end")),
)


class Heard(Announcer):
    """Remembers the sentences, and the focus in each tree."""

    name = "heard"

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.focused: Node | None = None

    def tell(self, sentence: str) -> None:
        self.sentences.append(sentence)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        self.focused = next((node for node in reversed(nodes()) if node.focused), None)


class Shown:
    """A scene on a stack, with the work of a frame of the main loop."""

    def __init__(self, program: Program, heard: Heard) -> None:
        self.program, self.heard = program, heard
        self.stack = program.stack
        self.surface = pygame.Surface(SIZE)

    def press(self, key: Key) -> bool:
        """True if the frame after it was drawn and spoken."""
        self.stack.handle(key)
        return self.frame()

    def frame(self) -> bool:
        if not self.stack.dirty:
            return False
        assert self.stack.top is not None
        self.stack.draw(self.surface)
        self.program.feedback.show("", SIZE, self.stack.top.tree)
        return True


def focused(scene: Scene) -> str:
    """The id of the focused thing: in a list, of the entry."""
    return next((node.id for node in reversed(scene.tree()) if node.focused), "")


def screens() -> Iterator[tuple[str, Callable[[], tuple[Scene, Shown]]]]:
    """Every scene of the program, and the table at every kind of decision of every game that has screens of its own."""
    program = build_program(load())
    program.preferences.accessibility.speed = 0.0
    program.stack.resize(*SIZE)
    for number, make in enumerate(scenery(program)):

        def opened(make: Callable[[], Scene] = make) -> tuple[Scene, Shown]:
            heard = Heard()
            program.feedback.speech, program.preferences.settings.speech = heard, True
            scene = make()
            program.stack.clear(scene)
            program.stack.commit()
            return scene, Shown(program, heard)

        yield str(number), opened
    for game in GAMES if ALL else UNLIKE:
        for phase, found in gallery(game, hands=6).items():
            if not phase.endswith("theirs"):

                def seated(data: dict[str, object] = found[0]) -> tuple[Scene, Shown]:
                    heard = Heard()
                    sitting = Sitting(Evening.from_data(data), SIZE)
                    sitting.program.feedback.speech = heard
                    sitting.table.stage.controller.dispatch(Skip())
                    sitting.until_due()
                    return sitting.top, Shown(sitting.program, heard)

                yield f"{game}, {phase}", seated


@pytest.fixture(scope="module")
def every() -> dict[str, Callable[[], tuple[Scene, Shown]]]:
    pygame.display.init()
    return dict(screens())


def test_each_key_that_moves_the_focus_is_seen_and_told(
    every: dict[str, Callable[[], tuple[Scene, Shown]]],
) -> None:
    """The keys one after the other; then, once for each kind, Tab through all there is. `test_every_scene_is_known`
    sees to it that no scene is left out."""
    through: set[str] = set()
    for name, make in every.items():
        scene, shown = make()
        shown.frame()
        reached: set[str] = set()
        picture = pygame.image.tobytes(shown.surface, "RGB")
        kind = f"{scene.name},{name.partition(',')[2]}"
        first = kind not in through
        through.add(kind)
        for number, key in enumerate((*KEYS, *[Key("tab")] * LONGEST * first)):
            shown.program.preferences.settings.speech = True  # on its own page an arrow has switched it off
            before, earlier = focused(scene), picture
            drawn = shown.press(key)
            if shown.stack.top is not scene:
                break
            now, picture = focused(scene), pygame.image.tobytes(shown.surface, "RGB") if drawn else earlier
            if number == len(KEYS) - 1:
                reached.clear()
            if now == before:
                reached.add(now)
                continue
            where = f"{name} ({scene.name}): {key.name} went from {before!r} to {now!r}"
            assert drawn, f"{where} and nothing was drawn"
            assert shown.heard.focused is not None, where
            assert shown.heard.focused.id == now, f"{where}, told was {shown.heard.focused.id!r}"
            assert shown.heard.focused.label.strip(), f"{where}, which has no name"
            assert picture != earlier, f"{where} and the picture is the same"
            if number >= len(KEYS) and now in reached:
                break
            reached.add(now)
        if first and isinstance(focus := getattr(scene, "focus", None), Focus) and shown.stack.top is scene:
            stops = {widget.id for widget in focus.widgets if widget.reachable}
            missed = {id for id in stops if not any(each == id or each.startswith(f"{id}:") for each in reached)}
            assert not missed, f"{name} ({scene.name}): no key leads to {missed}"


@pytest.fixture(scope="module")
def things(every: dict[str, Callable[[], tuple[Scene, Shown]]]) -> dict[str, Sequence[Node]]:
    """All that is on every screen, by its name and the scene's."""
    return {
        f"{name} ({scene.name})": scene.tree() for name, scene in ((name, make()[0]) for name, make in every.items())
    }


def test_every_thing_on_every_screen_has_a_role(things: dict[str, Sequence[Node]]) -> None:
    kinds: set[str] = set()
    for name, nodes in things.items():
        for node in nodes:
            assert node.role in ROLES, f"{name}: {node.id} is a {node.role!r}"
            reader_node(node)
            kinds.add(node.role)
    assert {"checkbox checked", "choice", "slider", "radio", "tab", "document", "option", "dialog", "table"} <= kinds


def test_no_dash_stands_for_nothing(things: dict[str, Sequence[Node]]) -> None:
    """Readers say nothing at all for a dash by itself, or "dash". The text of a problem report is a program's own."""
    for name, nodes in things.items():
        for node in nodes if "(problem)" not in name else ():
            assert not re.search(r"(?:^|[:,;.] )[–—-](?:$|[,;. ])", node.label), f"{name}: {node.id} is {node.label!r}"


def test_every_screen_says_its_first_sentence(every: dict[str, Callable[[], tuple[Scene, Shown]]]) -> None:
    for name, make in every.items():
        scene, shown = make()
        if isinstance(scene, Form):
            assert scene.first_words, f"{name} ({scene.name}) has none"
            assert shown.heard.sentences or "," in name, f"{name} ({scene.name}) said nothing"
            shown.frame()
            shown.program.feedback.speak("once more")
            assert shown.frame(), f"{name} ({scene.name}): what is said waits for the next picture"


HINT = "hint"
"""It says its finding, or after a moment that it is at work: `tests/gui/test_hint.py`."""


def told(scene: Scene) -> dict[str, Node]:
    """Every node of the screen but passing messages, wherever it is."""
    plain = [replace(node, rect=Rect(0, 0, 0, 0), focused=False, placed=False) for node in scene.tree()]
    return {node.id: node for node in plain if node.id not in ("toast", "counting")}


def state(node: Node | None) -> tuple[object, ...]:
    """The attributes readers say by themselves when they change on the focused widget."""
    return () if node is None else (node.id, node.role, node.chosen, node.opened, node.number, node.value)


def test_whatever_enter_changes_is_told(every: dict[str, Callable[[], tuple[Scene, Shown]]]) -> None:
    """Enter, and on a choice an arrow, on one of each kind of thing: a new scene, a sentence, or another focus."""
    tried: set[tuple[str, str]] = set()
    for name, make in every.items():
        scene, shown = make()
        if not isinstance(scene, Form):
            continue
        for widget in scene.focus.widgets:
            kind = (f"{scene.name}{name.partition(',')[2]}", widget.id.partition(":")[0])
            if not widget.reachable or kind in tried or widget.id == HINT:
                continue
            tried.add(kind)
            scene, shown = make()
            assert isinstance(scene, Form)
            key = Key("right" if widget.role in ("choice", "slider") else "return")
            before, had = told(scene), len(shown.heard.sentences)
            settings = {
                wish: value for wish, value in shown.program.preferences.settings.data().items() if wish != "version"
            }
            scene.focus.focus(widget.id)
            focused = scene.focus.focused
            was = state(None if focused is None else focused.node())
            shown.stack.handle(key)
            shown.stack.commit()
            gone, heard = shown.stack.top is not scene, shown.heard.sentences[had:]
            changed, focused = told(scene) != before, scene.focus.focused
            now = state(None if focused is None else focused.node())
            shown.program.preferences.change(**settings)  # for the screens that follow
            where = f"{name} ({scene.name}): {key.name} on {widget.id!r}"
            assert gone or heard or not changed or now != was, f"{where} changes the screen in silence"
