"""The list of keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarokgui.geometry import Rect
from tarokgui.scenes.sheet import SheetScene
from tarokgui.widgets.base import Widget
from tarokgui.widgets.scroll import Row, ScrollBox

if TYPE_CHECKING:
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


class KeysScene(SheetScene):
    """Every key and what it does."""

    name = "keys"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = services.tr("keys.title")

    def help(self) -> bool:
        """It is shown already."""
        return True

    def contents(self, room: Rect) -> Iterable[Widget]:
        """Key and meaning, one a row."""
        tr = self.services.tr
        rows = [Row(tr(f"keys.{key}.keys"), tr(f"keys.{key}.does")) for key in KEYS]
        yield ScrollBox("keys", room, self.title, rows, self.paint)
