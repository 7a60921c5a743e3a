"""The claim that each reason makes of the cards, checked from the view alone and by no function of the bots.

Game points stand in reasons before the stake of a double hand (R114), which the words count in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ai.reasons import Why
from engine import (
    GAME,
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    Action,
    Announce,
    Bid,
    CallKing,
    Card,
    CardSet,
    Declare,
    Double,
    Hold,
    Keep,
    MakeBid,
    Pass,
    PassAnnouncing,
    Refusal,
    Reject,
    Side,
    Suit,
    Surrender,
    TakeGroup,
    ThrowIn,
    card_name,
    card_set,
    legal_actions,
    members,
    objection,
    suit_of,
    tarok_number,
)
from engine.games.romanian.prices import game_price
from engine.games.slovenian.certainty import called_card
from engine.prices import surrender_price

from .claims_slovenian import BEFORE_THE_PLAY, named_row
from .claims_slovenian_play import IN_PLAY
from .claims_tubingen import OF_TUBINGEN
from .seeing import Moment, card, cards, suit
from .trick_ends import cards_to_come, winners

Params = Mapping[str, Any]
Claim = Callable[[Moment, Params], bool]

NEAR_MIDDLE = 10
"""So far from the middle is still near it."""
BELOW_TEN = 10


def _percent(params: Params, least: int = 0, most: int = 100) -> bool:
    return bool(least <= params["percent"] <= most)


def _chance(m: Moment, p: Params) -> bool:
    key = p["contract"]
    row = m.view.table.variant.contract(key)
    if m.view.table.variant.key.startswith("slovenian"):
        return row is not None and named_row(m, key) and _percent(p)
    meant = _open(m)[0].contract == key if isinstance(m.action, Pass) else m.raises and m.contract is row
    return row is not None and meant and _percent(p)


def _top(m: Moment) -> CardSet:
    """The four highest taroks."""
    return card_set(members(m.taroks)[-4:])


def _open(m: Moment) -> list[Bid]:
    """The bids that the seat may still make or hold, the lowest first."""
    found = []
    for action in legal_actions(m.view):
        if isinstance(action, Hold) and m.view.table.auction.bid is not None:
            found.append(m.view.table.auction.bid)
        elif isinstance(action, MakeBid):
            found.append(action.bid)
    order = [row.key for row in m.view.table.variant.contracts]
    return sorted(found, key=lambda bid: (order.index(bid.contract), bid.ordinal))


def _next(m: Moment, p: Params) -> bool:
    row = m.view.table.variant.contract(p["contract"])
    lowest = _open(m)[0] == Bid(p["contract"], p["level"])
    return (
        isinstance(m.action, Pass)
        and lowest
        and row is not None
        and (p["win"], p["lose"]) == tuple(game_price(row, p["level"]))
    )


def _fewer(m: Moment, p: Params) -> bool:
    """A declarer holds more taroks than fall to him in the deal: one or two more."""
    variant = m.view.table.variant
    average = variant.hand_size * 22 / variant.pack.size
    return isinstance(m.action, Pass) and p["count"] == m.taroace < p["usual"] and average < p["usual"] < average + 2


def _chance_short(m: Moment, p: Params) -> bool:
    """At the chance that is needed the bid pays nothing on average."""
    row = m.view.table.variant.contract(p["contract"])
    if row is None or not isinstance(m.action, Pass) or _open(m)[0] != Bid(p["contract"], p["level"]):
        return False
    win, lose = game_price(row, p["level"])
    even = abs(p["needed"] * win - (100 - p["needed"]) * lose) <= (win + lose) / 2
    return bool(even and 50 <= p["percent"] < p["needed"])


def _length(m: Moment, p: Params, *, enough: bool) -> bool:
    """The facts about the hand, and about a possible bid: the action's, or the lowest one that a pass leaves."""
    held = (m.hand & (1 << SKIZ | 1 << LUNA)).bit_count()
    bid = Bid(p["contract"], p["level"])
    meant = _open(m)[0] == bid if isinstance(m.action, Pass) else m.raises and m.level == p["level"]
    told = (p["count"], p["tops"]) == (m.taroace, held)
    return told and meant and (0 < p["enough"] <= p["count"]) is enough


def _level(m: Moment, p: Params) -> bool:
    row, level = m.contract, m.level
    if row is None or level is None or p["level"] != level:
        return False
    return (p["win"], p["lose"]) == tuple(game_price(row, level))


