"""Every reason for which an action is refused has a sentence for a log and one for the player."""

import re
from random import Random

import pytest

from engine import (
    GAMES,
    KINGS,
    Action,
    Announce,
    Bid,
    CallKing,
    Declare,
    Discard,
    Double,
    Hold,
    Knock,
    MakeBid,
    Objection,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Refusal,
    Reject,
    Surrender,
    TakeGroup,
    apply,
    legal_actions,
    members,
    new_match,
    next_pack,
    objection,
    observe,
    parse_cards,
    start,
    to_act,
    variant_for,
)
from tarokgui.wording import i18n
from tarokgui.wording.objections import objection_text, why_text

TR = i18n.load("en")
TRIED: tuple[Action, ...] = (
    *(Knock(), Pass(), Hold(), Reject(), Surrender(), PassAnnouncing(), Double("game"), Double("trula", 1)),
    *(MakeBid(Bid(contract, level)) for contract in ("trei", "doi", "unu", "nonsense") for level in (1, 2, 3, 9)),
    *(CallKing(king) for king in members(KINGS | 1)),
    *(TakeGroup(group) for group in (1, 2, 3, 9)),
    *(Discard(parse_cards(cards)) for cards in ("C8", "C10 CJ", "T4 T5", "HK SQ")),
    *(Declare(count) for count in (8, 9, 10, 11, 12)),
    *(Announce(item) for item in ("trula", "regii", "luna", "valat", "pagat", "rege", "prins", "nonsense")),
)

# For each reason the data of the engine's objections, as far as it changes the sentence.
DATA: dict[Refusal, tuple[dict[str, object], ...]] = {
    Refusal.NOT_YOUR_TURN: ({"seat": 1},),
    Refusal.WRONG_PHASE: ({},),
    Refusal.NO_SUCH_ACTION: ({},),
    Refusal.HAND_IS_OVER: ({},),
    Refusal.HAND_UNFINISHED: ({"seat": 3},),
    Refusal.CUT_TOO_THIN: ({"least": 5, "most": 49},),
    Refusal.NO_SUCH_PACKET: ({"number": 7},),
    Refusal.PACKET_TAKEN: ({"number": 2},),
    Refusal.BID_NOT_IN_GAME: ({"contract": "trei", "ordinal": 1}, {"contract": "foo", "ordinal": 9}),
    Refusal.BID_NOT_FIRST_LEVEL: ({"contract": "doi"},),
    Refusal.BID_TOO_LOW: ({"contract": "doi", "ordinal": 2}, {"contract": "solo", "ordinal": 1}),
    Refusal.BID_JUMPS: ({"ordinal": 2},),
    Refusal.SENIOR_HOLDS: ({},),
    Refusal.SENIOR_MAY_NOT_RAISE: ({},),
    Refusal.NOTHING_TO_HOLD: ({},),
    Refusal.JUNIOR_MAY_NOT_HOLD: ({},),
    Refusal.NOT_A_KING: ({"card": "HQ"},),
    Refusal.NO_SUCH_GROUP: ({"group": 4, "groups": 3},),
    Refusal.OTHER_GROUP_SHOWN: ({"group": 1},),
    Refusal.LAST_REJECTED: ({"group": 3},),
    Refusal.NOTHING_TO_REJECT: ({},),
    Refusal.KING_NOT_SEEN: ({},),
    Refusal.DISCARD_COUNT: ({"count": 1}, {"count": 2}),
    Refusal.NOT_IN_HAND: ({"cards": ("HK", "T1")},),
    Refusal.NEVER_DISCARD: ({"cards": ("T22",)},),
    Refusal.SUITS_FIRST: ({"cards": ("H1", "S7", "CQ")},),
    Refusal.TAROACE_COUNT: ({"held": 7, "least": 8}, {"held": 9, "least": 8}),
    Refusal.MATE_DECLARED: ({"seat": 2, "count": 9},),
    Refusal.ALREADY_DECLARED: ({},),
    Refusal.FIRST_TURN_ONLY: ({},),
    Refusal.PAGAT_CLOSES: ({},),
    Refusal.MUST_DECLARE: ({"count": 8},),
    Refusal.NOT_KNOWN: ({"item": "trula"},),
    Refusal.ALREADY_ANNOUNCED: ({"item": "valat"},),
    Refusal.DECLARER_ONLY: ({},),
    Refusal.PAGAT_NOT_HELD: ({},),
    Refusal.KING_NOT_HELD: ({},),
    Refusal.NOT_ANNOUNCED: ({"item": "luna"}, {"item": "nonsense"}),
    Refusal.NOT_PLAYED_HERE: ({"item": "prins"}, {"item": "{seat}"}),
    Refusal.OPPONENTS_ONLY: ({"item": "prins"},),
    Refusal.KING_EXPOSED: ({},),
    Refusal.OWN_SIDE: ({"item": "game"}, {"item": "regii"}),
    Refusal.CHAIN_ENDED: ({"item": "game"}, {"item": "rege"}),
    Refusal.VALAT_STANDS: ({},),
    Refusal.MUST_FOLLOW: tuple({"suit": s, "cards": c} for s in "HDCST" for c in (("S9",), ("S8", "S9"))),
    Refusal.MUST_TAROK: ({"suit": "D", "cards": ("T4", "T17")},),
    Refusal.NAMED_TOO_LOW: ({"contract": "two"},),
    Refusal.NAME_EXACTLY: ({"contract": "two"},),
    Refusal.NOT_THREE_KINGS: ({"count": 2},),
    Refusal.NOT_CONVERTIBLE: ({"contract": "one"},),
    Refusal.NOT_CERTAIN: ({"item": "game", "seat": 2},),
    Refusal.PAGAT_NOT_ALONE: ({},),
    Refusal.MUST_BEAT: ({"suit": "H", "cards": ("HK",)},),
    Refusal.PAGAT_LAST: ({"suit": "T", "cards": ("T4", "T17")},),
    Refusal.MOND_WAITS: ({"suit": "T", "cards": ("T4",)},),
    Refusal.SKIS_DRAWS: ({"suit": "T", "cards": ("T22",)},),
    Refusal.SUITS_LEAD: ({"suit": "T", "cards": ("H4", "S7")},),
    Refusal.CARD_BOUND: ({"suit": "T", "cards": ("T9",)},),
    Refusal.KING_HELD: ({"card": "HK"},),
    Refusal.CARD_HELD: ({"card": "T21"},),
    Refusal.NOT_FOUR_KINGS: ({"card": "T1"},),
    Refusal.FALSE_CLAIM: ({"item": "skimon"},),
    Refusal.CLAIMED_ALREADY: ({"item": "kingdom"},),
    Refusal.NOT_YOURS_TO_CLAIM: ({"item": "fein"},),
}
CASES = [pytest.param(reason, data, id=f"{reason}-{n}") for reason in Refusal for n, data in enumerate(DATA[reason])]


