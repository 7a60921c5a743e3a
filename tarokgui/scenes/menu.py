"""The menu over the table, and the end of the evening."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.app.commands import Command
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.form import Form
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.dialog import Answer, Dialog
from tarokgui.widgets.label import Panel
from tarokgui.wording.numerals import signed

if TYPE_CHECKING:
    import pygame

    from tarokgui.app.services import Services
    from tarokgui.scenes.table import TableScene


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
        for number, (id, label, press) in enumerate(self.entries):
            rect = Rect(body.x, body.y + below + number * step, body.w, tall)
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


def pause_menu(services: Services, table: TableScene) -> MenuScene:
    """Go on, settings, rules, score sheet, keys, report, to the title, quit. The game is saved whatever is chosen."""
    from tarokgui.scenes.keys import KeysScene
    from tarokgui.scenes.problem import ProblemScene
    from tarokgui.scenes.scores import ScoresScene
    from tarokgui.scenes.settings import SettingsScene
    from tarokgui.scenes.title import TitleScene

    tr, stack = services.tr, services.stack
    return MenuScene(
        services,
        tr("menu.title"),
        (
            ("resume", tr("menu.resume"), lambda: None),
            ("settings", tr("title.settings"), lambda: stack.push(SettingsScene(services))),
            ("rules", tr("title.rules"), table.open_rules),
            ("scores", tr("menu.scores"), lambda: stack.push(ScoresScene(services, table.session, table.seating))),
            ("keys", tr("menu.keys"), lambda: stack.push(KeysScene(services))),
            ("problem", tr("problem.open"), lambda: stack.push(ProblemScene(services))),
            ("to-title", tr("menu.title-screen"), lambda: stack.clear(TitleScene(services))),
            ("quit", tr("menu.quit"), stack.quit),
        ),
    )


def end_evening(services: Services, table: TableScene) -> Dialog:
    """Ask whether the evening shall end; the pool is then shared out (A44)."""
    tr = services.tr

    def end() -> None:
        table.croupier.when_free(lambda: table.croupier.move(table.session.ending(), lambda _: over()))

    def over() -> None:
        match = table.session.match
        order = [(table.session.human + step) % match.variant.players for step in range(match.variant.players)]
        figures = ", ".join(f"{table.seating.name(seat)} {signed(match.totals[seat], tr.language)}" for seat in order)
        services.stack.push(evening_over(services, figures))

    answers = (
        Answer("end-yes", tr("evening.end"), end, Style.SECOND, True),
        Answer("end-no", tr("evening.play-on"), lambda: None, Style.PRIMARY),
    )
    return Dialog(services, tr("evening.ask-title"), tr("evening.ask"), answers, "end-no")


def evening_over(services: Services, figures: str) -> Dialog:
    """The final standing; then the title again."""
    from tarokgui.scenes.title import TitleScene

    tr = services.tr
    answers = (Answer("over", tr("button.ok"), lambda: services.stack.clear(TitleScene(services)), Style.PRIMARY),)
    return Dialog(services, tr("evening.over-title"), tr("evening.over", figures=figures), answers, "over")
