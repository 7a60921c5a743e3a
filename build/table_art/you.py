"""You: a hat, two eyes, and a fan of cards that hides the rest. It may be anybody."""

from __future__ import annotations

from cards.figure import FINE_FACE, brows
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, Shape, at, block, both, join, lozenge, move, shape, turn
from cards.scene import Print
from cards.stroke import blend, pen
from cards.texture import rays

from .bust import Bust, bare_face, gaze

PIVOT = (50.0, 116.0)


def fan(out: Print) -> None:
    """Five cards from behind, and the fingers that hold them."""
    for angle in (-44, -22, 0, 22, 44):

        def carry(part: Shape, angle: float = angle) -> Shape:
            return turn(move(part, 50, 58), angle, PIVOT)

        out.keyed(carry(block(-11.5, 0, 23, 40, 2.6)), IVORY, 2)
        field = block(-8.6, 3, 17.2, 34, 1)
        out.lay(carry(field), OXBLOOD)
        out.lay(
            carry(join(lozenge(0, 10, 4.4, 5.4), lozenge(-8.6, 3, 3), lozenge(8.6, 3, 3), lozenge(0, 23, 4.4, 5.4))),
            IVORY,
        )
        out.lay(carry(lozenge(0, 10, 1.8, 2.4)), INK)


def hand(out: Print) -> None:
    """Four fingers across the cards."""
    for k in range(4):
        finger = pen([(38 + 7.8 * k, 106), (39.4 + 7.2 * k, 90.6 - (0, 2.4, 2.2, 0)[k])], 7.4)
        out.keyed(finger, IVORY, 2)


def coat(out: Print) -> None:
    """Shoulders."""
    cloth = shape("M-6 112C-4 94 12 86 36 80L64 80C88 86 104 94 106 112Z")
    out.keyed(cloth, INK, 2)


def hat(out: Print, place: Place) -> None:
    """A round hat with a ribbon."""
    crown = shape("M-22 -17C-25 -38 -14 -46 0 -46C14 -46 25 -38 22 -17Z")
    out.keyed(place(crown), GREEN, 2.2)
    out.carve(
        place(blend("M6 -43C11 -40 13 -34 13 -30", "M14 -41C19 -37 20 -33 20 -29", 3, 1.8, "tail")),
        place(crown),
        INK,
        0.8,
    )
    band = shape("M-22.6 -16C-8 -22 8 -22 22.6 -16L23.2 -26C8 -31.4 -8 -31.4 -23.2 -26Z")
    out.keyed(place(band), OXBLOOD, 1.8)
    out.carve(place(both(join(lozenge(7, -24.2, 2, 2.6), lozenge(14, -23.4, 2, 2.6)))), place(band), OCHRE, 0.8)
    out.keyed(place(lozenge(0, -24.6, 5, 6.4)), OCHRE, 1.6)
    brim = shape(
        "M-35 -9C-30 -17 -16 -22 0 -22C16 -22 30 -17 35 -9C30 -5 22 -9 16 -11C6 -14 -6 -14 -16 -11"
        "C-22 -9 -30 -5 -35 -9Z"
    )
    out.keyed(place(brim), GREEN, 2.2)


def you() -> Bust:
    """The player."""
    bust = Bust(IVORY)
    bust.ground.lay(rays((50, 50), 16, 72, 36, 4.6, "head"), OCHRE)
    out, place = bust.figure, at(50, 52, 1.0)
    coat(out)
    out.keyed(place(shape("M-20 -14C-25 -6 -24 12 -22 22L22 22C24 12 25 -6 20 -14Z")), INK, 1.6)
    bare_face(out, place, FINE_FACE)
    gaze(out, place, 9, 3, look=1.4, smile=1.8)
    brows(out, place, 3, -7.6, 3)
    hat(out, place)
    fan(out)
    hand(out)
    return bust
