"""Playing to a trick that has been led: win it, feed it, or stay low."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, Card, PlayCard, Side, card_name, suit_of

from .knowledge import Knowledge
from .tricks import TrickState, beats, chance_side_wins, luna_is_caught, points_to_come, stands, why_lost
from .worth import GAME_POINT, keep_value, keeping_king, pagat_chance

SURE: Final = 0.97
"""From this chance on a trick counts as won."""

FIRST_ROUND: Final = 0.4 * GAME_POINT
"""Card points that bringing the called king home in its suit is worth to its side beyond the trick (R92): the suit may
be ruffed the next time."""

LIKELY: Final = 0.5
"""From this chance on a trick is worth reaching for."""


def follow(know: Knowledge, now: TrickState, cards: Sequence[Card]) -> list[Candidate]:
    """Each playable card, in card points: the gain from the trick, less the card's worth in hand."""
    winning = [now.best is None or beats(card, now.best) for card in cards]
    return [_candidate(know, now, card, any(winning), all(winning)) for card in cards]


def _candidate(know: Knowledge, now: TrickState, card: Card, can_win: bool, must_win: bool) -> Candidate:
    wins = chance_side_wins(know, now, card)
    face = know.values[card]
    pot = now.points + face - 2 / 3 + points_to_come(now)
    value = wins * pot - keep_value(know, card) + _bonuses(know, now, card, wins)
    return weighed(PlayCard(card), value, _reasons(know, now, card, wins, can_win, must_win))


def _bonuses(know: Knowledge, now: TrickState, card: Card, wins: float) -> float:
    """The worth of a trick beyond its card points: luna, the called king, the trula, the pagat at the end."""
    table = know.view.table
    value = 0.0
    friend = know.friends[now.winner] if now.winner is not None else 0.0
    if card == SKIZ and LUNA in now.cards:
        player = (table.play.leader + now.cards.index(LUNA)) % table.players
        value += GAME_POINT * (1 - know.friends[player])
    if card == LUNA:
        value -= GAME_POINT * luna_is_caught(know, now)
    if table.called in now.cards:
        value += GAME_POINT * wins if know.view.side is Side.OPPONENTS else 0.75 * GAME_POINT * wins
    if card == table.called:
        value -= 0.8 * GAME_POINT * (1 - wins)
        if know.view.side is Side.DECLARER and wins >= LIKELY and suit_of(now.cards[0]) is suit_of(card):
            value += FIRST_ROUND
    if PAGAT in now.cards:
        value += 0.5 * GAME_POINT * wins
    if card == PAGAT:
        value -= 0.8 * GAME_POINT * (1 - wins)
        if know.tricks_left == 1:
            own = now.best is None or beats(card, now.best)
            value += GAME_POINT * (1 if own and wins > LIKELY else -1)
    if now.best is not None and beats(card, now.best) and not beats_worthily(know, now, card, friend):
        value -= 1.0
    return value


def beats_worthily(know: Knowledge, now: TrickState, card: Card, friend: float) -> bool:
    """True if beating the trick so far does not merely take it from the own partner."""
    if friend < LIKELY:
        return True
    return bool(now.later) and card not in (SKIZ, LUNA) and know.higher(card).bit_count() <= 1


def _reasons(know: Knowledge, now: TrickState, card: Card, wins: float, can_win: bool, must_win: bool) -> list[Reason]:
    """The reasons for this card, strongest first."""
    found: list[Reason] = []
    best, winner = now.best, now.winner
    if best is None or winner is None:
        return found
    own = beats(card, best)
    points = round(now.points + 2 / 3 * len(now.cards))
    face = know.values[card]
    friend = know.friends[winner]
    if card == SKIZ and LUNA in now.cards and friend < LIKELY:
        found.append(because(Why.CATCHES_LUNA, 5.0))
    certain = own and stands(know, now, card)
    percent = 100 if certain else min(round(100 * wins), 99)
    if know.view.table.called in now.cards and own and know.view.side is Side.OPPONENTS:
        king = card_name(know.view.table.called or 0)
        found.append(because(Why.CATCHES_KING, 4.0, card=king, percent=percent))
    if own and friend < LIKELY and (certain or wins >= LIKELY):
        if card == PAGAT:
            found.append(because(Why.PAGAT_HOME, 3.0, percent=percent))
        if certain:
            found.append(because(Why.WINS_TRICK, 3.0, points=points))
        else:
            higher = know.higher(card).bit_count()
            weight = 3.0 if wins >= SURE else 2.0
            found.append(because(Why.LIKELY_WINS, weight, points=points, higher=higher, percent=percent))
        found.append(because(Why.FOE_LEADS, 0.9, seat=winner))
    elif own and friend < LIKELY:
        found.append(because(Why.TRIES, 1.5, points=points, percent=percent))
    elif own and must_win:
        found.append(because(Why.MUST_TAKE, 1.5))
    elif own and stands(know, now, best):
        found.append(because(Why.TAKES_OVER, 1.5, seat=winner))
    elif own:
        found.append(because(Why.SECURES, 1.5, seat=winner, percent=percent))
    elif friend >= LIKELY:
        if face >= 2 and wins >= LIKELY:
            found.append(because(Why.FEEDS_MATE, 3.0, seat=winner, points=face))
        else:
            found.append(because(Why.MATE_WINS if can_win else Why.MATE_LEADS, 2.0, seat=winner))
    found += _reading(know, now)
    found += _staying_low(know, now, card, friend, can_win)
    found += keeping_king(know, card)
    return found or [replace(why_lost(now.cards, best, card), weight=0.5)]


def _reading(know: Knowledge, now: TrickState) -> list[Reason]:
    """R87: the signal of this trick's leader about skiz and luna; none if he led one of them."""
    signal = know.heard.get(now.winner) if now.winner is not None else None
    if signal is None or not now.cards or not TAROACE >> now.cards[0] & 1 or signal.card != now.cards[0]:
        return []
    if signal.card in (SKIZ, LUNA):
        return []
    if signal.small:
        return [because(Why.READS_SMALL, 1.0, seat=signal.seat)]
    return [because(Why.READS_BIG, 1.0, seat=signal.seat, card=card_name(signal.card))]


def _staying_low(know: Knowledge, now: TrickState, card: Card, friend: float, can_win: bool) -> list[Reason]:
    """The reasons for giving the trick up: the cards kept back."""
    found: list[Reason] = []
    best = now.best
    if best is None or beats(card, best):
        return found
    hand = know.hand
    # A card that would win as well is higher; the luna has a reason of its own.
    same = suit_of(card) is suit_of(best)
    higher = hand & SUIT_CARDS[suit_of(card)] & -(1 << best + 1) & ~(1 << LUNA) if same else 0
    # The last player of a trick without the skiz could play the luna in safety.
    risky = know.unseen >> SKIZ & 1 and luna_is_caught(know, now)
    if hand >> LUNA & 1 and card != LUNA and TAROACE >> card & 1 and risky:
        found.append(because(Why.SAVES_LUNA, 1.5))
    if friend < LIKELY:
        if higher:
            found.append(because(Why.KEEPS_HIGH, 1.2, card=card_name(higher.bit_length() - 1)))
        elif not can_win:
            found.append(replace(why_lost(now.cards, best, card), weight=1.5))
    if hand >> PAGAT & 1 and card != PAGAT and TAROACE >> card & 1 and pagat_chance(know) > LIKELY:
        params = {"tricks": know.tricks_left, "taroace": know.taroace_out}
        found.append(because(Why.KEEPS_PAGAT, 0.8, **params))
    return found
