"""The staged talon: every cell of the tables 8a … 8c (R40 … R45; L1 … L7)."""

from __future__ import annotations

import pytest

from engine import GroupSeen, GroupShown, Refusal, State, apply, card_name, names, observe, parse_action
from tests.support.deals import dealt, legal_texts, play, refusal

TALON = "T2 T3 T4 T5 T6 T7"
# contract, ordinal: the groups in the order of the looks and of going back, copied from the ledger's tables.
DOI = {
    1: "T1T2→1 T3T4→2 T5T6→3 T1T2→4 T3T4→5",
    2: "T3T4→2 T5T6→3 T1T2→4 T3T4→5 T5T6→6",
    3: "T5T6→3 T1T2→4 T3T4→5 T5T6→6 T1T2→7",
}
UNU = {
    1: "T1→1 T2→2 T3→3 T4→4 T5→5 T6→6 T1→7 T2→8 T3→9 T4→10 T5→11",
    2: "T2→2 T3→3 T4→4 T5→5 T6→6 T1→7 T2→8 T3→9 T4→10 T5→11 T6→12",
    3: "T3→3 T4→4 T5→5 T6→6 T1→7 T2→8 T3→9 T4→10 T5→11 T6→12 T1→13",
    4: "T4→4 T5→5 T6→6 T1→7 T2→8 T3→9 T4→10 T5→11 T6→12 T1→13 T2→14",
    5: "T5→5 T6→6 T1→7 T2→8 T3→9 T4→10 T5→11 T6→12 T1→13 T2→14 T3→15",
    6: "T6→6 T1→7 T2→8 T3→9 T4→10 T5→11 T6→12 T1→13 T2→14 T3→15 T4→16",
}
TREI = {
    1: "T1T2T3→1 T4T5T6→2 T1T2T3→3",
    2: "T4T5T6→2 T1T2T3→3 T4T5T6→4",
    3: "T1T2T3→3 T4T5T6→4 T1T2T3→5",
}


def at_talon(contract: str, ordinal: int, game: str = "romanian") -> State:
    """The declarer looks at his first group after seats 0 and 1 have bid each other up; the called king is far away."""
    if game == "taper":
        state = dealt(talon=TALON, game=game)
    else:
        state = dealt("", "", "", "SK", talon=TALON, house={"trei_bids": contract == "trei"})
    others = "pass" if game == "taper" else "pass, pass"
    script = [f"0: bid {contract} 1", f"1: bid {contract} 2" if ordinal > 1 else "1: pass", others]
    for higher in range(3, ordinal + 1):
        script += ["0: hold", f"1: bid {contract} {higher}"]
    script += ["0: pass"] if ordinal > 1 else []
    return play(state, ", ".join([*script, *(["call SK"] if game == "romanian" else [])]))


def cells(table: dict[int, str], contract: str, game: str) -> list[tuple[str, int, str, str, int]]:
    found = []
    for ordinal, row in table.items():
        found += [(contract, ordinal, game, cell.split("→")[0], int(cell.split("→")[1])) for cell in row.split()]
    return found


@pytest.mark.parametrize(
    ("contract", "ordinal", "game", "group", "level"),
    [
        *cells(DOI, "doi", "romanian"),
        *cells(UNU, "unu", "romanian"),
        *cells(TREI, "trei", "taper"),
        *cells(TREI, "trei", "romanian"),
        *cells(DOI, "doi", "taper"),
    ],
)
def test_r43_the_group_and_its_level(contract: str, ordinal: int, game: str, group: str, level: int) -> None:
    state = at_talon(contract, ordinal, game)
    places = [int(number) for number in group.split("T")[1:]]
    groups = 6 // len(places)
    looks = level - ordinal
    for _ in range(min(looks, groups)):
        state = play(state, "reject")
    if looks < groups:
        assert observe(state, state.table.declarer or 0).looked == tuple(state.hidden.talon[n - 1] for n in places)
        assert state.table.level == level
    number = (places[0] - 1) // len(places) + 1
    taken = play(state, f"take {number}")
    assert taken.table.level == level
    assert taken.table.talon.taken == number
    held = names(taken.hidden.hands[taken.table.declarer or 0])
    assert {f"T{n + 1}" for n in places} <= set(held)


