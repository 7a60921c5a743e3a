"""Card faces and the back as SVG text, without their letters (those are set with a font by `tarokgui.table.cards`).

Names: taroace ``T1`` … ``T22`` (T1 pagat, T21 luna, T22 skiz); suits H D C S with K Q N J, ``10 9 8 7`` if black and
``1 2 3 4`` if red, as in ``HK`` or ``S10``. One card is 220 wide; its height follows from the pixels it is drawn for.
"""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.table.shapes import folk_star, lozenge, numeral, polygon, rays, roman, suit

WIDTH = 220
PANEL_X, PANEL_Y, PANEL_W = 11, 53, 198
IVORY, INK, OXBLOOD, OCHRE, GREEN, EDGE = "#F4EBD7", "#1A2433", "#8F2B25", "#CE9431", "#2C5A4A", "#C9B994"

SUITS = ("H", "D", "C", "S")
COURTS = ("K", "Q", "N", "J")
BLACK_PIPS = ("10", "9", "8", "7")
RED_PIPS = ("1", "2", "3", "4")


def pack() -> tuple[str, ...]:
    """The names of all 54 cards: taroace from the skiz down, then the suits."""
    taroace = tuple(f"T{n}" for n in range(22, 0, -1))
    suits = tuple(s + rank for s in SUITS for rank in (*COURTS, *(RED_PIPS if s in "HD" else BLACK_PIPS)))
    return taroace + suits


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """What a player may choose about the cards."""

    letters: tuple[tuple[str, str], ...] = (("K", "K"), ("Q", "Q"), ("N", "C"), ("J", "J"))
    """Index letters of the courts; Romanian would be R, D, C, V."""
    hearts: str = OXBLOOD
    diamonds: str = OXBLOOD
    clubs: str = INK
    spades: str = INK
    arabic: bool = True
    """Whether taroace also carry their number in figures."""

    def ink(self, sign: str) -> str:
        """The colour of suit *sign*. Raises KeyError for an unknown suit."""
        return {"H": self.hearts, "D": self.diamonds, "C": self.clubs, "S": self.spades}[sign]

    def index(self, rank: str) -> str:
        """What stands in the corner for *rank*."""
        return dict(self.letters).get(rank, rank)


FOUR_INKS = DeckStyle(diamonds="#A85C1B", clubs=GREEN)
"""For players who confuse the two suits of one colour."""


@dataclass(frozen=True, slots=True)
class Band:
    """The look of one stretch of taroace: light sky small, dark sky large."""

    sky: str
    rays: str
    frame: str


BANDS = (
    (4, Band(OCHRE, "#DDAE5A", INK)),
    (9, Band(IVORY, "#E3CB93", INK)),
    (15, Band(OXBLOOD, "#A5453A", IVORY)),
    (21, Band(INK, "#2B3A50", OCHRE)),
    (22, Band(INK, OCHRE, OCHRE)),
)


def tarok_number(name: str) -> int | None:
    """1 to 22 for a tarok, None for a card of a suit."""
    return int(name[1:]) if name.startswith("T") else None


def face(name: str, height: float, style: DeckStyle) -> str:
    """The SVG of a face in a box 220 wide and *height* high. Raises KeyError or ValueError for an unknown name."""
    if name not in pack():
        raise KeyError(f"no card {name!r}")
    number = tarok_number(name)
    body = _stock(height)
    if number is not None:
        body += _turned(_tarok_header(number), height) + _tarok_panel(number, height)
    else:
        body += _turned(_suit_header(name, style), height) + _suit_panel(name, height, style)
    return _svg(body, height)


def back(height: float) -> str:
    """The SVG of the back."""
    body = f'<rect width="{WIDTH}" height="{height:g}" rx="12" fill="{IVORY}"/>'
    body += f'<rect x="5" y="5" width="210" height="{height - 10:g}" rx="8" fill="{INK}"/>'
    x, y, w, h = 14.0, 14.0, 192.0, height - 28
    body += f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{OXBLOOD}"/>'
    columns, rows = 4, round(h / (w / 4) / 1.5)
    dx, dy = w / columns, h / rows
    for row in range(2 * rows + 1):
        for column in range(columns + 1):
            cx = x + dx * (column + (0.5 if row % 2 else 0))
            cy = y + dy * row / 2
            if cx < x + 1 or cx > x + w - 1 or cy < y + 1 or cy > y + h - 1:
                continue
            body += lozenge(cx, cy, dx * 0.36, dy * 0.36, "#B4564B")
            body += lozenge(cx, cy, dx * 0.3, dy * 0.3, OXBLOOD)
            body += lozenge(cx, cy, dx * 0.11, dy * 0.11, OCHRE)
    cx, cy = WIDTH / 2, height / 2
    body += lozenge(cx, cy, 66, 96, OCHRE) + lozenge(cx, cy, 61, 89, INK) + folk_star(cx, cy, 40, OXBLOOD, IVORY)
    return _svg(body, height)


