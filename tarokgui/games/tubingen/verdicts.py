"""The reasons for the person's score in Tübingen Tarock: the points, the void ones, and the payers (U17, U25 … U28)."""

from __future__ import annotations

from engine import Seat
from engine.games.tubingen.contracts import RAUS, TOUT
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.settling import TubingenResult
from tarokgui.wording.finishedhand import FinishedHand


def played_verdict(hand: FinishedHand) -> str:
    """The hand in one or two sentences, from the person's side."""
    contract = hand.table.contract
    if contract is None or hand.done.declarer is None:
        return ""
    if contract == TOUT:
        return _tout(hand, hand.done.declarer)
    return _raus(hand, hand.done.declarer) if contract == RAUS else _ruf(hand, hand.done.declarer)


def _ruf(hand: FinishedHand, caller: Seat) -> str:
    """The verdict of a Ruf (U25, U26): 46 win, 23 are void; a lost Ruf the caller alone pays, twice. With the Strafen
    (U30), and by UA22."""
    contract, prices, points = hand.table.contract, hand.table.variant.prices, hand.done.points
    assert isinstance(prices, TubingenPrices)
    assert contract is not None
    assert points is not None
    mine, other = points
    won = prices.wins(contract, mine, other)
    net = prices.net(contract, mine if won else other)
    value = abs(hand.done.scores[caller])
    told = {"points": mine, "other": other, "need": prices.target, "void": prices.void(contract), "net": net}
    if won:
        how = "you" if hand.declares else "pays" if prices.zero_sum else "other"
        if how != "pays" and value != net:
            how = f"strafen-{how}"
        key, told["value"] = f"panels.verdict.ruf-won.{how}", value
        return hand.tr(key, team=hand.team(hand.mine if hand.declares else hand.done.declarers), **told)
    opponents = "paid" if prices.zero_sum else "other"
    how = "caller" if hand.human == caller else "partner" if hand.declares else opponents
    told["value"] = abs(hand.done.scores[hand.human])
    return hand.tr(f"panels.verdict.ruf-lost.{how}", name=hand.name(caller), **told)


def _raus(hand: FinishedHand, declarer: Seat) -> str:
    """The verdict of a Raus (U27, U28): more than the best opponent wins, 18 are void, everything counts three
    times."""
    contract, prices, points, own = hand.table.contract, hand.table.variant.prices, hand.done.points, hand.done.own
    assert isinstance(prices, TubingenPrices)
    assert isinstance(own, TubingenResult)
    assert contract is not None
    assert points is not None
    assert own.best is not None
    mine, best = points[declarer], own.best
    won = prices.wins(contract, mine, best.points)
    net = prices.net(contract, mine if won else best.points)
    told = {"points": mine, "other": best.points, "void": prices.void(contract), "net": net}
    who = "you" if hand.human == declarer else "best" if hand.human == best.seat else "other"
    if won and who != "you" and prices.zero_sum:
        who, told["value"] = "pays", abs(hand.done.scores[hand.human])
    how = "won" if won else "lost"
    return hand.tr(f"panels.verdict.raus-{how}.{who}", name=hand.name(declarer), best=hand.name(best.seat), **told)


def _tout(hand: FinishedHand, declarer: Seat) -> str:
    """The number of tricks lost (U17)."""
    lost = len(hand.tricks) - hand.done.own.tricks
    how = {0: "grand", 1: "little"}.get(lost, "lost")
    return _says(hand, f"panels.verdict.tout-{how}", declarer, n=lost)


def redeal_verdict(hand: FinishedHand) -> str:
    """The asker of a tout that no player wanted (U17)."""
    asker = hand.table.own.asker
    return "" if asker is None else _says(hand, "panels.verdict.redeal", asker)


def stecken_verdict(hand: FinishedHand) -> str:
    """A hand without a call (U16)."""
    return hand.tr("panels.verdict.stecken")


def _says(hand: FinishedHand, key: str, seat: Seat, **params: object) -> str:
    form = "you" if seat == hand.human else "other"
    return hand.tr(f"{key}.{form}", name=hand.name(seat), **params)
