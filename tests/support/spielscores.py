"""OpenSpiel's scores of a hand of ``tarok`` beside the engine's: the common part, and the known differences.

Its bonuses are others. In a contract with bonuses they are counted as it does and taken off: the game must be left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

FOUR_CARDS = "any four cards are all four kings there, and nothing is the trula (S19, S20)"
VALAT = "a declarer's silent valat is not seen there: the cards laid away are counted with the tricks (S23)"
OWN_PAGAT = "a pagat beaten by its own side in the last trick is a made ultimo there (S25)"
TWO_ULTIMOS = "of king and pagat in the last trick only the king counts there (S24)"
VALAT_MOND = "a mond is paid for beside a valat there (SA2)"
TALON_LAST = "a talon won with the called king in the last trick hides the ultimo there (S21, S44)"
LONE_PAGAT = "a lone pagat may not be led beside suit cards there (S55)"
EMPEROR = "the pagat must go to škis and mond there, even when its holder can follow suit (S51)"
DIFFERENCES = {FOUR_CARDS, VALAT, OWN_PAGAT, TWO_ULTIMOS, VALAT_MOND, TALON_LAST, LONE_PAGAT, EMPEROR}
"""All that is known to be otherwise in OpenSpiel and can come up in such a hand."""


@dataclass(frozen=True)
class Told:
    """OpenSpiel's scores at the end, and the cards it has seen.

    ``piles`` are the cards of each player, tricks and discards; ``last`` is the last trick with its winner, and
    ``rest`` the cards of the talon that the declarer won with it (S44).
    """

    scores: list[int]
    monds: list[int]
    piles: list[list[str]]
    last: tuple[int, list[tuple[int, str]]]
    called: str
    rest: list[str]


def differences(ours: Mapping[str, Any], told: Told) -> tuple[str | None, list[str]]:
    """A fault or None, and the names of the differences in the scores without the mond that are understood."""
    if ours["outcome"] == "klop":
        return (None if ours["scores"] == told.scores else f"klop: {ours['scores']} and {told.scores}"), []
    lines = {line["item"]: line["value"] for line in ours["lines"]}
    friends = {ours["declarer"], ours["partner"]} - {None}
    theirs = told.scores[ours["declarer"]]
    if told.scores != [theirs if seat in friends else 0 for seat in range(len(told.scores))]:
        return f"not the same for both of a side: {told.scores}", []
    if "points" not in ours or ours["contract"] == "solo-without":
        return (None if theirs == lines["game"] else f"{ours['contract']}: {lines['game']} and {theirs}"), []
    if "valat" in lines:
        if lines["valat"] > 0:
            return None, [VALAT]
        return (None if theirs == lines["valat"] else f"valat: {lines['valat']} and {theirs}"), []
    names = set(_otherwise(lines, told, friends))
    bonuses = _ultimo(told, friends) + _kings(told, friends)
    if theirs - bonuses != lines["game"]:
        return f"{ours['contract']}: {lines} and {theirs}, bonuses {bonuses}", sorted(names)
    if theirs != sum(lines.values()) and not names:
        return f"{ours['contract']}: {lines} and {theirs}, without a reason", []
    return None, sorted(names)


def monds(ours: Mapping[str, Any], told: Told) -> tuple[str | None, list[str]]:
    """The same for the mond, which is worth 20 there at any table."""
    lost = [0] * len(told.monds)
    for one in ours.get("individual", ()):
        lost[one["seat"]] += one["value"]
    if lost == told.monds:
        return None, []
    if any(line["item"] == "valat" for line in ours.get("lines", ())):
        return None, [VALAT_MOND]
    return f"mond: {lost} and {told.monds}", []


def _otherwise(lines: Mapping[str, int], told: Told, friends: set[int]) -> Iterator[str]:
    winner, trick = told.last
    seats = {card: seat for seat, card in trick}
    if _kings(told, friends) != lines.get("kings", 0) + lines.get("trula", 0):
        yield FOUR_CARDS
    if told.rest:
        yield TALON_LAST
    elif told.called in seats and "T1" in seats:
        yield TWO_ULTIMOS
    elif "T1" in seats and seats["T1"] != winner and (seats["T1"] in friends) == (winner in friends):
        yield OWN_PAGAT


def _kings(told: Told, friends: set[int]) -> int:
    ours = sum(len(told.piles[seat]) for seat in friends)
    theirs = sum(map(len, told.piles)) - ours
    return 10 if ours == 4 else -10 if theirs == 4 else 0


def _ultimo(told: Told, friends: set[int]) -> int:
    winner, trick = told.last
    cards = [*(card for _, card in trick), *told.rest][-len(trick) :]
    value = 10 if told.called in cards else 25 if "T1" in cards else 0
    return value if winner in friends else -value
