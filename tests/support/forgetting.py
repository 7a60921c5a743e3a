"""Spoken claims of Tübingen Tarok: those that the person has forgotten, and their cost (U29)."""

from __future__ import annotations

from dataclasses import replace

from engine import Settlement, settle
from engine.games.tubingen.actions import claiming
from engine.games.tubingen.claiming import is_claimed
from engine.games.tubingen.contracts import TOUT
from engine.games.tubingen.settling import TubingenOutcome
from engine.games.tubingen.strafen import may_claim
from tarokgui.session.evening import Evening

CLAIMING = "claim-strafen"
"""The kind of decision."""


def forgotten(session: Evening) -> tuple[str, ...]:
    """The claims that the person could have made in a hand that is over, and nobody did."""
    table, seat = session.view.table, session.human
    spoken = any(phase.kind == CLAIMING for phase in session.variant.course)
    settlement = session.settlement
    if not spoken or settlement is None or settlement.outcome != TubingenOutcome.PLAYED or table.contract == TOUT:
        return ()
    before = session.variant.options.get("strafen_hand") == "before"
    return tuple(
        item
        for item in may_claim(table, seat, session.view.laid_away, before=before)
        if not is_claimed(table, seat, item)
    )


def if_claimed(session: Evening) -> Settlement:
    """The same hand, had the person claimed everything."""
    claims = [(session.human, claiming(item).text) for item in forgotten(session)]
    actions = list(session.record.actions)
    place = max(number for number, entry in enumerate(actions) if entry == (session.human, "merge"))
    return settle(replace(session.record, actions=(*actions[:place], *claims, *actions[place:])))


def is_missed(session: Evening) -> bool:
    """True if the person has forgotten something, and the scores are others for it."""
    settlement = session.settlement
    if settlement is None or not forgotten(session):
        return False
    return if_claimed(session).scores != settlement.scores
