"""Sides in games with a called king: a seat's certain knowledge from its own hand and public events.

A side is known as soon as no deal that agrees with all the facts gives the king to another player (R35 … R38, R84).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from ai.games.romanian.constraints import RomanianConstraints, taroace_left
from ai.places import LAID, REST
from ai.roles import (
    NOT_LONE,
    UNKNOWN,
    Lone,
    Relation,
    Role,
    RoleReason,
    by_own_king,
    lone_by_place,
    public_roles,
    shown_by,
    without_call,
)
from engine import SUIT_CARDS, TAROACE, CardSet, Seat, Side, Suit, Trick, View, suit_of

Node = tuple[CardSet, int]
"""A place that takes cards of a set, and their number."""


def roles(view: View) -> Sequence[Role]:
    """The role of each seat for the viewing seat; empty while there are no sides."""
    table, me = view.table, view.seat
    known = list(public_roles(view))
    if not known:
        return ()
    declarer, called = table.declarer, table.called
    if called is None or declarer is None:
        return without_call(known) if called is None else tuple(known)
    shown = shown_by(table)
    for seat, role in enumerate(known):
        if role.because is RoleReason.PUBLIC:
            known[seat] = Role(role.relation, *_public_reason(view, shown))
    if me == declarer and _alone(view):
        own = bool((view.hand | view.laid_away) >> called & 1)
        return _all_but(me, known, Relation.AGAINST, RoleReason.OWN_KING if own else RoleReason.TALON)
    if me != declarer and view.side is Side.DECLARER:
        return by_own_king(known, me, declarer)
    if me != declarer and (table.sides[declarer] is None or known[declarer].because is RoleReason.PUBLIC):
        known[declarer] = Role(Relation.AGAINST, RoleReason.NO_KING)
    if all(role is not UNKNOWN for role in known):
        return tuple(known)
    return tuple(_reasoned(view, known))


def _all_but(me: Seat, known: Sequence[Role], relation: Relation, because: RoleReason) -> tuple[Role, ...]:
    return tuple(role if seat == me else Role(relation, because) for seat, role in enumerate(known))


def _alone(view: View) -> bool:
    """True if the declarer knows that no other player holds the called king."""
    called = view.table.called
    return view.king_seen or called is None or bool((view.hand | view.laid_away) >> called & 1)


def _tricks(view: View) -> Iterator[tuple[Seat, Sequence[int]]]:
    play = view.table.play
    done: Iterable[Trick] = play.tricks
    return chain(((trick.leader, trick.cards) for trick in done), [(play.leader, play.trick)])


def _public_reason(view: View, shown: Seat | None) -> tuple[RoleReason, Seat | None]:
    if shown is not None:
        return RoleReason.SHOWN, shown
    if view.table.called in view.table.talon.cards:
        return RoleReason.TALON, None
    return RoleReason.PUBLIC, None


def _reasoned(view: View, known: list[Role]) -> Iterator[Role]:
    """The roles that follow from the king's possible places."""
    table, me = view.table, view.seat
    possible = holders(view)
    suit = SUIT_CARDS[suit_of(table.called or 0)]
    voids = _voids(view)
    same = me == table.declarer
    for seat, role in enumerate(known):
        if role is not UNKNOWN:
            yield role
        elif seat not in possible:
            relation = Relation.AGAINST if same else Relation.WITH
            because = RoleReason.VOID if voids[seat] & suit else RoleReason.COUNTED
            yield Role(relation, because, seat if because is RoleReason.VOID else None)
        elif possible == {seat}:
            yield Role(Relation.WITH if same else Relation.AGAINST, RoleReason.LEFT_OVER)
        else:
            yield UNKNOWN


def _voids(view: View) -> list[CardSet]:
    """For each seat the cards it has shown not to hold (R84)."""
    players = view.table.players
    voids = [0] * players
    for leader, cards in _tricks(view):
        for place, card in enumerate(cards):
            led = suit_of(cards[0])
            if suit_of(card) is not led:
                other = 0 if suit_of(card) is Suit.TAROK else TAROACE
                voids[(leader + place) % players] |= SUIT_CARDS[led] | other
    return voids


def lone(view: View) -> Lone:
    """R37, R38: the ways in which the declarer may be alone."""
    table = view.table
    if not public_roles(view) or table.called is None or (view.seat == table.declarer and _alone(view)):
        return NOT_LONE
    return lone_by_place(view, holders(view), REST)


def holders(view: View) -> set[int]:
    """The places where the called king can be, by `RomanianConstraints`: seats, the talon's rest, the declarer."""
    table = view.table
    if table.called is None:
        return set()
    facts = RomanianConstraints(view)
    facts.place_king(None, False)
    king = 1 << table.called
    if not facts.unseen & king:
        return {place for place, cards in enumerate(facts.fixed) if cards & king}
    sizes = facts.sizes()
    found = set()
    for place in range(len(sizes)):
        if not facts.takes[place] & king or sizes[place] <= 0:
            continue
        left = list(sizes)
        left[place] -= 1
        if _fits(view, facts, facts.unseen & ~king, left):
            found.add(place)
    return found


def _fits(view: View, facts: RomanianConstraints, unseen: CardSet, sizes: list[int]) -> bool:
    """True if the unseen cards can be given to the places so that each gets its cards: Hall's condition."""
    nodes: list[Node] = []
    for place, size in enumerate(sizes):
        takes = facts.takes[place]
        if place == view.seat:
            continue
        taroace = taroace_left(view.table, place, facts) if place not in (REST, LAID) else -1
        if taroace < 0:
            nodes.append((takes, size))
        elif taroace > size:
            return False
        else:
            nodes += [(takes & TAROACE, taroace), (takes & ~TAROACE, size - taroace)]
    classes = [unseen & SUIT_CARDS[suit] for suit in Suit]
    returned = _returned(facts, unseen)
    classes = [part & ~returned for part in classes] + [returned & SUIT_CARDS[suit] for suit in Suit]
    classes = [part for part in classes if part]
    for chosen in range(1, 1 << len(classes)):
        cards = [part for place, part in enumerate(classes) if chosen >> place & 1]
        room = sum(size for takes, size in nodes if any(takes & part for part in cards))
        if sum(part.bit_count() for part in cards) > room:
            return False
    return True


def _returned(facts: RomanianConstraints, unseen: CardSet) -> CardSet:
    """Cards that only the declarer can have: places differ in them as they do not in others of the suit."""
    everywhere = unseen
    for place in range(REST):
        if place != facts.view.table.declarer and place != facts.view.seat and place < facts.view.table.players:
            everywhere &= ~facts.takes[place]
    return everywhere & ~facts.takes[REST]
