"""Facts of the hand on request: open cards, words, tricks that may be remembered. Nothing that is hidden.

Cards, trick and tricks are those of the view model, in sentences of the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import MULTIPLIERS, Kind, Seat, Side, card_set, price_now
from tarokgui.viewmodel.hand import HandView
from tarokgui.viewmodel.plates import PlateView
from tarokgui.viewmodel.trick import TrickView
from tarokgui.wording.spoken import calls_said
from tarokgui.wording.terms import bid_name, contract_name, item_name, step_name

from .cards import card_text, cards_text, definite_text, hand_lines, in_order
from .gameterminal import terminal_of
from .moment import Prompt

Lines = tuple[str, ...]


def hand(moment: Prompt, shown: HandView) -> Lines:
    """The person's cards, suit by suit."""
    if not moment.view.table.deal.dealt:
        return (moment("fact.not-dealt"),)
    return hand_lines(moment.tr, card_set(each.card for each in shown.cards))


def table(moment: Prompt, trick: TrickView) -> Lines:
    """The trick on the table."""
    play = moment.view.table.play
    if moment.view.kind != Kind.PLAY:
        return (moment("fact.no-trick"),)
    lines = [moment("fact.trick-number", number=len(play.tricks) + 1)]
    for place, each in enumerate(trick.cards):
        card = definite_text(moment.tr, each.card)
        lines.append(moment.says("fact.led" if not place else "fact.played", each.seat, card=card))
    return tuple(lines) if trick.cards else (*lines, moment.says("fact.to-lead", play.leader))


def last_trick(moment: Prompt) -> Lines:
    """The last trick, as long as nothing has been played after it (R118)."""
    state, players = moment.view.table, moment.view.table.players
    if not state.play.tricks:
        return (moment("fact.no-last"),)
    if state.play.trick or state.is_over:
        return (moment("fact.last-closed"),)
    trick = state.play.tricks[-1]
    lines = []
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % players
        lines.append(moment.says("fact.led" if not place else "fact.played", seat, card=definite_text(moment.tr, card)))
    return (*lines, moment.says("fact.took", trick.winner, number=len(state.play.tricks)))


def tricks(moment: Prompt, plates: Sequence[PlateView]) -> Lines:
    """The number of tricks of each seat."""
    won = {plate.seat: plate.won for plate in plates}
    return tuple(moment.says("fact.tricks", seat, n=won[seat]) for seat in turn_order(moment))


def contract(moment: Prompt) -> Lines:
    """The contract, its level and its value."""
    state = moment.view.table
    row, bid, declarer = state.contract, state.auction.bid, state.declarer
    if row is None:
        return (moment("fact.no-contract"),)
    if declarer is None or row.individual:
        return (moment("fact.individual", contract=contract_name(moment.tr, row.key), n=state.factor),)
    key = "fact.contract" if row.has_levels else "fact.contract-solo"
    name = bid_name(moment.tr, bid) if bid is not None and row.has_levels else contract_name(moment.tr, row.key)
    lines = [moment.says(key, declarer, bid=name, level=state.level)]
    worth = terminal_of(moment.view).worth
    if worth is not None:
        return (*lines, *worth(moment))
    times = MULTIPLIERS[len(state.speech.game)]
    price = price_now(moment.view)
    lines.append(moment("fact.worth", won=price.win, lost=price.loss))
    if times > 1:
        lines.append(
            moment(
                "fact.chain",
                step=step_name(moment.tr, len(state.speech.game) - 1, state.variant.prices.steps),
                times=times,
            )
        )
    if state.factor > 1:
        lines.append(moment("fact.doubled"))
    return tuple(lines)


