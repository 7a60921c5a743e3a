"""The settings: pages at the left, rows at the right; everything holds at once and is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from tarokgui.draw.geometry import Rect
from tarokgui.forms.columnform import ColumnForm
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.kit.commands import Command, Key
from tarokgui.scenes.options.keysection import KeySection
from tarokgui.scenes.options.preview import preview_of
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.scenes.options.sections import Pages
from tarokgui.storage.settings import Settings
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.column import ColumnLine
from tarokgui.widgets.keysteps import neighbour
from tarokgui.widgets.label import Panel
from tarokgui.widgets.slider import Slider
from tarokgui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from tarokgui.services.program import Program

PAGES: Final = ("text", "cards", "pace", "sound", "play", "keys", "access")
NOT_RESET: Final = frozenset({"extra", "window", "table", "language"})
"""The settings that a reset leaves alone: the window, the table, and the language, or the player could not read on."""


class SettingsScene(ColumnForm):
    """One page at a time. Up and down go from the top to the foot, left and right change; Escape goes back."""

    name = "settings"

    def __init__(self, program: Program, page: str = "text") -> None:
        super().__init__(program)
        self.page = page
        self.prefer = f"page:{page}"
        self.keys = KeySection(program, self.say, self.rebuild)

    # The screen --------------------------------------------------------------------------------------------------

    def build(self) -> Iterable[Widget]:
        """The sheet with pages, rows and buttons."""
        px, tr = self.scale.px, self.tr
        rim = px(28)
        width = min(self.window.w - 2 * rim, max(px(1000), 58 * self.scale.medium))
        sheet = Rect((self.window.w - width) // 2, rim, width, self.window.h - 2 * rim)
        body = Panel.body(sheet, self.paint).inset(px(14), 0)
        foot_h = max(self.scale.target, self.paint.text.line_height(self.scale.medium) + px(12))
        foot = Rect(body.x, body.bottom - foot_h, body.w, foot_h)
        room = Rect(body.x, body.y, body.w, foot.y - body.y - px(12))
        yield Panel("sheet", sheet, tr("settings.title"))
        names = [tr(f"settings.section.{page}") for page in PAGES]
        list_w = max(button_size(self.paint, name)[0] for name in names)
        if list_w * 3 < body.w:
            yield from self._list(Rect(room.x, room.y, list_w, room.h), names)
            room = Rect(room.x + list_w + px(26), room.y, room.w - list_w - px(26), room.h)
        else:
            pick = Rect(room.x, room.y, room.w, foot_h)
            at = PAGES.index(self.page)
            yield Choice("pages", pick, "", names, at, lambda index: self.show(PAGES[index]))
            room = Rect(room.x, pick.bottom + px(8), room.w, room.h - pick.h - px(8))
        lines = self._lines()
        preview, room = preview_of(self.page, room, lines, self.program, self.paint)
        if preview is not None and self.page == "cards":
            yield preview
        yield from self.laid(lines, room)
        if preview is not None and self.page != "cards":
            yield preview
        yield from self._buttons(foot)

    @property
    def first_words(self) -> str:
        """The title, and the page that is open."""
        tr = self.tr
        return f"{tr('settings.title')}: {tr(f'settings.section.{self.page}')}"

    def _list(self, box: Rect, names: Sequence[str]) -> Iterable[Widget]:
        """The pages as buttons, the open one lasting pressed."""
        height = max(self.scale.target, self.paint.text.line_height(self.scale.medium) + self.scale.px(10))
        step = min(height + self.scale.px(8), box.h // len(PAGES))
        for number, (page, name) in enumerate(zip(PAGES, names, strict=True)):
            rect = Rect(box.x, box.y + self.scale.px(8) + number * step, box.w, min(height, step - self.scale.px(2)))
            button = Button(f"page:{page}", rect, name, lambda page=page: self.show(page))  # type: ignore[misc]
            button.role, button.chosen = "tab", page == self.page
            yield button

    def _lines(self) -> Sequence[ColumnLine]:
        rows = OptionRows(self.paint, self.tr)
        pages = Pages(self.program, rows)
        match self.page:
            case "cards":
                lines = pages.cards()
            case "pace":
                lines = pages.pace()
            case "sound":
                lines = pages.sound()
            case "play":
                lines = pages.play()
            case "keys":
                lines = self.keys.lines(rows)
            case "access":
                lines = pages.access()
            case _:
                lines = pages.text()
        return tuple(lines)

    def _buttons(self, foot: Rect) -> Iterable[Widget]:
        tr = self.tr
        label, close = tr("settings.reset"), tr("button.close")
        width = button_size(self.paint, label)[0]
        yield Button("reset", Rect(foot.x, foot.y, width, foot.h), label, self._ask_reset)
        width = max(button_size(self.paint, close)[0], self.scale.px(140))
        yield Button("close", Rect(foot.right - width, foot.y, width, foot.h), close, self.close, style=Style.PRIMARY)

    # The player's acts -------------------------------------------------------------------------------------------

    def show(self, page: str) -> None:
        """Open another page, at its top."""
        self.page = page
        self.keys.listening = None
        self.column.offset = 0
        self.rebuild()

    def handle(self, command: Command) -> bool:
        """Give a command to a row that waits for a key, else to the rows, else to the form. Nothing goes further."""
        if not self.keys.take(command) and not self._step(command):
            super().handle(command)
        return True

    def _step(self, command: Command) -> bool:
        """Up and down go through everything in one order, left and right change a value; True if it was such a key.

        Between the names of the pages and the rows left and right go over, where there is nothing to change.
        """
        if not isinstance(command, Key) or command.mods or command.name not in ("up", "down", "left", "right"):
            return False
        self._note_device(command)
        focused = self.focus.focused
        if command.name in ("up", "down"):
            stop = neighbour(self.focus.stops, focused, 1 if command.name == "down" else -1)
            if stop is not None:
                self.focus.show_ring = self.focus.go(stop.id)
        elif isinstance(focused, Toggle):
            focused.switch(command.name == "right")
        elif isinstance(focused, Choice | Slider):
            return False
        elif focused is not None and focused.id.startswith("page:"):
            if command.name == "right":
                self._into_rows()
        elif command.name == "left":
            self.focus.focus(f"page:{self.page}")
        self.follow()
        self.dirty = True
        return True

    def _into_rows(self) -> None:
        """Go to the first row of the page."""
        first = next((each for each in self.focus.widgets if each.reachable and each.clip is not None), None)
        if first is not None:
            self.focus.focus(first.id)

    def do(self, act: str) -> bool:
        """Do the act, unless it is the one that opens the settings."""
        return act == "settings" or super().do(act)

    def settings_changed(self) -> None:
        """Keep nothing: the `resize` that follows lays the scene out again."""

    def _ask_reset(self) -> None:
        tr = self.tr
        answers = (
            Answer("reset-yes", tr("settings.reset-yes"), self._reset, Style.SECOND, True),
            Answer("reset-no", tr("settings.reset-no"), lambda: None, Style.PRIMARY),
        )
        title, text = tr("settings.reset-title"), tr("settings.reset-text")
        self.program.stack.push(Dialog(self.program, title, text, answers, "reset-no"))

    def _reset(self) -> None:
        usual = {name: value for name, value in Settings().data().items() if name not in NOT_RESET | {"version"}}
        self.program.preferences.forced_speed = None
        self.program.preferences.change(**usual)
        self.say(self.tr("settings.restored"))

    def escape(self) -> bool:
        """Go back to the scene below."""
        self.close()
        return True

    def close(self) -> None:
        """Put the sheet away; say so if the choices could not be kept."""
        self.program.stack.remove(self)
