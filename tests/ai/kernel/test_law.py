"""Laws of tricks that Romanian Tarok does not have: play-outs of the kernel against plain, slow ones, card by card."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.kernel.bits import chosen, following
from ai.kernel.ducking import duck, low_lead
from ai.kernel.history import History
from ai.kernel.law import AFTER_BOTH, ANY_ORDER, Law, legal
from ai.kernel.policy import follow_suit, follow_tarok, lead
from ai.kernel.position import KernelDeal, Position
from ai.kernel.rollout import BY_CHANCE, BY_RULES, DUCKING, played_out
from ai.kernel.sampling import DealSampler
from ai.kernel.withheld import spare
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import LUNA, PAGAT, SKIZ, TAROACE, Card, CardSet, card_set, members, parse_card, parse_cards, variant_for

from .reference import Hand, Rules, playable, winning

GREAT_PACK = tuple(range(78))
PACK = members(variant_for("romanian").pack.cards)

KLOP = Rules(overtaking=True, pagat_last=True, emperor=ANY_ORDER)
BEGGAR = Rules(overtaking=True, pagat_last=True, emperor=ANY_ORDER, ours_end=1)
COLOUR = Rules(trumps=False, emperor=ANY_ORDER)
TUBINGEN = Rules(fool=SKIZ)
LITTLE_TOUT = Rules(fool=SKIZ, theirs_end=2)


@st.composite
def laws(draw: st.DrawFn) -> Rules:
    """Any law."""
    fool = draw(st.sampled_from([None, SKIZ]))
    return Rules(
        draw(st.sampled_from([3, 4])),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.sampled_from([0, ANY_ORDER, AFTER_BOTH])) if fool is None else 0,
        fool,
        draw(st.sampled_from([0, 0, 1, 3])),
        draw(st.sampled_from([0, 0, 2])),
    )


@st.composite
def dealt(draw: st.DrawFn) -> tuple[list[CardSet], int, int]:
    """Hands of four, a leader and sides; in some the cards that a law is about come together soon."""
    great = draw(st.booleans())
    random = Random(draw(st.integers(0, 10**9)))
    cards = list(GREAT_PACK if great else PACK)
    random.shuffle(cards)
    if draw(st.booleans()):
        cards.sort(key=lambda card: random.random() - 0.6 * (card in (PAGAT, LUNA, SKIZ)) - 0.2 * (card >= 56))
    size = draw(st.integers(1, 19 if great else 12))
    cards = random.sample(cards[: 4 * size], 4 * size)
    hands = [card_set(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    return hands, draw(st.integers(0, 3)), draw(st.integers(1, 14))


def deal_of(hands: list[CardSet]) -> KernelDeal:
    """The kernel's deal of these hands."""
    deal = KernelDeal()
    for seat, hand in enumerate(hands):
        deal.give(seat, suit_word(hand), tarok_word(hand))
    return deal


def position_of(hand: Hand) -> Position:
    """The kernel's position for a hand."""
    position = Position(hand.rules.law())
    position.leader = hand.leader
    for trick in [*hand.tricks, hand.trick]:
        assert position.leader == trick.leader
        for card in trick.cards:
            position.lay(suit_word(1 << card), tarok_word(1 << card))
    position.begin(hand.sides)
    return position


def picked(cards: CardSet, number: int) -> Card:
    """One card by the kernel's chance."""
    (card,) = members(card_set_of(*chosen(suit_word(cards), tarok_word(cards), number)))
    return card


