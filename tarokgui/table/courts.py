"""The middle of the court cards: a plain mark of rank over the suit, twice, joined by a girdle.

King a crown, queen a flower coronet, horse a horse's head, jack a feathered cap. Drawn art replaces this later.
"""

from __future__ import annotations

from tarokgui.table.shapes import lozenge, polygon, rays, suit

INK, IVORY, OCHRE, OXBLOOD, GREEN = "#1A2433", "#F4EBD7", "#CE9431", "#8F2B25", "#2C5A4A"
GIRDLES = {"S": GREEN, "H": OXBLOOD, "D": OCHRE, "C": INK}
X, Y, W = 11, 53, 198


def court(sign: str, rank: str, height: float, ink: str) -> str:
    """Both halves of a court of suit *sign* on a card *height* high. Raises KeyError for another rank."""
    h = height - 2 * Y
    half = rays(X + 9, Y + 9, W - 18, h - 18, 44, 48, "#E8CF9B")
    marks = MARKS[rank](ink)
    top = Y + h * 0.195
    body = f'<g transform="translate(110 {top:g}) scale(0.94)">{marks}</g>'
    body += suit(sign, 110, Y + h * 0.385, 21, ink)
    turned = f'<g transform="translate(220 {height:g}) scale(-1 -1)">{body}</g>'
    return half + body + turned + _girdle(sign, height / 2)


def _girdle(sign: str, y: float) -> str:
    fill = GIRDLES[sign]
    out = f'<rect x="{X + 1.8}" y="{y - 13:g}" width="{W - 3.6}" height="26" fill="{INK}"/>'
    out += f'<rect x="{X + 1.8}" y="{y - 11:g}" width="{W - 3.6}" height="22" fill="{IVORY}"/>'
    out += f'<rect x="{X + 1.8}" y="{y - 9:g}" width="{W - 3.6}" height="18" fill="{fill}"/>'
    for i in range(9):
        x = 110 + (i - 4) * 21
        out += lozenge(x, y, 9, 8, IVORY) + lozenge(x, y, 4.5, 4, INK if fill == OCHRE else OCHRE)
    return out


def _crown(ink: str) -> str:
    """Five points with balls on a jewelled band."""
    body = polygon(
        [
            (-46, -22),
            (-27, 4),
            (-18, -34),
            (-7, 2),
            (0, -42),
            (7, 2),
            (18, -34),
            (27, 4),
            (46, -22),
            (38, 30),
            (-38, 30),
        ],
        INK,
    )
    inner = [
        (-40, -8),
        (-26, 12),
        (-17, -18),
        (-7, 10),
        (0, -26),
        (7, 10),
        (17, -18),
        (26, 12),
        (40, -8),
        (35, 14),
        (-35, 14),
    ]
    body += polygon(inner, OCHRE)
    body += '<path fill="#F4EBD7" d="M-34 17L34 17L33 26L-33 26Z"/>'
    body += "".join(lozenge(x, 21.5, 6, 4, ink) for x in (-22, 0, 22))
    for x, y in ((-46, -25), (-18, -38), (0, -47), (18, -38), (46, -25)):
        body += f'<circle cx="{x}" cy="{y}" r="5.5" fill="{INK}"/><circle cx="{x}" cy="{y}" r="3" fill="{OXBLOOD}"/>'
    return body


def _coronet(ink: str) -> str:
    """A low arched band with three flowers."""
    band = "M-46 30C-46 2 -26 -14 0 -14C26 -14 46 2 46 30L33 30C31 14 18 4 0 4C-18 4 -31 14 -33 30Z"
    gold = "M-42 27C-40 4 -22 -10 0 -10C22 -10 40 4 42 27L37 27C33 10 20 0 0 0C-20 0 -33 10 -37 27Z"
    body = f'<path fill="{INK}" d="{band}"/><path fill="{OCHRE}" d="{gold}"/>'
    for x, y, r in ((-34, -4, 12), (0, -24, 16), (34, -4, 12)):
        for dx, dy in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
            body += f'<circle cx="{x + dx * r * 0.72:g}" cy="{y + dy * r * 0.72:g}" r="{r * 0.56:g}" fill="{INK}"/>'
        for dx, dy in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
            body += f'<circle cx="{x + dx * r * 0.72:g}" cy="{y + dy * r * 0.72:g}" r="{r * 0.4:g}" fill="{ink}"/>'
        body += f'<circle cx="{x}" cy="{y}" r="{r * 0.36:g}" fill="{OCHRE}"/>'
    return body


def _horse(ink: str) -> str:
    """A horse's head in profile to the left."""
    head = (
        "M16 -46C22 -40 23 -34 22 -29C38 -20 44 2 42 32L-14 32C-14 18 -6 10 2 2C-6 4 -14 4 -20 8C-26 13 -34 15 -39 10"
        "C-44 5 -43 -1 -38 -6C-30 -13 -24 -26 -10 -33C-2 -37 4 -36 8 -37C9 -41 12 -44 16 -46Z"
    )
    mane = "M19 -28C33 -18 38 2 37 32L29 32C31 6 27 -14 14 -25Z"
    bridle = "M-26 -14L-14 5L-18 7L-30 -10ZM-14 -1L20 14L19 18L-16 4Z"
    body = f'<path fill="{INK}" d="{head}"/><path fill="{ink if ink != INK else OXBLOOD}" d="{mane}"/>'
    body += f'<path fill="{OCHRE}" d="{bridle}"/>'
    return body + f'<circle cx="-4" cy="-20" r="4" fill="{IVORY}"/><circle cx="-4.5" cy="-20" r="2" fill="{INK}"/>'


def _cap(ink: str) -> str:
    """A flat cap with a long feather."""
    feather = "M8 -2C14 -30 34 -48 58 -44C56 -22 38 -4 14 6Z"
    vein = "M12 2C24 -14 38 -28 54 -40L56 -38C42 -24 28 -10 15 4Z"
    cap = "M-46 14C-50 -8 -26 -24 0 -20C22 -17 36 -4 36 14Z"
    brim = "M-52 12L44 12C46 20 42 28 34 30L-42 30C-50 28 -54 20 -52 12Z"
    body = (
        f'<path fill="{INK}" d="{feather}"/><path fill="{OCHRE}" d="M12 -4C18 -28 34 -42 54 -40C52 -22 36 -8 16 2Z"/>'
    )
    body += f'<path fill="{INK}" d="{vein}"/><path fill="{INK}" d="{cap}"/>'
    body += f'<path fill="{ink if ink != INK else GREEN}" d="M-41 12C-43 -6 -22 -19 0 -15C18 -12 30 -2 31 12Z"/>'
    body += f'<path fill="{INK}" d="{brim}"/>'
    return body + "".join(lozenge(x, 21, 7, 4.5, IVORY) for x in (-34, -14, 6, 26))


MARKS = {"K": _crown, "Q": _coronet, "N": _horse, "J": _cap}
