"""The signs on buttons: 64 × 64, one ink, cut with the tapering strokes of the cards; bold enough for 18 pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cards.lino import (
    Shape,
    block,
    both,
    cut,
    disc,
    grow,
    join,
    lozenge,
    meet,
    polygon,
    ring,
    scale,
    shape,
    soft,
    star,
    turn,
)
from cards.stroke import brush, line, strokes

from .picture import Picture, one_ink

SIDE: Final = 64
MIDDLE: Final = (32.0, 32.0)


def bar(x: float, y: float, length: float, width: float = 8) -> Shape:
    """A horizontal stroke of the knife, a little heavier at the left, with cut ends."""
    half = width / 2
    return shape(f"M{x} {y}L{x + 2.4} {y - half}L{x + length - 2} {y - half * 0.82}L{x + length} {y}"
                 f"L{x + length - 2} {y + half * 0.82}L{x + 2.4} {y + half}Z")  # fmt: skip


def card(x: float, y: float, angle: float = 0, width: float = 26, height: float = 40) -> Shape:
    """A playing card about (x, y)."""
    return turn(block(x - width / 2, y - height / 2, width, height, 4), angle, (x, y))


# --- places to go -------------------------------------------------------------------------------------------------


def menu() -> Shape:
    """Three strokes."""
    return join(bar(9, y, 46) for y in (16, 32, 48))


def journal() -> Shape:
    """Lines with lozenges before them: a list of events."""
    return join(*(lozenge(14, y, 6.4) for y in (15, 32, 49)), *(bar(25, y, 32, 7) for y in (15, 32, 49)))


def score() -> Shape:
    """A sheet in two columns: gain and loss."""
    sheet = cut(block(10, 5, 44, 54, 4), block(16, 18.6, 32, 3.4), line((32, 22), (32, 54), 3.4))
    plus = join(block(17.4, 34.6, 11, 4), block(20.9, 31.1, 4, 11))
    return cut(sheet, plus, block(36, 34.6, 11, 4), block(18, 9.8, 28, 3.8))


def settings() -> Shape:
    """A cog with a star in it."""
    teeth = [turn(polygon((26.4, 3), (37.6, 3), (40, 16), (24, 16)), 45 * k, MIDDLE) for k in range(8)]
    return cut(join(soft(join(teeth), 1.4), disc(32, 32, 21.5)), star(32, 32, 13, 0.56))


def rules() -> Shape:
    """An open book."""
    page = shape("M33.8 15C40 9.6 50 8.6 60 11L60 50C50 48 40 49 33.8 54Z")
    lines = strokes(
        (f"M39.6 {y + 2.8}C44 {y + 0.2} 49 {y - 0.6} 54.6 {y}" for y in (20.2, 29.2, 38.2)),
        3.6, "chisel",
    )  # fmt: skip
    return both(cut(page, lines), 32)


def home() -> Shape:
    """A house under a steep shingled roof."""
    roof = shape("M32 4L62 34L54 37L32 17L10 37L2 34Z")
    walls = cut(shape("M32 21L52 39L52 59L12 59L12 39Z"), block(26.6, 40, 10.8, 20))
    return join(roof, walls)


def quit_() -> Shape:
    """An open door and a way out."""
    frame = cut(block(8, 5, 30, 54, 2), block(15, 12, 24, 40))
    way = join(line((24, 32), (44, 32), 8), polygon((40, 18.6), (60, 32), (40, 45.4)))
    return join(cut(frame, grow(way, 3.4)), way)


def keyboard() -> Shape:
    """Keys on a board."""
    keys = [block(10.4 + 11.6 * k, 22, 7.2, 7.2) for k in range(4)] + [
        block(10.4, 34.6, 7.2, 7.2),
        block(45.2, 34.6, 7.2, 7.2),
    ]
    return cut(block(3, 14, 58, 36, 5), *keys, block(22, 34.6, 18.8, 7.2))


def language() -> Shape:
    """Two who speak: one bubble over the other."""
    back = shape("M4 8L42 8L42 34L22 34L13 44L13 34L4 34Z")
    front = shape("M26 26L60 26L60 51L52 51L52 60L43 51L26 51Z")
    back_lines = join(bar(10, 16.6, 24, 4), bar(10, 25, 12, 4))
    return join(cut(back, grow(front, 3.6), back_lines), cut(front, lozenge(43, 38.5, 7)))


def info() -> Shape:
    """A letter i in a disc."""
    letter = shape("M25 28L36.6 28L36.6 45C36.6 47 38 48 40 48.4L40 52L24.6 52L24.6 48.4C26.8 48 28 47 28 45L28 35"
                   "C28 33 27 32 25 31.6Z")  # fmt: skip
    return cut(disc(32, 32, 28.6), letter, lozenge(32, 18.4, 6.2))


def search() -> Shape:
    """A magnifying glass."""
    handle = brush([(38, 38), (60, 60)], 11, lambda t: 0.6 + 0.4 * min(1, t * 3))
    return join(ring(25.6, 25.6, 21.4, 7), handle)


# --- table --------------------------------------------------------------------------------------------------------


def hint() -> Shape:
    """A lamp with a lozenge for a flame."""
    glass = join(disc(32, 24.6, 19), shape("M20 36L44 36L40.6 47L23.4 47Z"))
    foot = join(block(23.6, 49.8, 16.8, 4.2, 1), polygon((26, 56.4), (38, 56.4), (34.6, 61), (29.4, 61)))
    return join(cut(glass, lozenge(32, 25.4, 6.4, 10.4)), foot)


def last_trick() -> Shape:
    """An eye on a card, another card below."""
    front, back = card(39, 35, 8, 35, 48), card(19, 31, -14, 24, 42)
    eye = shape("M24.6 35C30 26.4 48 26.4 53.4 35C48 43.6 30 43.6 24.6 35Z")
    return join(cut(back, grow(front, 3.4)), cut(front, eye), disc(39, 35, 5))


def cards() -> Shape:
    """A hand of three cards."""
    left, middle, right = (turn(block(20, 6, 24, 40, 3.6), angle, (32, 66)) for angle in (-27, 0, 27))
    return join(cut(left, grow(middle, 3)), cut(middle, grow(right, 3)), cut(right, lozenge(49.5, 28, 5, 7)))


def coin() -> Shape:
    """A coin of the pot."""
    return cut(disc(32, 32, 28.6), ring(32, 32, 23, 3.6), lozenge(32, 32, 9.4, 12.4))


def dealer() -> Shape:
    """The dealer's disc: two cards on it."""
    left, right = card(25.4, 33, -16, 16, 26), card(39, 33, 16, 16, 26)
    return cut(disc(32, 32, 29), join(cut(left, grow(right, 3)), right))


