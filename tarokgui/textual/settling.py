"""The settlement, line by line: the count, the items, the payments between seats, the pot, the totals."""

from __future__ import annotations

from engine import MULTIPLIERS, CommonOutcome, Count, HandOver, Seat, Settlement, Side, in_threes, side_counts
from tarokgui.session.evening import Evening
from tarokgui.wording.settlements import over_text, owned_text
from tarokgui.wording.terms import contract_name, step_name

from .cards import card_text, cards_text, hand_lines, in_order
from .gameterminal import terminal_of
from .moment import Prompt

Lines = tuple[str, ...]


def settlement_lines(moment: Prompt, session: Evening) -> Lines:
    """Everything about a finished hand."""
    settlement, final = session.settlement, session.moment.hand.final
    if settlement is None or final is None:
        return ()
    over: Lines = (over_text(moment.tr, settlement.outcome, "textual.settled.over"),)
    if session.moment.known:
        over += (moment.tr("scores.known"),)
    totals = tuple(moment.says("score.total", seat, n=total) for seat, total in enumerate(session.totals()))
    own = terminal_of(moment.view)
    if own.counted is not None:
        counted = own.counted(moment, settlement, final)
        if settlement.declarer is None:
            return (*over, *counted, *totals)
        return (*over, *_who(moment, settlement), *counted, *_payments(moment, settlement), *totals)
    return (
        *over,
        *_who(moment, settlement),
        *_opened(moment, settlement, final),
        *_count(moment, final),
        *_piles(moment, settlement),
        *_items(moment, settlement),
        *_payments(moment, settlement),
        *_pot(moment, session, settlement),
        *own.after(moment, settlement),
        *totals,
    )


def _who(moment: Prompt, settlement: Settlement) -> Lines:
    """The declarer, the partner, contract and level."""
    if settlement.declarer is None or settlement.contract is None:
        return ()
    name = contract_name(moment.tr, settlement.contract)
    row = moment.view.table.contract
    key = "settled.contract" if row is not None and row.has_levels else "settled.contract-solo"
    lines = [moment.says(key, settlement.declarer, contract=name, level=settlement.level)]
    if settlement.partner is not None:
        lines.append(moment.says("settled.partner", settlement.partner))
    else:
        lines.append(moment.says("settled.alone", settlement.declarer))
    return tuple(lines)


def _opened(moment: Prompt, settlement: Settlement, final: HandOver) -> Lines:
    """The cards that were hidden: discards, talon, the hand that was thrown in."""
    tr, table = moment.tr, moment.view.table
    lines = []
    if settlement.outcome == CommonOutcome.THROWN_IN and table.thrown_in_by is not None:
        lines.append(moment.says("settled.hand", table.thrown_in_by))
        lines += hand_lines(tr, final.hands[table.thrown_in_by])
    if final.laid_away:
        cards = cards_text(tr, in_order(final.laid_away))
        lines.append(moment("settled.discards", n=final.laid_away.bit_count(), cards=cards))
    if settlement.outcome != CommonOutcome.THROWN_IN and final.talon:
        lines.append(moment("settled.talon", cards=cards_text(tr, final.talon)))
    if _king_fetched(moment, settlement, final) and table.called is not None:
        lines.append(moment("settled.king-fetched", card=card_text(tr, table.called)))
    return tuple(lines)


def _king_fetched(moment: Prompt, settlement: Settlement, final: HandOver) -> bool:
    """True if the called king was in a group that was not looked at, so the declarer takes it for a low card (R55)."""
    table = moment.view.table
    if settlement.points is None or table.called not in final.talon or table.talon.taken is None:
        return False
    size = len(final.talon) // table.talon.groups
    return final.talon.index(table.called) // size + 1 not in table.talon.seen


def _count(moment: Prompt, final: HandOver) -> Lines:
    """The points of both sides, their sum card by card, and the number that wins (R5, R88, R89)."""
    table = moment.view.table
    counts = side_counts(table, final)
    if not counts:
        return ()
    pack = table.variant.pack
    total = in_threes(pack, pack.cards)
    need = total // 2 + 1
    ours, theirs = counts[Side.DECLARER], counts[Side.OPPONENTS]
    return (
        moment("settled.points.declarer", n=ours.points, total=total, need=need),
        _threes(moment, ours),
        moment("settled.points.opponents", n=theirs.points, total=total, need=total - need + 1),
        _threes(moment, theirs),
    )