def _la_mine(m: Moment, p: Params) -> bool:
    table = m.view.table
    first = (table.dealer + 1) % table.players
    later = (p["seat"] - first) % table.players > (m.view.seat - first) % table.players
    return isinstance(m.action, Hold) and p["seat"] == table.auction.holder and later


def _short(m: Moment, p: Params) -> bool:
    few = {"HDCS"[s] for s in (Suit(n) for n in range(4)) if (m.hand & SUIT_CARDS[s] & ~KINGS).bit_count() <= 1}
    return {*p["suits"]} == few and bool(few)


def _own_suit(m: Moment, p: Params) -> int:
    return (m.hand & SUIT_CARDS[suit(p["suit"])]).bit_count()


def _calls(m: Moment, p: Params) -> bool:
    return isinstance(m.action, CallKing) and suit_of(m.action.card) is suit(p["suit"])


def _talon_risk(m: Moment, p: Params) -> bool:
    assert isinstance(m.action, CallKing)
    variant = m.view.table.variant
    hidden = variant.pack.size - variant.hand_size
    return not m.hand >> m.action.card & 1 and p["percent"] == round(100 * variant.talon_size / hidden)


def _next_group(m: Moment, p: Params) -> bool:
    talon = m.view.table.talon
    return isinstance(m.action, Reject) and len(talon.seen) < talon.groups


def _guard(m: Moment, p: Params) -> bool:
    court = card(p["card"])
    smaller = m.kept & SUIT_CARDS[suit_of(court)] & (1 << court) - 1
    return bool((KINGS | KINGS >> 1) >> court & 1 and m.kept >> court & 1 and smaller)


def _keeps_called(m: Moment, p: Params) -> bool:
    s = suit(p["suit"])
    left = m.kept & SUIT_CARDS[s]
    return m.called is not None and suit_of(m.called) is s and bool(left) and not left & KINGS


def _counts(m: Moment) -> tuple[int, ...]:
    return (8, 9, 10) if m.view.table.players == 4 else (10, 11, 12)


def _must_declare(m: Moment, p: Params) -> bool:
    """R65: before the bonus is announced and before it is doubled, at whatever step it stands."""
    steps: tuple[Action, ...] = (
        Announce(p["item"]),
        *(Double(p["item"], seat) for seat in range(m.view.table.players)),
    )
    refused = [why.reason for step in steps if (why := objection(m.view, step)) is not None]
    return m.action == Declare(p["count"]) and Refusal.MUST_DECLARE in refused


def _bonus_cards(m: Moment, p: Params) -> bool:
    assert isinstance(m.action, Announce)
    king = called_card(m.view)
    called = 0 if king is None else 1 << king
    about = {"trula": TRULA, "luna": TRULA, "regii": KINGS, "rege": KINGS, "kings": KINGS, "king": called}.get(
        m.action.item, TAROACE
    )
    return cards(p["cards"]) == m.hand & about != 0


def _declared(m: Moment, p: Params) -> bool:
    return isinstance(m.action, Declare) and p["count"] == m.action.count <= m.taroace


def _signal(m: Moment, p: Params, *, small: bool) -> bool:
    tops = m.hand & (1 << SKIZ | 1 << LUNA)
    number = tarok_number(m.played)
    if small:
        return _leads_tarok(m, p) and bool(tops) and number < BELOW_TEN
    return _leads_tarok(m, p) and not tops and number >= BELOW_TEN and m.played == (m.hand & TAROACE).bit_length() - 1


def _leads_tarok(m: Moment, p: Params) -> bool:
    told = p.get("card", card_name(m.played)) == card_name(m.played)
    return bool(m.led is None and suit_of(m.played) is Suit.TAROK and told)


def _leads(m: Moment, p: Params) -> bool:
    if m.led is not None:
        return False
    if "suit" in p:
        return suit_of(m.played) is suit(p["suit"])
    return bool(p.get("card", card_name(m.played)) == card_name(m.played))


def _highest(m: Moment) -> int:
    return (m.hand & SUIT_CARDS[suit_of(m.played)]).bit_length() - 1


def _later(m: Moment, seat: int) -> bool:
    return seat in m.later


def _winner(m: Moment, p: Params) -> bool:
    return m.best is not None and p["seat"] == m.player(m.best) and m.may_be_friend(p["seat"])


def _beatable(m: Moment) -> bool:
    """True if a later player can still beat the best card so far, as far as the seat knows."""
    if not _may_beat(m, m.best):
        return False
    return m.redeal is None or any(map(m.beats, (card for state in m.redeal() for card in cards_to_come(state, m))))