def crown() -> Shape:
    """The declarer's crown."""
    body = shape("M4 15C10 17 15 21 18.6 28C21 20 26 12.6 32 8C38 12.6 43 20 45.4 28C49 21 54 17 60 15L53 45L11 45Z")
    return join(cut(body, lozenge(32, 33, 4.6, 7.4)), block(11, 48.6, 42, 7.6, 1.6), both(disc(6, 11.4, 4), 32))


def lock() -> Shape:
    """A padlock."""
    bow = cut(shape("M14 32C12 -2 52 -2 50 32Z"), shape("M22 32C20 10 44 10 42 32Z"))
    return join(
        bow,
        cut(block(8, 28, 48, 32, 5), join(disc(32, 40, 5.2), polygon((29.4, 42), (34.6, 42), (36.4, 53), (27.6, 53)))),
    )


def star_() -> Shape:
    """The eight-pointed star that stands for a radler."""
    return star(32, 32, 30, 0.5)


def sort() -> Shape:
    """Strokes in the order of their length, and an arrow."""
    arrow = join(line((14, 6), (14, 46), 7.4), polygon((2, 40), (26, 40), (14, 59)))
    return join(arrow, bar(32, 13, 28), bar(32, 30, 21), bar(32, 47, 14))


# --- doing --------------------------------------------------------------------------------------------------------


