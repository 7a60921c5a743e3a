"""Leading to a trick: draw taroks as declarer, shorten suits, and signal by the small-tarok convention (R87)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.habits import Signals
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SUIT_CARDS,
    TAROACE,
    Card,
    CardSet,
    PlayCard,
    Seat,
    Side,
    Suit,
    card_name,
    suit_of,
)

from .knowledge import Knowledge
from .promises import promised
from .signals import false_card, signal_card
from .tricks import TrickState, chance_side_wins, chance_to_beat, luna_is_caught, points_to_come, suit_letter
from .worth import GAME_POINT, keep_value, keeping_king

DRAW: Final = 0.9
"""Card points for each tarok that the declarer's side, being longer, may expect to draw from its opponents."""

SPOILS: Final = 2.0
"""Card points that an opponent of the declarer gives away by leading taroks for him."""

CONVENTION: Final = 2.0
"""Card points for the tarok that signals skiz and luna to the partner."""

POSE: Final = 4.2
"""Card points that a player with the habit of posing as the partner hopes to win by it: more than the `SPOILS`."""

SHORTEN: Final = 0.8
"""Card points for coming nearer to the end of a suit with taroks in hand."""

EXPOSED: Final = 0.25
"""Share of the points of a queen or a cavalier that an opponent of the declarer gives away by leading it under a higher
card: the declarer sees it and takes it."""

SURE: Final = 0.9
"""From this chance on a lead counts as a sure winner."""


def lead(know: Knowledge, now: TrickState, cards: Sequence[Card], signals: Signals = "honest") -> list[Candidate]:
    """Each card that may be led, in card points; ``signals`` is the meaning of tarok leads (R87)."""
    spoken = signal_card(know.hand) if signals != "never" else None
    posed = posing(know, signals)
    return [_candidate(know, now, card, spoken, posed) for card in cards]


def posing(know: Knowledge, signals: Signals) -> Card | None:
    """The tarok by which a player with that habit would now pose as the declarer's partner; None for the truth."""
    return false_card(know.hand) if signals == "false as opponent" and _unknown_opponent(know) else None


def _unknown_opponent(know: Knowledge) -> bool:
    """True if this seat is an opponent of the declarer and may still pass for the partner."""
    table = know.view.table
    hidden = table.called is not None and table.sides[know.seat] is None and not know.view.king_seen
    return hidden and know.view.side is Side.OPPONENTS and know.seat not in _spoke(know)


def _candidate(know: Knowledge, now: TrickState, card: Card, spoken: Card | None, posed: Card | None) -> Candidate:
    wins = chance_side_wins(know, now, card)
    pot = know.values[card] - 2 / 3 + points_to_come(now)
    value = wins * pot - keep_value(know, card)
    found: list[Reason] = []
    if TAROACE >> card & 1:
        gain, reasons = _tarok(know, now, card, spoken)
        value += gain
        found += reasons
        if card == posed:
            value += POSE
            found.append(because(Why.POSES_AS_MATE, 2.5, card=card_name(card)))
    else:
        gain, reasons = _suit(know, now, card)
        value += gain
        found += reasons
    own = _own_chance(know, now, card)
    if own >= SURE and card != PAGAT:
        found.append(sure_winner(know, card, own, 1.6))
    found += keeping_king(know, card)
    return weighed(PlayCard(card), value, found)


def _is_trumped(know: Knowledge, now: TrickState, suit: Suit) -> bool:
    """True if a likely opponent has shown a void in the suit and may still ruff it."""
    return any(
        know.friends[seat] < 0.5 and SUIT_CARDS[suit] & ~know.voids[seat] == 0 and know.holds(seat, TAROACE) > 0.5
        for seat in now.later
    )


def _mate_may_hold(know: Knowledge, now: TrickState, cards: CardSet) -> bool:
    """True if a possible friend can hold one of these cards; a lone player has no partner."""
    return any(know.friends[seat] > 0 and cards & ~know.voids[seat] for seat in now.later)


def sure_winner(know: Knowledge, card: Card, chance: float, weight: float) -> Reason:
    """The chance that no opponent to come beats a card that is led, and the number of cards that would."""
    percent = 100 if chance == 1 else min(round(100 * chance), 99)
    higher = know.higher(card).bit_count()
    return because(Why.SURE_WINNER, weight, card=card_name(card), percent=percent, higher=higher)


def voids_after(know: Knowledge, later: Sequence[Seat], suit: Suit) -> list[Reason]:
    """The facts about voids in a suit among the seats to come; none for taroks, or if one is known to be void."""
    left = know.unseen & SUIT_CARDS[suit]
    if suit is Suit.TAROK or not later or any(not left & ~know.voids[seat] for seat in later):
        return []
    told = {"suit": suit_letter(suit)}
    if left.bit_count() < len(later):
        return [because(Why.SUIT_RUNS_OUT, 0.8, **told, unseen=left.bit_count())]
    if not know.led[suit]:
        return [because(Why.FIRST_LED, 0.6, **told)]
    return [because(Why.NO_VOID_SHOWN, 0.7, **told, rounds=know.led[suit], unseen=left.bit_count())]