def check_sentences(refused: Objection) -> None:
    log = objection_text(TR, refused, 2)
    assert re.fullmatch(r"[a-z“\"HDCST0-9].*[^.!?] \([^()]+\)", log), log
    why = why_text(TR, refused)
    assert re.fullmatch(r"[^a-z].*[.]", why), why
    assert "(" not in why.replace("{seat}", ""), why
    for text in (log, why):
        assert "\n" not in text
        assert len(text) <= 160, text


@pytest.mark.parametrize(("reason", "data"), CASES)
def test_every_reason_has_both_sentences(reason: Refusal, data: dict[str, object]) -> None:
    check_sentences(Objection(reason, "R1", data))


def test_the_sentence_of_the_format() -> None:
    refused = Objection(Refusal.MUST_FOLLOW, "R84", {"suit": "S", "cards": ("S9",)})
    assert objection_text(TR, refused, 2) == "spades were led and seat 2 holds S9: follow suit (R84)"
    assert why_text(TR, refused) == "Spades were led and you hold a spade: follow suit."
    assert objection_text(TR, refused) == "spades were led and the player holds S9: follow suit (R84)"


def test_seats_have_the_names_that_the_window_gives_them() -> None:
    refused = Objection(Refusal.NOT_YOUR_TURN, "R7", {"seat": 1})
    assert why_text(TR, refused, lambda seat: ("you", "Ana")[seat]) == "It is the turn of Ana."


@pytest.mark.parametrize("game", GAMES)
def test_sentences_for_whatever_the_engine_refuses(game: str) -> None:
    """Random hands, and at each step any action at all; whatever is refused must be put in words."""
    random = Random(f"refused/{game}")
    variant = variant_for(game)
    seen: set[tuple[Refusal, str]] = set()
    for number in range(60):
        match = new_match(variant, number % variant.players)
        state = start(variant, match.dealer, match.own, next_pack(match, random.random))
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            own = [Own(text) for text in random.sample(sorted(variant.own_actions), min(3, len(variant.own_actions)))]
            for action in (*random.sample(TRIED, 8), *own, PlayCard(random.randrange(78))):
                refused = objection(view, action)
                if refused is not None and (refused.reason, refused.rule) not in seen:
                    seen.add((refused.reason, refused.rule))
                    check_sentences(refused)
            choices = legal_actions(view)
            action = choices[int(random.random() * len(choices))]
            state, _ = apply(state, action)
    assert len(seen) > 10
