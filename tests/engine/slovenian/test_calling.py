"""Calling, the open talon, the discard and the change of contract (S37, S39 … S45)."""

from __future__ import annotations

import pytest

from engine import Kind, Refusal, Side, card_set, names, observe, parse_card, to_act
from engine.games.slovenian.certainty import called_card, certain_side
from tests.support.slovenian import lay, may, onward, passed, play, refused, written

SEVEN = "HK DK CK SK T22 T21 T1 HQ HN HJ H1 H2"


def test_s40_ones_own_king_or_one_in_the_talon() -> None:
    state = passed(lay("HK", talon="DK"), "two")
    assert may(state) == ["call HK", "call DK", "call CK", "call SK"]
    own = play(state, "call HK")
    assert own.hidden.partner is None
    assert not own.table.sides_known
    talon = play(state, "call DK")
    assert talon.table.sides_known
    assert talon.hidden.partner is None


@pytest.mark.parametrize("text", ["call T21", "call fourth", "call T20", "call HQ"])
def test_sv1_sv2_only_by_house_rule(text: str) -> None:
    state = passed(lay("HK DK CK SK T22 T1"), "two")
    assert refused(state, text).rule == "S39"


def test_sv1_a_card_of_the_trula_with_four_kings() -> None:
    kings = ["call HK", "call DK", "call CK", "call SK"]
    four = passed(lay("HK DK CK SK T22", "T1", "T21", call_trula=True), "two")
    assert may(four) == [*kings, "call T1", "call T21"]
    assert refused(four, "call T20").reason is Refusal.NOT_A_KING
    assert may(passed(lay("HK DK CK T22", "SK", call_trula=True), "two")) == kings
    seven = passed(lay(SEVEN, call_trula=True), "two")
    assert may(seven) == [*kings, *(f"call T{n}" for n in range(2, 21))]
    assert refused(seven, "call T21").reason is Refusal.NOT_A_KING
    called = play(four, "call T21")
    assert called.hidden.partner is not None
    assert called.hidden.hands[called.hidden.partner] >> parse_card("T21") & 1


def test_sv2_the_fourth_king_without_its_name() -> None:
    two = passed(lay("HK DK", "CK SK", call_fourth=True), "two")
    assert refused(two, "call fourth").reason is Refusal.NOT_THREE_KINGS
    assert refused(passed(lay("HK DK CK SK", call_fourth=True), "two"), "call fourth").rule == "S-V2"
    state = play(passed(lay("HK DK CK H4 H3", "", "SK", call_fourth=True), "two"), "call fourth")
    assert state.table.called is None
    assert state.hidden.partner == 2
    assert observe(state, 2).side is Side.DECLARER
    assert called_card(observe(state, 2)) == parse_card("SK")
    assert [certain_side(observe(state, 2), seat) for seat in range(4)] == [
        Side.DECLARER, Side.OPPONENTS, Side.DECLARER, Side.OPPONENTS,
    ]  # fmt: skip
    assert observe(state, 1).side is Side.OPPONENTS
    assert called_card(observe(state, 1)) is None
    said = play(state, "take 1, discard H4 H3, merge, merge, say king")
    assert said.table.sides_known
    assert said.table.called is None  # who holds it is known now, not which it is
    done = onward(said, "play SK")
    assert done.table.called == parse_card("SK")


def test_sv2_the_fourth_king_in_the_talon_is_seen() -> None:
    state = play(passed(lay("HK DK CK", talon="SK", call_fourth=True), "two"), "call fourth")
    assert state.table.called == parse_card("SK")
    assert state.table.sides_known


def test_s41_groups_from_the_top() -> None:
    state = play(passed(lay(talon="T2 T3 T4 T5 T6 T7"), "two"), "call HK")
    assert may(state) == ["take 1", "take 2", "take 3"]
    assert refused(state, "take 4").reason is Refusal.NO_SUCH_GROUP
    hand = play(state, "take 2").hidden.hands[0]
    assert hand & card_set(map(parse_card, ("T4", "T5"))) == card_set(map(parse_card, ("T4", "T5")))
    assert state.table.kind == "open-talon"
    assert state.table.kind != Kind.STAGED_TALON


