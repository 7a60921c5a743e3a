"""Payments of single rules: the Ski's exchange, best opponent, claims (U23, U24, U28, U29, UA6, UA7, UA9, UA16)."""

from __future__ import annotations

import pytest

from engine import Refusal, State, Trick, parse_card, side_counts, to_act
from engine.events import HandOver
from engine.games.tubingen.claiming import ClaimPhase
from engine.games.tubingen.heard import Heard
from engine.parts import Play
from engine.state import Table
from tests.support.tubingen import lay, may, over, passed, play, reckoned, refused, strafe, written

SKI_LOST = "0: T22 H2 H3 HQ > 3"
"""Seat 0 plays the Ski to a trick of seat 3."""
EARLY = "1: D2 D3 D4 D5 > 1"


def points(contract: str, *tricks: str, rest: int = 1, away: str = "") -> tuple[list[int], object]:
    settlement = over(contract, *tricks, rest=rest, away=away)
    return written(settlement)["points"], settlement.own.exchange


@pytest.mark.parametrize("contract", ["ruf", "raus"])
def test_u23_the_ski_comes_back_for_an_empty_card(contract: str) -> None:
    own_trick = "0: H4 H5 H6 H7 > 0"
    found, exchange = points(contract, SKI_LOST, own_trick, EARLY)
    assert found[0] == 2 - 0.5 + 4.5
    assert exchange is not None
    assert (exchange.owner, exchange.taker) == (0, 3)  # type: ignore[attr-defined]


def test_u24_in_the_last_trick_the_taker_keeps_it() -> None:
    own_trick = "0: H4 H5 H6 H7 > 0"
    found, exchange = points("raus", own_trick, EARLY, SKI_LOST)
    assert (found[0], exchange) == (2, None)


def test_ua6_a_side_without_a_trick_loses_the_ski() -> None:
    found, exchange = points("ruf", SKI_LOST, EARLY)
    assert (found, exchange) == ([0, 91], None)


def test_ua6_nor_has_it_an_empty_card_in_dear_tricks() -> None:
    dear = "0: HK DK CK SK > 0"
    assert points("ruf", SKI_LOST, dear, EARLY) == ([18, 73], None)


def test_ua7_in_a_raus_the_card_is_the_owners_own() -> None:
    """Seat 1's Ski falls to seat 2; seat 3, who is against seat 0 as well, has no card to give for him."""
    lost, other = "1: T22 H2 H3 HQ > 2", "3: H4 H5 H6 H7 > 3"
    settlement = over("raus", lost, other, "0: D2 D3 D4 D5 > 0", rest=0)
    assert settlement.own.exchange is None
    assert written(settlement)["points"][1:] == [0, 4.5 + 1 + 3.5, 3]  # seat 3 with two laid-away cards
    among_friends = over("ruf", "1: T22 H2 H3 HQ > 3", other, EARLY, rest=0)
    assert among_friends.own.exchange is None  # U23: it has not left its side


def test_the_exchange_from_the_dealers_two_cards() -> None:
    """Seat 3, the dealer, has taken no trick: a card that he discarded goes for his Ski."""
    settlement = over("raus", "3: T22 H2 H3 HQ > 0", "0: D2 D3 D4 D5 > 0", rest=1, away="T9 DJ")
    exchange = settlement.own.exchange
    assert (exchange.owner, exchange.taker, exchange.given) == (3, 0, parse_card("T9"))
    assert written(settlement)["points"][3] == 1.5 + 4.5
    courts = over("raus", "3: T22 H2 H3 HQ > 0", "0: D2 D3 D4 D5 > 0", rest=1, away="DN DJ")
    assert courts.own.exchange is None
    assert written(courts)["points"][3] == 4


def test_the_exchange_takes_a_card_of_the_tricks_first() -> None:
    settlement = over("raus", "3: T22 H2 H3 HQ > 0", "3: C2 C3 C4 C5 > 3", EARLY, rest=1, away="T9 DJ")
    assert settlement.own.exchange.given != parse_card("T9")


SAFE = "0: T22 D2 D3 D4 > 0"
"""The Ski stays where it is."""
DECLARERS = ("0: HK DK CK SK > 0", "0: T21 T1 D1 T2 > 0")


