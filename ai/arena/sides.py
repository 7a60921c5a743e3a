"""The likely sides of a deal: its declarer and his partner if four ordinary players sat there."""

from __future__ import annotations

from ai.player import decide
from ai.players import SteadyPlayer
from engine import BEFORE_THE_CARDS, Kind, State, Variant, apply, observe, start, to_act

from .deals import ArenaDeal

BEFORE = (*BEFORE_THE_CARDS, Kind.AUCTION, Kind.CALL)
"""The kinds of decision after which declarer and partner are settled."""


def likely_sides(variant: Variant, dealt: ArenaDeal) -> frozenset[int] | None:
    """The declarer and his partner as *steady* bids and calls; None if there is no declarer or he is alone."""
    players = [SteadyPlayer(f"sides|{dealt.number}|{seat}") for seat in range(variant.players)]
    state: State = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None and (state.table.kind in BEFORE or state.hidden.asked):
        state = apply(state, decide(players[seat], observe(state, seat)).action).state
    declarer, partner = state.table.declarer, state.hidden.partner
    return None if declarer is None or partner is None else frozenset((declarer, partner))