def undo() -> Shape:
    """An arrow that turns back."""
    bow = brush("M13 24C24 12 45 12 52 26C58 39 49 52 34 54", 10, lambda t: 1 - 0.62 * t**1.6)
    return join(bow, polygon((6, 6), (8.6, 36), (34, 24)))


def redo() -> Shape:
    """An arrow that turns forward."""
    return scale(undo(), -1, 1, MIDDLE)


def close() -> Shape:
    """Two crossed cuts."""
    arm = polygon((4, 10), (13, 4), (60, 52), (56, 60), (51, 59))
    return join(arm, scale(arm, -1, 1, MIDDLE))


def check() -> Shape:
    """A tick."""
    return shape("M5 34C10 31 13 31 16 34L25 43C33 28 43 16 60 8C48 22 39 37 31 57L24 57C18 47 12 40 5 34Z")


def plus() -> Shape:
    """A plus."""
    return soft(join(block(27, 8, 10, 48), block(8, 27, 48, 10)), 0.6)


def minus() -> Shape:
    """A minus."""
    return block(8, 27, 48, 10, 1)


def forward() -> Shape:
    """An arrow to the right."""
    return join(brush([(4, 32), (42, 32)], 11, "head"), polygon((32, 10), (60, 32), (32, 54), (38, 32)))


def back() -> Shape:
    """An arrow to the left."""
    return scale(forward(), -1, 1, MIDDLE)


def chevron_right() -> Shape:
    """A wedge to the right."""
    return shape("M18 8L28 6L50 32L28 58L18 56L34 32Z")


def double_right() -> Shape:
    """Two wedges to the right: further on."""
    return join(shape("M7 9L16 7L36 32L16 57L7 55L21 32Z"), shape("M29 9L38 7L58 32L38 57L29 55L43 32Z"))


def last() -> Shape:
    """A wedge to the right, and the wall at which it stops."""
    return join(shape("M10 9L20 7L41 32L20 57L10 55L26 32Z"), block(45, 8, 9, 48, 1.4))


def play() -> Shape:
    """Go on."""
    return soft(polygon((14, 6), (57, 32), (14, 58)), 1.2)


def pause() -> Shape:
    """Stand still."""
    return join(block(13, 8, 13, 48, 1.4), block(38, 8, 13, 48, 1.4))


def fullscreen() -> Shape:
    """Four corners."""
    corner = polygon((6, 6), (26, 6), (23, 14), (14, 14), (14, 23), (6, 26))
    return join(turn(corner, 90 * k, MIDDLE) for k in range(4))


# --- telling ------------------------------------------------------------------------------------------------------


def speaker() -> Shape:
    """A loudspeaker."""
    return shape("M4 22L15 22L32 8L32 56L15 42L4 42Z")


def sound() -> Shape:
    """A loudspeaker and its waves."""
    waves = (brush("M40 22C46 28 46 36 40 42", 6.4, "belly"), brush("M48 12C61 24 61 40 48 52", 6.8, "belly"))
    return join(speaker(), *waves)


def mute() -> Shape:
    """A loudspeaker struck out."""
    arm = polygon((38, 25), (43, 20), (63, 39), (61, 45), (57, 44))
    return join(speaker(), arm, scale(arm, -1, 1, (50, 32)))


def warning() -> Shape:
    """A triangle with a mark."""
    mark = join(shape("M28 22L36 22L34.4 40L29.6 40Z"), lozenge(32, 47.4, 4.6))
    return cut(soft(polygon((32, 2), (63, 59), (1, 59)), 3), mark)


