"""Messages of the table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.controller.messages import Message, NotAllowed, Note, NotYourTurn, Unable
from tarokgui.table.advice import wait_text
from tarokgui.wording.objections import why_text

if TYPE_CHECKING:
    from tarokgui.table.context import Context


def message_text(context: Context, message: Message) -> str:
    """The sentence for the line of advice."""
    tr = context.tr
    match message:
        case NotYourTurn():
            return wait_text(context)
        case Note(key, params):
            return tr(key, **dict(params))
        case NotAllowed(why):
            return tr(f"unable.{why}") if isinstance(why, Unable) else why_text(tr, why, context.seating.name)
