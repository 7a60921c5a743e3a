"""The light of a gas lamp: warm on the cloth about one corner, nothing on the other side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.theme import channels

if TYPE_CHECKING:
    from tarokgui.draw.theme import Theme

_LIT: Final = 0.2
"""The part of the lamp's colour that is added where it is brightest, of one."""
_FINE: Final = 6
"""The glow is drawn so many times smaller: it has no edges."""

_GLOW: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
    'gradientTransform="translate({w} 0) scale({rx} {ry})"><stop offset="0%" stop-color="{near}"/>'
    '<stop offset="45%" stop-color="{half}"/><stop offset="100%" stop-color="#000000"/></radialGradient></defs>'
    '<rect width="{w}" height="{h}" fill="url(#g)"/></svg>'
)


def draw_gaslight(cloth: pygame.Surface, theme: Theme) -> None:
    """Light the upper right corner of the *cloth* as the lamp over it does."""
    size = cloth.get_size()
    w, h = max(2, size[0] // _FINE), max(2, size[1] // _FINE)
    lamp = channels(theme.brass)
    near, half = ("#{:02X}{:02X}{:02X}".format(*(round(c * _LIT * share) for c in lamp)) for share in (1.0, 0.4))
    glow = svg_surface(_GLOW.format(w=w, h=h, rx=w * 0.62, ry=h * 0.8, near=near, half=half), (w, h))
    cloth.blit(pygame.transform.smoothscale(glow.convert(cloth), size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