def slow() -> Shape:
    """A snail."""
    shell = cut(disc(36, 28, 19), brush("M24 34C18 20 34 10 43 20C50 29 40 40 33 33C30 28 34 24 37 27", 4.4, "chisel"))
    body = shape("M2 22C5 20 8 21 9 24L13 38C16 45 22 47 32 47L62 50C60 55 56 57 50 57L18 57C9 56 5 48 4.6 38Z")
    horns = strokes(("M8 26L2 11", "M11 26L15 11"), 3.8, "even")
    return join(cut(shell, grow(body, 2.6)), body, horns)


def fast() -> Shape:
    """A swallow."""
    return shape("M62 22C57 17 51 16 46 19C38 10 22 4 6 5C17 10 24 17 28 27C20 30 10 37 2 47C9 46 14 45 19 43C18 48"
                 " 16 53 12 60C24 54 33 46 39 38C41 44 40 51 37 60C48 53 54 42 54 30C56 27 58 24 62 22Z")  # fmt: skip


def filled() -> Shape:
    """A lozenge."""
    return lozenge(32, 32, 24, 28)


def outlined() -> Shape:
    """The outline of a lozenge."""
    return cut(filled(), lozenge(32, 32, 15.6, 18.2))


def with_you() -> Shape:
    """Two rings that hold each other."""
    left, right = ring(22, 32, 19, 11), ring(42, 32, 19, 11)
    gap = meet(grow(left, 2.6), meet(disc(32, 14, 14), disc(32, 14, 14)))
    return join(cut(right, gap), left)


def against_you() -> Shape:
    """Two swords, crossed."""
    blade = shape("M32 3L36.4 9L36 44L28 44L27.6 9Z")
    hilt = join(block(20, 44, 24, 6, 2), block(29, 49, 6, 12, 2))
    one = turn(join(blade, hilt), 42, MIDDLE)
    other = turn(join(blade, hilt), -42, MIDDLE)
    return join(cut(one, grow(other, 2.2)), other)


def unknown() -> Shape:
    """A question mark."""
    hook = brush("M18 22C17 8 47 6 47 23C47 35 32 33 32 45", 9, "even")
    return join(hook, lozenge(32, 55.4, 6.4))


DRAWN: Final[dict[str, Callable[[], Shape]]] = {
    "menu": menu,
    "journal": journal,
    "score": score,
    "settings": settings,
    "rules": rules,
    "home": home,
    "quit": quit_,
    "keyboard": keyboard,
    "language": language,
    "info": info,
    "search": search,
    "hint": hint,
    "last-trick": last_trick,
    "cards": cards,
    "coin": coin,
    "dealer": dealer,
    "crown": crown,
    "lock": lock,
    "star": star_,
    "sort": sort,
    "undo": undo,
    "redo": redo,
    "close": close,
    "check": check,
    "plus": plus,
    "minus": minus,
    "forward": forward,
    "back": back,
    "play": play,
    "pause": pause,
    "fullscreen": fullscreen,
    "sound": sound,
    "mute": mute,
    "warning": warning,
    "speed-slow": slow,
    "speed-fast": fast,
    "with": with_you,
    "against": against_you,
    "unknown": unknown,
    "lozenge": filled,
    "lozenge-outline": outlined,
    "double-right": double_right,
    "double-left": lambda: turn(double_right(), 180, MIDDLE),
    "last": last,
    "first": lambda: turn(last(), 180, MIDDLE),
    "chevron-right": chevron_right,
    "chevron-down": lambda: turn(chevron_right(), 90, MIDDLE),
    "chevron-left": lambda: turn(chevron_right(), 180, MIDDLE),
    "chevron-up": lambda: turn(chevron_right(), 270, MIDDLE),
}
"""Every sign by its name."""


def icon(name: str) -> Picture:
    """The picture of one sign, kept inside its square."""
    return one_ink(SIDE, SIDE, meet(DRAWN[name](), block(0, 0, SIDE, SIDE)))