def king(moment: Prompt) -> Lines:
    """The called king, and its holder if all players, or the person himself, know that."""
    view = moment.view
    state = view.table
    if state.fourth and state.called is None and state.declarer is not None:
        return (moment.says("fact.fourth", state.declarer),)
    if state.called is None or state.declarer is None:
        none = state.contract is not None and not state.contract.calls_king
        return (moment("fact.no-king-here" if none else "fact.no-king"),)
    lines = [moment.says("fact.king", state.declarer, card=card_text(moment.tr, state.called))]
    partner = next((s for s, side in enumerate(state.sides) if side is Side.DECLARER and s != state.declarer), None)
    in_hand = bool(view.hand >> state.called & 1)
    if in_hand:
        lines.append(moment("fact.king-own"))
    if state.called in state.talon.cards:
        lines.append(moment("fact.king-open"))
    elif view.king_seen and not in_hand:
        lines.append(moment("fact.king-seen"))
    if partner is not None:
        lines.append(moment.says("fact.partner", partner))
    elif state.sides_known:
        lines.append(moment.says("fact.alone", state.declarer))
    elif not in_hand:
        lines.append(moment("fact.king-unknown"))
    opponents = [s for s, side in enumerate(state.sides) if side is Side.OPPONENTS and not state.sides_known]
    return (*lines, *(moment.says("fact.opponent", seat) for seat in opponents))


def announcements(moment: Prompt) -> Lines:
    """The declarations and announcements, with the last step of each chain."""
    tr, state = moment.tr, moment.view.table
    speech = state.speech
    own = terminal_of(moment.view).said
    if own is not None:
        return own(moment) or (moment("fact.nothing-said"),)
    lines = [
        moment.says("fact.declared", seat, n=speech.declared[seat])
        for seat in turn_order(moment)
        if speech.declared and speech.declared[seat]
    ]
    for bonus in speech.announced:
        lines.append(moment.says("fact.announced", bonus.seat, item=item_name(tr, bonus.item)))
        lines += _chain(moment, item_name(tr, bonus.item), bonus.steps)
    lines += _chain(moment, item_name(tr, "game"), speech.game)
    if speech.free is not None:
        lines.append(moment.says("fact.vogel-frei", speech.free))
    return tuple(lines) or (moment("fact.nothing-said"),)


def _chain(moment: Prompt, item: str, steps: tuple[Seat, ...]) -> Lines:
    """The seat that said each step of a chain."""
    most = moment.view.table.variant.prices.steps
    return tuple(
        moment.says("fact.step", seat, step=step_name(moment.tr, place, most), item=item, times=MULTIPLIERS[place + 1])
        for place, seat in enumerate(steps)
    )


def bids(moment: Prompt) -> Lines:
    """Every call of the bidding in order, each in the words that were said."""
    lines = tuple(moment.says("fact.bid", seat, words=said) for seat, said in calls_said(moment.tr, moment.view))
    return lines or (moment("fact.no-bids"),)


def talon(moment: Prompt) -> Lines:
    """The part of the talon that the person sees, and the discards as far as he knows them."""
    tr, view = moment.tr, moment.view
    state = view.table
    lying = state.talon
    lines = []
    size = len(lying.cards) // lying.groups if lying.groups else 0
    for group in lying.shown:
        cards = [card for card in lying.cards[(group - 1) * size : group * size] if card is not None]
        lines.append(moment("fact.group-open", group=group, cards=cards_text(tr, cards)))
    if lying.looking is not None and state.declarer is not None:
        seen = cards_text(tr, view.looked)
        lines.append(moment.says("fact.looking", state.declarer, group=lying.looking, level=state.level, cards=seen))
    if lying.taken is not None and state.declarer is not None:
        lines.append(moment.says("fact.group-taken", state.declarer, group=lying.taken))
    if view.laid_away:
        lines.append(moment("fact.own-discards", cards=cards_text(tr, in_order(view.laid_away))))
    elif state.face_up:
        lines.append(moment("fact.open-discards", cards=cards_text(tr, in_order(state.face_up))))
    return tuple(lines) or (moment("fact.talon-closed"),)


def order(moment: Prompt) -> Lines:
    """Dealer, forehand, declarer, the order of turns, the seat to act."""
    state = moment.view.table
    lines = [
        moment.says("fact.dealer", state.dealer),
        moment.says("fact.forehand", state.forehand),
        moment("fact.turns", names=", ".join(moment.name_within(seat) for seat in turn_order(moment))),
    ]
    if state.sits_out(state.dealer):
        lines.append(moment.says("fact.sits-out", state.dealer))
    if state.declarer is not None:
        lines.append(moment.says("fact.declarer", state.declarer))
    return tuple(lines)


def turn_order(moment: Prompt) -> tuple[Seat, ...]:
    """The seats in the order of turns, forehand first."""
    state = moment.view.table
    return state.in_turn(state.forehand)
