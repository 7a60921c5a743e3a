"""The certainty of a side: sure only if it is so in every deal, likely if it mostly is, each from something seen."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from ai.games import proofs_of
from ai.proofs import Level, Sign, side_of
from ai.roles import Relation, RoleReason
from engine import Kind, Side, observe, parse_card
from tests.support.honesty import decisions
from tests.support.unseen import redealt

from .seated import after, view_of
from .test_true_reasons import playing

DECISIONS = 2500


def test_claims_are_kept() -> None:
    """Sure ones always, likely ones far more often than not; and unseen cards change none of them.

    Claims likely by the odds alone count on sensible bids and calls. Half of these players bid by chance, so only
    claims that a card has shown count among the likely ones.
    """
    right: Counter[Level] = Counter()
    made: Counter[Level] = Counter()
    random = Random("proofs")
    for number, state in enumerate(islice(decisions("proofs"), DECISIONS)):
        view = view_of(state)
        seat = view.seat
        if view.kind != Kind.PLAY:
            continue
        proofs = proofs_of(view)
        if number % 10 == 0:
            assert proofs_of(observe(redealt(state, view, random), seat)) == proofs
        declares = {state.table.declarer}
        called = state.table.called
        for other, hand in enumerate(state.hidden.hands):
            if state.table.sides[other] is Side.DECLARER or (called is not None and hand >> called & 1):
                declares.add(other)
        for other, proof in enumerate(proofs):
            if other == seat:
                continue
            assert proof.event is not None
            assert (proof.percent == 100) is (proof.level is Level.SURE)
            if proof.level is Level.LIKELY and proof.event is Sign.ODDS:
                continue
            made[proof.level] += 1
            same = (other in declares) == (seat in declares)
            right[proof.level] += same == (proof.relation is Relation.WITH)
    assert made[Level.SURE] > 500
    assert right[Level.SURE] == made[Level.SURE]
    assert made[Level.LIKELY] > 20
    assert right[Level.LIKELY] > 0.6 * made[Level.LIKELY], (right, made)


def test_the_called_king_makes_it_sure() -> None:
    state = after(playing(), ["play S7", "play S8", "play SK"])
    proof = proofs_of(view_of(state))[2]
    assert (proof.level, proof.relation, proof.event, proof.who) == (
        Level.SURE,
        Relation.AGAINST,
        RoleReason.SHOWN,
        2,
    )


def test_before_it_an_opponent_guesses() -> None:
    """He knows the declarer, and nothing of the other two."""
    proofs = proofs_of(view_of(after(playing(), ["play T9"])))
    assert (proofs[0].level, proofs[0].event) == (Level.SURE, RoleReason.NO_KING)
    assert (proofs[3].level, proofs[3].event) == (Level.GUESS, Sign.ODDS)


def test_a_taroc_led_makes_it_likely() -> None:
    """Seat 2 wins the first trick and draws: to an opponent that looks like the partner."""
    state = after(playing(), ["play T9", "play T12", "play T20", "play T10", "play T7"])
    view = view_of(state)
    assert view.seat == 3
    proof = proofs_of(view)[2]
    assert (proof.level, proof.relation, proof.event) == (Level.LIKELY, Relation.AGAINST, Sign.LED)
    assert (proof.who, proof.card) == (2, parse_card("T7"))
    assert proofs_of(view)[1].relation is Relation.WITH


@pytest.mark.parametrize(
    ("chance", "wanted"),
    [
        (0.5, (Relation.WITH, 50)),
        (0.999, (Relation.WITH, 99)),
        (0.001, (Relation.AGAINST, 99)),
        (1.0, (Relation.WITH, 99)),
    ],
)
def test_what_is_not_sure_is_never_told_as_a_hundred(chance: float, wanted: tuple[Relation, int]) -> None:
    assert side_of(chance) == wanted
