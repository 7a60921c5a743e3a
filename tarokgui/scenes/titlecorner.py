"""The corner of the title: the languages, the whole screen and the sound, at the right above."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.arrangement import column, row_from_right
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.widgets.tallbutton import FeltLink
from tarokgui.wording.i18n import LANGUAGES
from tarokgui.wording.translator import Translator


class TitleCorner:
    """The corner of a *window* beside the *sheet*."""

    def __init__(self, paint: DrawContext, tr: Translator, window: Rect, sheet: Rect) -> None:
        self._paint = paint
        self._tr = tr
        self._sheet = sheet
        side, rim = max(paint.scale.px(44, 36), paint.scale.line_room), paint.scale.px(34)
        self._sound = Rect(window.w - rim - side, rim, side, side)
        self._screen = self._sound.moved(-side - paint.scale.px(10), 0)

    def sound(self, press: Callable[[], None], *, muted: bool) -> IconButton:
        """The button of the sound."""
        label, icon = ("title.unmute", "mute") if muted else ("title.mute", "sound")
        return IconButton("mute", self._sound, self._tr(label), icon, press)

    def fullscreen(self, press: Callable[[], None]) -> IconButton:
        """The button of the whole screen, beside that of the sound."""
        return IconButton("fullscreen", self._screen, self._tr("keys.act.fullscreen"), "fullscreen", press)

    def languages(self, choose: Callable[[str], None]) -> Iterable[FeltLink]:
        """A link for each language: its name, or where names have no room its code; *choose* is given the code."""
        px, sound, sheet = self._paint.scale.px, self._sound, self._sheet
        x, rim, side = self._screen.x, sound.y, sound.h
        names = dict(LANGUAGES)
        widths = self._widths(names)
        if x - sum(widths) < sheet.right + px(16):
            names = {code: code.upper() for code in LANGUAGES}
            widths = self._widths(names)
        if x - sum(widths) < sheet.right + px(8):  # one under the other, below the sound
            below = Rect(sound.right, rim + side, 0, side)
            lines = column(below, [side] * len(widths))
            places = [row_from_right(line, [width])[0] for line, width in zip(lines, widths, strict=True)]
        else:
            places = row_from_right(Rect(0, rim, x - px(10), side), widths)
        for (code, name), place in zip(names.items(), places, strict=True):
            yield self._language(code, name, place, choose)

    def _widths(self, names: dict[str, str]) -> list[int]:
        text, scale = self._paint.text, self._paint.scale
        return [text.size(name, Face.LABEL, scale.medium)[0] + scale.px(24) for name in names.values()]

    def _language(self, code: str, name: str, rect: Rect, choose: Callable[[str], None]) -> FeltLink:
        whole = self._tr("title.language", name=LANGUAGES[code])
        chosen = self._tr.language == code
        return FeltLink(f"language:{code}", rect, name, whole, lambda: choose(code), chosen=chosen)
