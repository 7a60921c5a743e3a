"""The title: go on, begin, or leave."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui import __version__
from tarokgui.geometry import Rect
from tarokgui.scenes.form import Form
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style
from tarokgui.widgets.label import Label, Panel

if TYPE_CHECKING:
    from tarokgui.services import Services
    from tarokgui.session import Session


class TitleScene(Form):
    """The first screen. The saved session is looked at only when it is wanted: the window must not wait for it."""

    name = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.has_save = services.saves.exists()
        self.prefer = "continue" if self.has_save else "new"

    def build(self) -> Iterable[Widget]:
        """Name, line, buttons."""
        px, tr = self.scale.px, self.services.tr
        entries = [
            ("new", tr("title.new"), self._new),
            ("taper", tr("title.taper"), self._taper),
            ("quit", tr("title.quit"), self._quit),
        ]
        if self.has_save:
            entries.insert(0, ("continue", tr("title.continue"), self._continue))
        width = min(px(420), self.window.w - px(80))
        step = self.scale.target + px(14)
        height = 2 * px(34) + len(entries) * step - px(14)
        top = self.window.h * 44 // 100
        sheet = Rect((self.window.w - width) // 2, min(top, self.window.h - height - px(50)), width, height)
        name_px = self.scale.huge * 2
        name_h = self.paint.text.line_height(name_px)
        line_h = self.paint.text.line_height(self.scale.large)
        y = (sheet.y - name_h - line_h) // 2
        theme = self.paint.theme
        yield Label(
            "name", Rect(0, y, self.window.w, name_h), tr("title.name"), px=name_px, colour=theme.brass_light,
            face=Face.TITLE, align=Align.CENTRE,
        )  # fmt: skip
        yield Label(
            "line", Rect(0, y + name_h, self.window.w, line_h), tr("title.line"), px=self.scale.large,
            colour=theme.on_felt, face=Face.LABEL, align=Align.CENTRE,
        )  # fmt: skip
        yield Panel("sheet", sheet)
        for number, (id, label, press) in enumerate(entries):
            rect = Rect(sheet.x + px(30), sheet.y + px(34) + number * step, sheet.w - px(60), self.scale.target)
            yield Button(id, rect, label, press, style=Style.PRIMARY if number == 0 else Style.PLAIN)
        small = self.paint.text.line_height(self.scale.small)
        foot = Rect(0, self.window.h - small - px(12), self.window.w, small)
        yield Label(
            "version", foot, tr("title.version", version=__version__), px=self.scale.small,
            colour=theme.on_felt_second, align=Align.CENTRE,
        )  # fmt: skip

    def _continue(self) -> None:
        from tarokgui.session import load_saved

        tr = self.services.tr
        session, notice = load_saved(self.services.saves)
        if session is None:
            self.has_save = False
            self.say(tr(notice or "save.lost"))
            self.rebuild()
            return
        self._sit_down(session, tr(notice) if notice else "")

    def _new(self) -> None:
        self._ask("romanian")

    def _taper(self) -> None:
        self._ask("taper")

    def _ask(self, game: str) -> None:
        """A session in progress is not thrown away without a question."""
        if not self.has_save:
            self._begin(game)
            return
        from tarokgui.widgets.dialog import Answer, Dialog

        tr = self.services.tr
        answers = (
            Answer("new-yes", tr("title.replace-yes"), lambda: self._begin(game), Style.SECOND, True),
            Answer("new-no", tr("title.replace-no"), self._continue, Style.PRIMARY),
        )
        self.services.stack.push(
            Dialog(self.services, tr("title.replace-title"), tr("title.replace"), answers, "new-no")
        )

    def _begin(self, game: str) -> None:
        from tarokgui.session import new_session

        self.services.saves.clear()  # the old evening was given up; its older save must not come back in this one
        session = new_session(seed=secrets.token_hex(8), game=game, save=self.services.saves.write)
        self._sit_down(session, "")

    def _sit_down(self, session: Session, notice: str) -> None:
        from tarokgui.scenes.table import TableScene

        self.services.stack.clear(TableScene(self.services, session, notice))

    def _quit(self) -> None:
        self.services.stack.quit()

    def escape(self) -> bool:
        """Escape leaves nothing: the title is the lowest screen."""
        return False
