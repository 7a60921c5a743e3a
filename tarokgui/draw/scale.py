"""The unit everything on screen is measured in, and the four text sizes that follow from it. Pure."""

from __future__ import annotations

from dataclasses import dataclass

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 720
RIM = 17
LEAST_UI, MOST_UI = 0.8, 1.1
"""Above 1.1 the zones of the table no longer fit one window; for larger letters there is the text scale."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The unit *u* in pixels and text sizes in pixels, for one window size."""

    u: float
    small: int
    medium: int
    large: int
    huge: int

    def px(self, units: float, floor: int = 0) -> int:
        """*units* in whole pixels, at least *floor*."""
        return max(floor, round(units * self.u))

    @property
    def hair(self) -> int:
        """The thinnest line that is seen, in pixels."""
        return max(1, round(self.u * 1.2))

    @property
    def rim(self) -> int:
        """The width of the table's rim in pixels."""
        return max(10, round(self.u * RIM))

    @property
    def ring(self) -> int:
        """The width of the focus ring in pixels: never under 3."""
        return max(3, round(self.u * 3))

    @property
    def line_room(self) -> int:
        """The height in pixels of a plate that holds one medium line."""
        return round(self.medium * 1.5)

    @property
    def target(self) -> int:
        """The least height of anything that is clicked, in pixels."""
        return self.px(44, 36)


def scale_for(width: int, height: int, ui: float = 1.0, text: float = 1.0) -> Scale:
    """The scale for a window of *width* × *height* pixels; *ui* 0.8–1.1 and *text* 1–2 are the player's wishes."""
    u = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT) * min(MOST_UI, max(LEAST_UI, ui))
    # Text follows the unit and not the window's height, or a tall narrow window would burst its own plates.
    size = u * DESIGN_HEIGHT * text
    return Scale(
        u=u,
        small=max(14, round(0.020 * size)),
        medium=max(16, round(0.025 * size)),
        large=max(20, round(0.033 * size)),
        huge=max(28, round(0.050 * size)),
    )
