"""The Slovenian bots before the play: hands and the decisions made with them, at every level, by the rules' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from ai import LEVELS, decide, make
from ai.games import BEGINNER, SEARCHED, STEADY
from ai.games.slovenian.kinds import ANNULLING, CALLING, KLOP_KONTRA, KONTRA, LAYING, NAMING, OPEN_TALON
from engine import (
    Kind,
    State,
    UnknownPhase,
    View,
    action_text,
    apply,
    game_of,
    legal_actions,
    members,
    objection,
    observe,
    parse_cards,
    read_action,
    shuffled,
    start,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.slovenian.carry import Marks
from tests.ai.claims import CLAIMS
from tests.ai.claims_slovenian import BEFORE_THE_PLAY
from tests.ai.seeing import Moment
from tests.support.games import SLOVENIAN
from tests.support.pairs import ALL
from tests.support.quick import think_less

BEFORE = (Kind.TALON_PLACE, Kind.AUCTION, NAMING, CALLING, OPEN_TALON, LAYING, KONTRA, KLOP_KONTRA, ANNULLING)
FAST = ("beginner", "steady")


def dealt(
    hand: str,
    *,
    talon: str = "",
    seat: int = 0,
    game: str = "slovenian-4",
    radli: int = 0,
    compulsory: bool = False,
    **house: object,
) -> State:
    """A dealt hand, seat 3 (or 2) being the dealer; the other cards are dealt round about, taroks to everybody."""
    variant = variant_for(game, house)
    seats = variant.players
    known = parse_cards(hand) | parse_cards(talon)
    order = members(variant.pack.cards & ~known)
    left = [order[place] for first in range(5) for place in range(first, len(order), 5)]
    lying = [parse_cards(name).bit_length() - 1 for name in talon.split()]
    while len(lying) < variant.talon_size:
        lying.append(left.pop())
    hands = []
    for other in range(seats):
        cards = parse_cards(hand) if other == seat else 0
        while other != seat and cards.bit_count() < variant.hand_size:
            cards |= 1 << left.pop()
        hands.append(cards)
    marks = Marks(tuple(radli if other == seat else 0 for other in range(seats)), compulsory)
    return start_dealt(variant, seats - 1, marks, tuple(hands), tuple(lying)).state


def after(state: State, *actions: str) -> State:
    """The state after these actions."""
    for text in actions:
        state = apply(state, read_action(state.table.variant, text)).state
    return state


def view_of(state: State) -> View:
    """The view of the seat to act."""
    return observe(state, to_act(state) or 0)


def decided(state: State, level: str = "steady") -> str:
    """The decision of that level."""
    return action_text(decide(make(level, "table"), view_of(state)).action)


STRONG = "T22 T21 T20 T19 T18 T16 T12 T9 T4 HK HQ CK"
GOOD = "T22 T20 T17 T14 T11 T8 T3 HK DQ DJ C10 S8"
POOR = "T15 T13 T9 T5 HN HJ H1 DN DJ CQ C10 SJ"
BEGGAR = "T4 H4 H3 H2 D4 D3 D2 C7 C8 C9 S7 S8"
COURTS = "T3 T2 HK HQ HN HJ DK DQ DN DJ CK CQ CN SK SQ SJ"
LOW = "H4 H3 H2 H1 D4 D3 D2 D1 C7 C8 C9 C10 S7 S8 S9 S10"
COLOURS = "HK HQ HN HJ H1 CK CQ CN CJ C10 DK T2"
KLOP = "T6 T3 H4 H3 H1 D4 D3 C7 C8 C9 S7 S8"

BIDS = [
    pytest.param(POOR, ("pass",), id="S33-poor-hand-passes"),
    pytest.param(GOOD, ("bid two", "bid one"), id="S33-good-hand-bids"),
    pytest.param(STRONG, ("bid two", "bid one", "bid solo-three"), id="S36-strong-hand-bids-and-may-go-on"),
    pytest.param(BEGGAR, ("bid two", "bid one", "bid solo-three", "bid beggar"), id="S12-low-hand-wants-a-beggar"),
]


@pytest.mark.parametrize(("hand", "bids"), BIDS)
def test_opening_bids(hand: str, bids: tuple[str, ...]) -> None:
    assert decided(dealt(hand, seat=1)) in bids


NAMES = [
    pytest.param(STRONG, ("name solo-three", "name solo-two", "name solo-one"), id="S9-strong-hand-plays-alone"),
    pytest.param(GOOD, ("name three", "name two", "name one"), id="S6-good-hand-wants-a-partner"),
    pytest.param(KLOP, ("name klop", "name beggar"), id="S5-low-hand-wants-no-points"),
]


@pytest.mark.parametrize(("hand", "names"), NAMES)
def test_forehand_left_alone_names(hand: str, names: tuple[str, ...]) -> None:
    """S35."""
    assert decided(after(dealt(hand), "pass", "pass", "pass")) in names


def test_a_beggar_is_named_by_whoever_can_take_no_trick() -> None:
    """S12, S36."""
    state = after(dealt(BEGGAR, seat=1), "bid two", "pass", "pass", "pass")
    assert decided(state) in ("name beggar", "name open-beggar")


def test_a_compulsory_klop_is_accepted() -> None:
    """S38: a good hand that would bid two stays below solo without."""
    state = dealt(GOOD, compulsory=True)
    assert decided(after(state, "pass", "pass", "pass")) == "name klop"


def test_an_open_radl_makes_a_good_hand_better() -> None:
    """S65: the same hand is worth more when the result doubles and a radl may go."""
    values = []
    for radli in (0, 2):
        view = view_of(dealt(GOOD, seat=1, radli=radli))
        found = decide(make("steady", "radl"), view).ranked
        values.append(max(each.value for each in found if action_text(each.action) == "bid two"))
    assert values[1] > values[0]


CALLS = [
    pytest.param("T22 T20 T17 T14 T11 T8 T3 HK DQ DJ C10 S8", ("call DK",), id="S39-the-king-beside-the-queen"),
    pytest.param("T22 T20 T17 T14 T11 T8 T3 HK DK CK SQ S8", ("call SK",), id="S40-not-an-own-king"),
]


@pytest.mark.parametrize(("hand", "calls"), CALLS)
def test_calls(hand: str, calls: tuple[str, ...]) -> None:
    state = after(dealt(hand), "pass", "pass", "pass", "name two")
    assert decided(state) in calls


def test_all_kings_call_a_card_of_the_trula_by_house_rule() -> None:
    """S-V1."""
    hand = "T22 T20 T17 T14 T11 T8 T3 HK DK CK SK S8"
    state = after(dealt(hand, call_trula=True), "pass", "pass", "pass", "name two")
    assert decided(state) == "call T21"


GROUPS = [
    pytest.param("T21 T18 S7 H3 C7 C9", "take 1", id="S41-taroks-rather-than-pips"),
    pytest.param("S7 H3 DK T2 C7 C9", "take 2", id="S44-the-called-king-brings-the-rest"),
    pytest.param("T21 S7 T6 T5 C7 C9", "take 1", id="S58-the-mond-is-not-left"),
]


@pytest.mark.parametrize(("talon", "group"), GROUPS)
def test_groups(talon: str, group: str) -> None:
    hand = "T22 T20 T17 T14 T11 T8 T3 HK DQ DJ C10 S8"
    state = after(dealt(hand, talon=talon), "pass", "pass", "pass", "name two", "call DK")
    assert decided(state) == group


@pytest.mark.parametrize("level", FAST)
def test_nothing_of_the_trula_and_no_king_is_laid_away(level: str) -> None:
    """S43: a hand of nothing but kings, taroks and two suit cards."""
    hand = "T22 T21 T20 T19 T1 T9 T4 HK DK CK SK S8"
    state = after(dealt(hand, talon="S7 T2 T3 H3 C7 C9"), "pass", "pass", "pass", "name two", "call HK", "take 1")
    text = decided(state, level)
    assert text.startswith("discard")
    assert not {"T22", "T21", "T1", "HK", "DK", "CK", "SK"} & {*text.split()}


def test_a_suit_is_emptied() -> None:
    """S43."""
    hand = "T22 T20 T17 T14 T11 T8 T3 HK H4 DQ C10 C9"
    state = after(dealt(hand, talon="T2 S8 D3 H1 C7 S7"), "pass", "pass", "pass", "name two", "call DK", "take 1")
    assert set(decided(state).split()[1:]) in ({"C10", "C9"}, {"S8", "C10"}, {"S8", "C9"})


def test_colour_valat_only_where_every_suit_runs() -> None:
    """S37."""
    state = after(dealt(COLOURS, talon="DQ S8 D3 T5 C7 S7"), "pass", "pass", "pass", "name solo-one", "take 1")
    assert decided(state) == "convert"
    plain = after(dealt(STRONG, talon="DQ S8 D3 T5 C7 S7"), "pass", "pass", "pass", "name solo-one", "take 1")
    assert decided(plain).startswith("discard")


def test_a_long_hand_announces_the_pagat_and_a_short_one_does_not() -> None:
    """S22."""
    long = "T22 T21 T20 T19 T18 T16 T12 T9 T4 T1 HK CK"
    moves = ("pass", "pass", "pass", "name two", "call SK", "take 1")
    for hand, says in ((long, True), ("T17 T11 T8 T1 HK HQ D1 D4 CN C8 S8 SQ", False)):
        state = after(dealt(hand, talon="S7 H3 D2 D3 C7 C9"), *moves)
        state = apply(state, decide(make("steady", "t"), view_of(state)).action).state
        spoken = [
            c.value for c in decide(make("steady", "t"), view_of(state)).ranked if "pagat" in action_text(c.action)
        ]
        assert (spoken[0] > 0) is says


@pytest.mark.parametrize("level", ["steady", "expert"])
@pytest.mark.parametrize(
    ("hand", "says"),
    [
        pytest.param("T20 T16 T13 T10 T8 T5 HJ H1 SK SN S9 S8", "say king", id="S21-three-cards-guard-it"),
        pytest.param("T20 T16 T13 T10 T8 T5 HJ H1 DJ D4 SK S8", "merge", id="S21-it-falls-too-early"),
    ],
)
def test_a_partner_announces_a_king_that_can_wait_for_the_last_trick(hand: str, says: str, level: str) -> None:
    state = dealt(hand, seat=1, talon="C9 C8 C7 D3 D2 H2")
    state = after(state, "pass", "pass", "pass", "name two", "call SK", "take 1")
    state = apply(state, decide(make("steady", "k"), view_of(state)).action).state
    assert decided(after(state, "merge"), level) == says


def test_kontra_by_an_opponent_who_holds_the_taroks() -> None:
    """S48: forehand plays solo without little; the second seat holds the high taroks and says kontra."""
    state = dealt("T22 T21 T20 T19 T18 T16 T15 T12 T9 HK CK SK", seat=1)
    state = after(state, "pass", "pass", "pass", "name solo-one", "take 1")
    state = apply(state, decide(make("steady", "k"), view_of(state)).action).state
    state = after(state, "merge")
    assert decided(state) == "double game"


def test_a_klop_is_not_doubled() -> None:
    """S-V10: it wins only if somebody takes more than half."""
    state = after(dealt(KLOP, klop_kontra=True), "pass", "pass", "pass", "name klop")
    for level in FAST:
        assert decided(state, level) == "merge"


def test_a_hand_without_taroks_is_annulled_but_a_beggar_is_kept() -> None:
    """S81."""
    state = dealt(COURTS, game="slovenian-3", annulment=True)
    assert view_of(state).kind == ANNULLING
    assert decided(state) == "annul"
    assert decided(dealt(LOW, game="slovenian-3", annulment=True)) == "keep"


def test_a_lone_pagat_flies_free() -> None:
    """S80."""
    hand = "T1 HK HQ HN DK DQ DN CK CQ CN SK SQ SJ H1 D1 C10"
    state = after(dealt(hand, game="slovenian-3", vogel_frei=True), "bid three", "pass", "pass", "name three", "take 1")
    state = apply(state, decide(make("steady", "v"), view_of(state)).action).state
    for level in (*FAST, "expert"):
        assert decided(state, level) == "say vogel-frei"


SEARCHED_HANDS = [
    pytest.param(lambda: dealt(POOR, seat=1), ("pass",), id="S33-poor-hand-passes"),
    pytest.param(lambda: dealt(GOOD, seat=1), ("bid two", "bid one"), id="S33-good-hand-bids"),
    pytest.param(
        lambda: after(dealt(KLOP), "pass", "pass", "pass"), ("name klop", "name beggar", "name open-beggar"), id="S5"
    ),
    pytest.param(
        lambda: after(dealt(BEGGAR, seat=1), "bid two", "pass", "pass", "pass"),
        ("name beggar", "name open-beggar"),
        id="S12",
    ),
    pytest.param(lambda: dealt(COURTS, game="slovenian-3", annulment=True), ("annul",), id="S81"),
    pytest.param(lambda: dealt(LOW, game="slovenian-3", annulment=True), ("keep",), id="S81-kept"),
    pytest.param(
        lambda: after(dealt(KLOP, klop_kontra=True), "pass", "pass", "pass", "name klop"), ("merge",), id="S-V10"
    ),
    pytest.param(
        lambda: after(dealt(GOOD, talon="S7 H3 DK T2 C7 C9"), "pass", "pass", "pass", "name two", "call DK"),
        ("take 2",),
        id="S44-the-called-king-brings-the-rest",
    ),
    pytest.param(
        lambda: after(dealt(COLOURS, talon="DQ S8 D3 T5 C7 S7"), "pass", "pass", "pass", "name solo-one", "take 1"),
        ("convert",),
        id="S37-every-suit-runs",
    ),
]


@pytest.mark.parametrize(("state", "moves"), SEARCHED_HANDS)
def test_the_search_finds_the_same(state: Callable[[], State], moves: tuple[str, ...]) -> None:
    assert decided(state(), "expert") in moves


@pytest.mark.parametrize("game", SLOVENIAN)
@pytest.mark.parametrize("judges", [BEGINNER, STEADY, SEARCHED], ids=["beginner", "steady", "searched"])
def test_every_kind_is_judged_and_no_other(game: str, judges: object) -> None:
    for kind in BEFORE:
        if judges is SEARCHED and kind == Kind.TALON_PLACE:
            continue  # nobody holds a card yet: there is nothing to look into
        assert judges.find(game, kind) is not None  # type: ignore[attr-defined]
    with pytest.raises(UnknownPhase):
        judges.find(game, "auction-of-nobody")  # type: ignore[attr-defined]


def states(seed: str, hands: int) -> Iterator[State]:
    """States before the play of random hands with random house rules; some moves are steady's, some chance's."""
    for number in range(hands):
        random = Random(f"{seed}/{number}")
        game = SLOVENIAN[number % len(SLOVENIAN)]
        house = {o.key: random.choice(o.choices) for o in game_of(game).house.options}
        variant = variant_for(game, house if number % 2 else {})
        marks = Marks(tuple(random.randrange(2) for _ in range(variant.players)), random.random() < 0.2)
        state = start(variant, number % variant.players, marks, shuffled(variant.pack, random.random))
        while (seat := to_act(state)) is not None and state.table.kind != Kind.PLAY:
            yield state
            view = observe(state, seat)
            legal = legal_actions(view)
            if random.random() < 0.4:
                action = legal[random.randrange(min(len(legal), 40))]
            else:
                action = decide(make("steady", str(number)), view).action
            state = apply(state, action).state


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_legal_with_any_house_rules(level: str) -> None:
    seen: Counter[str] = Counter()
    step = 10 if level == "expert" else 1
    for state in states("legal", 60):
        view = view_of(state)
        seen[view.kind] += 1
        if seen[view.kind] % step:
            continue
        with think_less(1 if ALL else 10):
            decision = decide(make(level, "legal"), view)
        for candidate in decision.ranked:
            assert objection(view, candidate.action) is None, (view.kind, action_text(candidate.action))
    assert all(seen[kind] >= step for kind in (Kind.AUCTION, NAMING, OPEN_TALON, LAYING, KONTRA))


def rare() -> Iterator[State]:
    """Moments for reasons that hardly ever come up."""
    kings = "T22 T20 T17 T14 T11 T8 T3 HK DK CK SK S8"
    yield after(dealt(kings, call_trula=True), "pass", "pass", "pass", "name two")
    three = dealt("T22 T20 T17 T14 T11 T8 T3 HK DK CK SQ S8", call_fourth=True)
    yield after(three, "pass", "pass", "pass", "name two")
    yield after(dealt(KLOP, klop_kontra=True), "pass", "pass", "pass", "name klop")
    taroks = dealt("T22 T21 T20 T19 T1 T9 T8 T4 HK DK CK SK", talon="T5 T3 DQ H3 C7 C9")
    yield after(taroks, "pass", "pass", "pass", "name two", "call DK", "take 1")
    talon = dealt(GOOD, talon="T21 S7 DK T5 C7 C9")
    yield after(talon, "pass", "pass", "pass", "name two", "call DK")
    lone = "T1 HK HQ HN DK DQ DN CK CQ CN SK SQ SJ H1 D1 C10"
    free = dealt(lone, game="slovenian-3", vogel_frei=True, annulment=True)
    yield free
    free = after(free, "keep", "bid three", "pass", "pass", "name three", "take 1")
    yield after(free, action_text(decide(make("steady", "rare"), view_of(free)).action))
    low = dealt(LOW, game="slovenian-3", annulment=True)
    yield after(low, "keep")
    yield start(variant_for("slovenian-4", {}), 3, Marks((0,) * 4), tuple(members(low.table.variant.pack.cards)))


def looked_at() -> Iterator[State]:
    """Random hands, and the rare moments."""
    yield from states("true", 110)
    for state in rare():
        yield state
        if state.table.kind == Kind.CUT:
            yield after(state, "knock", "packet 1")


@pytest.mark.parametrize("level", FAST)
def test_reasons_are_true(level: str) -> None:
    wrong, met = set(), set()
    for state in looked_at():
        view = view_of(state)
        for candidate in decide(make(level, "true"), view).ranked:
            moment = Moment(view, candidate.action)
            for reason in candidate.reasons:
                met.add(reason.key)
                if not CLAIMS[reason.key](moment, reason.params):
                    wrong.add(f"{reason.key} {dict(reason.params)} for {action_text(candidate.action)}")
    assert not wrong, "\n".join([str(len(wrong)), *sorted(wrong)[:25]])
    if level == "steady":
        assert {*BEFORE_THE_PLAY} - met == set()
