"""The program with a fault put into it: ``python -m tests.faults.driver KIND``. For tests that drive the real window.

``KIND`` is a key of `FAULTS`. The program itself has no switch for this.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from typing import Any, Final, NoReturn

from tarokgui.app import environment

environment.prepare()  # as the program does it, before pygame is imported

import pygame  # noqa: E402

from tarokgui.__main__ import main  # noqa: E402
from tarokgui.app.faults import noticeshape  # noqa: E402
from tarokgui.app.faults.notice import FaultNotice  # noqa: E402
from tarokgui.scenes.settings import SettingsScene  # noqa: E402
from tarokgui.scenes.table import TableScene  # noqa: E402
from tarokgui.scenes.title import TitleScene  # noqa: E402
from tarokgui.session.eveningstate import Transitions  # noqa: E402


class Planted(Exception):
    """The fault."""


def fail(*_: object, **__: object) -> NoReturn:
    raise Planted("planted by a test")


def once(times: int, true: Callable[..., Any]) -> Callable[..., Any]:
    """Fails once, after it has been called so many times."""
    calls = 0

    def call(*arguments: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        return fail() if calls == times + 1 else true(*arguments, **named)

    return call


def in_a_thread(scene: TableScene, *_: object) -> None:
    Thread(target=fail, name="planted").start()


def plant(kind: str) -> None:
    """Put the fault in."""
    match kind:
        case "scene":
            SettingsScene.__init__ = fail  # type: ignore[method-assign]
        case "event":
            TableScene.handle = once(4, TableScene.handle)  # type: ignore[method-assign]
        case "draw":
            TableScene.draw = once(2, TableScene.draw)  # type: ignore[method-assign]
        case "update":
            TableScene.update = once(3, TableScene.update)  # type: ignore[method-assign]
        case "resize":
            TitleScene.resize = once(1, TitleScene.resize)  # type: ignore[method-assign]
        case "act":
            Transitions.coming_to = once(0, Transitions.coming_to)  # type: ignore[method-assign]
        case "thread":
            TableScene.enter = in_a_thread  # type: ignore[method-assign,assignment]
        case "title":
            TitleScene.draw = fail  # type: ignore[method-assign]
        case "notice":
            TitleScene.draw = fail  # type: ignore[method-assign]
            FaultNotice.draw = fail  # type: ignore[method-assign]
            pygame.display.message_box = fail
        case "font":
            TitleScene.draw = fail  # type: ignore[method-assign]
            vars(noticeshape).update(FACE="no-such-font")
        case "nothing":
            pass
        case _:
            raise SystemExit(f"no fault {kind!r}")


KINDS: Final = ("scene", "event", "draw", "update", "resize", "act", "thread", "title", "font")
"""Those after which there is a notice that stays."""

if __name__ == "__main__":
    plant(sys.argv[1])
    sys.exit(main([]))
