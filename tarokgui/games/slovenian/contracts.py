"""A contract of the ladder as a row: its name, its goal in a short line, its value, its talon."""

from __future__ import annotations

from engine import Action, Bid, Contract, Hold, MakeBid
from engine.contracts import Goal
from tarokgui.table.context import Context
from tarokgui.table.panels.bidrow import Call
from tarokgui.wording.glossary import bid_gloss, term_gloss
from tarokgui.wording.spoken import spoken
from tarokgui.wording.terms import contract_name
from tarokgui.wording.translator import Translator


def needs(tr: Translator, row: Contract, win_at: object = "36") -> str:
    """The declarer's goal in the contract, in a few words."""
    match row.goal:
        case Goal.FEW_POINTS:
            return tr("panels.needs.klop")
        case Goal.NO_TRICK:
            return tr("panels.needs.open-beggar" if row.key == "open-beggar" else "panels.needs.beggar")
        case Goal.ONE_TRICK:
            return tr("panels.needs.piccolo")
        case Goal.ALL_TRICKS:
            return tr("panels.needs.valat" if row.trumps else "panels.needs.colour-valat")
    points = tr(f"panels.needs.points.{win_at}")
    if row.calls_king:
        return tr("panels.needs.partner", points=points)
    return tr("panels.needs.alone" if row.talon_cards else "panels.needs.alone-shut", points=points)


def worth(context: Context, row: Contract) -> str:
    """The value of the contract, doubled by the player's own open radl; nothing for klop."""
    table = context.view.table
    if row.individual:
        return ""
    own = table.own
    doubled = table.variant.options.get("radli", True) is not False and own.radli[context.view.seat] > 0
    return str(table.variant.prices.game(row, 1, own=own._replace(doubled=doubled)).win)


def contract_call(context: Context, row: Contract, action: Action, id: str) -> Call:
    """The row that says *action*; *id* is its widget's."""
    tr, view = context.tr, context.view
    groups = view.table.variant.talon_size // row.talon_cards if row.talon_cards else 0
    hint = bid_gloss(tr, Bid(row.key))
    name, note = contract_name(tr, row.key), worth(context, row)
    gloss = needs(tr, row, view.table.variant.options.get("win_at", "36"))
    if isinstance(action, Hold):
        hint = f"{term_gloss(tr, 'hold')} {hint}".strip()
        name = tr("panels.bid.held-name", words=spoken(tr, action, view), contract=name)
    return Call(id, action, name, gloss, note, groups, None, hint=hint)


def bid_call(context: Context, row: Contract) -> Call:
    """The row that bids the contract."""
    return contract_call(context, row, MakeBid(Bid(row.key)), f"bid:{row.key}")
