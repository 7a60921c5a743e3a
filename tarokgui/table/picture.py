"""The picture of the table: felt, backs, the trick, words that are said, cards on their way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Card, Trick, card_name
from tarokgui.scenes.base import Node
from tarokgui.table.hand import HandCard
from tarokgui.table.mark import CardMark
from tarokgui.table.motion import draw_flights
from tarokgui.table.seats import draw_backs, draw_bubbles, draw_growing, draw_thinking
from tarokgui.table.still import StillPicture
from tarokgui.table.trick import draw_own_slot, draw_trick, slot, trick_cards, trick_nodes
from tarokgui.widgets.felt import Emblem

if TYPE_CHECKING:
    import pygame

    from tarokgui.scenes.table import TableScene


class TablePicture:
    """Draws what is no widget, and knows what of it lies where."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._still = StillPicture()

    @property
    def trick(self) -> Trick | None:
        """The complete trick that is shown: the one just held on the table, or the last one while it is looked at."""
        scene = self._scene
        return scene.croupier.held or (scene.model.last_trick if scene.peeking else None)

    def card_at(self, pos: tuple[int, int]) -> Card | None:
        """The card of the trick that lies there."""
        scene = self._scene
        shown, play = self.trick, scene.model.view.table.play
        leader, cards = (shown.leader, shown.cards) if shown is not None else (play.leader, play.trick)
        for seat, card in trick_cards(leader, cards, scene.session.variant.players):
            if slot(scene.context, seat).holds(pos):
                return card
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Everything under the ring; while something moves what lies still is drawn only when it changes."""
        scene = self._scene
        if scene.animating:
            self._still.draw(surface, self._draw_still, changed=scene.dirty)
        else:
            self._still.forget()
            self._draw_still(surface)
        scene.focus.draw(surface, scene.paint, only=(HandCard, CardMark))
        self.draw_moving(surface)

    def _draw_still(self, surface: pygame.Surface) -> None:
        """What no movement touches: felt, seats, panel, trick, words."""
        scene = self._scene
        self.draw_ground(surface)
        scene.focus.draw(surface, scene.paint, without=(HandCard, CardMark))
        growing = scene.pops.sizes()
        standing = {
            seat: said
            for seat, said in scene.model.said.items()
            if seat not in growing and not scene.hints.covers(scene.layout.seats[scene.seating.place(seat)].bubble)
        }
        draw_bubbles(surface, scene.context, standing)
        if scene.croupier.thinking_long and scene.session.turn is not None:
            draw_thinking(surface, scene.context, scene.session.turn)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Felt, backs, trick."""
        scene, context = self._scene, self._scene.context
        scene.paint.felt(surface, self._emblem())
        draw_backs(surface, context, scene.model.said, waiting=scene.dealing)
        table, trick = scene.model.view.table, self.trick
        if trick is not None:
            draw_trick(surface, context, trick.leader, trick.cards, winner=trick.winner, hidden=self._flying())
        elif scene.croupier.draw_left > 0:
            first, tags = scene.session.first_deal, ("", scene.services.tr("deal.deals"))
            draw_trick(surface, context, 0, first.cards, winner=first.dealer, tags=tags)
        elif table.phase == "play":
            if scene.croupier.my_turn and not scene.motion.busy:
                draw_own_slot(surface, context)
            draw_trick(surface, context, table.play.leader, table.play.trick, hidden=self._flying())

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Words that are just being said, a card that is dragged, and cards on their way."""
        scene = self._scene
        for seat, size in scene.pops.sizes().items():
            draw_growing(surface, scene.context, scene.model.said, seat, size)
        for widget in scene.focus.widgets:
            if isinstance(widget, HandCard) and widget.dragged:
                widget.draw_card(surface, scene.paint)
        draw_flights(surface, scene.motion, scene.services.cards, scene.layout.window)

    def nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        scene = self._scene
        play = scene.model.view.table.play
        yield from trick_nodes(scene.context, self.trick, play.leader, play.trick)
        for seat, said in scene.model.said.items():
            place = scene.layout.seats[scene.seating.place(seat)].bubble
            yield Node(f"said:{seat}", f"{scene.seating.name(seat)}: {said.text}", "text", place)
        if scene.skippable:
            yield Node("trick", scene.services.tr("trick.complete"), "button", scene.layout.centre)

    def _emblem(self) -> Emblem:
        """The star in the middle of the felt, as large as the trick."""
        centre, px = self._scene.layout.centre, self._scene.scale.px
        return Emblem(*centre.centre, min(px(150), centre.h // 2 - px(4)))

    def _flying(self) -> set[str]:
        """Cards of the tricks that have not arrived yet."""
        model, motion = self._scene.model, self._scene.motion
        cards = {*model.view.table.play.trick}
        if model.last_trick is not None:
            cards |= {*model.last_trick.cards}
        return {card_name(card) for card in cards if motion.in_flight(card_name(card))}
