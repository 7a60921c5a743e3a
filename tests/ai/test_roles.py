"""The friends and opponents of a seat, as far as the rules let it know: found by giving the unseen cards out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest

from ai.games import lone_of, roles_of
from ai.roles import Lone, Relation, RoleReason
from engine import KINGS, PAGAT, TAROACE, CardSet, Seat, Side, State, View, card_set, members, observe
from tests.support.honesty import decisions
from tests.support.unseen import redealt

DECISIONS = 3000
LAID, REST = "laid", "rest"


def places(state: State, view: View) -> dict[Seat | str, tuple[CardSet, int]]:
    """The places of the cards that the seat does not see: the cards possible there by all shown, and their number."""
    table, hidden = state
    seen = card_set(card for trick in table.play.tricks for card in trick.cards) | card_set(table.play.trick)
    seen |= view.hand | view.laid_away | table.face_up | card_set(view.looked)
    opened = card_set(card for card in table.talon.cards if card is not None)
    size = table.contract.talon_cards if table.contract else 0
    taken = table.talon.taken
    back: CardSet = 0
    if taken is not None and size:
        group = table.talon.cards[(taken - 1) * size : taken * size]
        back = card_set(card for card in group if card is not None)
    unseen = table.variant.pack.cards & ~seen & ~(opened & ~back)
    found: dict[Seat | str, tuple[CardSet, int]] = {}
    for seat in range(table.players):
        if seat == view.seat:
            continue
        may = unseen if seat == table.declarer else unseen & ~back
        for trick in [*table.play.tricks, None]:
            leader, cards = (trick.leader, trick.cards) if trick else (table.play.leader, table.play.trick)
            step = (seat - leader) % table.players
            if step < len(cards):
                may &= ~missing(cards[0], cards[step], table.variant.pack.cards)
        if table.sides[seat] is Side.OPPONENTS and table.called is not None:
            may &= ~(1 << table.called)
        found[seat] = may, hidden.hands[seat].bit_count()
    if view.seat != table.declarer:
        found[LAID] = unseen & ~(TAROACE | KINGS) & ~back | unseen & back & ~(TAROACE | KINGS), 0
        found[LAID] = found[LAID][0], (hidden.laid_away & ~table.face_up).bit_count()
    inside = sum(size for _, size in found.values())
    found[REST] = unseen & ~back, unseen.bit_count() - inside
    return found


@cache
def missing(led: int, card: int, pack: CardSet) -> CardSet:
    """R84: the cards that a player who played that card to that lead cannot hold."""
    suits = [card_set(each for each in members(pack) if same(each, first)) for first in (led, card)]
    if same(led, card):
        return 0
    return suits[0] if TAROACE >> card & 1 else suits[0] | TAROACE


def same(one: int, other: int) -> bool:
    from engine import suit_of

    return suit_of(one) is suit_of(other)


def can_hold(state: State, view: View, holder: Seat | str) -> bool:
    """True if the unseen cards can be given out with the called king there."""
    table = state.table
    assert table.called is not None
    king, found = 1 << table.called, places(state, view)
    may, size = found[holder]
    if not may & king or not size:
        return False
    fixed: dict[Seat | str, CardSet] = {holder: king}
    for bonus in table.speech.announced:  # R69: the announcer of the pagat has it
        if bonus.item == "pagat" and bonus.seat in found and not played(table, PAGAT) and found[bonus.seat][1]:
            fixed[bonus.seat] = fixed.get(bonus.seat, 0) | 1 << PAGAT
    counts = {}
    if table.speech.declared:
        for seat, count in enumerate(table.speech.declared):
            if seat in found and count and count < table.variant.prices.counts[-1]:
                counts[seat] = count - sum(1 for card in by(table, seat) if TAROACE >> card & 1)
    spots: list[tuple[Seat | str, CardSet]] = []
    left = 0
    for cards, _ in found.values():
        left |= cards
    for place, (cards, room) in found.items():
        held = fixed.get(place, 0)
        left &= ~held
        room -= held.bit_count()
        if room < 0:
            return False
        trumps = counts.get(place) if isinstance(place, int) else None
        if trumps is None:
            spots += [(place, cards)] * room
        else:
            trumps -= (held & TAROACE).bit_count()
            if not 0 <= trumps <= room:
                return False
            spots += [(place, cards & TAROACE)] * trumps + [(place, cards & ~TAROACE)] * (room - trumps)
    return matched([cards & left for _, cards in spots])


def played(table: object, card: int) -> bool:
    play = table.play  # type: ignore[attr-defined]
    return any(card in trick.cards for trick in play.tricks) or card in play.trick


def by(table: object, seat: Seat) -> list[int]:
    """The cards that a seat has played."""
    play, players = table.play, table.players  # type: ignore[attr-defined]
    both = [*((trick.leader, trick.cards) for trick in play.tricks), (play.leader, play.trick)]
    return [cards[(seat - leader) % players] for leader, cards in both if (seat - leader) % players < len(cards)]


def matched(spots: list[CardSet]) -> bool:
    """True if each spot can have a card of its own: augmenting paths."""
    owner: dict[CardSet, int] = {}
    free = tried = 0

    def give(spot: int) -> bool:
        nonlocal free, tried
        untaken = spots[spot] & free
        if untaken:  # no spot has to move for such a card
            card = untaken & -untaken
            free ^= card
            owner[card] = spot
            return True
        while others := spots[spot] & ~tried:
            card = others & -others
            tried |= card
            if give(owner[card]):
                owner[card] = spot
                return True
        return False

    for cards in spots:
        free |= cards
    for spot in range(len(spots)):
        tried = 0
        if not give(spot):
            return False
    return True


def expected(state: State, view: View) -> list[Relation | None]:
    """The relation of each seat, by every deal that could be."""
    table = state.table
    assert table.called is not None
    assert table.declarer is not None
    found: list[Relation | None] = []
    everywhere = places(state, view)
    king_there = [place for place in everywhere if can_hold(state, view, place)]
    for seat in range(table.players):
        if seat == view.seat:
            found.append(None)
            continue
        if table.sides[seat] is not None and view.side is not None and seat != table.declarer:
            same_side = table.sides[seat] is view.side
            found.append(Relation.WITH if same_side else Relation.AGAINST)
            continue
        if not king_there:  # it is seen: in the own hand, in the talon, on the table
            partner = state.hidden.partner
            truth = Side.DECLARER if seat in (table.declarer, partner) else Side.OPPONENTS
            found.append(Relation.WITH if truth is view.side else Relation.AGAINST)
            continue
        sides = {
            Side.DECLARER if seat in (table.declarer, place) else Side.OPPONENTS
            for place in king_there
        }  # fmt: skip
        found.append(
            Relation.UNKNOWN if len(sides) > 1 else Relation.WITH if sides == {view.side} else Relation.AGAINST
        )
    return found


def alone(state: State, view: View) -> Lone:
    """The ways in which the declarer could be alone, by every deal that could be."""
    table = state.table
    if view.side is None or table.declarer is None or table.sides_known:
        return Lone()
    if view.seat != table.declarer and view.side is Side.DECLARER:
        return Lone()
    own = view.seat != table.declarer and can_hold(state, view, table.declarer)
    return Lone(can_hold(state, view, REST), own)


@pytest.mark.parametrize("part", range(3))
def test_the_roles_are_what_every_deal_that_could_be_agrees_on(part: int) -> None:
    """R35 … R38: with or against as soon as no deal says otherwise, and not before; the truth is never denied."""
    seen: Counter[object] = Counter()
    random = Random(part)
    for state in islice((s for s in decisions(f"roles/{part}") if s.table.called is not None), DECISIONS // 3):
        for seat in (random.randrange(state.table.players),):
            view = observe(state, seat)
            roles = roles_of(view)
            wanted = expected(state, view)
            assert [None if place == seat else role.relation for place, role in enumerate(roles)] == wanted, (
                view.seat, roles, wanted, state.table,
            )  # fmt: skip
            lone = alone(state, view)
            assert lone_of(view) == lone, (view.seat, state.table)
            seen[lone] += 1
            seen.update(role.because for role in roles)
            seen.update((role.relation, state.table.declarer == seat) for role in roles)
            assert roles_of(observe(redealt(state, view, random), seat)) == roles
    assert seen[Lone(talon=True, own=True)] > 20
    assert seen[Lone(talon=True)] > 20
    assert seen[RoleReason.OWN_KING] > 20
    assert seen[RoleReason.NO_KING] > 100
    assert seen[RoleReason.SHOWN] > 20
