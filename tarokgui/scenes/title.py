"""The title: go on with the evening, sit down at a new table, read, arrange things, or leave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.forms.form import Form
from tarokgui.scenes.sittingdown import SittingDown
from tarokgui.scenes.titlefan import Fan, draw_fan, fan_in, foresee_fan
from tarokgui.session.easystart import never_sat
from tarokgui.widgets.arrangement import column, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.tallbutton import FeltLink, QuietButton, TallButton
from tarokgui.widgets.wordmark import Wordmark
from tarokgui.wording.i18n import LANGUAGES, damaged
from tarokgui.wording.numerals import signed

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.session.evening import Session
    from tarokgui.session.standing import ResumeSummary
    from tarokgui.storage.remarks import Notice
    from tarokgui.storage.writer import WriterAnswer

GRACE: Final = 0.03
"""Seconds that the files of the saved evening are waited for before the window goes on."""
LONG: Final = 0.3
"""Seconds after which it is said that the files are being read."""


class TitleScene(Form):
    """The first screen. Its first frame waits for nothing: cards and the saved evening are looked at after it."""

    name = "title"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.has_save = program.disk.saves.exists()
        self.prefer = self._foremost
        self._standing: ResumeSummary | None = None
        self._sitting = SittingDown(program)
        self._asked: WriterAnswer[ResumeSummary] | None = None
        self._loading: WriterAnswer[tuple[Session | None, Notice | None]] | None = None
        self._awake = False
        self._fan: Fan | None = None
        self._waited = 0.0
        """Seconds that the files have been read for."""

    @property
    def _reads(self) -> bool:
        """True while the files of the evenings are read."""
        return self._asked is not None or self._loading is not None

    @property
    def _shown_reading(self) -> bool:
        """True once that has taken so long that it is said."""
        return self._reads and self._waited >= LONG

    @property
    def _foremost(self) -> str:
        """The button that most will want: go on; the first evening, for those who have never played; a new table."""
        if self.has_save:
            return "continue"
        return "first" if never_sat(self.program.preferences.settings) else "new"

    # What is on screen -------------------------------------------------------------------------------------------

    def build(self) -> Iterable[Widget]:
        """The sheet with name and buttons at the left, language and sound in the corner."""
        px, tr, text = self.scale.px, self.tr, self.paint.text
        entries = [
            ("new", tr("title.new"), self._new),
            ("rules", tr("title.rules"), self.open_rules),
            ("settings", tr("title.settings"), self._settings),
            ("about", tr("title.about"), self._about),
        ]
        line, small = text.line_height(self.scale.large), text.line_height(self.scale.small)
        gap, pad = px(12), px(36)
        plain = max(px(48, 36), line + px(8))
        foremost = self._foremost
        great = max(px(84 if foremost == "first" else 68), line + small + px(12)) + gap if foremost != "new" else 0
        last = max(px(36), text.line_height(self.scale.medium))
        width = min(max(px(388), round(self.scale.large * 13)), self.window.w - px(60))
        mark = Wordmark.height(self.paint, width - 2 * px(44))
        room = self.window.h - px(48)
        wanted = mark + great + len(entries) * (plain + gap) + last
        if wanted + 2 * pad > room:  # large letters in a low window: closer together
            pad, gap = px(18), px(6)
            plain = min(plain, (room - 2 * pad - mark - great - last) // len(entries) - gap)
            wanted = mark + great + len(entries) * (plain + gap) + last
        sheet = self._sheet(width, min(room, wanted + 2 * pad))
        yield Panel("sheet", sheet)
        inner = sheet.inset(px(44), 0)
        lines = inner._replace(y=sheet.y + (sheet.h - wanted) // 2)
        name, resumed, *places, leave = column(lines, [mark, great, *[plain + gap] * len(entries), last])
        yield Wordmark("name", name, tr("title.name"), tr(f"title.line.{self.program.preferences.room.name}"))
        card = resumed._replace(h=great - px(12))
        if foremost == "continue":
            label = tr("title.continue")
            yield TallButton("continue", card, label, self._continue, second=self._told, style=Style.PRIMARY)
        elif foremost == "first":
            label, second = tr("easy.title"), tr("easy.short")
            yield TallButton("first", card, label, self._first, second=second, style=Style.PRIMARY)
        for (id, label, press), place in zip(entries, places, strict=True):
            style = Style.PRIMARY if id == foremost else Style.PLAIN
            yield TallButton(id, place._replace(h=plain), label, press, style=style)
        quarter = leave.w // 4
        yield QuietButton("quit", leave._replace(x=leave.x + quarter, w=leave.w // 2), tr("title.quit"), self._quit)
        if self._shown_reading and not self.has_save:
            yield self._reading(sheet)
        yield from self._corner(sheet)

    def _reading(self, sheet: Rect) -> Widget:
        """A line below the sheet, or beside it where there is no room: the program reads, and there is no button yet
        that could say so."""
        px, high = self.scale.px, self.paint.text.line_height(self.scale.small)
        place = Rect(sheet.x, sheet.bottom + px(8), sheet.w, high)
        if place.bottom > self.window.h - px(24):
            beside = sheet.right + px(12)
            place = Rect(beside, sheet.bottom - px(24) - high, self.window.w - beside - px(24), high)
        colour, label = self.paint.theme.on_felt, self.tr("title.reading")
        return Label("reading", place, label, px=self.scale.small, colour=colour, align=Align.CENTRE, wrapped=False)

    def _sheet(self, width: int, height: int) -> Rect:
        """Where the sheet lies: at the left if the cards have room beside it, else in the middle."""
        px = self.scale.px
        rim, top = px(30), px(88)
        left = px(76)
        room = Rect(left + width + rim, top, self.window.w - left - width - 2 * rim, self.window.h - top - rim)
        self._fan = fan_in(room.inset(px(10), 0), self.scale.px(190))
        x = left if self._fan is not None else (self.window.w - width) // 2
        return Rect(x, (self.window.h - height) // 2, width, height)

    def _corner(self, sheet: Rect) -> Iterable[Widget]:
        """The languages and the sound, at the right above; codes for the languages where names have no room."""
        px, tr = self.scale.px, self.tr
        side, rim = max(px(44, 36), self.scale.line_room), px(34)
        x = self.window.w - rim - side
        muted = self.program.preferences.settings.mute
        label, icon = (tr("title.unmute"), "mute") if muted else (tr("title.mute"), "sound")
        yield IconButton("mute", Rect(x, rim, side, side), label, icon, self._mute)
        names = dict(LANGUAGES)
        widths = self._widths(names)
        if x - sum(widths.values()) < sheet.right + px(16):
            names = {code: code.upper() for code in LANGUAGES}
            widths = self._widths(names)
        wide = list(widths.values())
        if x - sum(wide) < sheet.right + px(8):  # one under the other, below the sound
            below = Rect(self.window.w - rim, rim + side, 0, side)
            lines = column(below, [side] * len(wide))
            places = [row_from_right(line, [width])[0] for line, width in zip(lines, wide, strict=True)]
        else:
            places = row_from_right(Rect(0, rim, x - px(10), side), wide)
        for (code, name), place in zip(names.items(), places, strict=True):
            yield self._language(code, name, place)

    def _widths(self, names: dict[str, str]) -> dict[str, int]:
        text, scale = self.paint.text, self.scale
        return {code: text.size(name, Face.LABEL, scale.medium)[0] + scale.px(24) for code, name in names.items()}

    def _language(self, code: str, name: str, rect: Rect) -> FeltLink:
        whole = self.tr("title.language", name=LANGUAGES[code])
        chosen = self.tr.language == code
        return FeltLink(f"language:{code}", rect, name, whole, lambda: self._speak(code), chosen=chosen)

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

    @property
    def _told(self) -> str:
        """The line under "continue": how the saved evening stands, or that it is being read."""
        tr, standing = self.tr, self._standing
        if self._shown_reading:
            return tr("title.reading")
        if standing is None or standing.hand is None or standing.total is None:
            return ""
        return tr("title.standing", number=standing.hand, total=signed(standing.total, tr.language))

    # Time --------------------------------------------------------------------------------------------------------

    def wake_in(self) -> float | None:
        """At once after the first frame; then when it is to be said that the program reads."""
        if not self._awake:
            return 0.0
        say = LONG - self._waited if self._reads and not self._shown_reading else None
        return min((wait for wait in (super().wake_in(), say) if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """After the first frame there is time for cards, for the saved evening, and for what has to be told."""
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
        from tarokgui.session.standing import saved_standing

        self._asked = saved_standing(self.program.disk.saves)
        self._asked.wait(GRACE)
        self.rebuild()
        self._take_answers()

    def _wait(self, dt: float) -> None:
        """Take what the files have told; say that they are read if that takes long."""
        before = self._shown_reading
        self._take_answers()
        self._waited = self._waited + dt if self._reads else 0.0
        if before != self._shown_reading:
            if not before:
                self.program.feedback.speak(self.tr("title.reading"))
            self.rebuild()

    @property
    def waiting(self) -> bool:
        """Whether the saved evening has still to be looked at, or a new one is being kept."""
        asking = self._asked is not None or self._loading is not None
        return not self._awake or asking or self._sitting.waiting

    def _take_answers(self) -> None:
        """Show what the files have told, once they have."""
        if self._asked is not None and self._asked.ready:
            answer, self._asked = self._asked, None
            self._know(answer.get())
        if self._loading is not None and self._loading.ready:
            loading, self._loading = self._loading, None
            self._loaded(*loading.get())

    def _know(self, standing: ResumeSummary) -> None:
        """There is an evening to go on with, or there is none."""
        saves, self._standing = self.program.disk.saves, standing
        if standing.there != self.has_save:
            self.has_save = standing.there
            self.prefer = self._foremost
        if not standing.there and saves.notice is not None:
            self.program.feedback.notify(self._said(saves.notice))
            saves.notice = None
        self.rebuild()

    # What the buttons do -----------------------------------------------------------------------------------------

    def _continue(self) -> None:
        from tarokgui.session.resuming import loading

        if self._loading is None:
            self._loading = loading(self.program.disk.saves)
            self._loading.wait(GRACE)
            self._take_answers()

    def _loaded(self, session: Session | None, notice: Notice | None) -> None:
        if session is None:
            self.has_save = False
            self.program.feedback.notify(self._said(notice) or self.tr("save.gone"))
            self.rebuild()
            return
        self._sit_down(session, self._said(notice))

    def _said(self, notice: Notice | None) -> str:
        """The notice about the saved evening; empty if there is none."""
        from tarokgui.wording.savednotices import notice_text

        return "" if notice is None else notice_text(notice, self.tr)

    def _first(self) -> None:
        """A first evening, with everything as easy as can be."""
        self._sitting.begin_easily()

    def _new(self) -> None:
        self.program.routes.newtable(self._continue, self._there)

    def _there(self) -> bool | None:
        """True if there is an evening to give up; None before that is known."""
        self._take_answers()
        return None if self.waiting else self.has_save

    def _settings(self) -> None:
        self.do("settings")

    def _about(self) -> None:
        self.program.routes.open("about")

    def _mute(self) -> None:
        self.do("mute")

    def _speak(self, code: str) -> None:
        self.program.preferences.change(language=code)
        self.program.feedback.speak(self.first_words)

    def _sit_down(self, session: Session, notice: str) -> None:
        self.program.routes.table(session, notice)

    def _quit(self) -> None:
        self.program.routes.leave(self.program.stack.quit)

    def escape(self) -> bool:
        """Escape leaves nothing: the title is the lowest screen."""
        return False
