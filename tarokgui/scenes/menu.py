"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.app.commands import Command
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.form import Form
from tarokgui.session.easystart import is_easy, leaving
from tarokgui.widgets.arrangement import column
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel

if TYPE_CHECKING:
    import pygame

    from tarokgui.app.routes import TableDoors
    from tarokgui.app.services import Services


class MenuScene(Form):
    """Buttons one under the other on a sheet; Escape goes back to the game."""

    name = "menu"
    opaque = False

    def __init__(self, services: Services, title: str, entries: Iterable[tuple[str, str, Callable[[], None]]]) -> None:
        super().__init__(services)
        self.title = title
        self.entries = tuple(entries)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """The sheet and its buttons."""
        px = self.scale.px
        paint = self.paint
        widest = max(button_size(paint, label)[0] for _, label, _ in self.entries)
        width = min(max(px(380), widest + 2 * px(paint.theme.panel_pad)), self.window.w - px(60))
        tall = max(self.scale.target, paint.text.line_height(self.scale.medium) + px(12))
        head = Panel.body(Rect(0, 0, width, 1000), self.paint).y
        below = px(8)  # the focus ring of the first button keeps clear of the title's rule
        foot = px(self.paint.theme.panel_pad) - px(12)
        step = min(tall + px(12), (self.window.h - px(24) - head - below - foot) // len(self.entries))
        tall = min(tall, step - px(4))
        height = head + below + len(self.entries) * step + foot
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, self.paint)
        yield Panel("sheet", sheet, self.title)
        places = column(body.moved(0, below), [tall] * len(self.entries), step - tall)
        for number, ((id, label, press), rect) in enumerate(zip(self.entries, places, strict=True)):
            yield Button(id, rect, label, self._closing(press), style=Style.PRIMARY if number == 0 else Style.PLAIN)

    def _closing(self, press: Callable[[], None]) -> Callable[[], None]:
        def close_and_press() -> None:
            self.services.stack.remove(self)
            press()

        return close_and_press

    def handle(self, command: Command) -> bool:
        """Nothing goes further down."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Back to the game."""
        self.services.stack.remove(self)
        return True


def pause_menu(services: Services, table: TableDoors) -> MenuScene:
    """Go on, settings, rules, score sheet, keys, report, to the title, quit; the end of the easy start if it holds.

    The game is saved whatever is chosen.
    """
    tr, stack, routes, controller = services.tr, services.stack, services.routes, table.controller

    def leave_easy() -> None:
        services.change(**leaving(services.settings))
        table.say(tr("easy.left"))

    easy = [("easy", tr("easy.leave"), leave_easy)] if is_easy(services.settings) else []
    return MenuScene(
        services,
        tr("menu.title"),
        (
            ("resume", tr("menu.resume"), lambda: None),
            *easy,
            ("settings", tr("title.settings"), routes.settings),
            ("rules", tr("title.rules"), table.open_rules),
            ("scores", tr("menu.scores"), lambda: routes.scores(controller.session, controller.seating)),
            ("keys", tr("menu.keys"), routes.keys),
            ("problem", tr("problem.open"), routes.problem),
            ("to-title", tr("menu.title-screen"), routes.title),
            ("quit", tr("menu.quit"), stack.quit),
        ),
    )
