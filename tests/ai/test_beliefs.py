"""Beliefs are never wrong when certain: the true cards are always possible, and every deal keeps the facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from ai import decide, make
from ai.cardplay.declared import counted
from ai.games.romanian.beliefs import RomanianBeliefs, believe
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import card_set_of
from ai.places import LAID, REST
from engine import (
    KINGS,
    PAGAT,
    SUIT_CARDS,
    TAROACE,
    CardSet,
    Side,
    State,
    View,
    apply,
    observe,
    shuffled,
    start,
    suit_of,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.groups import group_cards
from tests.ai.kernel.replayed import random_states

from .seated import after, seated

Places = tuple[CardSet, ...]
"""The cards of the four seats, of the rest of the talon and of the discards."""


def dealt(sampler: DealSampler) -> Places:
    """One deal."""
    assert sampler.next()
    deal = sampler.deal
    hands = [card_set_of(deal.suits(seat), deal.taroks(seat)) for seat in range(4)]
    return (*hands, card_set_of(deal.rest_s, deal.rest_t), card_set_of(deal.laid_s, deal.laid_t))


def steady_states(hands: int) -> Iterator[State]:
    """Every state of some hands that the rules of thumb play."""
    for number in range(hands):
        variant = variant_for("taper" if number % 4 == 3 else "romanian")
        players = [make("steady", f"beliefs/{number}/{seat}") for seat in range(variant.players)]
        pack = shuffled(variant.pack, Random(f"beliefs/{number}").random)
        state = start(variant, number % variant.players, Pot(6, 1), pack)
        while (seat := to_act(state)) is not None:
            yield state
            state = apply(state, decide(players[seat], observe(state, seat)).action).state


def all_states() -> Iterator[State]:
    """States in every phase from the first one in which cards are dealt."""
    for seed in range(110):
        yield from (state for state in random_states(seed) if state.table.deal.dealt or not state.hidden.pack)
    yield from (state for state in steady_states(16) if state.table.deal.dealt)


def true_places(state: State) -> Places:
    """The place of every card that has not been played."""
    hidden, play = state.hidden, state.table.play
    hands = list(hidden.hands)
    hands += [0] * (4 - len(hands))
    fallen = 0
    for cards in [*(trick.cards for trick in play.tricks), play.trick]:
        for card in cards:
            fallen |= 1 << card
    laid = hidden.laid_away
    rest = state.table.variant.pack.cards & ~(sum(hands) | fallen | laid)
    return (*hands, rest, laid)


def faults(beliefs: RomanianBeliefs, places: Places) -> list[str]:
    """The contradictions between a deal and the beliefs."""
    found = []
    for place, cards in enumerate(places):
        unknown = cards & beliefs.unseen
        if cards & ~beliefs.unseen != beliefs.fixed[place]:
            found.append(f"fixed {place}")
        if unknown.bit_count() != beliefs.sizes[place]:
            found.append(f"size {place}: {unknown.bit_count()} for {beliefs.sizes[place]}")
        if unknown & ~beliefs.takes[place]:
            found.append(f"takes {place}")
        if beliefs.taroace[place] >= 0 and (unknown & TAROACE).bit_count() != beliefs.taroace[place]:
            found.append(f"taroace {place}")
    return found


def merged(places: Places, declarer: int) -> Places:
    """The deal with the discards in the declarer's hand: the cards that he has to choose them from."""
    cards = list(places)
    cards[declarer] |= cards[LAID]
    cards[LAID] = 0
    return tuple(cards)


def test_the_true_cards_are_always_possible() -> None:
    phases: Counter[str] = Counter()
    for state in all_states():
        if state.table.is_over:
            continue
        truth = true_places(state)
        for seat in range(state.table.players):
            view = observe(state, seat)
            if state.table.phase == "discard" and seat != state.table.declarer:
                continue  # for them he has discarded already: below
            beliefs = believe(view)
            assert not faults(beliefs, truth), (faults(beliefs, truth), view)
            assert beliefs.partner in (None, state.hidden.partner)
            assert not beliefs.alone or state.hidden.partner is None, view
            phases[view.phase] += 1
    wanted = {"throw-in", "auction", "call", "talon", "discard", "announce", "play"}
    assert min(phases[phase] for phase in wanted) > 10, phases


def test_before_the_discard_the_others_know_as_much() -> None:
    seen = 0
    for seed in range(60):
        for state in random_states(seed):
            table = state.table
            if table.phase != "discard" or table.declarer is None:
                continue
            truth = true_places(state)
            for seat in range(table.players):
                if seat == table.declarer:
                    continue
                beliefs = believe(observe(state, seat))
                where = merged(truth, table.declarer)
                for place in (0, 1, 2, 3, REST):
                    assert where[place] & ~beliefs.unseen == beliefs.fixed[place]
                    extra = beliefs.sizes[LAID] if place == table.declarer else 0
                    assert (where[place] & beliefs.unseen).bit_count() == beliefs.sizes[place] + extra
                    assert not where[place] & beliefs.unseen & ~beliefs.takes[place]
                seen += 1
    assert seen > 20


def voids(view: View) -> list[int]:
    """R84: the suits in which each seat has shown itself void."""
    table = view.table
    found = [0] * 4
    for leader, cards in [*((t.leader, t.cards) for t in table.play.tricks), (table.play.leader, table.play.trick)]:
        for place, card in enumerate(cards):
            if suit_of(card) is not suit_of(cards[0]):
                seat = (leader + place) % table.players
                found[seat] |= SUIT_CARDS[suit_of(cards[0])]
                if card < PAGAT:
                    found[seat] |= TAROACE
    return found