def _may_beat(m: Moment, best: Card | None) -> bool:
    """True if a later player may beat a card by the voids and the cards left, each for itself."""
    if best is None:
        return False
    for seat in m.later:
        if m.above(best, seat) and not m.void(seat, suit_of(best)):
            return True
        if m.trumps and suit_of(best) is m.led is not Suit.TAROK and not m.void(seat, Suit.TAROK):
            return True
    return False


def _alone(m: Moment) -> bool:
    """True if the seat is the declarer and knows that he has no partner."""
    called, contract = m.called, m.view.table.contract
    unnamed = called is None and contract is not None and contract.calls_king
    own = not unnamed and (called is None or (m.hand | m.view.laid_away) >> called & 1 == 1 or m.view.king_seen)
    return m.view.seat == m.view.table.declarer and own


def _points(m: Moment, p: Params) -> bool:
    """The points of the trick, counted in threes (R5) or by faces, before or with the own card; else as `_whole`."""
    if m.ski:
        return _whole(m, p)
    faces = sum(map(m.worth, m.trick))
    return bool(faces - len(m.trick) <= p["points"] <= faces + m.worth(m.played))


def _whole(m: Moment, p: Params) -> bool:
    """U4: four cards and the value of each; the Ski is taken back for ½ (U23), and the cards to come count ½."""
    halves = [1 if m.kind(each) is None else 2 * m.worth(each) for each in (*m.trick, m.played)]
    return bool(2 * p["points"] == sum(halves) + 4 - len(halves))


def in_trick(m: Moment, p: Params) -> bool:
    """True of the seats that still play to the trick, and of the points in it if they are named."""
    if tuple(p["after"]) != m.later or "points" not in p:
        return tuple(p["after"]) == m.later
    return _whole(m, p) if m.ski else bool(p["points"] == sum(map(m.worth, m.trick)))


def _takes(m: Moment, p: Params) -> bool:
    return m.best is not None and m.beats(m.played)


def _likely(m: Moment, p: Params) -> bool:
    higher = m.higher(m.played).bit_count()
    # With nothing higher only a tarok can beat it: then it is none itself, or the škis, which the pagat beats (S53).
    worded = bool(higher) or suit_of(m.played) is not Suit.TAROK or not p["points"] or (m.played == SKIZ and not m.ski)
    return _takes(m, p) and p["higher"] == higher and _percent(p) and worded


def _under(m: Moment, p: Params) -> bool:
    """Below it in its own suit."""
    if m.best is None or p["card"] != card_name(m.best):
        return False
    return suit_of(m.played) is suit_of(m.best) and m.played < m.best


def _follows(m: Moment, p: Params) -> bool:
    """A suit has to be followed in which no card can win any more, for somebody has ruffed."""
    if m.best is None or p["card"] != card_name(m.best) or suit_of(m.best) is not Suit.TAROK:
        return False
    return suit_of(m.played) is m.led is suit(p["suit"]) is not Suit.TAROK


def _no_trump(m: Moment, p: Params) -> bool:
    led = m.led
    return led is suit(p["suit"]) and not m.hand & (SUIT_CARDS[led] | TAROACE) & ~(TAROACE & ~m.taroks)


def _settled(m: Moment) -> bool:
    """True if no player still to come can have a card that beats the own one."""
    if not _may_beat(m, m.played):
        return True
    return m.redeal is not None and all(winners(state, m.action) == {m.view.seat} for state in m.redeal())


def _keeps_high(m: Moment, p: Params) -> bool:
    high = card(p["card"])
    same = suit_of(high) is suit_of(m.played)
    return high in m.plays and same and bool(m.trick) and m.beats(high) and not m.beats(m.played) and in_trick(m, p)


def _keeps_pagat(m: Moment, p: Params) -> bool:
    table = m.view.table
    left = table.variant.hand_size - len(table.play.tricks)
    out = (m.unseen & TAROACE).bit_count()
    return bool(m.hand >> PAGAT & 1) and m.played != PAGAT and (p["tricks"], p["taroace"]) == (left, out)


def _keeps_king(m: Moment, p: Params) -> bool:
    mine = any(b.item == "rege" and b.seat == m.view.seat for b in m.view.table.speech.announced)
    king = card(p["card"])
    return mine and king == m.called and bool(m.hand >> king & 1) and m.played != king


def _draws(m: Moment, p: Params) -> bool:
    out = (m.unseen & TAROACE).bit_count()
    return _leads_tarok(m, p) and (p["taroace"], p["unseen"]) == (m.taroace, out) and out > 0