@pytest.mark.parametrize("card", ["T22", "T21", "T1", "SK"])
def test_s43_no_king_and_no_card_of_the_trula(card: str) -> None:
    state = play(passed(lay("T22 T21 SK", talon="T1"), "one"), "call HK, take 1")
    why = refused(state, f"discard {card}")
    assert (why.reason, why.data["cards"]) == (Refusal.NEVER_DISCARD, (card,))


def test_s43_taroks_freely_but_face_up() -> None:
    state = play(passed(lay("T19 H4", talon="T2"), "three"), "call HK, take 1")
    assert refused(state, "discard T2 H4").reason is Refusal.DISCARD_COUNT
    after = play(state, "discard T2 T19 H4")
    assert names(after.table.face_up) == ("T2", "T19")


@pytest.mark.parametrize(
    ("name", "house", "open_here"),
    [
        ("solo-three", {}, True),
        ("solo-two", {}, True),
        ("solo-one", {}, True),
        ("one", {}, False),
        ("one", {"colour_valat_partner": True}, True),
        ("three", {"colour_valat_partner": True}, True),
        ("solo-one", {"colour_valat_partner": True}, True),
    ],
)
def test_s37_sv5_convert(name: str, house: dict[str, object], open_here: bool) -> None:
    state = passed(lay(**house), name)  # type: ignore[arg-type]
    state = play(state, ("call HK, " if "solo" not in name else "") + "take 1")
    assert ("convert" in may(state)) is open_here
    if not open_here:
        assert refused(state, "convert").reason is Refusal.NOT_CONVERTIBLE
        return
    state = play(state, "convert")
    assert state.table.contract is not None
    assert state.table.contract.key == "colour-valat"
    assert refused(state, "convert").rule == "S37"


@pytest.mark.parametrize("extra", [False, True])
def test_s79_convert_with_three(extra: bool) -> None:
    state = play(passed(lay(game="slovenian-3", extra_contracts=extra), "two"), "take 1")
    assert ("convert" in may(state)) is extra


def test_s37_who_converts_leads_though_he_is_not_forehand() -> None:
    state = play(lay("", "", "HK CK DK"), "1: pass, 2: bid solo-one, pass, pass, name solo-one, take 1, convert")
    discard = next(text for text in may(state) if text.startswith("discard"))
    state = play(state, f"{discard}, 2: merge, 3: merge, 0: merge, 1: merge")
    assert state.table.phase == "play"
    assert to_act(state) == 2
    plain = play(lay("", "", "HK CK DK"), "1: pass, 2: bid solo-one, pass, pass, name solo-one, take 1")
    plain = play(plain, f"{discard}, merge, merge, merge, merge")
    assert to_act(plain) == 0


def test_s37_the_partner_stays_and_one_lost_trick_ends_it() -> None:
    state = lay("HQ HN CK SK T22", "", "HK", colour_valat_partner=True)
    state = play(passed(state, "one"), "call HK, take 1, convert")
    state = play(state, "discard HN, merge, merge, merge, merge, 0: play HQ")
    before = state
    while len(state.table.play.tricks) == 0:
        wish = "play HK" if "play HK" in may(state) else may(state)[0]
        state = play(state, wish)
    assert state.table.play.tricks[0].winner == 2
    assert state.table.sides_known
    assert to_act(state) == 2  # it goes on: the trick is his side's
    done = written(onward(before))
    assert (done["contract"], done["partner"]) == ("colour-valat", 2)
    assert "points" not in done
    assert done["radli"] == [1, 1, 1, 1]


def test_s58_the_mond_left_in_the_talon_before_a_convert_costs_nothing() -> None:
    state = play(passed(lay("HK CK SK", talon="T2 T21"), "solo-one"), "take 1")
    plain = onward(play(state, "discard T2, merge, merge, merge, merge"))
    assert {"seat": 0, "item": "mond", "value": -20} in written(plain)["individual"]
    turned = onward(play(state, "convert, discard T2, merge, merge, merge, merge"))
    assert written(turned)["individual"] == []