class Chooser:
    """A chooser like the kernel's, out of the cards that the plain rules allow."""

    def __init__(self, seed: int, manner: int) -> None:
        self.number = seed
        self.manner = manner

    def __call__(self, hand: Hand) -> Card:
        own, rules = hand.hands[hand.seat], hand.rules
        cards = playable(rules, own, hand.trick.cards)
        if self.manner == BY_CHANCE:
            self.number = following(self.number)
            return picked(cards, self.number)
        at = position_of(hand)
        mine = hand.sides >> hand.seat & 1
        mate = int(at.led < 0 or hand.ours(at.holder) == bool(mine))
        fool = 0 if rules.fool is None else cards & 1 << rules.fool
        if fool:
            rest_s, rest_t = suit_word(cards ^ fool), tarok_word(cards ^ fool)
            two_left = own.bit_count() == 2
            over_s, over_t = (0, at.law.strong) if at.led < 0 else (at.over_s, at.over_t)
            cards = fool if spare(rest_s, rest_t, mate, over_s, over_t, two_left) else cards ^ fool
        words = (suit_word(cards), tarok_word(cards))
        unseen = sum(hand.hands) & ~own
        hidden = (suit_word(unseen), tarok_word(unseen))
        if self.manner == DUCKING:
            winners = card_set(card for card in members(cards) if self._wins(hand, card))
            if at.led < 0:
                return only(low_lead(*words, *hidden))
            if words[1]:
                return only((0, duck(words[1], tarok_word(winners))))
            return only((duck(words[0], suit_word(winners)), 0))
        if rules.fool is not None:
            hidden = (hidden[0], tarok_word(unseen & ~(1 << rules.fool)))  # it takes no card
        if at.led < 0:
            self.number = following(self.number)
            return only(lead(*words, mine, *hidden, 1, 0)) if self.number & 7 else picked(cards, self.number)
        seats = [(hand.seat + step) % rules.players for step in range(1, rules.players - len(hand.trick.cards))]
        foes = int(any(hand.ours(seat) != bool(mine) for seat in seats))
        how = (at.over_s, at.over_t, mate, foes, *hidden)
        if cards & TAROACE:
            return only((0, follow_tarok(words[1], *how, at.trick_s, at.trick_t)))
        return only((follow_suit(words[0], *how), 0))

    @staticmethod
    def _wins(hand: Hand, card: Card) -> bool:
        return winning(hand.rules, (*hand.trick.cards, card)) == card


def only(words: tuple[int, int]) -> Card:
    """The card of a set of one."""
    (card,) = members(card_set_of(*words))
    return card


def result_of(position: Position) -> dict[str, int]:
    """The result of a hand by the kernel."""
    end = position.end
    names = ("loser", "taker", "pagat_by", "last_s", "last_t", "winner", "won_s", "won_t", "lost_s", "lost_t")
    return {name: getattr(end, name) for name in (*names, "taken", "given")}


def check(rules: Rules, hands: list[CardSet], leader: int, sides: int, seed: int, manner: int, before: int) -> Hand:
    """Play a hand by the plain rules, from the beginning by chance; then on, and with the kernel from there."""
    hands = hands[: rules.players]
    sides &= (1 << rules.players) - 1
    sides = sides or 1
    hand = Hand(rules, list(hands), leader % rules.players, sides)
    chance = Chooser(seed + 77, BY_CHANCE)
    while before and not hand.over:
        hand.play(chance(hand))
        before -= 1
    if not hand.over:
        position, deal = position_of(hand), deal_of(hand.hands)
        hand.finish(Chooser(seed, manner))
        played_out(position, deal, sides, 0, 0, seed, manner)
        assert result_of(position) == hand.result()
    return hand


@settings(max_examples=400, deadline=None)
@given(laws(), dealt(), st.integers(1, 2**31 - 3), st.integers(0, 40))
def test_any_law_is_played_out_by_chance_as_the_plain_rules_say(
    rules: Rules, hands: tuple[list[CardSet], int, int], seed: int, before: int
) -> None:
    check(rules, *hands, seed, BY_CHANCE, before)


@settings(max_examples=250, deadline=None)
@given(laws(), dealt(), st.integers(1, 2**31 - 3), st.integers(0, 40), st.sampled_from([BY_RULES, DUCKING]))
def test_the_rules_of_thumb_play_what_any_law_allows(
    rules: Rules, hands: tuple[list[CardSet], int, int], seed: int, before: int, manner: int
) -> None:
    check(rules, *hands, seed, manner, before)