@pytest.mark.parametrize(
    ("tricks", "given"),
    [
        ((), 1),
        (("3: C2 C3 C4 C5 > 3",), 3),
        (("3: C2 C3 C4 C5 > 3", "3: C6 C7 C8 C9 > 3", "3: S2 S3 S4 S5 > 3"), 7),
        (("3: C2 C3 C4 C5 > 3", "3: C6 C7 C8 C9 > 3", "3: S2 S3 S4 S5 > 3", "3: S6 S7 S8 S9 > 3"), None),
        (("3: C2 C3 C4 CJ > 3",), None),
        (("3: C2 C3 T22 C5 > 3",), 3),
    ],
    ids=["UA16 no trick", "one", "three", "four", "a court", "the Ski of another"],
)
def test_u28_the_dealer_gives_over_what_he_took_and_laid_away(tricks: tuple[str, ...], given: int | None) -> None:
    ski = () if "T22" in " ".join(tricks) else (SAFE,)
    settlement = over("raus", *tricks, *ski, *DECLARERS, rest=1, away="T9 T10")
    best = settlement.own.best
    assert best.seat == 1
    assert dict(best.added).get(3) == given


def test_u28_laid_away_courts_are_given_too() -> None:
    settlement = over("raus", "3: C2 C3 C4 C5 > 3", SAFE, *DECLARERS, rest=1, away="DQ DN")
    assert dict(settlement.own.best.added)[3] == 2 + 6


def test_u28_the_best_opponents_own_laid_away_cards() -> None:
    """Seat 3's two cards make him the best: 9 with them, seat 1 has 7."""
    mine, others = "3: CN C2 C3 C4 > 3", "1: SQ SN C5 C6 > 1"
    settlement = over("raus", mine, others, "2: DJ C7 C8 C9 > 2", SAFE, rest=0, away="DQ DN")
    found = written(settlement)
    assert found["points"][1:] == [7, 3, 10]
    assert (settlement.own.best.seat, found["best"]) == (3, 10)


def test_side_counts_of_a_ruf_take_nothing_off() -> None:
    settlement = over("ruf", *DECLARERS, SAFE, rest=1)
    tricks = tuple(
        Trick(0, tuple(map(parse_card, cards.split())), 0) for cards in ("HK DK CK SK", "T21 T1 D1 T2", "T22 D2 D3 D4")
    )
    table = Table(lay().table.variant, 3, Heard(), 7, None, laid_by=3, play=Play(0, (), tricks))
    counts = side_counts(table, HandOver(settlement, (), 0, (0,) * 4))
    assert [(count.less, count.points, count.exchanged) for count in counts.values()] == [(0, 34, 0), (0, 57, 0)]
    assert side_counts(table, HandOver(over("raus", *DECLARERS, rest=1), (), 0, (0,) * 4)) == {}


def test_u29_what_nobody_claims_does_not_count() -> None:
    assert reckoned("ruf", (52, 39), strafe(0, "skimon", 10), claims="spoken").own.strafen == ()


CALLED = "pass, 0: call SK"
MINE = "HK DK CK T22 T1 H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 D4 D5 D6 D7"
OTHERS = "SK T21 T20 T19 T18 D8 D9 C2 C3 C4 C5 C6 C7 C8 C9 S2 S3 S4 S5"


FORGOTTEN = [
    ("one of two", ((0, "skimon"),), "spoken", [(1, "fein", 10)]),
    ("all of them", (), "spoken", [(0, "skimon", 10), (1, "fein", 10)]),
    ("none", ((0, "skimon"), (1, "fein")), "spoken", []),
    ("where none is spoken", (), "automatic", []),
]


@pytest.mark.parametrize(("said", "claims", "forgotten"), [row[1:] for row in FORGOTTEN], ids=[r[0] for r in FORGOTTEN])
def test_u29_what_was_forgotten_is_told(
    said: tuple[tuple[int, str], ...], claims: str, forgotten: list[tuple[int, str, int]]
) -> None:
    due = (strafe(0, "skimon", 10), strafe(1, "fein", 10))
    found = reckoned("ruf", (52, 39), *due, said=said, claims=claims).own
    assert [(each.seat, each.item, each.value) for each in found.forgotten] == forgotten
    assert not set(found.forgotten) & set(found.strafen)


def test_ua9_forgotten_is_what_would_have_counted() -> None:
    """The Ski counts once: claimed for the ski-kingdom, it is the Skimon that was forgotten, and nothing bare."""
    due = (strafe(0, "skimon", 10, 0), strafe(0, "ski-kingdom", 5, 0), strafe(0, "ski-family-H", 5, 0))
    found = reckoned("ruf", (52, 39), *due, said=((0, "ski-kingdom"),), claims="spoken", ski_counts="once").own
    assert [each.item for each in found.strafen] == ["ski-kingdom"]
    assert [each.item for each in found.forgotten] == ["skimon"]


def test_u33_the_lost_one_is_forgotten_only_if_nobody_claims_it() -> None:
    due = strafe(0, "captured", -5)
    assert reckoned("ruf", (52, 39), due, claims="spoken").own.forgotten == (due,)
    assert reckoned("ruf", (52, 39), due, said=((3, "captured"),), claims="spoken").own.forgotten == ()


