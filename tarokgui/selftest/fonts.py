"""The fonts: each face can be opened and has a picture for every sign that the words and the rules use."""

from __future__ import annotations

from typing import Final

import pygame

from tarokgui.draw.text import Face, TextPainter
from tarokgui.storage.resources import rulebook
from tarokgui.wording.i18n import LANGUAGES, load

from .part import CheckFailed, PartReport

ALWAYS: Final = "ĂÂÎȘȚăâîșț„”“‚‘’«»–…−×½·0123456789"
NOWHERE: Final = "\ue123"
"""A sign that no font of ours has: its picture stands for every missing one."""
PX: Final = 20


def check_fonts() -> PartReport:
    """Draw each sign in each face and compare it with the picture of a missing one."""
    signs = sorted(wanted())
    painter = TextPainter()
    for face in Face:
        try:
            font = painter.font(face, PX)
            empty = _picture(font, NOWHERE)
            missing = [sign for sign in signs if _picture(font, sign) == empty]
        except (OSError, pygame.error) as error:
            raise CheckFailed("selftest.fonts.unreadable", file=f"{face.value}.ttf", why=error) from None
        if missing:
            raise CheckFailed("selftest.fonts.missing", file=f"{face.value}.ttf", signs=" ".join(missing[:20]))
    return PartReport("selftest.fonts.well", faces=len(Face), n=len(signs))


def wanted() -> set[str]:
    """Every sign that is shown in a text."""
    signs = set(ALWAYS)
    for language, name in LANGUAGES.items():
        tr = load(language)
        signs.update(name, *map(tr.message, tr.keys()), *rulebook(language))
    return {sign for sign in signs if sign.isprintable() and not sign.isspace()}


def _picture(font: pygame.font.Font, sign: str) -> tuple[tuple[int, int], bytes]:
    drawn = font.render(sign, True, "#000000")
    return drawn.get_size(), pygame.image.tobytes(drawn, "RGBA")