@pytest.mark.parametrize("rules", [KLOP, BEGGAR, COLOUR, TUBINGEN, LITTLE_TOUT], ids=str)
def test_whole_hands_of_other_games(rules: Rules) -> None:
    seen: Counter[str] = Counter()
    for number in range(150):
        random = Random(f"law/{number}")
        pack, size = (GREAT_PACK, 19) if rules.fool is not None else (PACK, 12)
        cards = random.sample(pack, 4 * size)
        hands = [card_set(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
        hand = check(rules, hands, number, 1 << number % 4, number + 1, (BY_CHANCE, DUCKING)[number % 2], 0)
        for trick in hand.tricks:
            three = {PAGAT, LUNA, SKIZ} <= set(trick.cards)
            seen["emperor"] += three and winning(rules, trick.cards) == PAGAT
            seen["fool led"] += trick.cards[0] == rules.fool
        seen["early"] += not hand.complete
        seen["whole"] += hand.complete
    assert seen["early" if rules.ours_end or rules.theirs_end else "whole"] > 30
    assert seen["fool led"] if rules.fool is not None and not rules.theirs_end else True


@pytest.mark.parametrize("order", list(permutations(("T1", "T21", "T22"))), ids="-".join)
@pytest.mark.parametrize(
    ("rules", "led", "wins"),
    [
        (Rules(emperor=ANY_ORDER), "HK", {"T1"}),
        (Rules(emperor=AFTER_BOTH), "HK", {"T1", "T22"}),
        (Rules(), "HK", {"T22"}),
        (Rules(trumps=False, emperor=ANY_ORDER), "HK", {"HK"}),
        (Rules(trumps=False, emperor=ANY_ORDER), "T9", {"T1"}),
    ],
    ids=["any order", "pagat last", "none", "no trumps, suit led", "no trumps, tarok led"],
)
def test_s53_the_emperor_trick(order: tuple[str, ...], rules: Rules, led: str, wins: set[str]) -> None:
    position = Position(rules.law())
    cards = [parse_card(name) for name in (led, *order)]
    for card in cards:
        position.lay(suit_word(1 << card), tarok_word(1 << card))
    winner = (led, *order)[position.leader]
    wanted = winner in wins
    if rules.emperor == AFTER_BOTH:
        wanted = winner == ("T1" if order[-1] == "T1" else "T22")
    assert wanted
    caught = led == "T9" or rules.trumps
    assert position.loser == (cards.index(LUNA) if caught else -1)


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "wanted"),
    [
        (KLOP, "H4 HK T5", "HN", "HK"),  # S54: beats within the suit
        (KLOP, "H4 H3 T5", "HN", "H4 H3"),  # ... if he can
        (KLOP, "H4 HK T5", "HN T2", "H4 HK"),  # a suit card beats no tarok
        (KLOP, "T5 T9 CK", "HN T7", "T9"),
        (KLOP, "T5 T6 CK", "HN T7", "T5 T6"),
        (KLOP, "T1 T5 CK", "HN T7", "T5"),  # S55: the pagat is kept back
        (KLOP, "T1 CK", "HN T7", "T1"),  # ... while there is another tarok
        (KLOP, "T1 CK", "", "T1 CK"),
        (KLOP, "T1 T2 CK", "", "T2 CK"),
        (KLOP, "T1 T5", "T21 T22", "T1"),  # the emperor trick lets it come, and it has to beat
        (KLOP, "T22 T5", "T1 T21", "T22"),  # by rank the skiz beats the mond, though the pagat will win
        (COLOUR, "T5 CK", "HN", "T5"),  # S52: the duty to play a tarok stays
        (TUBINGEN, "H4 T22 T5", "HN", "H4 T22"),  # U23: the fool comes to any trick
        (TUBINGEN, "C4 T22 T5", "HN", "T5 T22"),
        (TUBINGEN, "C4 T22", "HN", "C4 T22"),  # it is no tarok that would have to be played
        (TUBINGEN, "C4 H5 T3", "T22", "C4 H5 T3"),  # UA5: led, it binds nobody
        (TUBINGEN, "C4 H5 T3", "T22 H1", "H5"),
    ],
)
def test_what_may_be_played(rules: Rules, hand: str, trick: str, wanted: str) -> None:
    position = Position(rules.law())
    for name in trick.split():
        cards = 1 << parse_card(name)
        position.lay(suit_word(cards), tarok_word(cards))
    held = parse_cards(hand)
    assert playable(rules, held, tuple(parse_card(name) for name in trick.split())) == parse_cards(wanted)
    found = legal(
        position.law,
        suit_word(held),
        tarok_word(held),
        position.led,
        position.over_s,
        position.over_t,
        position.trick_t,
    )
    assert card_set_of(*found) == parse_cards(wanted)


@pytest.mark.parametrize(
    ("hands", "home"),
    [
        (("HK D2", "T22 DK", "H2 D3", "H3 D4"), True),
        (("HK HQ", "T22 H4", "H2 D3", "H3 D4"), False),  # UA6: its side has no trick to pay with
        (("H2 HQ", "HK T22", "H3 D3", "H4 D4"), False),  # U24: the last trick's winner has it
    ],
    ids=["paid for", "no trick", "last trick"],
)
def test_u23_the_fool_comes_home_for_a_pip(hands: tuple[str, ...], home: bool) -> None:
    hand = Hand(TUBINGEN, [parse_cards(names) for names in hands], 0, 0b0010)  # the fool's side against the others
    for names in hands:
        hand.play(parse_card(names.split()[0]))
    position, deal = position_of(hand), deal_of(hand.hands)
    hand.finish(Chooser(1, BY_CHANCE))
    played_out(position, deal, hand.sides, 0, 0, 1, BY_CHANCE)
    end = position.end
    assert result_of(position) == hand.result()
    assert bool(end.won_t >> 21 & 1) == home
    assert card_set_of(end.won_s, end.won_t).bit_count() == 4 * end.taken