def _own_chance(know: Knowledge, now: TrickState, card: Card) -> float:
    """The chance that the card itself wins the trick."""
    chance = 1.0
    for seat in now.later:
        chance *= 1 - chance_to_beat(know, seat, card, card)
    return chance


def draws(know: Knowledge) -> bool:
    """True if this seat should lead taroks: the declarer's side if it has some left, an opponent if he is longer."""
    own = (know.hand & TAROACE).bit_count()
    if not own or not know.taroace_out:
        return False
    if know.view.side is not Side.DECLARER:
        return own >= min(3, know.tricks_left) and own > know.taroace_out / 2
    need = 4 if know.seat == know.view.table.declarer else 3
    return own >= min(need, know.tricks_left)


def _tarok(know: Knowledge, now: TrickState, card: Card, spoken: Card | None) -> tuple[float, list[Reason]]:
    """The effect of a tarok lead: it draws theirs, or it plays the declarer's game for him."""
    found: list[Reason] = []
    own, out = (know.hand & TAROACE).bit_count(), know.taroace_out
    foes = [seat for seat in now.later if know.friends[seat] < 0.5]
    value = 0.0
    if draws(know):
        drawn = sum(know.holds(seat, TAROACE) for seat in foes)
        value += DRAW * drawn
        found.append(because(Why.DRAWS_TAROACE, 1.5, taroace=own, unseen=out))
        if card == spoken and len(know.view.table.play.tricks) < 6 and know.seat not in _spoke(know):
            value += CONVENTION
            key = Why.SIGNAL_SMALL if know.hand & TAROACE & -(1 << LUNA) else Why.SIGNAL_BIG
            found.append(because(key, 2.0, card=card_name(card)))
    elif out:
        value -= SPOILS if know.view.side is Side.OPPONENTS else 0.6
    if card == LUNA:
        value -= 1.5 * GAME_POINT * luna_is_caught(know, now)
    if card == PAGAT and out:
        value -= 0.6 * GAME_POINT * (1 - _own_chance(know, now, card))
    if promised(know.view, "pagat") and card != PAGAT:
        value += 2.0 if out else 0.0
    return value, found


def _spoke(know: Knowledge) -> set[int]:
    """The seats that have already led a tarok: the convention is for the first one."""
    return {trick.leader for trick in know.view.table.play.tricks if TAROACE >> trick.cards[0] & 1}


def _suit(know: Knowledge, now: TrickState, card: Card) -> tuple[float, list[Reason]]:
    """The effect of a suit lead: it shortens the suit, meets a void, or looks for the called king."""
    found: list[Reason] = []
    suit = suit_of(card)
    cards = SUIT_CARDS[suit]
    own = (know.hand & cards).bit_count()
    taroace = (know.hand & TAROACE).bit_count()
    table = know.view.table
    value = 0.0
    if own <= 2 and taroace and not KINGS >> card & 1:
        value += SHORTEN / own
        found.append(because(Why.SHORTENS_SUIT, 1.2, suit=suit_letter(suit), left=own - 1))
    for seat in now.later:
        if not cards & know.unseen & ~know.voids[seat] and know.holds(seat, TAROACE) > 0.5:
            if know.friends[seat] > 0.5:
                value += 0.6
                found.append(because(Why.MATE_VOID, 1.4, suit=suit_letter(suit), seat=seat))
            elif know.values[card] == 1:
                value += 0.5
                found.append(because(Why.FORCES_TAROC, 1.1, suit=suit_letter(suit), seat=seat))
    called = table.called
    if called is not None and suit is suit_of(called) and know.unseen >> called & 1 and not know.view.king_seen:
        if know.seat == table.declarer and not _is_trumped(know, now, suit):
            value += 0.8
            if _mate_may_hold(know, now, 1 << called):
                found.append(because(Why.LEADS_CALLED_SUIT, 1.3, suit=suit_letter(suit)))
        elif know.view.side is Side.OPPONENTS:
            value -= 0.4
    if card == called:
        value -= 0.8 * GAME_POINT * (1 - chance_side_wins(know, now, card))
    if know.view.side is Side.OPPONENTS and know.values[card] in (3, 4) and know.higher(card):
        value -= EXPOSED * know.values[card]
    if KINGS >> card & 1:
        percent = round(100 * _own_chance(know, now, card))
        found.append(because(Why.CASHES_KING, 1.0 if percent >= 50 else 0.3, card=card_name(card), percent=percent))
    elif know.values[card] == 1 and own > 2 and _mate_may_hold(know, now, know.higher(card)):
        found.append(because(Why.LOOKS_FOR_MATE, 0.7, suit=suit_letter(suit)))
    return value, found + voids_after(know, now.later, suit)
