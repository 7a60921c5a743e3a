"""The displayed chances of Tübingen Tarok: fitted to played hands, and nothing decides by them."""

from __future__ import annotations

import pytest

from ai import decide, make
from ai.arena.deals import deal
from ai.games.tubingen.bidding import promised
from ai.games.tubingen.calibrated import CONCEALED, FITTED, LONE, at_the_cards, likely
from ai.games.tubingen.foreseeing import GAME, foresee
from ai.games.tubingen.kinds import RAUS_ROUND, RUF_ROUND
from ai.games.tubingen.strength import alone, beside
from ai.searching import Effort
from engine import (
    CallKing,
    Kind,
    MakeBid,
    PlayCard,
    State,
    View,
    apply,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)

VARIANT = variant_for("tubingen")
EFFORT = Effort(nodes=60, deals=12)


def decisions(kind: str, number: int = 0) -> list[View]:
    """The decisions of a kind in a hand of *steady*, each with more than one thing to do."""
    dealt = deal(VARIANT, "calibrated", number)
    state: State = start(VARIANT, dealt.dealer, dealt.own, dealt.pack)
    players = [make("steady", str(seat)) for seat in range(VARIANT.players)]
    found = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if view.kind == kind and len(legal_actions(view)) > 1:
            found.append(view)
        state = apply(state, decide(players[seat], view).action).state
    return found


@pytest.mark.parametrize("kind", [RAUS_ROUND, RUF_ROUND])
def test_what_is_foreseen_of_a_contract_is_what_is_told(kind: str) -> None:
    view = next(view for number in range(10) for view in decisions(kind, number))
    action = next(each for each in legal_actions(view) if isinstance(each, MakeBid | CallKing))
    outlook, foresight = promised(view, action), foresee(view, action, EFFORT, 1)
    assert outlook is not None
    assert foresight is not None
    assert (foresight.won, foresight.points, foresight.value) == (outlook.chance, outlook.points, outlook.value)
    assert foresight.raw.made == {GAME: outlook.reckoned}


def test_what_was_fitted_changes_no_value() -> None:
    """An open raus is shown as less likely than one that nobody knows of; both are worth the same to the auction."""
    hand = decisions(RAUS_ROUND)[0].hand
    known, hidden = alone(VARIANT, hand), alone(VARIANT, hand, concealed=True)
    assert (known.value, known.reckoned) == (hidden.value, hidden.reckoned)
    assert known.chance == likely(LONE, known.reckoned)
    assert hidden.chance == likely(CONCEALED, hidden.reckoned)
    assert known.chance < hidden.chance
    assert 0 < beside(VARIANT, hand).chance < 1


@pytest.mark.parametrize("item", FITTED.bonuses)
def test_what_seems_likelier_is_told_as_likelier(item: str) -> None:
    chances = [likely(item, share / 20) for share in range(21)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < 1


@pytest.mark.parametrize("item", FITTED.bonuses)
def test_less_is_doubted_the_less_is_left(item: str) -> None:
    told = [abs(likely(item, 0.8, left) - 0.8) for left in (1.0, 0.5, 0.05)]
    assert told == sorted(told, reverse=True)


def test_the_value_of_a_card_is_what_is_played_out() -> None:
    view = decisions(Kind.PLAY)[0]
    contract = view.table.contract
    assert contract is not None
    found = foresee(view, next(each for each in legal_actions(view) if isinstance(each, PlayCard)), EFFORT, 1)
    assert found is not None
    item = at_the_cards(contract.key, view.side is not None and view.side.value == "declarer")
    assert found.won == likely(item, found.raw.made[GAME], view.hand.bit_count() / VARIANT.hand_size)
