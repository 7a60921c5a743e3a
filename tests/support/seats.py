"""The seats of a view with the people who usually play its game."""

from __future__ import annotations

from engine import View
from tarokgui.session.people import seated
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator


def seating_at(view: View, tr: Translator) -> Seating:
    """Its seat is the person's."""
    table = view.table
    return Seating(view.seat, table.players, tr, seated(table.players, view.seat, game=table.variant.key))
