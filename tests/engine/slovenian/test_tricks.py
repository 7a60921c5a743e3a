"""The law of the tricks (S26, S50 … S57, S62, S80, SA5, SA7, S-V11 … S-V13)."""

from __future__ import annotations

import pytest

from engine import Refusal, State, card_set, parse_card, to_act
from tests.support.slovenian import cards_of, lay, may, onward, passed, play, refused, written

QUIET = "merge, merge, merge, merge"


def taken(state: State) -> int:
    return state.table.play.tricks[-1].winner


@pytest.mark.parametrize(
    ("name", "leader"),
    [("klop", 0), ("solo-one", 0), ("one", 0), ("beggar", 2), ("piccolo", 2), ("solo-without", 2), ("valat", 2)],
)
def test_s50_who_leads(name: str, leader: int) -> None:
    if name == "klop":
        state = passed(lay(), "klop")
    else:
        state = play(lay(piccolo=True), f"1: pass, 2: bid {name}, pass, pass, name {name}")
        if name == "one":
            state = play(state, "call HK")
        if name in ("one", "solo-one"):
            state = play(state, "take 1")
            state = play(state, next(text for text in may(state) if text.startswith("discard")))
        state = play(state, QUIET)
    assert to_act(state) == leader


def test_sa7_an_announced_valat_does_not_change_the_lead() -> None:
    state = play(lay("", "", "H4"), "1: pass, 2: bid solo-one, pass, pass, name solo-one, take 1, discard H4")
    assert to_act(play(state, "2: say valat, merge, merge, merge, merge")) == 0


@pytest.mark.parametrize(
    ("emperor", "order", "winner"),
    [
        ("any", "T22 T21 T1", 2),
        ("any", "T1 T21 T22", 0),
        ("pagat-last", "T22 T21 T1", 2),
        ("pagat-last", "T22 T1 T21", 0),
        ("off", "T22 T21 T1", 0),
    ],
)
def test_s53_sa5_the_emperor_trick(emperor: str, order: str, winner: int) -> None:
    one, two, three = order.split()
    state = lay(f"{one} HK", two, three, "T5", emperor_trick=emperor)
    state = play(passed(state, "solo-without"), f"{QUIET}, play {one}, play {two}, play {three}, play T5")
    assert taken(state) == winner


@pytest.mark.parametrize(("lead", "winner"), [("HK", 0), ("T2", 3)])
def test_s52_s53_colour_valat(lead: str, winner: int) -> None:
    bare = "CK CQ CN CJ C10 C9 C8 C7 SK SQ SN"
    state = lay(f"{lead} DK DQ", f"T22 {bare}", "T21", "T1", talon="H1 H2 H3 H4 HJ HN")
    state = passed(state, "colour-valat", f"{QUIET}, play {lead}, play T22")
    state = play(state, "play T21" if "play T21" in may(state) else may(state)[0])
    state = play(state, "play T1" if "play T1" in may(state) else may(state)[0])
    trick = state.table.play.tricks[0]
    assert trick.winner == winner


def test_s52_the_duty_to_play_a_tarok_stays() -> None:
    state = lay("HK", "T5 CK CQ CN CJ C10 C9 C8 C7 SK SQ SN")
    state = passed(state, "colour-valat", f"{QUIET}, play HK")
    assert cards_of(state) == {"T5"}


NO_HEARTS = "CK CQ CN CJ C10 C9 C8 C7 SK"


@pytest.mark.parametrize(
    ("trick", "hand", "wanted"),
    [
        ("HN", "HQ HJ H4", "HQ"),  # within the suit
        ("HK", "HQ HJ", "HQ HJ"),  # nothing beats it
        ("H4", f"T3 T5 {NO_HEARTS}", "T3 T5"),  # with any tarok
        ("T10", "T3 T12 T15", "T12 T15"),
        ("T10", "T1 T3 T12", "T12"),
        ("T10", "T1 T3", "T3"),  # S55: beside another tarok
        ("T10", "T1", "T1"),
        ("H4", f"T1 T3 {NO_HEARTS}", "T3"),
        ("H4", f"T1 {NO_HEARTS}", "T1"),
    ],
)
def test_s54_s55_beating_and_the_pagat(trick: str, hand: str, wanted: str) -> None:
    others = [f"{suit}{rank}" for suit in "DS" for rank in ("K", "Q", "N", "J")] + ["D1", "D2", "D3", "D4", "S10"]
    rest = [card for card in others if card not in hand][: 12 - len(hand.split())]
    state = lay(trick, f"{hand} {' '.join(rest)}")
    state = passed(state, "klop", f"play {trick}")
    assert cards_of(state) == set(wanted.split())


def test_s54_no_beating_in_other_contracts() -> None:
    state = passed(lay("HN", "HQ HJ"), "solo-without", f"{QUIET}, play HN")
    assert {"HQ", "HJ"} <= cards_of(state)


