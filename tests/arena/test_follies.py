"""Follies of play: hands with a known one, or with one in appearance only, and the sums over them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from ai.arena import Contest, play_chunk, read_bot, report
from ai.arena.follies import FollyData, Sums, blame, told
from ai.arena.interval import interval
from ai.arena.markdown import figures
from ai.arena.table import text
from ai.games import measure_of
from ai.measure import Folly
from engine import (
    GAMES,
    Announced,
    Line,
    Settlement,
    Side,
    State,
    Trick,
    highest_wins,
    members,
    parse_card,
    parse_cards,
    start,
    variant_for,
)
from engine.games.romanian.outcomes import RomanianOutcome
from engine.parts import Play, Speech
from tests.support.games import ONE_OF_EACH


class Case(NamedTuple):
    """Tricks, each its leader and the cards in turn, and the follies: seat, which, how often.

    Declarer 0 and seat 2 stand against the others; spades are called where a king is.
    """

    tricks: str
    found: dict[tuple[int, str], int]
    game: str = "romanian"
    contract: str = "doi"
    laid: str = ""
    said: tuple[str, int] | None = None
    lines: tuple[tuple[str, int], ...] = ()
    alone: bool = False
    outcome: str = "played"


LED, PUT_UP, CHOSEN = "king led", "king put up", "king put up by choice"
EARLY, EARLY_CHOSEN = "pagat lost early", "pagat lost early by choice"
QUEEN, HONOUR = "bare queen", "honour wasted"

CASES = {
    "a king led, an enemy ruffs": Case("1 HK T5 H1 H2", {(1, LED): 1}),
    "the partner ruffs": Case("1 HK H1 T5 H2", {}),
    "an enemy ruffs, the partner over him": Case("1 HK T5 T6 H2", {}),
    "nobody ruffs": Case("1 HK H1 HJ H2", {}),
    "the only card of the suit": Case("1 H1 HK T5 H2", {(2, PUT_UP): 1}),
    "another card of the suit": Case("1 H1 HK T5 H2, 3 T6 H3 T7 HN", {(2, PUT_UP): 1, (2, CHOSEN): 1}),
    "a king under a ruff": Case("1 H1 T5 HK H2", {}),
    "a king of another suit": Case("1 H1 DK T5 H2", {}),
    "a king on taroace": Case("1 T3 DK T5 T4", {}),
    "pagat caught": Case("0 T9 T1 T2 T3, 0 S7 S8 S9 D1", {(1, EARLY): 1}),
    "pagat caught beside another tarok": Case(
        "0 T9 T1 T2 T3, 0 S7 T8 S9 D1", {(1, EARLY): 1, (1, EARLY_CHOSEN): 1}
    ),
    "pagat caught as a ruff beside suit cards": Case("0 H9 T1 T2 H3, 2 S7 S8 S9 D1", {(1, EARLY): 1}),
    "pagat led": Case("1 T1 T2 T3 T4, 0 S7 S8 S9 D1", {(1, EARLY): 1, (1, EARLY_CHOSEN): 1}),
    "pagat to the partner": Case("0 T9 T3 T1 T2, 0 S7 S8 S9 D1", {}),
    "pagat lost at the end": Case("0 T9 T1 T2 T3", {}),
    "pagat announced and lost": Case("0 S7 S8 S9 D1", {(0, "pagat failed"): 1}, said=("pagat", -7)),
    "pagat announced and kept": Case("0 S7 S8 S9 D1", {}, said=("pagat", 7)),
    "rege announced and lost": Case("0 S7 S8 S9 D1", {(0, "rege failed"): 1}, said=("rege", -2)),
    "trula announced and lost": Case("0 S7 S8 S9 D1", {}, said=("trula", -2)),
    "a bare queen": Case("0 CQ C7 C8 C9", {(0, QUEEN): 1}, laid="D1 D2 D3"),
    "two bare queens": Case("0 CQ C7 C8 C9, 0 HQ H1 H2 H3", {(0, QUEEN): 2}, laid="D1 D2 D3"),
    "a queen with a guard": Case("0 CQ C7 C8 C9, 0 C10 H1 H2 H3", {}, laid="D1 D2 D3"),
    "the queen of the called suit": Case("0 SQ C7 C8 C9", {}, laid="D1 D2 D3"),
    "queens alone laid away": Case("0 CQ C7 C8 C9", {}, laid="DQ HQ"),
    "an opponent's bare queen": Case("1 CQ C7 C8 C9", {}, laid="D1 D2 D3"),
    "skiz over the partner's luna": Case("0 T21 T2 T22 T3, 2 SK S7 S8 S9, 2 T5 D1 D2 D3", {(2, HONOUR): 1}),
    "skiz over a taroc that the luna beats": Case("0 T20 T2 T22 T3, 2 SK S7 S8 S9, 2 T5 D1 D2 D3", {}),
    "skiz as the only taroc": Case("0 T21 T2 T22 T3, 2 SK S7 S8 S9, 2 H1 D1 D2 D3", {}),
    "skiz over an enemy": Case("1 T21 T22 T2 T3, 2 SK S7 S8 S9, 2 T5 D1 D2 D3", {}),
    "the partner is not known yet": Case("1 T21 T2 T22 T3, 3 T5 D1 D2 D3", {}),
    "the king has fallen": Case("2 SK S7 S8 S9, 1 T21 T2 T22 T3, 3 T5 D1 D2 D3", {(3, HONOUR): 1}),
    "luna brought home, last to play": Case("3 T4 T20 T5 T21, 2 SK S7 S8 S9, 2 T6 D1 D2 D3", {}),
    "luna after the skiz": Case("1 H1 H2 T22 H3, 3 T4 T20 T5 T21, 2 SK S7 S8 S9, 2 T6 D1 D2 D3", {(2, HONOUR): 1}),
    "a solo won": Case(
        "0 S7 S8 S9 D1", {(0, "solo"): 1, (0, "solo won"): 1}, contract="solo", lines=(("game", 8),), alone=True
    ),
    "a solo lost": Case("0 S7 S8 S9 D1", {(0, "solo"): 1}, contract="solo", lines=(("game", -8),), alone=True),
    "three players": Case("0 HK T5 H1", {(0, LED): 1}, game="taper", contract="trei", alone=True),
    "a Slovenian king": Case("1 HK T5 H1 H2", {(1, LED): 1}, game="slovenian-4", contract="two"),
    "a king in a beggar": Case(
        "1 HK T5 H1 H2", {(0, "beggar"): 1}, game="slovenian-4", contract="beggar", lines=(("game", -70),), alone=True
    ),
    "a beggar made": Case(
        "1 HK H3 H1 H2", {(0, "beggar"): 1, (0, "beggar made"): 1},
        game="slovenian-4", contract="beggar", lines=(("game", 70),), alone=True,
    ),
    "the mond to the own partner": Case("0 T21 T2 T22 T3", {(0, "mond lost"): 1}, game="slovenian-4", contract="two"),
    "the mond without the škis": Case("0 T21 T2 T4 T3", {}, game="slovenian-4", contract="two"),
    "an announced trula lost": Case(
        "0 S7 S8 S9 D1", {(0, "announced and failed"): 1}, game="slovenian-4", contract="two", said=("trula", -20)
    ),
    "a klop with most": Case(
        "0 S7 S8 S9 D1", {**{(seat, "klop"): 1 for seat in range(4)}, (0, "klop-most"): 1},
        game="slovenian-4", contract="klop", lines=(("klop-most", -70),), outcome="klop",
    ),
    "a king ruffed in a ruf": Case("1 HK T5 H1 H2", {(1, LED): 1}, game="tubingen", contract="ruf"),
    "the Ski is no ruff": Case("1 HK T22 H1 H2, 1 D1 D2 D3 D4", {}, game="tubingen", contract="ruf"),
    "the Ski leads nothing": Case(
        "0 T22 HK T5 H1, 2 D1 D2 D3 D4", {(1, LED): 1, (0, "ski wasted"): 1}, game="tubingen", contract="ruf"
    ),
    "the 1 caught": Case("0 T9 T1 T2 T3, 0 S7 S8 S9 D1", {(1, "1 lost"): 1}, game="tubingen", contract="ruf"),
    "the Ski kept too long": Case("1 T9 T22 T2 T3", {(2, "ski lost"): 1}, game="tubingen", contract="ruf"),
    "the Ski where the partner wins": Case(
        "0 T9 T2 T22 T3, 0 S7 S8 S9 D1", {(2, "ski wasted"): 1}, game="tubingen", contract="ruf"
    ),
    "the Ski where it saves a card": Case("1 T9 T22 T2 T3, 1 S7 S8 S9 D1", {}, game="tubingen", contract="ruf"),
}  # fmt: skip


def laid_out(case: Case) -> State:
    """The hand at its end."""
    variant = variant_for(case.game)
    tricks = []
    for line in case.tricks.split(", "):
        leader, *names = line.split()
        cards = tuple(parse_card(name) for name in names)
        ranked = cards if case.game != "tubingen" else tuple(0 if name == "T22" else parse_card(name) for name in names)
        first = 1 if case.game == "tubingen" and names[0] == "T22" else 0
        place = first + highest_wins(ranked[first:])
        tricks.append(Trick(int(leader), cards, (int(leader) + place) % variant.players))
    began = start(
        variant, 3 % variant.players, variant.carry.own(variant.carry.begin(0).carry), members(variant.pack.cards)
    )
    row = variant.contract(case.contract)
    partner = None if case.alone else 2
    said = () if case.said is None else (Announced(case.said[0], 0),)
    lines = tuple(Line(item, value, seats=(0,)) for item, value in case.lines)
    if case.said is not None:
        lines = (*lines, Line(case.said[0], case.said[1], announced=True))
    sides = tuple(Side.DECLARER if seat in (0, partner) else Side.OPPONENTS for seat in range(variant.players))
    individual = row is not None and row.individual
    settlement = Settlement(
        RomanianOutcome(case.outcome) if case.game in ("romanian", "taper") else case.outcome,
        (0,) * variant.players,
        lines,
        declarer=None if individual else 0,
        partner=None if individual else partner,
        contract=None if individual else case.contract,
        points=(20, 20, 20, 10),
        own=began.table.own,
    )
    table = began.table._replace(
        contract=row,
        declarer=None if individual else 0,
        called=None if case.alone or individual else parse_card("SK"),
        sides=sides,
        speech=Speech(declared=(0,) * variant.players, announced=said),
        play=Play(0, (), tuple(tricks)),
        settlement=settlement,
    )
    hidden = began.hidden._replace(hands=(0,) * variant.players, laid_away=parse_cards(case.laid), partner=partner)
    return State(table, hidden)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_hand(case: Case) -> None:
    found = [Counter[str]() for _ in range(variant_for(case.game).players)]
    blame(laid_out(case), found)
    told_of = {(seat, which): times for seat, own in enumerate(found) for which, times in own.items() if times}
    assert told_of == case.found


def test_every_folly_has_a_case() -> None:
    """Each folly of any game is done in one of the hands above."""
    done = {(case.game, which) for case in CASES.values() for _, which in case.found}
    same = (PUT_UP, CHOSEN, EARLY, EARLY_CHOSEN)  # by the same code as in the Romanian games
    done |= {("slovenian-4", which) for which in same}
    done |= {("tubingen", which) for which in (PUT_UP, CHOSEN)}
    for game in ONE_OF_EACH:
        assert {(game, folly.part) for folly in measure_of(game).follies} <= done


@pytest.mark.parametrize("game", GAMES)
def test_a_and_b_swap(game: str) -> None:
    """With the bots exchanged the counters are exchanged."""
    beginner, other = read_bot("beginner"), read_bot("random")
    deals = 1 if variant_for(game).players > 4 else 4
    one = play_chunk(Contest(beginner, other, "swap", game), 0, deals)
    two = play_chunk(Contest(other, beginner, "swap", game), 0, deals)
    assert (one.a.follies, one.b.follies) == (two.b.follies, two.a.follies)
    assert one.a.follies != one.b.follies
    assert all(sums.deals == deals for sums in one.a.follies.values())
    assert list(one.a.follies) == [folly.part for folly in measure_of(game).follies]


def test_the_interval_is_that_of_deals() -> None:
    """If every deal has as many cases, it is the interval of the deals' shares; parts add up in any order."""
    random = Random("follies")
    values = [(random.randrange(5), 4) for _ in range(50)]
    whole, first, second = Sums(), Sums(), Sums()
    for at, (times, of) in enumerate(values):
        whole.take(times, of)
        (first if at < 20 else second).take(times, of)
    second.add(first)
    assert second == whole
    data, expected = whole.data(), interval([100 * times / of for times, of in values])
    assert data["mean"] == pytest.approx(expected["mean"])
    assert data["spread"] == pytest.approx(expected["spread"])