def _void_seat(m: Moment, p: Params, *, friend: bool) -> bool:
    seat, s = p["seat"], suit(p["suit"])
    able = not m.void(seat, Suit.TAROK)
    side = m.may_be_friend(seat) if friend else m.may_be_foe(seat)
    return _leads(m, p) and _later(m, seat) and m.void(seat, s) and able and side


def _leads_called(m: Moment, p: Params) -> bool:
    called = m.called
    mine = m.view.seat == m.view.table.declarer and not m.view.king_seen
    return (
        _leads(m, p)
        and called is not None
        and suit_of(called) is suit(p["suit"])
        and mine
        and bool(m.unseen >> called & 1)
    )


def rounds(m: Moment, p: Params) -> int:
    """The number of tricks to which the suit was led."""
    led = [[kind for kind in map(m.kind, trick.cards) if kind is not None][:1] for trick in m.view.table.play.tricks]
    return led.count([suit(p["suit"])])


def unseen_of(m: Moment, p: Params) -> int:
    """The number of unseen cards of the suit."""
    return (m.unseen & SUIT_CARDS[suit(p["suit"])]).bit_count()


def voids_unknown(m: Moment, p: Params) -> bool:
    """True if the suit is led and no other seat is known to be without it."""
    return _leads(m, p) and not any(m.void(seat, suit(p["suit"])) for seat in m.later)


def _catches_luna(m: Moment, p: Params) -> bool:
    return m.played == SKIZ and LUNA in m.trick and m.may_be_foe(m.player(LUNA))


def _catches_king(m: Moment, p: Params) -> bool:
    king = card(p["card"])
    taken = king == m.called and king in m.trick and m.beats(m.played) and m.view.side is Side.OPPONENTS
    return taken and (p["percent"] == 100) <= _settled(m)


def _reads(m: Moment, p: Params, *, small: bool) -> bool:
    if not m.trick or suit_of(m.trick[0]) is not Suit.TAROK or m.player(m.trick[0]) != p["seat"]:
        return False
    named = p.get("card", card_name(m.trick[0])) == card_name(m.trick[0])
    return (tarok_number(m.trick[0]) < BELOW_TEN) is small and named


def _michi(m: Moment) -> bool:
    contract = m.view.table.contract
    return contract is not None and contract.individual


