"""The list of keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarokgui.commands import Command
from tarokgui.geometry import Rect
from tarokgui.scenes.form import Form
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel
from tarokgui.widgets.scroll import Row, ScrollBox

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services

KEYS: Final = (
    "cards",
    "arrows",
    "enter",
    "tab",
    "escape",
    "last",
    "scores",
    "journal",
    "speed",
    "full",
    "help",
    "quit",
)


class KeysScene(Form):
    """A sheet over whatever lies below."""

    name = "keys"
    opaque = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.prefer = "close"

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """Key and meaning, one a row."""
        px, tr = self.scale.px, self.services.tr
        width, height = min(px(640), self.window.w - px(60)), min(px(600), self.window.h - px(60))
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, self.paint)
        yield Panel("sheet", sheet, tr("keys.title"))
        foot = Rect(body.x, body.bottom - self.scale.target, body.w, self.scale.target)
        box = Rect(body.x, body.y, body.w, foot.y - body.y - px(10))
        rows = [Row(tr(f"keys.{key}.keys"), tr(f"keys.{key}.does")) for key in KEYS]
        yield ScrollBox("keys", box, tr("keys.title"), rows, self.paint)
        label = tr("button.close")
        close_w = button_size(self.paint, label)[0]
        yield Button(
            "close", Rect(foot.right - close_w, foot.y, close_w, foot.h), label, self._close, style=Style.PRIMARY
        )

    def handle(self, command: Command) -> bool:
        """Nothing goes further down."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Close."""
        self._close()
        return True

    def _close(self) -> None:
        self.services.stack.remove(self)