@pytest.mark.parametrize(
    ("deals", "mean", "spread"),
    [
        ([], 0.0, None),
        ([(1, 2)], 50.0, None),
        ([(0, 30), (0, 30)], 0.0, 5.0),
        ([(4, 4), (2, 2)], 100.0, 50.0),
        ([(0, 1)], 0.0, 100.0),
    ],
)
def test_where_there_is_little_to_go_by(deals: list[tuple[int, int]], mean: float, spread: float | None) -> None:
    sums = Sums()
    for times, of in deals:
        sums.take(times, of)
    data = sums.data()
    assert (data["mean"], data["spread"]) == (mean, spread)


def test_how_it_is_told() -> None:
    by_hands, share = Folly("row", "column", "part"), Folly("row", "column", "part", "whole")
    data = FollyData(times=3, of=12, mean=25.0, spread=7.25)
    assert told(by_hands, data) == "25.0 ± 7.2"
    assert told(share, data) == "25 ± 7% of 12"
    assert told(by_hands, {**data, "spread": None}) == "25.0"
    assert (told(share, None), told(share, {**data, "of": 0})) == ("–", "–")


def test_a_third_table() -> None:
    contest = Contest(read_bot("beginner"), read_bot("random"), "table")
    found = report(contest, play_chunk(contest, 0, 3))
    lines = text(found).splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("follies in 100 hands of a seat"))
    rows = [folly.row for folly in measure_of("romanian").follies]
    assert [line[2:].startswith(row) for line, row in zip(lines[at + 1 :], rows, strict=False)] == [True] * len(rows)
    assert "| kings led, ruffed |" in figures([found])
    for bot in (found["a"], found["b"]):
        del bot["follies"]
    assert "kings led" not in figures([found]), "a report that is older than the follies"
