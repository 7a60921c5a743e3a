"""The trick in the middle: a slot for each seat, the card that leads, the card that wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Seat, Trick, card_name
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.text import Align, Face
from tarokgui.wording import card_words

if TYPE_CHECKING:
    import pygame


def trick_cards(leader: Seat, cards: tuple[int, ...], players: int) -> list[tuple[Seat, int]]:
    """(seat, card) in the order of play."""
    return [((leader + place) % players, card) for place, card in enumerate(cards)]


def slot(context: Context, seat: Seat) -> Rect:
    """The slot of a seat's card."""
    return context.layout.seats[context.seating.place(seat)].trick


def draw_trick(
    surface: pygame.Surface,
    context: Context,
    leader: Seat,
    cards: tuple[int, ...],
    *,
    winner: Seat | None = None,
    hidden: Iterable[str] = (),
    tags: tuple[str, str] | None = None,
) -> None:
    """The cards played so far, ``hidden`` ones being still on their way.

    ``tags`` are the words on the leader's and on the winner's card.
    """
    first, wins = tags if tags is not None else (context.tr("trick.first"), context.tr("trick.wins"))
    paint, theme = context.paint, context.paint.theme
    players = context.view.table.players
    for seat, card in trick_cards(leader, cards, players):
        rect = slot(context, seat)
        name = card_name(card)
        if name in hidden:
            continue
        if seat == winner:
            paint.rounded(surface, rect.inset(-paint.scale.px(5)), theme.brass_light, 9)
        paint.shadow(surface, rect, 7, 5)
        surface.blit(context.services.cards.face(name, (rect.w, rect.h)), rect)
        tag = ""
        if seat == winner:
            tag = wins
        elif seat == leader:
            tag = first
        if tag:
            draw_tag(surface, context, rect, tag)


def draw_tag(surface: pygame.Surface, context: Context, card: Rect, words: str) -> None:
    """A small dark plate over the foot of a card: a sign besides the frame, for those who do not see colours."""
    paint = context.paint
    scale, theme = paint.scale, paint.theme
    width = paint.text.size(words, Face.STRONG, scale.small)[0] + scale.px(12)
    height = paint.text.line_height(scale.small) + scale.px(2)
    rect = Rect(card.centre[0] - width // 2, card.bottom - height - scale.px(5), width, height)
    paint.framed(surface, rect, theme.plaque, theme.brass_dark, 5)
    paint.text.line(surface, words, rect, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)


def trick_nodes(context: Context, trick: Trick | None, leader: Seat, cards: tuple[int, ...]) -> list[Node]:
    """The cards of the trick, in words."""
    shown = trick_cards(trick.leader, trick.cards, len(trick.cards)) if trick else []
    shown = shown or trick_cards(leader, cards, context.view.table.players)
    return [
        Node(
            f"trick:{seat}",
            f"{context.seating.name(seat)}: {card_words(context.tr, card)}",
            "text",
            slot(context, seat),
        )
        for seat, card in shown
    ]
