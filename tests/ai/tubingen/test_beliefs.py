"""Facts that a seat takes for certain about cards and sides are true in every hand (U7, U12 … U15, U17, U19)."""

from __future__ import annotations

from collections import Counter

from ai.games import proofs_of, roles_of
from ai.games.tubingen.beliefs import believe
from ai.kernel_cards import card_set_of
from ai.proofs import Level
from ai.roles import Relation, RoleReason
from engine import observe
from engine.games.tubingen.bidding import is_concealed

from .replayed import positions

HANDS = 250


def test_every_fact_holds_and_every_deal_fits() -> None:
    seen: Counter[str] = Counter()
    for seed, state in positions(HANDS):
        table, hidden = state
        truth = [*hidden.hands, 0, hidden.laid_away]
        for seat in range(4):
            beliefs = believe(observe(state, seat))
            facts, sizes = beliefs.facts, beliefs.facts.sizes()
            for place, cards in enumerate(truth):
                assert not facts.fixed[place] & ~cards, (seed, seat, place)
                assert not cards & facts.unseen & ~facts.takes[place], (seed, seat, place)
                assert (cards & facts.unseen).bit_count() == sizes[place], (seed, seat, place)
            for place in range(6):
                rows = [row for row in beliefs.bins if row[0] == place]
                assert sum(size for _, size, _ in rows) == sizes[place]
                if len(rows) == 2:  # so many of them, and the rest (U13, U14, U17)
                    _, size, kind = rows[0]
                    assert (truth[place] & facts.unseen & kind).bit_count() >= size, (seed, seat, place)
                    seen["counted"] += 1
            if facts.partner is not None:
                assert facts.partner == hidden.partner
            if facts.alone:
                assert hidden.partner is None
            seen["hides"] += facts.hides
            sampler = beliefs.sampler()
            sampler.seed(seed + 1)
            assert not facts.unseen or sampler.next()
            if facts.unseen:
                deal = sampler.deal
                for place in range(4):
                    held = card_set_of(deal.suits(place), deal.taroks(place))
                    assert held.bit_count() == truth[place].bit_count()
                    assert not held & facts.unseen & ~facts.takes[place]
                assert card_set_of(deal.laid_s, deal.laid_t).bit_count() == 2
        seen["fort mit"] += bool(table.own.fort_mit)
        seen["asked"] += table.own.asker is not None
    assert {"counted", "hides", "fort mit", "asked"} <= set(+seen), seen


def test_every_role_is_true_and_a_concealed_raus_stays_one() -> None:
    seen: Counter[RoleReason | str | None] = Counter()
    for seed, state in positions(HANDS):
        ours = (state.table.declarer, state.hidden.partner)
        for me in range(4):
            view = observe(state, me)
            roles, proofs = roles_of(view), proofs_of(view)
            for seat, role in enumerate(roles):
                same = (seat in ours) == (me in ours)
                assert role.relation is Relation.UNKNOWN or (role.relation is Relation.WITH) == same, (seed, me, seat)
                assert (proofs[seat].level is Level.SURE) == (role.relation is not Relation.UNKNOWN)
                seen[role.because] += 1
            seen["concealed"] += is_concealed(view)
    wanted = {
        RoleReason.NO_CALL,
        RoleReason.NO_KING,
        RoleReason.OWN_KING,
        RoleReason.VOID,
        RoleReason.SHOWN,
        None,
        "concealed",
    }
    assert wanted <= set(+seen), seen
