"""The second referee's result of a finished hand of Tübingen Tarok (section 9, the page's *Settlement*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.tubingen_cards import SKI, blank, value, worth
from tests.support.tubingen_referee import Referee
from tests.support.tubingen_strafen import with_one_ski


def verdict(referee: Referee) -> dict[str, Any]:
    """The settlement in the page's words, its Strafen sorted."""
    if referee.ending != "played":
        return {"outcome": referee.ending, "strafen": [], "scores": [0, 0, 0, 0]}
    found: dict[str, Any] = {
        "outcome": "played",
        "contract": referee.contract,
        "declarer": referee.declarer,
        "partner": referee.partner,
    }
    if referee.contract == "tout":
        tricks = sum(winner == referee.declarer for winner, _ in referee.tricks)
        score = {19: 240, 18: 120}.get(tricks, -240)
        return {**found, "tricks": tricks, "strafen": [], "scores": scores(referee, score, {referee.declarer})}
    strafen = counted_strafen(referee)
    net = sum(each[2] if each[0] in referee.ours else -each[2] for each in strafen)
    piles = piles_by_seat(referee)
    found["strafen"] = sorted([seat, item, points] for seat, item, points, _ in strafen)
    if referee.contract == "ruf":
        mine = int(sum(worth(piles[seat]) for seat in referee.ours))
        found["points"] = [mine, 91 - mine]
        if mine >= 46:
            return {**found, "scores": scores(referee, max(0, mine - 23 + net), referee.ours)}
        return {**found, "scores": scores(referee, -2 * max(0, 91 - mine - 23 - net), {referee.declarer})}
    points = [int(worth(pile)) for pile in piles]
    found["points"] = points
    found["best"] = best = best_of(referee, points)
    mine = points[referee.declarer]
    score = 3 * max(0, mine - 18 + net) if mine > best else -3 * max(0, best - 18 - net)
    return {**found, "scores": scores(referee, score, {referee.declarer})}


def counted_strafen(referee: Referee) -> list[tuple[int, str, int, int]]:
    """(seat, item, value, value without the Ski) of those that count (U29, UA9)."""
    due = [(seat, item, *pair) for seat in range(4) for item, pair in referee.strafen_of(seat).items()]
    end = referee.fein_or_captured()
    if end is not None:
        due.append((end[0], end[1], end[2], end[2]))
    if referee.house["claims"] == "spoken":
        said = {(None if item == "captured" else seat, item) for seat, item in referee.claims}
        due = [each for each in due if (None if each[1] == "captured" else each[0], each[1]) in said]
    return with_one_ski(due) if referee.house["ski_counts"] == "once" else due


def piles_by_seat(referee: Referee) -> list[list[str]]:
    """The cards each has taken, after the exchange of the Ski (U23, U24, UA6, UA7)."""
    piles: list[list[str]] = [[], [], [], []]
    for winner, trick in referee.tricks:
        piles[winner] += [card for _, card in trick]
    piles[referee.dealer] += referee.away
    for number, (winner, trick) in enumerate(referee.tricks):
        for owner, card in trick:
            if card == SKI and number < 18:
                _exchange(referee, piles, owner, winner)
    return piles


def _exchange(referee: Referee, piles: list[list[str]], owner: int, winner: int) -> None:
    together = referee.ours if owner in referee.ours else set(range(4)) - referee.ours
    mates = together if referee.contract == "ruf" else {owner}
    if winner in mates:
        return
    for seat in mates:
        for card in piles[seat]:
            if value(card) == 0.5:
                piles[seat].remove(card)
                piles[winner].remove(SKI)
                piles[seat].append(SKI)
                piles[winner].append(card)
                return


def best_of(referee: Referee, points: list[int]) -> int:
    """U28: the best opponent's points with those that are added."""
    others = [seat for seat in referee.order if seat != referee.declarer]
    most: int = max(points[seat] for seat in others)
    best = next(seat for seat in others if points[seat] == most)
    for seat in others:
        mine = [[card for _, card in trick] for winner, trick in referee.tricks if winner == seat]
        if seat != best and len(mine) <= 3 and all(blank(set(cards) - {SKI}) for cards in mine):
            most += points[seat]
    return most


def scores(referee: Referee, score: int, winners: set[int]) -> list[int]:
    """Each one's share of the declarer's score; with ``zero-sum`` the others pay it, or are paid (UA22)."""
    against = set(range(4)) - referee.ours
    each = score * len(winners) // len(against) if referee.house["scoring"] == "zero-sum" else 0
    return [score if seat in winners else -each if seat in against else 0 for seat in range(4)]


def plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """A settlement in the format, its Strafen sorted as here."""
    strafen = sorted([line["seat"], line["item"], line["value"]] for line in data["strafen"])
    return {**data, "strafen": strafen}


def settled(record: Mapping[str, Any]) -> dict[str, Any]:
    """The settlement of a finished record."""
    referee = Referee(record)
    for _, text in record["actions"]:
        referee.do(text)
    return verdict(referee)