def test_five_at_the_table_and_four_of_them_play() -> None:
    """S73: the dealer sits out; the kernel's seats are the four others in their order."""
    random = Random(73)
    for dealer in range(5):
        playing = [(dealer + 1 + step) % 5 for step in range(4)]
        cards = random.sample(PACK, 54)
        hands = {seat: card_set(cards[at * 12 : at * 12 + 12]) for at, seat in enumerate(playing)}
        talon = card_set(cards[48:])
        me = playing.index((dealer + 2) % 5)
        fixed = [hands[playing[me]] if at == me else 0 for at in range(4)] + [0, 0]
        sampler = DealSampler([suit_word(each) for each in fixed], [tarok_word(each) for each in fixed])
        for place in range(4):
            if place != me:
                sampler.add_bin(place, 12, suit_word(card_set(PACK)), tarok_word(card_set(PACK)))
        sampler.add_bin(4, 6, suit_word(card_set(PACK)), tarok_word(card_set(PACK)))
        for card in PACK:
            if not fixed[me] >> card & 1:
                sampler.add_card(suit_word(1 << card), tarok_word(1 << card), [100] * 4)
        sampler.seed(dealer)
        assert sampler.next()
        found = [card_set_of(sampler.deal.suits(at), sampler.deal.taroks(at)) for at in range(4)]
        assert found[me] == fixed[me]
        assert [hand.bit_count() for hand in found] == [12] * 4
        assert sum(found) | card_set_of(sampler.deal.rest_s, sampler.deal.rest_t) == card_set(PACK)
        assert talon.bit_count() == 6
        hand = check(KLOP, found, 0, 1 << me, dealer + 1, DUCKING, 0)
        by_seat = {playing[hand.winner(trick)] for trick in hand.tricks}
        assert dealer not in by_seat


def test_the_greatest_pack_is_dealt_whole() -> None:
    """78 cards: four hands of nineteen, and the dealer's two discards (U6)."""
    everything = card_set(GREAT_PACK)
    sampler = DealSampler([0] * 6, [0] * 6)
    for place, size in ((0, 19), (1, 19), (2, 19), (3, 19), (5, 2)):
        sampler.add_bin(place, size, suit_word(everything), tarok_word(everything))
    for card in GREAT_PACK:
        sampler.add_card(suit_word(1 << card), tarok_word(1 << card), [1] * 5)
    sampler.seed(5)
    for number in range(30):
        assert sampler.next()
        deal = sampler.deal
        hands = [card_set_of(deal.suits(seat), deal.taroks(seat)) for seat in range(4)]
        laid = card_set_of(deal.laid_s, deal.laid_t)
        assert [hand.bit_count() for hand in (*hands, laid)] == [19] * 4 + [2]
        assert sum(hands) + laid == everything
        check(TUBINGEN, hands, number, 1, number + 1, BY_RULES, 0)


@settings(max_examples=60, deadline=None)
@given(laws(), dealt(), st.integers(1, 2**31 - 3))
def test_a_history_under_any_law_weighs_only_choices(
    rules: Rules, hands: tuple[list[CardSet], int, int], seed: int
) -> None:
    cards, leader, sides = hands
    hand = Hand(rules, cards[: rules.players], leader % rules.players, sides)
    history, chance, chances = History(rules.law()), Chooser(seed, BY_CHANCE), 0
    while not hand.over:
        card = chance(hand)
        chances += hand.seat != 0 and playable(rules, hand.hands[hand.seat], hand.trick.cards).bit_count() > 1
        history.add(position_of(hand), suit_word(1 << card), tarok_word(1 << card))
        hand.play(card)
    weight = history.weight(deal_of(hand.hands), hand.sides, 0, 0, 1)
    assert 0.25**chances <= weight <= 1.0


def test_a_plain_law_is_not_odd() -> None:
    assert not Law(4).odd
    for rules in (KLOP, BEGGAR, COLOUR, TUBINGEN, LITTLE_TOUT, Rules(pagat_last=True), Rules(theirs_end=2)):
        assert rules.law().odd
