"""The title: go on with the evening, sit down at a new table, read, arrange things, or leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from tarokgui.forms.form import Form
from tarokgui.scenes.pastedhand import look_at_pasted
from tarokgui.scenes.savedevening import SavedEvening
from tarokgui.scenes.sittingdown import SittingDown
from tarokgui.scenes.titlecorner import TitleCorner
from tarokgui.scenes.titlefan import Fan, draw_fan, foresee_fan
from tarokgui.scenes.titleplaces import reading_line, title_places
from tarokgui.session.easystart import never_sat
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.label import Panel
from tarokgui.widgets.tallbutton import QuietButton, TallButton
from tarokgui.widgets.wordmark import Wordmark
from tarokgui.wording.i18n import damaged

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening
    from tarokgui.session.resumesummary import ResumeSummary
    from tarokgui.storage.remarks import Notice


class TitleScene(Form):
    """The first screen. Its first frame waits for nothing: cards and the saved evening are looked at after it."""

    name = "title"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.saved = SavedEvening(program.disk.saves)
        self.prefer = self._foremost
        self._sitting = SittingDown(program)
        self._awake = False
        self._fan: Fan | None = None

    @property
    def _foremost(self) -> str:
        """The button for most players: go on; the first evening, if they have never played; a new table."""
        if self.saved.there:
            return "continue"
        return "first" if never_sat(self.program.preferences.settings) else "new"

    def build(self) -> Iterable[Widget]:
        """The sheet with name and buttons at the left, language and sound in the corner."""
        tr = self.tr
        entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("new", tr("title.new"), self._new),
            ("rules", tr("title.rules"), self.open_rules),
            ("settings", tr("title.settings"), lambda: self.program.routes.open("settings")),
            ("about", tr("title.about"), lambda: self.program.routes.open("about")),
        )
        foremost = self._foremost
        at = title_places(self.paint, self.window, len(entries), foremost)
        self._fan = at.fan
        yield Panel("sheet", at.sheet)
        yield Wordmark("name", at.name, tr("title.name"), tr(f"title.line.{self.program.preferences.room.name}"))
        if foremost == "continue":
            label = tr("title.continue")
            yield TallButton(
                "continue", at.card, label, self._continue, second=self.saved.line(tr), style=Style.PRIMARY
            )
        elif foremost == "first":
            label, second = tr("easy.title"), tr("easy.short")
            yield TallButton("first", at.card, label, self._sitting.begin_easily, second=second, style=Style.PRIMARY)
        for (id, label, press), place in zip(entries, at.entries, strict=True):
            style = Style.PRIMARY if id == foremost else Style.PLAIN
            yield TallButton(id, place, label, press, style=style)
        yield QuietButton(
            "quit", at.leave, tr("title.quit"), partial(self.program.routes.leave, self.program.stack.quit)
        )
        if self.saved.slow and not self.saved.there:
            yield reading_line(self.paint, self.window, at.sheet, tr("title.reading"))
        corner = TitleCorner(self.paint, tr, self.window, at.sheet)
        yield corner.sound(self._mute, muted=self.program.preferences.settings.mute)
        yield corner.fullscreen(self.program.loop.fullscreen)
        yield from corner.languages(self._speak)

    @property
    def first_words(self) -> str:
        """The name of the program and the line below it."""
        tr = self.tr
        return f"{tr('title.name')}. {tr(f'title.line.{self.program.preferences.room.name}')}"

    def backdrop(self, surface: pygame.Surface) -> None:
        """Felt, and the cards once the first frame has been seen."""
        super().backdrop(surface)
        if self._awake and self._fan is not None:
            draw_fan(surface, self.program, self._fan)

    def wake_in(self) -> float | None:
        """At once after the first frame; then when it is to be said that the program reads."""
        if not self._awake:
            return 0.0
        waits = (super().wake_in(), self.saved.slow_in)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Take time for the cards, the saved evening and notices, after the first frame."""
        super().update(dt)
        self._sitting.look()
        if self._awake:
            self._wait(dt)
            return
        self._awake = True
        if self._fan is not None:
            foresee_fan(self.program, self._fan)
        file = self.program.preferences.settings_file
        if file is not None and file.notice is not None:
            self.program.feedback.notify(self.tr(file.notice, file=file.aside))
            file.notice = None
        if files := damaged():
            self.program.feedback.notify(self.tr("program.damaged", files=", ".join(files)))
        self.saved.look_up()
        self.rebuild()
        self._take_answers()

    def _wait(self, dt: float) -> None:
        """Take the answers of the files; say that they are read if that takes long."""
        before = self.saved.slow
        self._take_answers()
        self.saved.wait(dt)
        if before != self.saved.slow:
            if not before:
                self.program.feedback.speak(self.tr("title.reading"))
            self.rebuild()

    @property
    def waiting(self) -> bool:
        """True if the saved evening has still to be looked at, or a new one is being saved."""
        return not self._awake or self.saved.reads or self._sitting.waiting

    def _take_answers(self) -> None:
        """Show the answers of the files, once they are there."""
        if (summary := self.saved.summed()) is not None:
            self._know(summary)
        if (loaded := self.saved.loaded()) is not None:
            self._loaded(*loaded)

    def _know(self, summary: ResumeSummary) -> None:
        """Show the title for an evening to go on with, or for none, with a notice about its files."""
        saves = self.program.disk.saves
        if summary.there != self.saved.there:
            self.saved.there = summary.there
            self.prefer = self._foremost
        if not summary.there and saves.notice is not None:
            self.program.feedback.notify(self._said(saves.notice))
            saves.notice = None
        self.rebuild()

    def _continue(self) -> None:
        if self.saved.load():
            self._take_answers()

    def _loaded(self, session: Evening | None, notice: Notice | None) -> None:
        if session is None:
            self.saved.there = False
            self.program.feedback.notify(self._said(notice) or self.tr("save.gone"))
            self.rebuild()
            return
        self.program.routes.table(session, self._said(notice))

    def _said(self, notice: Notice | None) -> str:
        """The notice about the saved evening; empty if there is none."""
        from tarokgui.wording.savednotices import notice_text

        return "" if notice is None else notice_text(notice, self.tr)

    def _new(self) -> None:
        self.program.routes.newtable(self._continue, self._there)

    def _there(self) -> bool | None:
        """True if there is an evening to give up; None before that is known."""
        self._take_answers()
        return None if self.waiting else self.saved.there

    def _mute(self) -> None:
        self.do("mute")

    def _speak(self, code: str) -> None:
        self.program.preferences.change(language=code)
        self.program.feedback.speak(self.first_words)

    def escape(self) -> bool:
        """Do nothing: the title is the lowest screen."""
        return False

    def do(self, act: str) -> bool:
        """Look at a copied record, or do an act of everywhere."""
        return look_at_pasted(self) if act == "paste" else super().do(act)
