"""Refusals in the Slovenian games: every reason occurs, always with the same data and under the same rules."""

from __future__ import annotations

from random import Random

from engine import Refusal, State, legal_actions, observe, shuffled, start, to_act, variant_for
from engine.game import apply
from tests.support.refusals import Refusals
from tests.support.slovenian import lay, marks, passed, play
from tests.support.strategies import SLOVENIAN

# reason: names of its data, rules under which it is given
REASONS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_YOUR_TURN: ("seat", "S28"),
    Refusal.WRONG_PHASE: ("kind", "S29 S50 S30 S33 S36 S39 S41 S43 S46 S49 S80 S81"),
    Refusal.HAND_IS_OVER: ("", "S28"),
    Refusal.CUT_TOO_THIN: ("least most", "S29"),
    Refusal.NO_SUCH_PACKET: ("number", "S30"),
    Refusal.PACKET_TAKEN: ("number", "S30"),
    Refusal.BID_NOT_IN_GAME: ("contract ordinal", "S33 S36 S38"),
    Refusal.BID_TOO_LOW: ("contract ordinal", "S34"),
    Refusal.NAMED_TOO_LOW: ("contract", "S36"),
    Refusal.NAME_EXACTLY: ("contract", "S-V3"),
    Refusal.NOTHING_TO_HOLD: ("", "S34"),
    Refusal.JUNIOR_MAY_NOT_HOLD: ("", "S34"),
    Refusal.NOT_A_KING: ("card", "S39"),
    Refusal.NOT_THREE_KINGS: ("count", "S-V2"),
    Refusal.NO_SUCH_GROUP: ("group groups", "S41"),
    Refusal.NOT_CONVERTIBLE: ("contract", "S37"),
    Refusal.DISCARD_COUNT: ("count", "S43"),
    Refusal.NOT_IN_HAND: ("cards", "S51 S43"),
    Refusal.NEVER_DISCARD: ("cards", "S43"),
    Refusal.NOT_CERTAIN: ("item seat", "S48"),
    Refusal.PAGAT_NOT_ALONE: ("", "S80"),
    Refusal.ALREADY_ANNOUNCED: ("item", "S46"),
    Refusal.PAGAT_NOT_HELD: ("", "S22"),
    Refusal.KING_NOT_HELD: ("", "S21"),
    Refusal.NOT_ANNOUNCED: ("item", "S47"),
    Refusal.NOT_PLAYED_HERE: ("item", "S19"),
    Refusal.OWN_SIDE: ("item", "S47 S48"),
    Refusal.CHAIN_ENDED: ("item", "S47"),
    Refusal.MUST_FOLLOW: ("cards suit", "S51"),
    Refusal.MUST_TAROK: ("cards suit", "S51"),
    Refusal.MUST_BEAT: ("cards", "S54"),
    Refusal.PAGAT_LAST: ("cards", "S55"),
    Refusal.MOND_WAITS: ("cards", "S-V11"),
    Refusal.SKIS_DRAWS: ("cards", "S-V12"),
    Refusal.SUITS_LEAD: ("cards", "S-V13"),
    Refusal.CARD_BOUND: ("cards", "S26"),
}


def special_states() -> list[State]:
    """Positions that random hands seldom reach."""
    chain = "call HK, take 1, discard H4, merge, 1: double game, merge, merge, merge, 0: double game, merge"
    long = f"{chain}, 1: double game, merge, merge, merge, 0: double game, merge"
    bird = "HK HQ HN HJ H1 H2 H3 H4 CK CQ CN CJ C10 C9 DK"
    return [
        play(_fresh("slovenian-4", {}, 0), "knock, packet 2"),
        play(_fresh("slovenian-4", {}, 0), "knock, packet 1"),
        play(lay(exact_contract=True), "bid two, pass, pass, pass"),
        play(lay(), "bid one, pass, pass, pass"),
        lay(compulsory=True),
        play(packets := _fresh("slovenian-4", {}, 0), "knock"),
        play(passed(lay("H4 HK T22 HQ", talon="C7"), "one"), "call HK, take 1"),
        called := play(passed(lay("H4", talon="C7"), "one"), "call HK, take 1, discard H4"),
        play(called, "say trula"),
        play(called, "merge, 1: say trula, merge, merge, merge"),
        play(passed(lay(), "one"), "call HK"),
        passed(lay("HN", "T5 CK CQ CN CJ C10 C9 C8 C7 SK SQ SN"), "klop", "play HN"),
        packets,
        passed(lay("HK DK", "CK SK", call_fourth=True), "two"),
        play(passed(lay("H4", talon="C7"), "one"), long),
        play(passed(lay("T1 HK H4", talon="C7"), "one"), "call HK, take 1, discard C7, say pagat, " + "merge, " * 4),
        passed(lay(klop_kontra=True), "klop"),
        passed(lay("T21 HK", klop_mond_lead="after-skis"), "klop"),
        passed(lay("T22", beggar_with_skis=True), "beggar", "merge, " * 4),
        passed(lay("T22 HK", suits_first=True), "colour-valat", "merge, " * 4),
        passed(lay("T1 T3 HK"), "klop"),
        passed(lay("HN", "HQ HJ"), "klop", "play HN"),
        play(passed(lay(bird, game="slovenian-3", talon="C7", vogel_frei=True), "one"), "take 1, discard C7"),
        lay(bird, game="slovenian-3", annulment=True),
    ]


def _fresh(game: str, house: dict[str, object], seed: int) -> State:
    variant = variant_for(game, house)
    return start(variant, 0, marks(variant), shuffled(variant.pack, Random(f"objections/{seed}").random))


def met() -> Refusals:
    found = Refusals()
    for seed, (game, house) in enumerate(SLOVENIAN * 3):
        random = Random(f"objections/play/{seed}")
        state = _fresh(game, house, seed)
        number = 0
        while (seat := to_act(state)) is not None:
            if number % 3 == 0 or state.table.phase != "play":
                found.ask(state)
            number += 1
            legal = legal_actions(observe(state, seat))
            state = apply(state, legal[int(random.random() * len(legal))]).state
        found.ask(state)
    for state in special_states():
        found.ask(state)
    return found


def test_every_reason_occurs_with_its_data_and_its_rules() -> None:
    met().hold_against(REASONS)
