"""The ground of a picture: ``Print`` collects marks, ``Scene`` is the panel of a tarok, ``Court`` of a court."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from . import ink as inks
from .ink import Ink
from .lino import NOTHING, Place, Shape, block, cut, grow, join, meet, polygon, rough, shrink, turn
from .outline import Point
from .texture import large, rays

WIDTH: Final = 198
TAROK_HEIGHT: Final = 141
COURT_HEIGHT: Final = 143
GIRDLE_RISE: Final = 11
"""The distance of a court's girdle below the middle at the left, and above it at the right."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One shape printed in one ink."""

    shape: Shape
    ink: Ink


class Print:
    """Marks on top of each other, the last one uppermost. Every method gives the print back."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def lay(self, shape: Shape | Iterable[Shape], ink: Ink) -> Print:
        """Print a shape."""
        whole = join(shape)
        if not whole.is_empty:
            self.marks.append(Mark(whole, ink))
        return self

    def keyed(self, shape: Shape | Iterable[Shape], ink: Ink, key: float = 1.8, line: Ink = inks.INK) -> Print:
        """Print a shape with a contour of *key* units, half of it outside: the house manner on ivory ground."""
        whole = join(shape)
        return self.lay(grow(whole, key / 2), line).lay(shrink(whole, key / 2), ink)

    def halo(self, shape: Shape | Iterable[Shape], ink: Ink, by: float = 1.6) -> Print:
        """Print a rim of the ground's ink under the next shape, so that it does not run into its neighbours."""
        return self.lay(grow(join(shape), by), ink)

    def carve(self, marks: Shape, within: Shape, ink: Ink, margin: float = 0.8) -> Print:
        """Print gouges, but only inside a form and clear of its edge."""
        return self.lay(meet(marks, shrink(within, margin)), ink)

    def cut(self, shape: Shape | Iterable[Shape]) -> Print:
        """Cut a shape out of everything printed here so far; the ground below shows."""
        hole = join(shape)
        self.marks = [Mark(cut(mark.shape, hole), mark.ink) for mark in self.marks]
        return self

    def stamp(self, other: Print, place: Place, swap: Mapping[Ink, Ink] | None = None) -> Print:
        """Print another print somewhere else, with some inks swapped: geese, dancers, saints."""
        for mark in other.marks:
            self.lay(place(mark.shape), (swap or {}).get(mark.ink, mark.ink))
        return self

    def silhouette(self) -> Shape:
        """Everything printed here, as one shape."""
        return join(mark.shape for mark in self.marks)


class Scene:
    """A panel of 198 × 141 units with three layers; nothing printed beyond the panel's edge is kept.

    ``ground`` (sky, far hills), ``subject`` and ``foreground`` are printed in this order, whenever they were filled.
    """

    height = TAROK_HEIGHT

    def __init__(self, sky: Ink = inks.IVORY) -> None:
        self.sky = sky
        self.panel: Shape = block(0, 0, WIDTH, self.height)
        self.ground = Print()
        self.subject = Print()
        self.foreground = Print()

    def marks(self) -> list[Mark]:
        """All layers in printing order, over a ground of the sky's ink."""
        layers = self.ground.marks + self.subject.marks + self.foreground.marks
        return [Mark(self.panel, self.sky), *layers]


class Court(Scene):
    """The upper half-figure of a court, 198 × 143 units above the girdle; the card turns it for the lower half.

    Rays in ochre go out from *nimbus*, a point behind the head, and keep clear of the figure by themselves; a suit sign
    is printed at *sign* (x, y, radius), in a free upper corner.
    """

    height = COURT_HEIGHT

    def __init__(
        self, nimbus: Point = (99, 66), sign: tuple[float, float, float] | None = None, sky: Ink = inks.IVORY
    ) -> None:
        super().__init__(sky)
        self.nimbus = nimbus
        self.sign = sign
        self.rays: Ink = inks.OCHRE
        self.ray_width = 5.2

    def half(self) -> Shape:
        """The half of the double panel that this figure stands in: down to the girdle."""
        beyond = 5
        low, high = self.height + GIRDLE_RISE, self.height - GIRDLE_RISE
        return polygon((-beyond, -beyond), (WIDTH + beyond, -beyond), (WIDTH + beyond, high), (-beyond, low))

    def nimbus_rays(self, panel: Shape, extra: Shape = NOTHING) -> Shape:
        """The rays behind the figure, 5 units clear of it and of *extra*."""
        free = meet(self.half(), shrink(panel, 3.6))
        figure = join(self.ground.silhouette(), self.subject.silhouette(), self.foreground.silhouette(), extra)
        fan = rays(self.nimbus, 28, 260, 64, self.ray_width, "head")
        return large(cut(meet(fan, free), grow(figure, 5)), 9)


def hand_cut_panel(height: float, seed: int | str) -> Shape:
    """A panel whose edge wobbles, the same when the card is turned."""
    plain = rough(block(0, 0, WIDTH, height, 3), 0.4, 14, seed)
    return meet(plain, turn(plain, 180, (WIDTH / 2, height / 2)))


Pair: TypeAlias = tuple[Callable[[], Scene], Callable[[], Scene]]
"""The upper and the lower scene of a tarok."""

Figure: TypeAlias = Callable[[], Court]
"""The half-figure of a court or of the skiz."""
