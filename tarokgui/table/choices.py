"""Cards and bids the person has picked and not yet played, told to those who do not see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import members
from tarokgui.table.discards import discard_count, seen_discard
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    from engine import Action, CardSet
    from tarokgui.table.context import Context
    from tarokgui.widgets.focus import Focus


class Choices:
    """Compares what is picked with what was, however it was picked: keys, pointer, hint or a reader."""

    def __init__(self) -> None:
        self._question: object = None
        self._discard: CardSet = 0
        self._speech: tuple[Action, ...] = ()

    def look(self, context: Context, focus: Focus, question: object) -> str:
        """The sentence about what has been picked since the last look; none where another *question* has come."""
        choosing, same = context.choosing, question == self._question
        discard, speech = self._discard, self._speech
        self._question, self._discard, self._speech = question, choosing.discard, tuple(choosing.speech)
        if not (same and context.my_turn):
            return ""
        if discard != choosing.discard:
            return _laid(context, focus, discard)
        say = focus.find("say")
        return say.label if say is not None and speech != self._speech else ""


def _laid(context: Context, focus: Focus, before: CardSet) -> str:
    """The cards that were put to the discard or taken back, and how many are missing."""
    tr, now = context.tr, context.choosing.discard
    told = []
    for cards, way in ((before & ~now, "hand.back"), (now & ~before, "hand.laid")):
        if cards:
            words = cards_words(tr, members(cards))
            told.append(f"{words[:1].upper()}{words[1:]}, {tr(way)}.")
    missing, confirm = discard_count(context.view) - now.bit_count(), focus.find("confirm")
    if missing:
        told.append(tr("discard.missing", n=missing))
    elif confirm is not None:
        told.append(tr("discard.ready", label=confirm.label))
    seen = seen_discard(context)
    if seen:
        told.append(tr("panels.lay.shown", cards=cards_words(tr, seen)))
    return " ".join(told)
