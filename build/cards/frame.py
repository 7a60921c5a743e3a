"""What all faces share: index strips, panels and gutter, the woven girdle; and how a face is put together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from .face import HEIGHT, WIDTH, Face
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, SUIT, TRADITIONAL, Ink
from .lettering import numeral, text
from .lino import Shape, areas, cut, disc, join, lozenge, meet, move, rim, scale, shrink, star, turn
from .lino import block as rectangle
from .scene import COURT_HEIGHT, GIRDLE_RISE, TAROK_HEIGHT, Court, Mark, Print, Scene, hand_cut_panel
from .scene import WIDTH as PANEL_WIDTH
from .stroke import line
from .suits import sign

LEFT: Final = 11
TOP: Final = 53
"""Where the panel's upper left corner lies on the card."""

INDEX_LEFT: Final = 14
INDEX_MIDDLE: Final = 28.5
STRIP_RIGHT: Final = 206
TAILED: Final = 34
"""How high an index letter with a tail is, tail included."""

LETTERS: Final[dict[str, dict[str, str]]] = {
    "english": {"K": "K", "Q": "Q", "N": "C", "J": "J"},
    "romanian": {"K": "R", "Q": "D", "N": "C", "J": "V"},
}
"""What the index of a court says, by the language of the indices."""

SUIT_LETTERS: Final[dict[str, dict[str, str]]] = {
    "english": {"H": "H", "D": "D", "C": "C", "S": "S"},
    "romanian": {"H": "I", "D": "C", "C": "T", "S": "P"},
    "german": {"H": "H", "D": "K", "C": "Kr", "S": "P"},
}
"""What stands for a suit: hearts, diamonds, clubs, spades; inimă, caro, treflă, pică; Herz, Karo, Kreuz, Pik."""


# --- index strips -------------------------------------------------------------------------------------------------


def rule(start: float, middle: float, ink: Ink, end: float = STRIP_RIGHT) -> list[Mark]:
    """The carved rule with its lozenge, from *start* to *end*."""
    centre = (start + end) / 2
    groove = cut(line((start, middle), (end, middle), 1.6, "chisel"), disc(centre, middle, 6.5))
    bead = cut(lozenge(centre, middle, 4.6), lozenge(centre, middle, 1.9))
    return [Mark(groove, INK), Mark(bead, ink)]


def tarok_strip(number: int, arabic: bool) -> list[Mark]:
    """The Roman numeral, alone or with a small Arabic one that an overlapped hand still shows."""
    if arabic:
        letters = numeral(number, INDEX_LEFT, 15, 29, 74)
        after = text(str(number), letters.bounds[2] + 5.5, 44, 19, tracking=2, bold=0.15)
        marks = [Mark(letters, INK), Mark(after, OXBLOOD)]
        return marks + rule(after.bounds[2] + 9, INDEX_MIDDLE + 1, OXBLOOD)
    letters = numeral(number, INDEX_LEFT, 13, 33, 100)
    return [Mark(letters, INK), *rule(letters.bounds[2] + 9, INDEX_MIDDLE + 1, OXBLOOD)]


def skiz_strip() -> list[Mark]:
    """The folk star and the name: the card without a number."""
    letters = text("SKIZ", 58, 39, 19, tracking=12, bold=0.45)
    marks = [Mark(shape, ink) for shape, ink in folk_star(30, 29.5, 18)]
    return [*marks, Mark(letters, INK), *rule(letters.bounds[2] + 9, INDEX_MIDDLE + 1, OXBLOOD)]


def _index(index: str) -> Shape:
    """The letter or figure of a suit card's index."""
    letters = text(index, INDEX_LEFT, 43.5, 30, tracking=-6 if len(index) > 1 else 0, bold=0.5)
    left, top, _, bottom = letters.bounds
    if bottom > 50:  # a tail that would hang into the panel
        letters = scale(letters, TAILED / (bottom - top), about=(left, top))
        letters = move(letters, 0, 13.5 - letters.bounds[1])
    return letters


def suit_strip(index: str, suit: str) -> list[Mark]:
    """The index of a suit card and its sign, both in the ink of the suit."""
    letters = _index(index)
    middle = letters.bounds[2] + 7 + 15
    return [
        Mark(join(letters, sign(suit, middle, INDEX_MIDDLE, 15)), SUIT),
        *rule(middle + 15 + 9, INDEX_MIDDLE, SUIT),
    ]


def sign_end(index: str) -> float:
    """Where the suit sign after an index ends."""
    return float(_index(index).bounds[2]) + 7 + 2 * 15


def suit_letter(letter: str) -> Shape:
    """The small letter of a suit, as high as the small Arabic numbers; it starts at 0 on the base line."""
    return text(letter, 0, 0, 19, tracking=1, bold=0.15)


def folk_star(x: float, y: float, r: float, petal: Ink = OXBLOOD, heart: Ink = IVORY) -> list[tuple[Shape, Ink]]:
    """The eight-pointed star of the skiz and of the back."""
    return [
        (cut(star(x, y, r, 0.52), star(x, y, r * 0.56, 0.5)), petal),
        (star(x, y, r * 0.56, 0.5), heart),
        (disc(x, y, r * 0.17), petal),
    ]


# --- panels -------------------------------------------------------------------------------------------------------