def taroace_played(view: View, seat: int) -> int:
    """The number of taroks that a seat has played."""
    table = view.table
    every = [*((t.leader, t.cards) for t in table.play.tricks), (table.play.leader, table.play.trick)]
    places = [(cards, (seat - leader) % table.players) for leader, cards in every]
    return sum(cards[place] >= PAGAT for cards, place in places if place < len(cards))


def check_facts(view: View, places: Places) -> None:
    """Every hard fact, read from the view by no function of the beliefs."""
    table = view.table
    assert places[view.seat] == view.hand
    assert sum(cards.bit_count() for cards in places) == sum(places).bit_count()  # each card once
    fallen = fallen_cards(view)
    assert sum(places) | fallen == table.variant.pack.cards
    assert sum(places) & fallen == 0
    for seat, void in enumerate(voids(view)):
        assert not places[seat] & void
    for seat in range(table.players):
        lies = (seat - table.play.leader) % table.players < len(table.play.trick)
        assert places[seat].bit_count() == table.variant.hand_size - len(table.play.tricks) - lies
    most = (8, 9, 10) if table.players == 4 else (10, 11, 12)
    for seat, said in enumerate(table.speech.declared):
        if said and said < most[-1]:
            assert (places[seat] & TAROACE).bit_count() + taroace_played(view, seat) == said
    for bonus in table.speech.announced:
        if bonus.item == "pagat" and not fallen >> PAGAT & 1:
            assert places[bonus.seat] >> PAGAT & 1
        if bonus.item == "rege" and table.called is not None and not fallen & 1 << table.called:
            assert places[bonus.seat] & 1 << table.called
    check_talon(view, places, fallen)
    if table.called is not None and not fallen & 1 << table.called:
        for seat, side in enumerate(table.sides):
            assert side is not Side.OPPONENTS or not places[seat] & 1 << table.called


def check_talon(view: View, places: Places, fallen: int) -> None:
    """R42: a taken group that was face up is with the declarer; the others stay in place. R46 … R48: the discards."""
    table = view.table
    talon = table.talon
    face_up = table.face_up
    assert places[LAID] & face_up == face_up
    assert not places[LAID] & ~face_up & (TAROACE | KINGS)
    if view.seat == table.declarer:
        assert places[LAID] == view.laid_away
    for group in range(1, talon.groups + 1):
        cards = [card for card in group_cards(talon.cards, talon.groups, group) if card is not None]
        for card in (1 << card for card in cards):
            if group != talon.taken:
                assert places[REST] & card
            else:
                assert (places[table.declarer or 0] | places[LAID] | fallen) & card
    if talon.taken is not None and table.contract is not None:
        assert places[LAID].bit_count() == table.contract.talon_cards


def fallen_cards(view: View) -> int:
    """All cards that have been played."""
    found = 0
    for cards in [*(trick.cards for trick in view.table.play.tricks), view.table.play.trick]:
        for card in cards:
            found |= 1 << card
    return found


def test_every_deal_keeps_the_facts() -> None:
    random = Random(11)
    seen: Counter[str] = Counter()
    for number, state in enumerate(all_states()):
        table = state.table
        if table.phase not in ("announce", "play") or random.random() < 0.75:
            continue
        for seat in range(table.players):
            view = observe(state, seat)
            sampler = believe(view).sampler()
            sampler.seed(number)
            for _ in range(2):
                check_facts(view, dealt(sampler))
            seen[table.variant.key] += 1
            seen["declared"] += any(table.speech.declared)
            seen["announced"] += any(bonus.item in ("pagat", "rege") for bonus in table.speech.announced)
            seen["taken back"] += table.talon.taken is not None and table.talon.taken in table.talon.shown
            seen["michi"] += table.contract is not None and table.contract.individual
    wanted = ("romanian", "taper", "declared", "announced", "taken back", "michi")
    assert all(seen[what] for what in wanted), seen


def test_taroace_that_were_laid_away_lie_face_up_in_every_deal() -> None:
    hand = "T22 T21 HK DK T2 T3 T4 T5 T6 T7 T8 T9"
    said = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", "discard H4 T5"]
    state = after(seated({0: hand}, "T10 H4 H1 H2 H3 D1"), said)
    for seat in range(4):
        view = observe(state, seat)
        assert not faults(believe(view), true_places(state))
        sampler = believe(view).sampler()
        for _ in range(20):
            places = dealt(sampler)
            check_facts(view, places)
            assert places[LAID] & view.table.face_up


def test_deals_before_the_play_exist_and_differ() -> None:
    random = Random(12)
    seen: Counter[str] = Counter()
    for number, state in enumerate(all_states()):
        table = state.table
        if table.is_over or table.phase in ("announce", "play") or random.random() < 0.8:
            continue
        view = observe(state, to_act(state) or 0)
        sampler = believe(view).sampler()
        sampler.seed(number)
        deals = set()
        for _ in range(3):
            places = dealt(sampler)
            assert places[view.seat] == view.hand
            assert sum(places) == table.variant.pack.cards
            assert sum(cards.bit_count() for cards in places) == table.variant.pack.cards.bit_count()
            assert places[REST] & sum(1 << card for card in view.looked) or not view.looked
            deals.add(places)
        assert len(deals) > 1
        seen[view.phase] += 1
    assert {"auction", "call", "talon", "discard"} <= set(seen)


def test_r61_a_declared_number_tells_what_is_left() -> None:
    """A seat that has shown all its taroks has none, one that has shown all else has only taroks; never a true card."""
    told = 0
    for state in steady_states(30):
        for seat, cards in enumerate(counted(state.table)):
            assert not state.hidden.hands[seat] & cards
            told += bool(cards and state.hidden.hands[seat])
    assert told
