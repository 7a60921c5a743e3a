"""The colours and proportions of the table. Lengths are in units ``u`` of `tarokgui.draw.geometry`."""

from __future__ import annotations

from typing import NamedTuple

Colour = str
"""``"#1A2433"``: as pygame and SVG both read it."""


def channels(of: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255. Raises ValueError for anything but ``#rrggbb``."""
    if len(of) != 7 or of[0] != "#":
        raise ValueError(f"not a colour: {of!r}")
    return int(of[1:3], 16), int(of[3:5], 16), int(of[5:7], 16)


class Theme(NamedTuple):
    """One look. Every field ``on_x`` is readable on ground ``x``."""

    felt_light: Colour = "#2A5F4C"
    felt: Colour = "#1F4A3C"
    felt_dark: Colour = "#12302A"
    plain: bool = False
    """No nap, no grain, no star: flat grounds for eyes that need calm."""
    wood: str = "walnut"
    """The material of the rim; its colours are the ``walnut`` ones for every material. A `Room` sets both."""
    ornament: str = "lozenge"
    """The room's ornament: ``lozenge``, ``linden`` or ``tendril``."""
    walnut_light: Colour = "#6B452C"
    walnut: Colour = "#4A2E1E"
    walnut_dark: Colour = "#2A190F"
    tray: Colour = "#153A2F"
    on_felt: Colour = "#F4EBD7"
    on_felt_second: Colour = "#DDD3B6"

    plaque: Colour = "#15241F"
    on_plaque: Colour = "#F4EBD7"
    on_plaque_second: Colour = "#C9BE9F"
    red_on_plaque: Colour = "#E08A7B"

    paper: Colour = "#F4EBD7"
    paper_inset: Colour = "#FBF5E6"
    paper_disabled: Colour = "#E9DCBF"
    paper_edge: Colour = "#C9B994"
    on_paper: Colour = "#1A2433"
    on_paper_second: Colour = "#4B5361"
    on_disabled: Colour = "#5E5846"

    ink: Colour = "#1A2433"
    ink_hover: Colour = "#2F3D54"
    oxblood: Colour = "#8F2B25"
    oxblood_hover: Colour = "#A5382F"
    oxblood_foot: Colour = "#57160F"
    primary_line: Colour = "#B4574C"
    paper_hover: Colour = "#FFFFFF"
    paper_foot: Colour = "#8B8168"
    dark_foot: Colour = "#0C1119"
    on_dark: Colour = "#F4EBD7"

    brass_light: Colour = "#EBD08E"
    brass: Colour = "#C39A4B"
    brass_dark: Colour = "#7A5A24"
    focus: Colour = "#EBD08E"
    suggest: Colour = "#FFD873"

    gain: Colour = "#2A6149"
    loss: Colour = "#8F2B25"
    shadow: Colour = "#05100C"
    veil: Colour = "#0A1714"

    panel_radius: float = 10
    button_radius: float = 6
    plaque_radius: float = 7
    panel_pad: float = 20
    button_pad: float = 16
    gap: float = 8
    foot: float = 3


HIGH_CONTRAST = Theme(
    felt_light="#10241D",
    felt="#0C1C17",
    felt_dark="#07120E",
    plain=True,
    walnut_light="#3A2A1E",
    walnut="#241710",
    walnut_dark="#120A06",
    tray="#050C09",
    on_felt="#FFFFFF",
    on_felt_second="#FFF3D0",
    plaque="#000000",
    on_plaque="#FFFFFF",
    on_plaque_second="#FFE9B0",
    red_on_plaque="#FFA796",
    paper="#FFFDF6",
    paper_inset="#FFFFFF",
    paper_disabled="#ECE7DA",
    paper_edge="#000000",
    on_paper="#000000",
    on_paper_second="#23262B",
    on_disabled="#3A382F",
    ink="#0A0F18",
    ink_hover="#26324A",
    oxblood="#6E130F",
    oxblood_hover="#85211B",
    oxblood_foot="#2E0503",
    primary_line="#E3A79F",
    paper_hover="#FFF1C4",
    paper_foot="#000000",
    dark_foot="#000000",
    on_dark="#FFFFFF",
    brass_light="#FFE08A",
    brass="#F0B93A",
    brass_dark="#C99A35",
    focus="#FFD400",
    suggest="#FFE08A",
    gain="#0B4A2E",
    loss="#7A100B",
    shadow="#000000",
    veil="#000000",
)
"""For eyes that need it: every text has a contrast of at least 7, and edges are seen."""

THEMES = {"felt": Theme(), "contrast": HIGH_CONTRAST}
"""By their names in the settings."""
