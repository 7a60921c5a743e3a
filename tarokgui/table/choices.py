"""Cards and bids the person has picked and not yet played, in words for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import members
from tarokgui.controller.discards import discard_count
from tarokgui.controller.picks import seen_discard
from tarokgui.wording.cards import cards_words

if TYPE_CHECKING:
    from engine import CardSet
    from tarokgui.controller.picks import Picks
    from tarokgui.table.context import Context
    from tarokgui.widgets.focus import Focus


def picks_told(context: Context, focus: Focus, before: Picks) -> str:
    """The sentence about everything that was picked or put back since *before*."""
    now = context.picks
    if not context.view.my_turn:
        return ""
    if before.discard != now.discard:
        return _laid(context, focus, before.discard)
    say = focus.find("say")
    return say.label if say is not None and before.speech != now.speech else ""


def _laid(context: Context, focus: Focus, before: CardSet) -> str:
    """The cards that were put to the discard or taken back, and the number still missing."""
    tr, now = context.tr, context.picks.discard
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
    seen = seen_discard(context.view, context.picks)
    if seen:
        told.append(tr("panels.lay.shown", cards=cards_words(tr, seen)))
    return " ".join(told)
