"""The person's picks: chosen and not said yet. Pure: no pygame."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import TAROACE, Action, Card, CardSet, Cut, View, legal_actions, members
from tarokgui.controller.discards import card_objection, discard_count
from tarokgui.controller.messages import Message, NotAllowed, Note
from tarokgui.session.speech import with_action, without


@dataclass(frozen=True, slots=True)
class Picks:
    """Cards to discard, things to announce, the depth of the cut, a bid or la mine on the button, and the card that a
    first click has lifted."""

    discard: CardSet = 0
    speech: tuple[Action, ...] = ()
    cut: int | None = None
    call: Action | None = None
    lifted: Card | None = None

    @property
    def anything(self) -> bool:
        """True if there is something to put back."""
        return bool(self.discard or self.speech or self.call)


def cut_shown(view: View, picks: Picks) -> int:
    """The number of cards lifted off: as many as were chosen, or those in the middle."""
    cuts = [action.cards for action in legal_actions(view) if isinstance(action, Cut)]
    return picks.cut if picks.cut is not None and picks.cut in cuts else cuts[len(cuts) // 2]


def with_card(view: View, picks: Picks, card: Card) -> tuple[Picks, Message | None]:
    """The picks after a card of the hand was chosen for the discard: added or taken back, or the reason why not.

    A discard keeps the contract: another one that was chosen beside it is dropped.
    """
    picks = replace(picks, call=None)
    if picks.discard >> card & 1:
        return without_card(picks, card), None
    count, chosen = discard_count(view), picks.discard
    if count == 1:
        chosen = 0  # with one card to put away another click changes one's mind
    if chosen.bit_count() >= count:
        return replace(picks, discard=chosen), Note("discard.full", (("n", count),))
    why = card_objection(view, chosen, card)
    if why is not None:
        return picks, NotAllowed(why)
    return replace(picks, discard=chosen | 1 << card), None


def without_card(picks: Picks, card: Card) -> Picks:
    """The picks without a card for the discard."""
    return replace(picks, discard=picks.discard & ~(1 << card))


def toggled(view: View, picks: Picks, action: Action) -> Picks:
    """The picks with a thing more to be said, or less."""
    if action in picks.speech:
        return replace(picks, speech=without(view, picks.speech, action))
    return replace(picks, speech=with_action(view, picks.speech, action)[0])


def seen_discard(view: View, picks: Picks) -> list[Card]:
    """The chosen cards that all will see, the highest first: taroks, where the discard is laid open (S43)."""
    if view.kind != "lay-or-convert":
        return []
    return sorted(members(picks.discard & TAROACE), reverse=True)
