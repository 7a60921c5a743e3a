"""Knowledge of a seat about the sides is true, and includes all that the engine calls certain (S39, S40, S48)."""

from __future__ import annotations

from collections import Counter

from ai.games import proofs_of, roles_of
from ai.proofs import Level
from ai.roles import Relation, RoleReason
from engine import Side, observe
from engine.games.slovenian.certainty import certain_side
from engine.sides import with_partner

from .replayed import order, positions

HANDS = 900


def test_every_role_is_true_and_nothing_certain_is_missed() -> None:
    seen: Counter[RoleReason | None] = Counter()
    for seed, state in positions(HANDS):
        table, hidden = state
        if table.contract is None or table.declarer is None:
            continue
        true = with_partner(table, hidden.partner).sides
        for me in order(table):
            view = observe(state, me)
            roles, proofs = roles_of(view), proofs_of(view)
            assert len(roles) == len(proofs) == table.players
            for seat in order(table):
                role = roles[seat]
                same = true[seat] is true[me]
                assert role.relation is Relation.UNKNOWN or (role.relation is Relation.WITH) == same, (seed, me, seat)
                if role.relation is Relation.UNKNOWN:
                    assert certain_side(view, seat) is None, (seed, me, seat)
                    assert proofs[seat].level is not Level.SURE
                elif seat != me:
                    assert proofs[seat].percent == 100
                seen[role.because] += 1
    assert {
        RoleReason.NO_CALL,
        RoleReason.NO_KING,
        RoleReason.OWN_KING,
        RoleReason.VOID,
        RoleReason.SHOWN,
        None,
    } <= set(seen), seen


def test_a_klop_has_no_sides() -> None:
    found = [state for _, state in positions(60) if state.table.contract and state.table.contract.individual]
    assert found
    for state in found:
        for me in order(state.table):
            assert not roles_of(observe(state, me))
            assert Side.DECLARER not in state.table.sides