def to_the_claims() -> State:
    """A ruf of seat 0 with seat 1, played out by first cards until the claims."""
    state = play(passed(lay(MINE, OTHERS, claims="spoken")), CALLED)
    while state.table.kind == "play":
        state = play(state, may(state)[0])
    return state


def test_u29_each_player_once_forehand_first() -> None:
    state = to_the_claims()
    assert (to_act(state), state.table.kind) == (0, "claim-strafen")
    assert {"merge", "claim ski-kingdom"} <= set(may(state))
    state = play(state, "0: claim ski-kingdom")
    why = refused(state, "claim ski-kingdom")
    assert (why.reason, why.rule) == (Refusal.CLAIMED_ALREADY, "U29")
    state = play(state, "0: merge")
    assert to_act(state) == 1
    why = refused(state, "claim ski-kingdom")
    assert (why.reason, why.data) == (Refusal.FALSE_CLAIM, {"item": "ski-kingdom"})
    state = play(state, "1: claim oberers, 1: merge, 2: merge, 3: merge")
    assert state.table.settlement is not None
    items = [(each.seat, each.item) for each in state.table.settlement.own.strafen]
    assert items == [(0, "ski-kingdom"), (1, "oberers")]
    assert state.table.own.claims == ((0, "ski-kingdom"), (1, "oberers"))


@pytest.mark.parametrize("text", ["pass", "play HK", "bid raus", "claim", "keep"])
def test_u29_nothing_else_is_said(text: str) -> None:
    state = to_the_claims()
    if text == "claim":
        assert text not in state.table.variant.own_actions
    else:
        assert refused(state, text).rule == "U29"


def end_of_play(last: str, claims: tuple[tuple[int, str], ...] = (), seat: int = 0) -> State:
    """A ruf of seats 0 and 2 whose last trick was ``last``: at the claims of that seat."""
    state = to_the_claims()
    leader, _, more = last.partition(":")
    cards, _, winner = more.partition(">")
    trick = state.table.play.tricks[-1]._replace(
        leader=int(leader), cards=tuple(parse_card(name) for name in cards.split()), winner=int(winner)
    )
    used = set(trick.cards)
    tricks = tuple(each for each in state.table.play.tricks[:-1] if not used & set(each.cards))
    table = state.table._replace(play=Play(0, (), (*tricks, trick)), actor=seat, own=Heard(claims=claims))
    return State(table, state.hidden)


def test_u33_who_claims_the_captured_1_and_the_fein() -> None:
    """In this ruf seats 0 and 1 are together against 2 and 3."""
    caught = "0: T1 C5 C6 T2 > 3"
    assert "claim captured" in may(end_of_play(caught, seat=3))
    assert "claim captured" in may(end_of_play(caught, seat=2))  # any seat of the side
    for seat in (0, 1):
        assert refused(end_of_play(caught, seat=seat), "claim captured").reason is Refusal.NOT_YOURS_TO_CLAIM
    again = end_of_play(caught, claims=((2, "captured"),), seat=3)
    assert refused(again, "claim captured").reason is Refusal.CLAIMED_ALREADY
    won = "0: T1 C5 C6 C7 > 0"
    assert "claim fein" in may(end_of_play(won, seat=0))
    assert refused(end_of_play(won, seat=1), "claim fein").reason is Refusal.NOT_YOURS_TO_CLAIM
    assert refused(end_of_play(won, seat=0), "claim captured").reason is Refusal.FALSE_CLAIM


@pytest.mark.parametrize(
    ("claims", "counted"),
    [
        (("skimon", "oberers", "ski-kingdom"), {"skimon": 10, "oberers": 6}),
        (("oberers", "ski-kingdom"), {"oberers": 6, "ski-kingdom": 5}),
        (("oberers",), {"oberers": 8}),
        (("ski-kingdom",), {"ski-kingdom": 5}),
        ((), {}),
    ],
    ids=["all", "not the Skimon", "the run alone", "the kingdom alone", "none"],
)
def test_ua9_u29_the_ski_once_among_what_was_claimed(claims: tuple[str, ...], counted: dict[str, int]) -> None:
    due = (
        strafe(0, "skimon", 10, 0),
        strafe(0, "oberers", 8, 6),
        strafe(0, "ski-kingdom", 5, 0),
    )
    settlement = reckoned(
        "ruf", (52, 39), *due, said=tuple((0, item) for item in claims), claims="spoken", ski_counts="once"
    )
    assert {each.item: each.value for each in settlement.own.strafen} == counted


def test_d_no_claims_after_a_tout() -> None:
    course = lay(claims="spoken").table.variant.course
    claiming = next(phase for phase in course if isinstance(phase, ClaimPhase))
    table = lay(claims="spoken").table
    assert claiming.begin(table._replace(contract=table.variant.contract("tout"))) is None
    assert claiming.begin(table._replace(contract=table.variant.contract("raus"))) is not None
