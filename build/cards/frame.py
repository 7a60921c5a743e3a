"""The common parts of all faces: panels and gutter, the woven girdle; and the putting together of a face."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from .face import HEIGHT, WIDTH, Face, Strip
from .index import LETTERS, SIZES, TRULA, skiz_strip, strips, style_class, tarok_strip
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, SUIT, TRADITIONAL
from .lino import Shape, areas, cut, join, lozenge, meet, move, rim, scale, shrink, turn
from .lino import block as rectangle
from .scene import GIRDLE_RISE, TAROK_HEIGHT, Court, Mark, Print, Scene, hand_cut_panel
from .scene import WIDTH as PANEL_WIDTH
from .suits import sign

PICTURE: Final = 0.965
"""The scale of the printed panel: the index wants its strip."""
HIGH: Final = 286
"""The height of the panel, in its own units."""
GUTTER: Final = 9
"""Between the two panels of a tarok, in card units."""


# --- panels -------------------------------------------------------------------------------------------------------


def on_panel(shape: Shape) -> Shape:
    """From the panel's coordinates to the card's."""
    left, top = (WIDTH - PICTURE * PANEL_WIDTH) / 2, (HEIGHT - PICTURE * HIGH) / 2
    return move(scale(shape, PICTURE), left, top)


def printed(marks: Sequence[Mark], within: Shape) -> list[Mark]:
    """Marks of a panel, cut off at its edge and carried to the card."""
    return [Mark(on_panel(meet(mark.shape, within)), mark.ink) for mark in marks]


def key_line(panel: Shape, width: float = 1.7) -> list[Mark]:
    """The line round a panel."""
    return [Mark(on_panel(rim(panel, width)), INK)]


def tarok_face(number: int, upper: Scene, lower: Scene) -> Face:
    """A tarok: two scenes, the lower one standing on its head for a player who holds the card this way up."""
    face = Face()
    kept = (HIGH - GUTTER / PICTURE) / 2
    panel = move(hand_cut_panel(kept, f"tarok {number}"), 0, (TAROK_HEIGHT - kept) / 2)
    for scene, turned in ((upper, False), (lower, True)):
        marks = printed(scene.marks(), panel) + key_line(panel)
        raised = [Mark(move(mark.shape, 0, -PICTURE * (TAROK_HEIGHT - kept) / 2), mark.ink) for mark in marks]
        face.picture(raised, turned)
    said = {"": "", **{f"_{choice}": names[number] for choice, names in TRULA.items() if number in names}}
    return face.strips(
        {
            style_class(choice + behind, size): Strip(tarok_strip(number, choice == "both", size, name))
            for size in SIZES
            for behind, name in said.items()
            for choice in ("roman", "both")
        }
    )


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
    panel = hand_cut_panel(HIGH, seed)
    half = half_marks(court, panel, suit)
    face.picture(half).picture(half, turned=True)
    middle = [Mark(meet(mark.shape, on_panel(shrink(panel, 0.4))), mark.ink) for mark in girdle]
    return face.picture(middle).picture(key_line(panel))


def court_face(name: str, court: Court) -> Face:
    """A court card, such as ``SK``: index letters in every language."""
    suit, rank = name[0], name[1]
    face = double_face(court, suit, name, suit_girdle(suit))
    return face.strips(strips({choice: letters[rank] for choice, letters in LETTERS.items() if rank in letters}, suit))


def skiz_face(court: Court) -> Face:
    """The skiz: a double figure like a court, with a star for an index."""
    return double_face(court, "", "skiz", skiz_girdle()).strips(
        {
            style_class("skiz" + said, size): Strip(skiz_strip(size, name))
            for size in SIZES
            for said, name in (("", "SKIZ"), *((f"_{choice}", names[22]) for choice, names in TRULA.items()))
        }
    )


# --- girdle -------------------------------------------------------------------------------------------------------


def _along_girdle() -> Callable[[Shape], Shape]:
    """Carry a weave along y 0 to the slanting middle of the card."""
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