def test_s54_a_tarok_on_a_suit_led_frees_the_suit() -> None:
    state = lay("H4", f"T2 T3 {NO_HEARTS} SQ", "HK H3")
    state = passed(state, "klop", "play H4, play T2")
    assert {"HK", "H3"} <= cards_of(state)


@pytest.mark.parametrize(("emperor", "forced"), [("any", True), ("pagat-last", True), ("off", False)])
def test_s53_s55_the_pagat_is_forced_into_the_emperor_trick(emperor: str, forced: bool) -> None:
    state = lay("T21", "T22", "T1 T3", emperor_trick=emperor)
    state = play(passed(state, "klop"), "play T21, play T22")
    assert ("T1" in cards_of(state)) is forced
    assert not forced or cards_of(state) == {"T1"}


def test_s54_the_skis_beats_the_mond_though_the_pagat_lies_there() -> None:
    lone = "HK HQ HN HJ H1 H2 H3 H4 DK DQ DN"
    state = passed(lay(f"T1 {lone}", "T21", "T22 T4"), "klop", "play T1, play T21")
    assert cards_of(state) == {"T22"}


def test_s55_the_pagat_is_not_led_beside_another_tarok() -> None:
    state = passed(lay("T1 T3 HK"), "klop")
    assert "T1" not in cards_of(state)
    assert refused(state, "play T1").reason is Refusal.PAGAT_LAST


def test_s54_refusals_name_their_duty() -> None:
    state = passed(lay("HN", "HQ HJ CK"), "klop", "play HN")
    assert refused(state, "play HJ").reason is Refusal.MUST_BEAT
    assert refused(state, "play CK").reason is Refusal.MUST_FOLLOW
    tarok = passed(lay("HN", f"T3 {NO_HEARTS} SQ SN"), "klop", "play HN")
    assert refused(tarok, "play CK").reason is Refusal.MUST_TAROK


def test_s26_announced_cards_wait() -> None:
    cards = lay("T1 HK H4 T5", "H3", "H2", "HQ", talon="C7")
    state = passed(cards, "one", "call HK, take 1, discard C7, say pagat, say king, merge, merge, merge, merge")
    assert not {"T1", "HK"} & cards_of(state)
    assert refused(state, "play T1").reason is Refusal.CARD_BOUND


def test_s26_the_only_legal_card_is_played_though_announced() -> None:
    state = lay("H4", "", "HK CK CQ CN CJ C10 C9 C8 C7 SK SQ SN", talon="S7")
    state = play(state, "1: pass, 2: bid one, pass, pass, name one, call HK, take 1, discard S7, say king, merge")
    state = play(state, "merge, merge, merge, 0: play H4")
    assert cards_of(play(state, may(state)[0])) == {"HK"}


def test_s62_klop_feeds_the_talon_to_the_first_six_tricks() -> None:
    state = onward(passed(lay(), "klop"))
    assert [cards for cards in state.table.besides if cards] == [(card,) for card in state.hidden.talon]
    assert len(state.table.besides) == 12


def test_s56_the_hand_of_an_open_beggar() -> None:
    state = lay("H4 H3 D4 C7 S7 C8 S8 D3 H2 D2 C9 S9")
    state = passed(state, "open-beggar", f"{QUIET}, play H4")
    while not state.table.play.tricks:
        assert not state.table.open_hands
        state = play(state, may(state)[0])
    if state.table.settlement is None:
        ((seat, cards),) = state.table.open_hands
        assert (seat, cards) == (0, state.hidden.hands[0])


@pytest.mark.parametrize(("name", "tricks"), [("beggar", 1), ("piccolo", 2), ("open-beggar", 1)])
def test_s57_it_ends_when_it_is_lost(name: str, tricks: int) -> None:
    state = lay("T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11", piccolo=True)
    state = onward(passed(state, name, QUIET))
    assert len(state.table.play.tricks) == tricks
    assert written(state)["lines"][0]["value"] < 0


@pytest.mark.parametrize("name", ["valat", "colour-valat"])
def test_s57_valats_end_with_the_first_trick_lost(name: str) -> None:
    state = onward(passed(lay("H4 H3 H2"), name, QUIET), "play H4")
    assert state.table.play.tricks[-1].winner != 0
    assert all(trick.winner == 0 for trick in state.table.play.tricks[:-1])


def test_sv11_the_mond_waits_for_the_skis() -> None:
    state = passed(lay("T21 T5 HK", klop_mond_lead="after-skis"), "klop")
    assert "T21" not in cards_of(state)
    assert refused(state, "play T21").reason is Refusal.MOND_WAITS
    assert "T21" in cards_of(passed(lay("T21 T5 HK"), "klop"))
    # The škis has gone to the first trick from the talon: it has been played.
    state = passed(lay("T20 T21 T5", talon="T22", klop_mond_lead="after-skis"), "klop", "play T20")
    while len(state.table.play.tricks) < 1:
        state = play(state, may(state)[0])
    assert to_act(state) == 0
    assert "T21" in cards_of(state)


