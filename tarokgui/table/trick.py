"""The trick in the middle: a slot for each seat, the card that leads, the card that wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Seat, Trick, card_name
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.table.tag import draw_tag
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
            draw_tag(surface, context.paint, rect, tag)


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