def _svg(body: str, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:g}" '
        f'viewBox="0 0 {WIDTH} {height:g}">{body}</svg>'
    )


def _stock(height: float) -> str:
    return (
        f'<rect width="{WIDTH}" height="{height:g}" rx="12" fill="#A99A76"/>'
        f'<rect x="1.4" y="1.4" width="{WIDTH - 2.8}" height="{height - 2.8:g}" rx="10.8" fill="{IVORY}"/>'
    )


def _turned(half: str, height: float) -> str:
    """*half* and, turned by 180°, once more at the foot."""
    return f'{half}<g transform="translate({WIDTH} {height:g}) scale(-1 -1)">{half}</g>'


def _header_rule(start: float, fill: str) -> str:
    """The tapered rule from the index to the right edge, with its lozenge."""
    end, y = 206.0, 30.0
    if end - start < 24:
        return ""
    middle = (start + end) / 2
    rule = [(start, y), (middle, y - 1.1), (end, y), (middle, y + 1.1)]
    return polygon(rule, fill) + lozenge(middle, y, 8, 8, IVORY) + lozenge(middle, y, 5, 5, OXBLOOD)


def _tarok_header(number: int) -> str:
    if number == 22:
        return folk_star(27, 30, 17, OXBLOOD, "#C4625A") + _header_rule(126, INK)
    text = roman(number)
    most = 100.0
    from tarokgui.table.shapes import numeral_width

    width = min(most, numeral_width(text) * 0.34)
    return numeral(text, 13, 13, 34, most, INK) + _header_rule(13 + width + 10, INK)


def _suit_header(name: str, style: DeckStyle) -> str:
    sign, rank = name[0], name[1:]
    ink = style.ink(sign)
    x = sign_x(rank)
    return suit(sign, x, 30, 15, ink) + _header_rule(x + 25, ink)


def sign_x(rank: str) -> float:
    """Where the suit sign of the header stands: after the room kept for the letter or figure."""
    return 72.0 if rank == "10" else 60.0


def _panel_height(height: float) -> float:
    return height - 2 * PANEL_Y


def _frame(h: float, fill: str, line: str, ground: str) -> str:
    """The panel with its key line and an inner line."""
    x, y, w = PANEL_X, PANEL_Y, PANEL_W
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h:g}" rx="3" fill="{line}"/>'
        f'<rect x="{x + 1.8}" y="{y + 1.8}" width="{w - 3.6}" height="{h - 3.6:g}" rx="2" fill="{ground}"/>'
        f'<rect x="{x + 5}" y="{y + 5}" width="{w - 10}" height="{h - 10:g}" fill="{fill}"/>'
    )


def _tarok_panel(number: int, height: float) -> str:
    band = next(band for last, band in BANDS if number <= last)
    h = _panel_height(height)
    body = _frame(h, band.sky, INK, band.sky)
    x, y, w = PANEL_X + 9.0, PANEL_Y + 9.0, PANEL_W - 18.0
    ih = h - 18
    body += rays(x, y, w, ih, 30, 40, band.rays)
    # The frame is drawn as four bars: it must not cover the rays.
    for bar in ((x, y, w, 2), (x, y + ih - 2, w, 2), (x, y, 2, ih), (x + w - 2, y, 2, ih)):
        body += f'<rect x="{bar[0]:g}" y="{bar[1]:g}" width="{bar[2]:g}" height="{bar[3]:g}" fill="{band.frame}"/>'
    cx, cy = WIDTH / 2, height / 2
    body += _turned(_emblem(number, cx, PANEL_Y + h * 0.235, band), height)
    body += _cartouche(cx, cy, band)
    if number == 22:
        return body
    return body + numeral(roman(number), cx, cy - 32, 64, 136, INK, middle=True)