CLAIMS: Final[dict[str, Claim]] = {
    **OF_TUBINGEN,  # first: its other meanings hold in that game alone
    Why.HOPELESS_HAND: lambda m, p: m.action == ThrowIn() and not m.hand & (TAROACE | KINGS),
    Why.GOOD_FOR_DUCKING: lambda m, p: (
        isinstance(m.action, Keep | Pass)
        and m.view.table.auction.bid is None
        and 0 <= p["danger"] <= m.view.table.variant.hand_size
    ),
    Why.TAROACE: lambda m, p: p["count"] == m.taroace,
    Why.TAROACE_ENOUGH: lambda m, p: _length(m, p, enough=True),
    Why.TAROACE_SHORT: lambda m, p: isinstance(m.action, Pass) and _length(m, p, enough=False),
    Why.TOP_TAROACE: lambda m, p: cards(p["cards"]) == m.hand & _top(m) != 0,
    Why.KINGS: lambda m, p: p["count"] == m.kings > 0,
    Why.SHORT_SUITS: _short,
    Why.GAME_CHANCE: _chance,
    Why.LEVEL_COST: _level,
    Why.NEXT_COST: _next,
    Why.FEWER_THAN_USUAL: _fewer,
    Why.NO_TOP: lambda m, p: isinstance(m.action, Pass) and not m.hand & _top(m),
    Why.CHANCE_SHORT: _chance_short,
    Why.LA_MINE: _la_mine,
    Why.LAST_WORD: lambda m, p: (
        m.view.table.auction.bid is None and m.view.table.auction.passed.bit_count() == m.view.table.players - 1
    ),
    Why.NO_TALON: lambda m, p: m.raises and m.contract is not None and not m.contract.talon_cards,
    Why.CALL_LENGTH: lambda m, p: (
        _calls(m, p) and p["count"] == _own_suit(m, p) > 0 and not m.hand & KINGS & SUIT_CARDS[suit(p["suit"])]
    ),
    Why.CALL_QUEEN: lambda m, p: (
        isinstance(m.action, CallKing) and m.action.card == card(p["card"]) + 1 and bool(m.hand >> card(p["card"]) & 1)
    ),
    Why.CALL_VOID: lambda m, p: _calls(m, p) and not _own_suit(m, p),
    Why.CALL_OWN: lambda m, p: m.action == CallKing(card(p["card"])) and bool(m.hand >> card(p["card"]) & 1),
    Why.ALL_KINGS: lambda m, p: isinstance(m.action, CallKing) and m.hand & KINGS == KINGS,
    Why.TALON_RISK: _talon_risk,
    Why.GROUP_ADDS: lambda m, p: (
        isinstance(m.action, TakeGroup) and cards(p["cards"]) == m.group != 0 and p["points"] > 0
    ),
    Why.GROUP_ADDS_LITTLE: lambda m, p: (
        isinstance(m.action, TakeGroup | Reject) and cards(p["cards"]) == m.group != 0 and p["points"] >= 0
    ),
    Why.NEXT_MAY_HELP: lambda m, p: _next_group(m, p) and p["gain"] > 0,
    Why.GIVES_AWAY: lambda m, p: (
        isinstance(m.action, Reject) and p["points"] == sum(map(m.worth, m.view.looked)) > len(m.view.looked)
    ),
    Why.KING_HERE: lambda m, p: m.view.king_seen and card(p["card"]) == m.called and not m.hand >> card(p["card"]) & 1,
    Why.KING_LOST: lambda m, p: (
        isinstance(m.action, Reject) and card(p["card"]) == m.called in m.view.looked and p["cost"] == 2
    ),
    Why.ALONE: lambda m, p: m.view.king_seen and _percent(p),
    Why.SURRENDER_PRICE: lambda m, p: (
        m.action == Surrender() and p["cost"] * m.view.table.factor == surrender_price(m.view).total
    ),
    Why.EMPTIES_SUIT: lambda m, p: (
        bool(m.away & SUIT_CARDS[suit(p["suit"])])
        and not m.kept & SUIT_CARDS[suit(p["suit"])]
        and m.kept & TAROACE != 0
    ),
    Why.SAVES_POINTS: lambda m, p: (
        p["points"] == sum(m.worth(each) for each in members(m.away) if m.ski or m.worth(each) > 1) > 0
    ),
    Why.KEEPS_GUARD: _guard,
    Why.KEEPS_CALLED_SUIT: _keeps_called,
    Why.TAROC_FORCED: lambda m, p: m.away & TAROACE != 0 and not m.kept & ~TAROACE & ~KINGS,
    Why.DECLARES: lambda m, p: _declared(m, p) and p["value"] == _counts(m).index(p["count"]) + 1,
    Why.MUST_DECLARE: _must_declare,
    Why.SHOWS_LENGTH: _declared,
    Why.BONUS_CHANCE: lambda m, p: m.action == Announce(p["item"]) and _percent(p, 50) and p["value"] > 0,
    Why.BONUS_UNSURE: lambda m, p: m.action in (Announce(p["item"]), PassAnnouncing()) and _percent(p, 0, 80),
    Why.BONUS_CARDS: _bonus_cards,
    Why.BEATS_GAME: lambda m, p: (
        isinstance(m.action, Double)
        and m.action.item == GAME
        and m.view.side is Side.OPPONENTS
        and (p["taroace"], p["kings"]) == (m.taroace, m.kings)
        and _percent(p)
    ),
    Why.BEATS_BONUS: lambda m, p: isinstance(m.action, Double) and m.action.item == p["item"] != GAME and _percent(p),
    Why.SHOWS_SIDE: lambda m, p: m.view.table.sides[m.view.seat] is None,
    Why.STANDS_CONTRA: lambda m, p: (
        isinstance(m.action, Double) and m.action.item == GAME and len(m.view.table.speech.game) > 0 and _percent(p)
    ),
    Why.LEFT_UNSAID: lambda m, p: m.view.phase == "announce",
    Why.ONLY_CARD: lambda m, p: m.plays == [m.played],
    Why.KEEPS_PAGAT: _keeps_pagat,
    Why.KEEPS_KING: _keeps_king,
    Why.KEEPS_HIGH: _keeps_high,
    Why.PAGAT_HOME: lambda m, p: m.played == PAGAT and m.beats(PAGAT) and _percent(p, 50),
    Why.DRAWS_TAROACE: _draws,
    Why.SIGNAL_SMALL: lambda m, p: _signal(m, p, small=True),
    Why.SIGNAL_BIG: lambda m, p: _signal(m, p, small=False),
    Why.POSES_AS_MATE: lambda m, p: (
        _leads_tarok(m, p)
        and tarok_number(m.played) < BELOW_TEN
        and not m.hand & (1 << SKIZ | 1 << LUNA)
        and m.view.side is Side.OPPONENTS
    ),
    Why.SHORTENS_SUIT: lambda m, p: _leads(m, p) and p["left"] == _own_suit(m, p) - 1 and m.taroace > 0,
    Why.SURE_WINNER: lambda m, p: _leads(m, p) and _percent(p, 90) and p["higher"] == m.higher(m.played).bit_count(),
    Why.LEADS_CALLED_SUIT: _leads_called,
    Why.MATE_VOID: lambda m, p: _void_seat(m, p, friend=True),
    Why.FORCES_TAROC: lambda m, p: _void_seat(m, p, friend=False),
    Why.CASHES_KING: lambda m, p: _leads(m, p) and KINGS >> m.played & 1 == 1 and _percent(p),
    Why.LOOKS_FOR_MATE: lambda m, p: _leads(m, p) and m.higher(m.played) != 0 and not _alone(m),
    Why.FIRST_LED: lambda m, p: voids_unknown(m, p) and not rounds(m, p),
    Why.NO_VOID_SHOWN: lambda m, p: (
        voids_unknown(m, p) and p["rounds"] == rounds(m, p) > 0 and p["unseen"] == unseen_of(m, p)
    ),
    Why.SUIT_RUNS_OUT: lambda m, p: _leads(m, p) and 0 < p["unseen"] == unseen_of(m, p) < len(m.later),
    Why.WINS_TRICK: lambda m, p: _takes(m, p) and _points(m, p) and _settled(m) and in_trick(m, p),
    Why.LIKELY_WINS: lambda m, p: _likely(m, p) and (_michi(m) or _points(m, p)),
    Why.TRIES: lambda m, p: _takes(m, p) and _percent(p, 0, 50) and _points(m, p),
    Why.SECURES: lambda m, p: _winner(m, p) and m.beats(m.played) and _percent(p) and _may_beat(m, m.best),
    Why.TAKES_OVER: lambda m, p: _winner(m, p) and m.beats(m.played) and not _beatable(m),
    Why.FEEDS_MATE: lambda m, p: _winner(m, p) and not m.beats(m.played) and p["points"] == m.worth(m.played) > 1,
    Why.MATE_WINS: lambda m, p: (
        _winner(m, p) and not m.beats(m.played) and any(map(m.beats, m.plays)) and in_trick(m, p)
    ),
    Why.MATE_LEADS: lambda m, p: _winner(m, p) and not any(map(m.beats, m.plays)) and in_trick(m, p),
    Why.FOE_LEADS: lambda m, p: (
        m.best is not None
        and p["seat"] == m.player(m.best)
        and m.may_be_foe(p["seat"])
        and m.beats(m.played)
        and in_trick(m, p)
    ),
    Why.CANNOT_WIN: lambda m, p: _under(m, p) and in_trick(m, p),
    Why.FOLLOWS_SUIT: lambda m, p: _follows(m, p) and in_trick(m, p),
    Why.NO_TRUMP: _no_trump,
    Why.CATCHES_LUNA: _catches_luna,
    Why.SAVES_LUNA: lambda m, p: (
        m.hand >> LUNA & 1 == 1
        and m.played != LUNA
        and m.unseen >> SKIZ & 1 == 1
        and not m.beats(m.played)
        and not m.last
    ),
    Why.CATCHES_KING: _catches_king,
    Why.READS_SMALL: lambda m, p: _reads(m, p, small=True),
    Why.READS_BIG: lambda m, p: _reads(m, p, small=False) and m.trick[0] not in (SKIZ, LUNA),
    Why.BEATS_BEST: lambda m, p: (
        m.best is not None and p["card"] == card_name(m.best) and m.beats(m.played) and in_trick(m, p)
    ),
    Why.DUCKS_UNDER: lambda m, p: _michi(m) and _under(m, p),
    Why.SHEDS_HIGH: lambda m, p: _michi(m) and p["card"] == card_name(m.played) and not m.beats(m.played),
    Why.LEADS_LOW: lambda m, p: _michi(m) and not m.trick and _percent(p),
    Why.MUST_TAKE: lambda m, p: all(map(m.beats, m.plays)) and m.best is not None,
    **BEFORE_THE_PLAY,
    **IN_PLAY,
}
"""The test of each reason: True if it holds of the cards that the seat can see."""
