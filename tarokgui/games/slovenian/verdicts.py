"""The reasons for the score in hands of the Slovenian games alone: klop, contracts about tricks, no play at all."""

from __future__ import annotations

from engine import Line, Seat
from engine.contracts import Goal
from tarokgui.wording.finishedhand import FinishedHand
from tarokgui.wording.numerals import signed
from tarokgui.wording.terms import contract_name


def klop_verdict(hand: FinishedHand) -> str:
    """The person's points, or the extreme that cancelled the others' points (S63)."""
    tr, points = hand.tr, hand.done.points
    if hand.table.sits_out(hand.human) or points is None:
        return tr("slovenian.verdict.sat-out")
    own = next((line for line in hand.done.lines if line.seats == (hand.human,)), None)
    n = points[hand.human]
    if own is not None:
        return tr(f"slovenian.verdict.{own.item}", n=n, value=signed(own.value, tr.language))
    if not any(hand.done.scores):
        return tr("slovenian.verdict.klop-nothing", n=n)
    extremes = [line for line in hand.done.lines if line.item != "klop"]
    if not extremes:
        return tr("slovenian.verdict.klop-nothing", n=n)
    key = "slovenian.verdict.klop-free-none" if extremes[0].item == "klop-none" else "slovenian.verdict.klop-free"
    return tr(key, n=n, name=hand.name(extremes[0].seats[0]))


def redeal_verdict(hand: FinishedHand) -> str:
    """The player without taroks, and the consequence (S31)."""
    return hand.tr("slovenian.verdict.redeal", dealer=hand.name(hand.table.dealer))


def annulled_verdict(hand: FinishedHand) -> str:
    """The seat that annulled the hand (S81)."""
    thrower = hand.table.thrown_in_by
    return "" if thrower is None else _says(hand, "slovenian.verdict.annulled", thrower)


def played_verdict(hand: FinishedHand) -> str:
    """The result of a contract about tricks; empty for one about points, which needs no words (S11 … S16)."""
    contract, declarer = hand.table.contract, hand.done.declarer
    line = next((line for line in hand.done.side_lines if line.item == "game"), None)
    if contract is None or declarer is None or line is None or contract.goal is Goal.POINTS:
        return ""
    won = line.value > 0
    tricks = [number for number, trick in enumerate(hand.tricks, 1) if trick.winner == declarer]
    told: dict[str, object] = {"contract": contract_name(hand.tr, contract.key), "chain": _chain(hand, line)}
    match contract.goal, won:
        case Goal.NO_TRICK, True:
            key = "no-trick"
        case Goal.NO_TRICK, False:
            key, told["n"] = "a-trick", tricks[-1]
        case Goal.ONE_TRICK, True:
            key, told["n"] = "one-trick", tricks[0]
        case Goal.ONE_TRICK, False:
            key = "not-one"
        case _, True:
            key = "all-tricks"
        case _:
            lost = hand.first_lost(hand.done.declarers)
            key, told["n"], told["winner"] = "lost-trick", lost[0] if lost else 0, hand.name(lost[1]) if lost else ""
    return _says(hand, f"slovenian.verdict.{key}", declarer, **told)


def _says(hand: FinishedHand, key: str, seat: Seat, **params: object) -> str:
    form = "you" if seat == hand.human else "other"
    return hand.tr(f"{key}.{form}", name=hand.name(seat), **params)


def _chain(hand: FinishedHand, line: Line) -> str:
    """The number of times it was doubled."""
    steps = sum(factor.kind == "step" for factor in line.factors)
    return hand.tr("slovenian.verdict.chain", n=steps, times=2**steps) if steps else ""
