"""The table at a Stecken: the person's cards to be moved, the hands of the others face down, the stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine import Card, card_name
from tarokgui.draw.deck.shadow import Depth
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.table.roundel import draw_roundel
from tarokgui.table.tag import draw_tag, tag_rect
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.portrait import Party

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

SHOWN: Final = 7
"""The number of backs seen of a hand that is face down."""


@dataclass(frozen=True, slots=True)
class StackCardActions:
    """Things to do with a card of the person's: it is pressed at a point, moved there, let go there, or just picked;
    the press may be called off."""

    down: Callable[[Card, tuple[int, int]], None]
    move: Callable[[tuple[int, int]], None]
    up: Callable[[Card], None]
    pick: Callable[[Card], None]
    inspect: Callable[[Card], None]
    call_off: Callable[[], None]


class StackCard(Spot):
    """A card of the person's. *strip* is its part under the pointer, *place* its whole place; *lifted* draws it
    higher."""

    ring_radius = 8

    def __init__(self, card: Card, strip: Rect, place: Rect, label: str, actions: StackCardActions) -> None:
        super().__init__(f"card:{card_name(card)}", strip, label, lambda: actions.pick(card), role="card")
        self.card = card
        self.place = place
        self.lifted = False
        self.told_place: tuple[int, int] | None = None
        """Its place in the hand from the left, and the number of cards: a lifted card is drawn last."""
        self.tag = ""
        self.moved = (0, 0)
        """Its distance from its place while it is dragged."""
        self._actions = actions

    @property
    def picture(self) -> Rect:
        """The rectangle where it is drawn."""
        up = self.place.h // 7 if self.lifted else self.place.h // 24 if self.hovered else 0
        return self.place.moved(self.moved[0], self.moved[1] - up)

    @property
    def ring_rect(self) -> Rect:
        """The rectangle of the ring, round the visible part."""
        picture = self.picture
        return picture if self.lifted else picture._replace(w=self.rect.w)

    def pointer(self, command: Pointer) -> bool:
        """Handle a press, a drag, a release; or a close look."""
        match command.kind:
            case PointerKind.DOWN:
                self._actions.down(self.card, command.pos)
            case PointerKind.MOVE:
                self._actions.move(command.pos)
            case PointerKind.UP:
                self._actions.up(self.card)
            case PointerKind.RIGHT:
                self._actions.inspect(self.card)
            case _:
                return False
        return True

    def call_off(self) -> None:
        """Put it back in its place."""
        self._actions.call_off()

    def node(self) -> Node:
        """The card and its place."""
        role = "card selected" if self.lifted else "card"
        return Node(self.id, self.label, role, self.rect, self.enabled, self.focused, place=self.told_place)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw the card with its shadow; the first one has a word on it."""
        place = self.picture
        size = (place.w, place.h)
        shade = paint.cards.shadow(size, Depth.LIFTED if self.lifted else Depth.LYING)
        surface.blit(shade.picture, (place.x + shade.offset[0], place.y + shade.offset[1]))
        surface.blit(paint.cards.face(card_name(self.card), size), place)
        if self.tag and tag_rect(paint, place, self.tag).w <= self.rect.w:
            seen = place._replace(w=self.rect.w, h=place.h * 5 // 8)
            draw_tag(surface, paint, seen, self.tag)


class ClosedHand(Widget):
    """A player's plate and below it the hand, face down, until it is stacked."""

    role = "text"

    def __init__(self, id: str, plate: Rect, party: Party, note: str, pile: Rect, *, lies: bool) -> None:
        super().__init__(id, plate, f"{party.name}: {note}")
        self._party, self._note = party, note
        self._pile, self._lies = pile, lies

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw face, name and number of cards; the backs."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        paint.shadow(surface, self.rect, theme.plaque_radius, 6, 100)
        paint.framed(surface, self.rect, theme.plaque, theme.brass, theme.plaque_radius)
        face = Rect(self.rect.x, self.rect.y, self.rect.h, self.rect.h).inset(scale.px(3))
        draw_roundel(surface, paint, self._party.person or "", face, turn=False)
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        x = face.right + scale.px(8)
        told = high + low <= self.rect.h  # large letters leave room for the name alone
        top = self.rect.y + (self.rect.h - high - (low if told else 0)) // 2
        room = self.rect.right - scale.px(6) - x
        text.line(surface, self._party.name, Rect(x, top, room, high), Face.LABEL, scale.medium, theme.on_plaque)
        below = Rect(x, top + high, room, low)
        if told:
            text.line(surface, self._note, below, Face.BODY, scale.small, theme.on_plaque_second)
        if self._lies:
            draw_closed(surface, paint, self._pile)


def draw_closed(surface: pygame.Surface, paint: DrawContext, place: Rect, backs: int = SHOWN) -> None:
    """Draw a hand that is face down with its lowest back at *place*: so many *backs* on one another."""
    size, step = (place.w, place.h), max(1, paint.scale.px(1.6))
    shade = paint.cards.shadow(size, Depth.LYING)
    surface.blit(shade.picture, (place.x + shade.offset[0], place.y + shade.offset[1]))
    back = paint.cards.back(size)
    for number in range(backs):
        surface.blit(back, (place.x, place.y - number * step))


def closed_height(paint: DrawContext, backs: int = SHOWN) -> int:
    """The height in pixels of the uppermost of so many backs above the lowest."""
    return (backs - 1) * max(1, paint.scale.px(1.6))


class StackPlace(Widget):
    """The place where the hands are stacked: an outline with a lozenge, or the *backs* there."""

    role = "text"

    def __init__(self, id: str, rect: Rect, label: str, backs: int) -> None:
        super().__init__(id, rect, label)
        self._backs = backs

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw the place, then the hands on it."""
        theme = paint.theme
        paint.framed(surface, self.rect, theme.felt_dark, theme.brass, 8)
        paint.lozenge(surface, self.rect.centre, 8, theme.brass_dark)
        paint.lozenge(surface, self.rect.centre, 4, theme.felt_dark)
        if self._backs:
            draw_closed(surface, paint, self.rect, self._backs)


class StackNotice(Widget):
    """The task, on the felt."""

    role = "text"

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Set in the middle of its room, in small letters if the room is short."""
        text = paint.text
        sizes = (paint.scale.medium, paint.scale.small)
        heights = {px: text.height(self.label, Face.BODY, px, self.rect.w) for px in sizes}
        px = next((px for px in sizes if heights[px] <= self.rect.h), sizes[-1])
        box = centred(self.rect.w, min(heights[px], self.rect.h), self.rect)
        fits = text.paragraph(surface, self.label, box, Face.BODY, px, paint.theme.on_felt, Align.CENTRE)
        self.hint = "" if fits else self.label
