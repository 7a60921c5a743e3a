"""The contrast of colours (WCAG 2), and the pairs of a theme's colours in which one is written on the other."""

from __future__ import annotations

from tarokgui.draw.theme import Colour, Theme, channels


def luminance(of: Colour) -> float:
    """Relative luminance, 0 black to 1 white (WCAG 2)."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(of)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_pairs(theme: Theme) -> tuple[tuple[str, Colour, Colour], ...]:
    """Every pair (name, text, ground) the kit draws; each has a contrast of at least 4.5."""
    return (
        ("felt", theme.on_felt, theme.felt),
        ("felt light", theme.on_felt, theme.felt_light),
        ("felt second", theme.on_felt_second, theme.felt_light),
        ("plaque", theme.on_plaque, theme.plaque),
        ("plaque second", theme.on_plaque_second, theme.plaque),
        ("plaque red sign", theme.red_on_plaque, theme.plaque),
        ("plaque brass", theme.brass_light, theme.plaque),
        ("paper", theme.on_paper, theme.paper),
        ("paper hover", theme.on_paper, theme.paper_hover),
        ("tray", theme.on_felt, theme.tray),
        ("paper second", theme.on_paper_second, theme.paper),
        ("paper second disabled row", theme.on_paper_second, theme.paper_disabled),
        ("disabled", theme.on_disabled, theme.paper_disabled),
        ("disabled on paper", theme.on_disabled, theme.paper),
        ("primary", theme.on_dark, theme.oxblood),
        ("primary hover", theme.on_dark, theme.oxblood_hover),
        ("second", theme.on_dark, theme.ink),
        ("second hover", theme.on_dark, theme.ink_hover),
        ("title", theme.oxblood, theme.paper),
        ("gain", theme.gain, theme.paper),
        ("loss", theme.loss, theme.paper),
        ("suggest", theme.suggest, theme.felt_light),
    )