@pytest.mark.parametrize(
    ("case", "contract", "ordinal", "rejects", "take", "level"),
    [
        ("L1", "doi", 1, 1, 2, 2),
        ("L2", "doi", 2, 3, 3, 6),
        ("L3", "doi", 3, 3, 1, 7),
        ("L4", "unu", 1, 3, 4, 4),
        ("L5", "unu", 2, 6, 2, 8),
        ("L6", "unu", 1, 6, 5, 11),
        ("L7", "unu", 3, 6, 1, 13),
    ],
)
def test_worked_levels(case: str, contract: str, ordinal: int, rejects: int, take: int, level: int) -> None:
    state = play(at_talon(contract, ordinal), ", ".join(["reject"] * rejects + [f"take {take}"]))
    assert state.table.level == level, case


@pytest.mark.parametrize(
    ("contract", "ordinal", "looks", "back"),
    [
        ("doi", 1, [1, 2, 3], [1, 2]),
        ("doi", 2, [2, 3, 1], [2, 3]),
        ("doi", 3, [3, 1, 2], [1, 3]),
        ("unu", 3, [3, 4, 5, 6, 1, 2], [1, 3, 4, 5, 6]),
        ("trei", 2, [2, 1], [2]),
    ],
)
def test_r41_r42_one_group_at_a_time(contract: str, ordinal: int, looks: list[int], back: list[int]) -> None:
    state = at_talon(contract, ordinal)
    for group in looks:
        assert legal_texts(state) == [f"take {group}", "reject"]
        state = play(state, "reject")
    assert legal_texts(state) == [f"take {group}" for group in back]
    why = refusal(state, f"take {looks[-1]}")
    assert (why.reason, why.rule) == (Refusal.LAST_REJECTED, "R42")
    assert (refusal(state, "reject").reason, refusal(state, "reject").rule) == (Refusal.NOTHING_TO_REJECT, "R42")


def test_r41_only_the_group_that_lies_here() -> None:
    state = at_talon("doi", 2)
    why = refusal(state, "take 1")
    assert (why.reason, why.rule, why.data) == (Refusal.OTHER_GROUP_SHOWN, "R41", {"group": 2})
    why = refusal(state, "take 4")
    assert (why.reason, why.rule, why.data) == (Refusal.NO_SUCH_GROUP, "R40", {"group": 4, "groups": 3})


def test_a13_no_going_back_before_all_have_been_seen() -> None:
    state = play(at_talon("doi", 1), "reject")
    assert refusal(state, "take 1").reason is Refusal.OTHER_GROUP_SHOWN


def test_r41_looked_at_in_private_rejected_face_up() -> None:
    state = at_talon("doi", 1)
    assert state.table.talon.cards == (None,) * 6
    assert [card_name(card) for card in observe(state, 0).looked] == ["T2", "T3"]
    assert all(observe(state, seat).looked == () for seat in (1, 2, 3))
    step = apply(state, parse_action("reject"))
    shown = [event for event in step.events if isinstance(event, GroupShown)]
    seen = [event for event in step.events if isinstance(event, GroupSeen)]
    assert [[card_name(card) for card in event.cards] for event in shown] == [["T2", "T3"]]
    assert [(event.group, event.level) for event in seen] == [(2, 2)]
    assert step.state.table.talon.cards == (*state.hidden.talon[:2], None, None, None, None)


def test_a48_a_taken_group_is_not_shown() -> None:
    state = play(at_talon("doi", 1), "reject, take 2")
    assert state.table.talon.cards[2:] == (None,) * 4
    assert state.table.talon.shown == (1,)


def test_r45_in_solo_the_talon_stays_closed() -> None:
    state = play(dealt(talon=TALON), "bid solo, pass, pass, pass, call SK")
    assert (state.table.phase, state.table.level, state.table.talon.cards) == ("announce", 1, ())


@pytest.mark.parametrize("text", ["merge", "discard T2 T3", "play T2", "bid doi 2", "knock"])
def test_other_acts_wait(text: str) -> None:
    why = refusal(at_talon("doi", 1), text)
    assert (why.reason, why.rule) == (Refusal.WRONG_PHASE, "R41")
