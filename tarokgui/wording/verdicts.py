"""The verdict of a hand: the person's points, and the reason, in words."""

from __future__ import annotations

from typing import NamedTuple

from engine import Line, Side, side_counts
from tarokgui.wording.evidence import announcement, line_words, subject
from tarokgui.wording.finishedhand import FinishedHand
from tarokgui.wording.numerals import LONGEST, forms, signed, written
from tarokgui.wording.settlements import outcome_text
from tarokgui.wording.terms import contract_name, step_key


class Verdict(NamedTuple):
    """*score* points for the person; *ways* to write "You −68", the fullest first; the *reason*, and *more* facts,
    empty if there are none."""

    score: int
    ways: tuple[str, ...]
    reason: str
    more: str

    @property
    def told(self) -> str:
        """Everything in one paragraph."""
        return " ".join(part for part in (self.reason, self.more) if part)


def verdict(hand: FinishedHand, own: str = "") -> Verdict:
    """The verdict; *own* is the reason that only this game has for such an outcome."""
    score, tr = hand.done.scores[hand.human], hand.tr
    figures = (signed(score, tr.language, LONGEST), *forms(score, tr.language, sign=True))
    ways = tuple(dict.fromkeys(tr("settlement.verdict.line", score=figure) for figure in figures))
    if own:
        return Verdict(score, ways, own, "")
    return Verdict(score, ways, _reason(hand), " ".join(_more(hand)))


def deciding(hand: FinishedHand) -> Line | None:
    """The line of the game, or of the valat in its place."""
    return next((line for line in hand.done.side_lines if line.item in ("game", "valat")), None)


def counts_points(hand: FinishedHand) -> bool:
    """True if the card points have decided the game: they do not with a valat (R97)."""
    line = deciding(hand)
    return line is None or line.item != "valat"


def _reason(hand: FinishedHand) -> str:
    tr, table = hand.tr, hand.table
    thrower = table.thrown_in_by
    if thrower is not None:
        return f"{_says(hand, 'settlement.title.thrown-in', thrower)}. {tr('settlement.sheet.thrown-in')}"
    line = deciding(hand)
    if hand.done.declarer is None or line is None:
        key = f"settlement.sheet.{hand.done.outcome}"
        if key in tr:
            return tr(key)
        if any(hand.done.scores) and not hand.done.transfers:
            return tr("settlement.verdict.each")
        return f"{outcome_text(tr, hand.done.outcome)}."
    if table.talon.surrendered:
        return _says(hand, "settlement.verdict.surrender", hand.done.declarer)
    return _valat(hand, line) if line.item == "valat" else _game(hand, line)


def _says(hand: FinishedHand, key: str, seat: int, **params: object) -> str:
    form = "you" if seat == hand.human else "other"
    return hand.tr(f"{key}.{form}", name=hand.name(seat), **params)


def _game(hand: FinishedHand, line: Line) -> str:
    """The verdict of the game: the declarer's side, with its card points."""
    counts, side = side_counts(hand.table, hand.final), hand.done.declarers
    won = line.value > 0
    how = "won" if won else "lost"
    params: dict[str, object] = {"chain": _chain(hand, line)}
    if counts:
        points = counts[Side.DECLARER].points
        need = sum(count.points for count in counts.values()) // 2 + 1
        if (points >= need) is won:
            told = hand.tr("settlement.verdict.points", n=points)
            return _team(hand, f"settlement.verdict.game.{how}", side, points=told, need=need, **params)
    contract = contract_name(hand.tr, hand.done.contract or "")
    return _team(hand, f"settlement.verdict.bare.{how}", side, contract=contract, **params)


def _valat(hand: FinishedHand, line: Line) -> str:
    """The verdict of a valat: every trick, or the first that was lost (R96, R97)."""
    side, won = subject(hand, line)
    chain = _chain(hand, line)
    if announcement(hand, line) is None:
        return _team(hand, "settlement.verdict.valat.silent", side, chain=chain)
    lost = hand.first_lost(side)
    if won or lost is None:
        return _team(hand, "settlement.verdict.valat.made", side, chain=chain)
    return _team(hand, "settlement.verdict.valat.lost", side, chain=chain, trick=lost[0], winner=hand.name(lost[1]))


def _team(hand: FinishedHand, key: str, side: tuple[int, ...], **params: object) -> str:
    """A sentence about a side, in its form for the person's own or the other one."""
    mine = hand.human in side
    seats = hand.mine if mine else side
    if hand.looks_on:
        told = hand.tr(f"{key}.alone", team=hand.team(seats), n=len(seats), **params)
        return f"{hand.tr('settlement.verdict.sat-out')} {told}"
    return hand.tr(f"{key}.{'you' if mine else 'other'}", team=hand.team(seats), n=len(seats), **params)


def _chain(hand: FinishedHand, line: Line) -> str:
    """The number of times it was doubled: ", doubled twice (recontra)"."""
    steps = sum(factor.kind == "step" for factor in line.factors)
    key = step_key(steps - 1, hand.table.variant.prices.steps) if steps else ""
    return hand.tr(f"settlement.verdict.chain.{key}") if steps else ""


def _more(hand: FinishedHand) -> list[str]:
    """The line that outweighed the game, the number of payers, the change of the pot."""
    tr, done = hand.tr, hand.done
    told = []
    main = deciding(hand)
    lines = done.side_lines
    if main is not None and len(lines) > 1 and hand.worth and (hand.declares or main.against):
        way = 1 if hand.worth > 0 else -1
        heavy = max(lines, key=lambda line: hand.own(line) * way)
        rest = hand.worth - hand.own(main)
        if heavy is not main and abs(heavy.value) > abs(main.value):
            value = signed(hand.own(heavy), tr.language)
            told.append(tr("settlement.verdict.weighed", line=line_words(hand, heavy), value=value))
        elif hand.own(main) * way < 0:
            told.append(tr("settlement.verdict.rest", value=signed(rest, tr.language)))
    if lines and not hand.worth and any(line.against for line in lines):
        told.append(tr("settlement.verdict.even"))
    elif len(done.declarers) == 1 and hand.declares and done.transfers:
        each = written(abs(hand.worth) * hand.table.factor, tr.language)
        key = "settlement.verdict.alone-gets" if hand.worth > 0 else "settlement.verdict.alone-pays"
        told.append(tr(key, n=len(done.scores) - 1, value=each))
    moved = done.pot_moves(len(done.scores))[hand.human]
    if moved:
        key = "settlement.verdict.pot-gives" if moved > 0 else "settlement.verdict.pot-takes"
        told.append(tr(key, n=written(abs(moved), tr.language)))
    return told
