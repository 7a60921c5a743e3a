"""Every screen of the program, at rest: the phases of the table, and the scenes over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from tarokgui.controller.intents import Skip
from tarokgui.draw.text import Drawn
from tarokgui.kit.scene import Scene
from tarokgui.scenes.about import AboutScene
from tarokgui.scenes.dealnumber import DealNumber
from tarokgui.scenes.ending import end_evening
from tarokgui.scenes.keys import KeysScene
from tarokgui.scenes.licences import LicencesScene
from tarokgui.scenes.lookback import LookBackScene
from tarokgui.scenes.menu import pause_menu
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.settings import PAGES, SettingsScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.evening import Evening
from tarokgui.session.pasthand import hand_of_record
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.gui.tubingen import dealt, led, tale

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
LANGUAGES = ("en", "ro", "de")
TEXTS = (1.0, 2.0)
THEMES = ("felt", "contrast")
HANDS = 30
"""Hands of the gallery that the moments are taken from."""


@dataclass(frozen=True)
class Look:
    """The look of everything: window, language, size of letters, theme."""

    size: tuple[int, int]
    language: str
    text: float
    theme: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.text * 100:.0f}-{self.theme}"


def looks() -> list[Look]:
    """All of them; those of the same size and in the same letters stand together, for cards are painted for each."""
    return [
        Look(size, language, text, theme)
        for size in SIZES
        for language in LANGUAGES
        for text in TEXTS
        for theme in THEMES
    ]


def seated(session: Evening, look: Look) -> Sitting:
    """A table that looks so, with everything at rest."""
    sitting = Sitting(session, look.size, recording=True)
    wishes = {"language": look.language, "text_scale": look.text, "theme": look.theme, "speed": 0.0}
    assert sitting.program.preferences.change(**wishes)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.resize(look.size)
    return sitting


def moments() -> dict[str, Evening]:
    """One session of each phase, by name."""
    return {phase.replace(", ", "-"): Evening.from_data(found[0]) for phase, found in gallery(hands=HANDS).items()}


STRONG = "T21 T20 T19 T18 T1 T22 HK DK CK"


def tubingen(look: Look) -> Iterator[tuple[str, Sitting]]:
    """Tübingen Tarok: the call with one's own kings, the claims, the count of a Raus, the Stecken."""
    caller, alone = tale(("call SK",), house={"claims": "spoken"}), tale(("bid raus",))
    calling = led(tale(), dealt(STRONG, dealer=0), "ruf-round")
    yield "tubingen-ruf", seated(calling, look)
    claiming = led(caller, dealt(STRONG, house=caller.house), "claim-strafen")
    yield "tubingen-claim", seated(claiming, look)
    for name, story, top in (("raus", alone, "settlement"), ("stecken", tale(), "stecken")):
        sitting = seated(led(story, dealt(STRONG), "over"), look)
        sitting.until(lambda sitting=sitting, top=top: sitting.top.name == top)  # type: ignore[misc]
        sitting.tick(3.0)
        yield f"tubingen-{name}", sitting


def looked_back(sitting: Sitting, *, laid_open: bool = False) -> LookBackScene:
    """The hand that is over, in the middle of its play, as it was seen or with all hands open."""
    scene = LookBackScene(sitting.program, hand_of_record(sitting.session.record))
    scene.resize(*sitting.size)
    scene.go(scene.replay.last * 3 // 5)
    if laid_open:
        scene.toggle_open()
    return scene


Overlay = Callable[[Sitting], Scene]

OVERLAYS: dict[str, Overlay] = {
    "menu": lambda sitting: pause_menu(sitting.program, sitting.table),
    "keys": lambda sitting: KeysScene(sitting.program),
    "scores": lambda sitting: ScoresScene(sitting.program, sitting.session),
    "end": lambda sitting: end_evening(sitting.program, sitting.table.live),
    "deal-number": lambda sitting: DealNumber(
        sitting.program, sitting.session.moment.deal, sitting.table.effects.navigation.deals.take
    ),
    "look-back": lambda sitting: looked_back(sitting),
    "look-back-open": lambda sitting: looked_back(sitting, laid_open=True),
    "title": lambda sitting: TitleScene(sitting.program),
    "new-table": lambda sitting: NewTableScene(sitting.program, lambda: None),
    "about": lambda sitting: AboutScene(sitting.program),
    "licences": lambda sitting: LicencesScene(sitting.program),
    **{
        f"settings-{page}": lambda sitting, page=page: SettingsScene(sitting.program, page)  # type: ignore[misc]
        for page in PAGES
    },
    "rules": lambda sitting: RulesScene(sitting.program),
    "rules-contents": lambda sitting: RulesScene(sitting.program, whole=True),
}
"""The scenes opened over a table whose hand is over."""


@dataclass(frozen=True)
class Screen:
    """One screen as it was drawn; *lines* are those of its uppermost layer, *nodes* the things on that."""

    name: str
    sitting: Sitting
    picture: pygame.Surface
    lines: tuple[Drawn, ...]


def shown(name: str, sitting: Sitting) -> Screen:
    """Draw everything. The uppermost layer is drawn once more, to know the lines on it and not those below."""
    sitting.stack.draw(sitting.surface)
    picture = sitting.surface.copy()
    sitting.program.drawing.text.drawn.clear()
    sitting.top.draw(sitting.surface)
    return Screen(name, sitting, picture, tuple(sitting.program.drawing.text.drawn))


def scenes(look: Look) -> Iterator[tuple[str, Sitting]]:
    """Every scene in that look, at rest. A scene over a table is taken away before the next one comes."""
    for name, session in moments().items():
        yield f"table-{name}", seated(session, look)
    sitting = seated(Evening.from_data(gallery(hands=HANDS)["over"][0]), look)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(3.0)
    yield "settlement", sitting
    for name, overlay in OVERLAYS.items():
        scene = overlay(sitting)
        sitting.stack.push(scene)
        sitting.stack.commit()
        if isinstance(scene, TitleScene):
            sitting.draw()  # it shows its cards after its first picture
        sitting.tick(1.0)
        sitting.settle()
        yield name, sitting
        sitting.stack.remove(scene)
        sitting.stack.commit()
    yield from tubingen(look)


def screens(look: Look) -> Iterator[Screen]:
    """Every screen in that look, drawn."""
    for name, sitting in scenes(look):
        yield shown(name, sitting)