@pytest.mark.parametrize(("left", "wanted"), [("T21", "T21"), ("T21 T1", "T21"), ("T21 HK", "HK"), ("T21 T1 HK", "HK")])
def test_sv11_its_exceptions(left: str, wanted: str) -> None:
    state = passed(lay("T21", klop_mond_lead="after-skis"), "klop")
    hand = card_set(map(parse_card, left.split()))
    law = state.table.variant.course[-1].law  # type: ignore[attr-defined]
    assert law.playable(state.table, 0, hand) == card_set(map(parse_card, wanted.split()))


@pytest.mark.parametrize("name", ["beggar", "open-beggar"])
def test_sv12_beggar_with_the_skis(name: str) -> None:
    state = lay("T22 H4", "T21 T5", "T1 T6", "T7", beggar_with_skis=True, emperor_trick="off")
    state = passed(state, name, QUIET)
    assert cards_of(state) == {"T22"}
    assert refused(state, "play H4").reason is Refusal.SKIS_DRAWS
    state = play(state, "play T22")
    assert cards_of(state) == {"T21"}
    state = play(state, "play T21")
    assert cards_of(state) == {"T1"}  # in spite of S55
    assert refused(state, "play T6").rule == "S-V12"
    state = play(state, "play T1, play T7")
    assert taken(state) == 2


def test_sv12_who_holds_both_plays_either_and_the_skis_wins() -> None:
    state = lay("T22", "T21 T1 T5", "T6", "T7", beggar_with_skis=True)
    state = passed(state, "beggar", f"{QUIET}, play T22")
    assert cards_of(state) == {"T21", "T1"}
    state = onward(play(state, "play T1"))
    assert taken(state) == 0
    assert written(state)["scores"] == [-70, 0, 0, 0]


def test_sv12_only_for_beggars_who_hold_it() -> None:
    other = lay("HK", "T22 T21", "T1", beggar_with_skis=True)
    assert len(cards_of(passed(other, "beggar", QUIET))) > 1
    without = lay("T22 HK", "T21 T5", beggar_with_skis=False)
    assert len(cards_of(passed(without, "beggar", QUIET))) > 1
    piccolo = lay("T22 HK", piccolo=True, beggar_with_skis=True)
    assert len(cards_of(passed(piccolo, "piccolo", QUIET))) > 1


def test_sv13_the_declarer_leads_suits_first() -> None:
    state = passed(lay("T22 T21 HK", suits_first=True), "colour-valat", QUIET)
    assert not {"T22", "T21"} & cards_of(state)
    assert refused(state, "play T22").reason is Refusal.SUITS_LEAD
    assert "T22" in cards_of(passed(lay("T22 T21 HK"), "colour-valat", QUIET))
    assert "T22" in cards_of(passed(lay("T22 T21 HK", suits_first=True), "valat", QUIET))
    taroks = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    assert len(cards_of(passed(lay(taroks, suits_first=True), "colour-valat", QUIET))) == 12


PLAIN = "HK HQ HN HJ H1 H2 H3 H4 CK CQ CN CJ C10 C9 DK"


def bird(script: str = "", more: str = "", **house: object) -> State:
    """Seat 1 lets its lone pagat fly; seat 0 plays *one* and leads."""
    settled = {"vogel_frei": True, **house}
    state = lay("T22 T2 D4 S7", f"T1 {PLAIN}", "T21 T20 D1", game="slovenian-3", talon="C7", **settled)  # type: ignore[arg-type]
    state = passed(state, "one", f"take 1, discard C7, merge, say vogel-frei, {more} merge, merge, merge")
    return play(state, script)


def test_s80_the_bird_flies_to_any_trick_and_wins_it() -> None:
    state = bird("play D4")
    assert cards_of(state) == {"DK", "T1"}
    assert taken(play(state, "play T1, play D1")) == 1
    taroks = bird("play T22")
    assert cards_of(taroks) == {"T1", *PLAIN.split()}  # it does not count for the duty to play a tarok
    state = play(taroks, "play T1, play T21")
    assert taken(state) == 1
    assert cards_of(state) == set(PLAIN.split())


def test_s58_s80_a_mond_lost_to_the_bird() -> None:
    state = onward(bird("play T22, play T1, play T21"))
    assert {"seat": 2, "item": "mond", "value": -21} in written(state)["individual"]


def test_s80_led_it_asks_for_taroks() -> None:
    state = play(bird("play D4"), "play DK, play D1")
    assert to_act(state) == 1
    state = play(state, "play T1")
    assert all(card.startswith("T") for card in cards_of(state))


def test_s26_s80_an_announced_bird_is_bound() -> None:
    state = bird("play D4", more="say pagat,")
    assert cards_of(state) == {"DK"}
    assert refused(state, "play T1").reason is Refusal.CARD_BOUND
    assert cards_of(bird("play T22", more="say pagat,")) == set(PLAIN.split())