def _piles(moment: Prompt, settlement: Settlement) -> Lines:
    """The points of each seat, where each player counts his own tricks."""
    if settlement.points is None or settlement.declarer is not None:
        return ()
    return tuple(
        moment.says("settled.pile", seat, n=points)
        for seat, points in enumerate(settlement.points)
        if not moment.view.table.sits_out(seat)
    )


def _threes(moment: Prompt, count: Count) -> str:
    """The sum of a pile with the fetched king: the faces, less 2 for every three, less 1 for a rest."""
    key = "settled.threes-rest" if count.rest else "settled.threes"
    faces = count.faces + count.exchanged
    return moment(key, cards=count.cards, faces=faces, n=count.threes, less=2 * count.threes)


def _items(moment: Prompt, settlement: Settlement) -> Lines:
    """Each line with its value, then the sum of those of the declarer's side, and that sum at double stakes."""
    if not settlement.lines:
        return ()
    lines = []
    for line in settlement.lines:
        lines.append(
            moment(
                "settled.item",
                what=owned_text(moment.tr, moment.name, settlement, line),
                value=moment.signed(line.value),
            )
        )
        steps = len(moment.view.table.speech.game)
        if line.item == "game" and steps:
            lines.append(
                moment(
                    "fact.chain",
                    step=step_name(moment.tr, steps - 1, moment.view.table.variant.prices.steps),
                    times=MULTIPLIERS[steps],
                )
            )
    ours = settlement.side_lines
    value = sum(line.value for line in ours)
    if len(ours) > 1:
        lines.append(moment("settled.sum", value=moment.signed(value)))
    if ours and moment.view.table.factor > 1:
        lines.append(moment("settled.doubled", value=moment.signed(value * moment.view.table.factor)))
    return tuple(lines)


def _payments(moment: Prompt, settlement: Settlement) -> Lines:
    """The receivers and payers, each in a sentence; or the score of each seat, where points are scored and not paid."""
    if not settlement.transfers and any(settlement.scores):
        scored = ((seat, score) for seat, score in enumerate(settlement.scores) if score)
        return tuple(moment.says("settled.scores", seat, value=moment.signed(score)) for seat, score in scored)
    if settlement.declarer is None:
        return ()
    moved = settlement.pot_moves(len(settlement.scores))
    paid = [score - pot for score, pot in zip(settlement.scores, moved, strict=True)]
    if not any(paid):
        return (moment("settled.nobody-pays"),)
    return tuple(_paid(moment, seat, each) for seat, each in enumerate(paid) if each)


def _paid(moment: Prompt, seat: Seat, paid: int) -> str:
    return moment.says("settled.gets" if paid > 0 else "settled.pays", seat, n=abs(paid))


def _pot(moment: Prompt, session: Evening, settlement: Settlement) -> Lines:
    """The pot's payments and receipts, its present contents, and the hands that are double from here."""
    lines = []
    for seat, paid in enumerate(settlement.pot_moves(len(settlement.scores))):
        if paid:
            lines.append(moment.says("settled.pot-gives" if paid > 0 else "settled.pot-takes", seat, n=abs(paid)))
    if session.variant.carry.has_pot:
        lines.append(moment("pot.now", n=settlement.pot))
        if settlement.pot == session.variant.carry.limit:
            lines.append(moment("pot.full", n=settlement.pot))
    if settlement.doubles:
        lines.append(moment("settled.doubles", n=settlement.doubles))
    return tuple(lines)


def parting_lines(moment: Prompt, before: tuple[int, ...], after: tuple[int, ...]) -> Lines:
    """The end of the evening: the pot shared out or other accounts settled, and the final points of each seat."""
    moves = [(seat, now - was) for seat, (was, now) in enumerate(zip(before, after, strict=True))]
    head = "head"
    if moment.view.table.variant.carry.has_pot:
        head = "head-pot"
        shared = [moment.says("settled.pot-gives", seat, n=moved) for seat, moved in moves if moved > 0]
    else:
        shared = [moment.says("parting.moved", seat, value=moment.signed(moved)) for seat, moved in moves if moved]
        head = "head-radli" if shared else head
    return (
        moment(f"parting.{head}"),
        *shared,
        *(moment.says("parting.total", seat, n=total) for seat, total in enumerate(after)),
    )
