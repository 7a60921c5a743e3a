"""The looks that all screens share: theme, letters, artwork and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Scale
from tarokgui.draw.text import TextPainter
from tarokgui.draw.theme import Theme
from tarokgui.services.feedback import Feedback
from tarokgui.storage import logbook
from tarokgui.widgets.drawcontext import DrawContext

if TYPE_CHECKING:
    from tarokgui.draw.artwork import Artwork
    from tarokgui.draw.cardpainter import CardPainter
    from tarokgui.draw.deck.drawings import DeckFault
    from tarokgui.draw.deck.style import DeckStyle


@dataclass
class Drawing:
    """The parts for drawing. Not slotted: artwork and the pack of cards are painted on first use only."""

    feedback: Feedback
    text: TextPainter = field(default_factory=TextPainter)
    theme: Theme = field(default_factory=Theme)

    def at(self, scale: Scale) -> DrawContext:
        """The draw context of one scale."""
        return DrawContext(self.theme, self.text, scale, self.artwork, lambda: self.cards)

    @cached_property
    def artwork(self) -> Artwork:
        """Portraits, signs and ornaments."""
        from tarokgui.draw.artwork import Artwork

        return Artwork()

    @cached_property
    def cards(self) -> CardPainter:
        """The pack of cards, as pictures: made in the background if there is a main loop to be called by."""
        from tarokgui.draw.cardpainter import CardPainter

        loop, redraw = self.feedback.loop, self.feedback.redraw
        looping = loop.post(lambda: None)
        post = (lambda call: loop.post(call)) if looping else None
        return CardPainter(self._style(), post=post, redraw=redraw, troubled=self._report_damage)

    def _style(self) -> DeckStyle:
        from tarokgui.draw.deck.style import wished_style

        preferences = self.feedback.preferences
        return wished_style(preferences.settings, self.feedback.tr.language, preferences.venue.card_names)

    def _report_damage(self, fault: DeckFault) -> None:
        """Report damaged cards of the deck: once on the terminal, once in the window."""
        from tarokgui.cli.console import tell
        from tarokgui.wording.causes import cause_text

        logbook.warn("a picture of the deck is damaged", fault)
        tr = self.feedback.tr
        words = tr("cards.damaged", file=fault.file, why=cause_text(tr, fault.cause))
        tell(tr("cli.error.line", problem=words))

        self.feedback.loop.post(lambda: self.feedback.notify(words))  # not now: it may be in the middle of a frame

    def apply_settings(self) -> None:
        """Make theme and cards as the settings have them."""
        preferences = self.feedback.preferences
        self.theme = preferences.room.themes[preferences.settings.theme]
        if "cards" in self.__dict__:
            self.cards.restyle(self._style())

    def close(self) -> None:
        """End the painting in the background."""
        if "cards" in self.__dict__:
            self.cards.close()
