"""The name of a line of the settlement, seen from the person's side, and the events behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import LUNA, PAGAT, SKIZ, TRULA, Announced, Card, Line, Seat, Side, members, side_counts
from tarokgui.wording.cards import card_words
from tarokgui.wording.finishedhand import FinishedHand, Item
from tarokgui.wording.glossary import item_gloss
from tarokgui.wording.settlements import owned_text
from tarokgui.wording.terms import contract_name, item_name

Sentences = list[str]


def line_words(hand: FinishedHand, line: Line) -> str:
    """The label of a line: its item, and the side that won or lost it: "Trula, announced: lost by your side"."""
    tr, done = hand.tr, hand.done
    if line not in done.side_lines:
        return owned_text(tr, hand.name, done, line)
    what = capital(item_name(tr, line.item))
    if line.item == "game" and done.contract is not None:
        what = tr("settlement.own.game", contract=contract_name(tr, done.contract))
    if line.announced:
        what = tr("settlement.own.announced", line=what)
    side, won = subject(hand, line)
    how = "declared" if line.item == "taroace" else "won" if won else "lost"
    if hand.looks_on:
        whose = "declarers" if side == hand.done.declarers else "opponents"
    else:
        whose = "mine" if hand.human in side else "theirs"
    return tr(f"settlement.own.{how}.{whose}", line=what)


def gloss(hand: FinishedHand, line: Line) -> str:
    """The meaning of that item, and its events in this hand, as far as the record shows."""
    return "\n".join(part for part in (item_gloss(hand.tr, line.item), " ".join(events(hand, line))) if part)


def events(hand: FinishedHand, line: Line) -> Sentences:
    """The events in sentences: the announcing seat, the trick in which it was decided, and the deciding seat."""
    said = announcement(hand, line)
    told = [hand.tr("settlement.event.announced", name=hand.name(said.seat))] if said is not None else []
    if hand.table.talon.surrendered:
        return told + _surrendered(hand, line)
    return told + _item(hand, line).events(hand, line)


def announcement(hand: FinishedHand, line: Line) -> Announced | None:
    """The announcement that a line settles; None if it was made in silence."""
    if not line.announced:
        return None
    said = [each for each in hand.table.speech.announced if each.item == line.item]
    alike = [each for each in hand.done.lines if each.item == line.item and each.announced]
    place = next(number for number, each in enumerate(alike) if each is line)
    return said[place] if place < len(said) else None


def subject(hand: FinishedHand, line: Line) -> tuple[tuple[Seat, ...], bool]:
    """The side that undertook the item of a line, and True if it succeeded."""
    ours, theirs = hand.done.declarers, hand.opponents
    gained = line.value > 0
    said = announcement(hand, line)
    if said is not None:
        side = ours if said.seat in ours else theirs
    elif hand.table.talon.surrendered:
        side = ours
    else:
        by = _item(hand, line).by
        side = by(hand) if by is not None else ours if gained else theirs
    return side, gained is (side == ours)


# The events of each item ---------------------------------------------------------------------------------------------


def _surrendered(hand: FinishedHand, line: Line) -> Sentences:
    """The sentence about a surrendered game (R50, R51)."""
    return [hand.tr("settlement.event.no-trula" if line.item == "trula" else "settlement.event.surrendered")]


def _game(hand: FinishedHand, line: Line) -> Sentences:
    counts = side_counts(hand.table, hand.final)
    if not counts:
        return []
    points, total = counts[Side.DECLARER].points, sum(count.points for count in counts.values())
    names = hand.team(hand.done.declarers)
    return [hand.tr("settlement.event.points", names=names, points=points, total=total, need=total // 2 + 1)]


def captured(cards: int) -> Callable[[FinishedHand, Line], Sentences]:
    """The way of each of these cards."""

    def tell(hand: FinishedHand, line: Line) -> Sentences:
        return ["; ".join(_way(hand, card) for card in sorted(members(cards), reverse=True)) + "."]

    return tell


def _way(hand: FinishedHand, card: Card) -> str:
    tr, words, fell = hand.tr, card_words(hand.tr, card), hand.where(card)
    if fell is not None:
        return tr("settlement.event.captured", card=words, n=fell[0], name=hand.name(fell[2]))
    kept = "discarded" if hand.final.laid_away >> card & 1 else "in-talon"
    return tr(f"settlement.event.{kept}", card=words)


def _luna(hand: FinishedHand, line: Line) -> Sentences:
    skiz, luna = hand.where(SKIZ), hand.where(LUNA)
    if skiz is None or luna is None or skiz[0] != luna[0] or skiz[1] in hand.side_of(luna[1]):
        return [hand.tr("settlement.event.luna-none")]
    catcher, victim = hand.name(skiz[1]), hand.name(luna[1])
    return [hand.tr("settlement.event.luna", n=skiz[0], catcher=catcher, victim=victim)]


def _pagat(hand: FinishedHand, line: Line) -> Sentences:
    fell = hand.where(PAGAT)
    if fell is None:
        return [hand.tr("settlement.event.pagat-unplayed")]
    number, player, winner = fell
    how = "early" if number < len(hand.tricks) else "won" if winner == player else "beaten"
    return [
        hand.tr(f"settlement.event.pagat-{how}", n=number, name=hand.name(player), winner=hand.name(winner)),
    ]


def _declared(hand: FinishedHand, line: Line) -> Sentences:
    side, _ = subject(hand, line)
    told = [(hand.name(seat), n) for seat, n in enumerate(hand.table.speech.declared) if n and seat in side]
    return [hand.tr("settlement.event.declared", name=name, count=count) for name, count in told]


def _valat(hand: FinishedHand, line: Line) -> Sentences:
    side, won = subject(hand, line)
    lost = hand.first_lost(side)
    if won or lost is None:
        return [hand.tr("settlement.event.valat-made", names=hand.team(side))]
    return [hand.tr("settlement.event.valat-lost", n=lost[0], winner=hand.name(lost[1]))]


def _declares(hand: FinishedHand) -> tuple[Seat, ...]:
    return hand.done.declarers


def _leads_pagat(hand: FinishedHand) -> tuple[Seat, ...]:
    """The side of the seat that played the pagat."""
    fell = hand.where(PAGAT)
    return hand.done.declarers if fell is None else hand.side_of(fell[1])


def _item(hand: FinishedHand, line: Line) -> Item:
    """The item of a line: the game's own, or one that several games have.

    Raises:
        KeyError: the game has an item without words.
    """
    return hand.items[line.item] if line.item in hand.items else COMMON_ITEMS[line.item]


COMMON_ITEMS: Final[dict[str, Item]] = {
    "game": Item(_game, _declares),
    "taroace": Item(_declared),
    "trula": Item(captured(TRULA)),
    "luna": Item(_luna),
    "pagat": Item(_pagat, _leads_pagat),
    "valat": Item(_valat),
}
"""Items of several games; a game's own are in its `SettlementWords`."""


def capital(words: str) -> str:
    """The words with a capital letter, for the beginning of a line."""
    return words[:1].upper() + words[1:]