def _cartouche(cx: float, cy: float, band: Band) -> str:
    """The ticket in the middle that holds the numeral: a band with points to both sides."""
    body = ""
    for half, reach, fill in ((48.0, 94.0, INK), (45.5, 90.0, band.frame), (43.0, 86.0, INK), (41.5, 83.5, IVORY)):
        inner = reach - 16
        body += polygon(
            [
                (cx - inner, cy - half),
                (cx + inner, cy - half),
                (cx + reach, cy),
                (cx + inner, cy + half),
                (cx - inner, cy + half),
                (cx - reach, cy),
            ],
            fill,
        )
    return body


def _emblem(number: int, x: float, y: float, band: Band) -> str:
    """Sun for the pagat, moon for luna, star for the skiz; the others carry the lozenge of all ornament."""
    if number == 1:
        sun = f'<circle cx="{x:g}" cy="{y:g}" r="{{r}}" fill="{{fill}}"/>'
        return (
            rays(x - 44, y - 44, 88, 88, 24, 16, INK)
            + sun.format(r=27, fill=INK)
            + sun.format(r=24, fill=OXBLOOD)
            + sun.format(r=15, fill=OCHRE)
        )
    if number == 21:
        moon = "M{a} {b}A30 30 0 1 0 {a} {c}A24 24 0 1 1 {a} {b}Z".format(
            a=f"{x + 8:g}", b=f"{y - 28:g}", c=f"{y + 28:g}"
        )
        return f'<path fill="{IVORY}" d="{moon}"/>' + folk_star(x + 16, y, 11, OCHRE, IVORY)
    if number == 22:
        return folk_star(x, y, 44, IVORY, OXBLOOD) + lozenge(x, y, 7, 7, OCHRE)
    light = band.sky in (OCHRE, IVORY)
    dark, bright = (INK, OXBLOOD) if light else (IVORY, OCHRE)
    ground = band.sky
    body = lozenge(x, y, 40, 40, dark) + lozenge(x, y, 36, 36, ground) + lozenge(x, y, 29, 29, bright)
    body += lozenge(x, y, 19, 19, ground) + lozenge(x, y, 10, 10, dark)
    for dx, dy in ((-58, 0), (58, 0)):
        body += lozenge(x + dx, y + dy, 9, 9, dark) + lozenge(x + dx, y + dy, 4, 4, ground)
    return body


def _suit_panel(name: str, height: float, style: DeckStyle) -> str:
    sign, rank = name[0], name[1:]
    ink = style.ink(sign)
    h = _panel_height(height)
    body = _frame(h, IVORY, INK, IVORY)
    if rank in COURTS:
        from tarokgui.table.courts import court

        return body + court(sign, rank, height, ink)
    for cx in (PANEL_X + 14.0, PANEL_X + PANEL_W - 14.0):
        for cy in (PANEL_Y + 14.0, PANEL_Y + h - 14.0):
            body += lozenge(cx, cy, 4.5, 4.5, OCHRE)
    if rank == "1":
        body += rays(PANEL_X + 12, PANEL_Y + 12, PANEL_W - 24, h - 24, 76, 56, "#E8CF9B")
    for x, y, radius in PIPS[rank]:
        cy = PANEL_Y + y / 294 * h
        body += suit(sign, PANEL_X + x, cy, radius, ink, turned=y > 147.5)
    return body


def _columns(xs: tuple[float, ...], ys: tuple[float, ...], radius: float) -> tuple[tuple[float, float, float], ...]:
    return tuple((x, y, radius) for y in ys for x in xs)


PIPS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "1": ((99, 147, 62),),
    "2": ((99, 66, 34), (99, 228, 34)),
    "3": ((99, 54, 32), (99, 147, 32), (99, 240, 32)),
    "4": _columns((56, 142), (66, 228), 31),
    "7": (*_columns((54, 144), (56, 147, 238), 25), (99, 101.5, 25)),
    "8": (*_columns((54, 144), (56, 147, 238), 25), (99, 101.5, 25), (99, 192.5, 25)),
    "9": (*_columns((54, 144), (48, 114, 180, 246), 23), (99, 147, 23)),
    "10": (*_columns((54, 144), (48, 114, 180, 246), 23), (99, 81, 23), (99, 213, 23)),
}
"""Middle and radius of each pip in a panel 198 × 294; those below the middle are upside down."""
