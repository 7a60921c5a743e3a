"""Pictures of cards at exactly the pixels they are shown with, made in the background and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.jobs import Job, PaintedCard, paint
from tarokgui.draw.deck.rack import CardLook, PictureKey, Rack
from tarokgui.draw.deck.raster import Size, hatch
from tarokgui.draw.deck.rasteriser import Rasteriser
from tarokgui.draw.deck.shadow import Depth, Shadow, shadow
from tarokgui.draw.deck.standins import LARGE_HEIGHT, StandIns
from tarokgui.draw.deck.style import BACK, DeckStyle, full_pack, pack
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.signs import suit

if TYPE_CHECKING:
    from tarokgui.draw.theme import Colour

LEAST_BYTES, MOST_BYTES = 32_000_000, 160_000_000
"""The bytes for pictures in any window: a pack at all sizes of a table in full HD takes 20 MB, in 4K 80 MB."""
SPARE = 1.5
"""So many times the announced sizes are kept: room for dimmed and turned cards, and for the sizes of other screens."""
DIM = (158, 166, 160)
"""The colour by which an illegal card is multiplied: clearly resting, still readable."""


class CardPainter:
    """Faces, backs and suit signs. *style* is the player's choice of letters and inks; change it with `restyle`.

    With *post*, which has the main loop call a function, pictures are made in the background: a picture that is not
    ready has a quick stand-in, and *redraw* is called in the main loop when the true picture is there. Without it every
    picture is made when it is asked for. *troubled* is called in the main loop, once, if the deck is damaged.
    """

    def __init__(
        self,
        style: DeckStyle | None = None,
        *,
        post: Callable[[Callable[[], None]], bool] | None = None,
        redraw: Callable[[], None] = lambda: None,
        troubled: Callable[[DeckFault], None] = lambda fault: None,
        drawings: Drawings | None = None,
    ) -> None:
        self.style = style or DeckStyle()
        self.fault: DeckFault | None = None
        """The first damage of the deck that came up."""
        self._drawings = drawings or Drawings()
        self._rack = Rack(LEAST_BYTES)
        self._standins = StandIns(self._rack)
        self._passing = self._standins.passing
        self._plainly: set[PictureKey] = set()
        """Large cards that a plain one stands in for until the card is painted small."""
        self._sizes: tuple[Size, ...] = ()
        self._first: tuple[str, ...] = ()
        self._redraw = redraw
        self._troubled = troubled
        self._names = frozenset((*full_pack(), BACK))
        self._pack: tuple[str, ...] = pack()
        """The cards of the game that is played."""
        self._behind: Rasteriser[Job, PaintedCard] | None = None
        if post is not None:
            self._behind = Rasteriser(partial(paint, self._drawings), lambda: post(self._arrived))

    @property
    def settled(self) -> bool:
        """True if every picture asked for or announced is there."""
        self._collect()
        return self._behind is None or self._behind.idle

    @property
    def kept(self) -> int:
        """The bytes of all pictures that are kept."""
        return self._rack.bytes + self._passing.bytes

    def restyle(self, style: DeckStyle) -> None:
        """Use other letters or inks from now on."""
        if style != self.style:
            self.style = style
            self._passing.clear()
            self._plainly.clear()
            self.prepare(self._sizes, self._first)

    def prepare(self, sizes: Sequence[Size], first: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        """Announce the sizes faces will be shown with, so that they are ready; the cards *first* before the others.

        *names* are the cards of the game; without them those announced before, at first the pack of 54. Costs nothing
        now. Sizes announced before are not made any more.
        """
        self._sizes, self._first = tuple(dict.fromkeys(sizes)), tuple(first)
        self._pack = tuple(names) or self._pack
        if self._behind is None:
            return
        self._collect()
        wanted = sum(w * h * 4 for w, h in self._sizes) * (len(self._pack) + 1)
        self._rack.limit = min(MOST_BYTES, max(LEAST_BYTES, round(wanted * SPARE)))
        jobs = []
        for name in dict.fromkeys((*self._first, BACK, *self._pack)):
            keys = tuple(key for size in self._sizes if (key := self._key(name, size)) not in self._rack)
            if keys:
                jobs.append(Job(keys, self.style))
        self._behind.plan(jobs)

    def foresee(self, names: Iterable[str], size: Size) -> None:
        """Announce that the cards *names* will soon be shown at that size.

        If it is large, small ones are painted at once, which are shown enlarged until the large ones are there.
        """
        if self._behind is None or size[1] < LARGE_HEIGHT:
            return
        for name in names:
            rough = self._standins.rough(self._key(name, size))
            if rough not in self._rack:
                self._behind.want(Job((rough,), self.style), urgent=True)

    def foreseen(self, names: Iterable[str], size: Size) -> bool:
        """True if none of the cards would be a plain one if it were large: each is painted, small at least."""
        self._collect()
        if self._behind is None or size[1] < LARGE_HEIGHT:
            return True
        return all(self._standins.near(self._key(name, size)) is not None for name in names)

    def close(self) -> None:
        """End the work in the background. Pictures asked for later are made at once."""
        if self._behind is not None:
            self._behind.close()
            self._behind = None

    def face(self, name: str, size: Size, variant: CardLook = CardLook.NORMAL) -> pygame.Surface:
        """The card *name* at *size* pixels. Kept: do not draw on it. Raises KeyError for an unknown card."""
        if name not in self._names or name == BACK:
            raise KeyError(f"no card {name!r}")
        key = self._key(name, size)
        if variant is CardLook.NORMAL:
            return self._picture(key)
        dimmed = key._replace(variant=variant)
        found = self._rack.find(dimmed)
        if found is None:
            picture = self._picture(key).copy()
            hatch(picture) if self.style.contrast else picture.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
            if key not in self._rack:
                return picture
            found = self._rack.keep(dimmed, picture)
        return found

    def back(self, size: Size) -> pygame.Surface:
        """The back at *size* pixels. Kept: do not draw on it."""
        return self._picture(self._key(BACK, size))

    def turned(self, name: str, size: Size, angle: float) -> pygame.Surface:
        """The card *name* (or ``back``) of *size*, turned anticlockwise by *angle* degrees, to the tenth.

        The picture is larger than the card: the card's middle is in its middle. Kept: do not draw on it.
        Raises KeyError for an unknown card.
        """
        if name not in self._names:
            raise KeyError(f"no card {name!r}")
        return self._picture(self._key(name, size, angle))

    def travelling(self, name: str, size: Size, angle: float) -> pygame.Surface:
        """The same for a card on its way; until the true picture is there, it may be a quick one of fewer pixels."""
        key = self._key(name, size, angle)
        self._collect()
        if self._behind is None or key in self._rack or key.h < LARGE_HEIGHT:
            return self.turned(name, size, angle)
        passing = self._passing.find(key)
        if passing is not None:
            return passing
        near = self._standins.near(key)
        if near is None:
            return self.turned(name, size, angle)
        self._behind.want(Job((key,), self.style))
        return self._standins.travelling(key, near, angle)

    def foresee_turned(self, name: str, size: Size, angle: float) -> None:
        """Announce that the card will soon be shown turned: it is painted in the background."""
        key = self._key(name, size, angle)
        if self._behind is not None and key not in self._rack:
            self._behind.want(Job((key,), self.style))

    def foresee_flight(self, name: str, size: Size, angle: float) -> None:
        """The same for a card that will fly there: its shadows and its stand-in are made before the first frame."""
        if self._behind is not None:
            self.travelling(name, size, angle)
            for depth in (Depth.LIFTED, Depth.LYING):
                self.shadow(size, depth, angle)

    def shadow(self, size: Size, depth: Depth = Depth.LYING, angle: float = 0.0) -> Shadow:
        """The soft shadow of a card of *size*, turned with it; with its place. Kept: do not draw on it."""
        # To the degree: half a degree is not seen in anything so soft, and so few are made once and for all.
        return shadow(size, depth, float(round(angle) % 360))

    def suit_sign(self, sign: str, px: int, colour: Colour | None = None) -> pygame.Surface:
        """The sign of suit H, D, C or S in a square of *px* pixels. Raises KeyError for another suit."""
        fill = colour or self.style.ink(sign)
        key = PictureKey(f"sign {sign}", fill, px, px)
        found = self._rack.find(key)
        if found is None:
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">{suit(sign, 32, 32, 30, fill)}</svg>'
            found = self._rack.keep(key, svg_surface(svg, (px, px)))
        return found

    def _key(self, name: str, size: Size, angle: float = 0.0) -> PictureKey:
        return PictureKey(name, self.style.look(name), *size, round(angle, 1) % 360)

    def _picture(self, key: PictureKey) -> pygame.Surface:
        """The picture of that key, or its stand-in until it is there."""
        self._collect()
        found = self._rack.find(key)
        if found is not None:
            return found
        job = Job((key,), self.style)
        if self._behind is None:
            self._take(paint(self._drawings, job))
            return self._rack.find(key) or self._standins.make(key, self.style)
        if self._standins.near(key) is None and key.h >= LARGE_HEIGHT:
            self._behind.want(Job((self._standins.rough(key),), self.style), urgent=True)
            self._plainly.add(key)
        else:
            self._behind.want(job)
            if key in self._plainly:
                self._plainly.discard(key)
                self._passing.drop(key)
        return self._passing.find(key) or self._passing.keep(key, self._standins.make(key, self.style))

    def _collect(self) -> None:
        if self._behind is not None:
            for made in self._behind.collect():
                self._take(made)

    def _take(self, made: PaintedCard) -> None:
        """Keep the pictures made; for a damaged card keep a plain one, so that it is not tried again for each frame."""
        if made.fault is not None and self.fault is None:
            self.fault = made.fault
            self._troubled(made.fault)
        for number, key in enumerate(made.job.keys):
            self._passing.drop(key)
            picture = made.pictures[number] if made.pictures else self._standins.make(key, self.style)
            self._rack.keep(key, picture)

    def _arrived(self) -> None:
        """Have the wanted pictures shown, in the main loop: they are there."""
        self._collect()
        self._redraw()