def on_panel(shape: Shape) -> Shape:
    """From the panel's coordinates to the card's."""
    return move(shape, LEFT, TOP)


def printed(marks: Sequence[Mark], within: Shape) -> list[Mark]:
    """Marks of a panel, cut off at its edge and carried to the card."""
    return [Mark(on_panel(meet(mark.shape, within)), mark.ink) for mark in marks]


def key_line(panel: Shape, width: float = 1.7) -> list[Mark]:
    """The line round a panel."""
    return [Mark(on_panel(rim(panel, width)), INK)]


def tarok_face(number: int, upper: Scene, lower: Scene) -> Face:
    """A tarok: two scenes, the lower one standing on its head for whoever holds the card this way up."""
    face = Face()
    panel = hand_cut_panel(TAROK_HEIGHT, f"tarok {number}")
    for scene, turned in ((upper, False), (lower, True)):
        face.add(printed(scene.marks(), panel) + key_line(panel), turned)
    return face.strips({"roman": tarok_strip(number, arabic=False), "both": tarok_strip(number, arabic=True)})


def half_marks(court: Court, panel: Shape, suit: str) -> list[Mark]:
    """The upper half-figure of a double panel with its rays and its suit sign."""
    half = meet(court.half(), panel)
    corner = sign(suit, *court.sign) if suit and court.sign else Print().silhouette()
    marks = [Mark(half, court.sky), Mark(court.nimbus_rays(panel, corner), court.rays)]
    marks += [mark for layer in (court.ground, court.subject, court.foreground) for mark in layer.marks]
    marks.append(Mark(corner, SUIT))
    return printed(marks, half)


def double_face(court: Court, suit: str, seed: str, girdle: Sequence[Mark]) -> Face:
    """A double figure with its girdle, without index."""
    face = Face(TRADITIONAL.get(suit, IVORY))
    panel = hand_cut_panel(2 * COURT_HEIGHT, seed)
    half = half_marks(court, panel, suit)
    face.add(half).add(half, turned=True)
    middle = [Mark(meet(mark.shape, on_panel(shrink(panel, 0.4))), mark.ink) for mark in girdle]
    return face.add(middle).add(key_line(panel))


def court_face(name: str, court: Court) -> Face:
    """A court card, such as ``SK``: index letters in both languages."""
    suit, rank = name[0], name[1]
    face = double_face(court, suit, name, suit_girdle(suit))
    return face.strips({language: suit_strip(letters[rank], suit) for language, letters in LETTERS.items()})


def skiz_face(court: Court) -> Face:
    """The skiz: a double figure like a court, with a star for an index."""
    return double_face(court, "", "skiz", skiz_girdle()).strips({"skiz": skiz_strip()})


# --- girdle -------------------------------------------------------------------------------------------------------


def _along_girdle() -> Callable[[Shape], Shape]:
    """Carries what is woven along y 0 to the slanting middle of the card."""
    slope = math.degrees(math.atan2(-2 * GIRDLE_RISE, PANEL_WIDTH))
    middle = (WIDTH / 2, HEIGHT / 2)
    return lambda shape: turn(move(shape, *middle), slope, middle)


def _band(half: float) -> Shape:
    return rectangle(-130, -half, 260, 2 * half)


def suit_girdle(suit: str) -> list[Mark]:
    """The woven band that joins the two halves: each suit has its own cloth."""
    ground = {"S": GREEN, "H": OXBLOOD, "D": OXBLOOD, "C": INK}[suit]
    edge = {"S": IVORY, "H": IVORY, "D": OCHRE, "C": GREEN}[suit]
    place, steps = _along_girdle(), range(-9, 10)
    hems = join(rectangle(-130, -5.8, 260, 0.9), rectangle(-130, 4.9, 260, 0.9))
    frames = join(cut(lozenge(13 * k, 0, 6, 5), lozenge(13 * k, 0, 3.8, 3.1)) for k in steps)
    hearts = join(lozenge(13 * k, 0, 2.2, 1.9) for k in steps)
    beads = join(lozenge(13 * k + side, y, 1.5, 1.7) for k in steps for side in (-6.5, 6.5) for y in (-3.6, 3.6))
    woven = [
        (_band(10.6), IVORY),
        (_band(9.4), INK),
        (_band(7.2), ground),
        (hems, edge),
        (frames, IVORY),
        (join(hearts, beads), OCHRE),
    ]
    return [Mark(place(areas(shape)), ink) for shape, ink in woven]


def skiz_girdle() -> list[Mark]:
    """The girdle of the skiz: all four inks on ivory."""
    place = _along_girdle()
    red, green = (join(lozenge(13 * k, 0, 6, 6.4) for k in range(start, 10, 2)) for start in (-9, -8))
    hearts = join(lozenge(13 * k, 0, 2.6, 2.8) for k in range(-9, 10))
    beads = join(lozenge(13 * k + 6.5, y, 1.8, 2) for k in range(-10, 10) for y in (-4.6, 4.6))
    woven = [
        (_band(10.6), IVORY),
        (_band(9.4), INK),
        (_band(7.2), IVORY),
        (red, OXBLOOD),
        (green, GREEN),
        (hearts, OCHRE),
        (beads, INK),
    ]
    return [Mark(place(areas(shape)), ink) for shape, ink in woven]
