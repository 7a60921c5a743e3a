"""Text pictures of hands, tricks and tables, for assertion messages and the golden playthroughs."""

from __future__ import annotations

from engine import CardSet, Settlement, State, Suit, Table, Trick, View, card_name, members, rank_name, suit_of
from engine.games.slovenian.settling import SlovenianResult
from engine.games.tubingen.settling import TubingenResult

LETTERS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.TAROK: "T"}


def hand_picture(cards: CardSet) -> str:
    """``T 22 21 1  ♥ K 4  ♠ Q``: suit by suit, high cards first, taroks in front."""
    suits: dict[Suit, list[str]] = {}
    for card in reversed(members(cards)):
        suits.setdefault(suit_of(card), []).append(rank_name(card))
    ordered = sorted(suits, key=lambda suit: (suit is not Suit.TAROK, suit))
    return "  ".join(" ".join([LETTERS[suit], *suits[suit]]) for suit in ordered) or "–"


def cards_picture(cards: tuple[int | None, ...]) -> str:
    """Cards in their order, ``··`` for a closed one."""
    return " ".join("··" if card is None else card_name(card) for card in cards) or "–"


def trick_picture(trick: Trick) -> str:
    """``2: T5 HK T19* H4``: leader, cards in the order of play, a star at the winner's."""
    place = (trick.winner - trick.leader) % len(trick.cards)
    shown = [card_name(card) + "*" * (index == place) for index, card in enumerate(trick.cards)]
    return f"{trick.leader}: {' '.join(shown)}"


def table_picture(table: Table) -> str:
    """Everybody's knowledge, in a line."""
    sides = "".join("?" if side is None else side[0] for side in table.sides)
    parts = [f"phase {table.phase}", f"turn {table.actor}", f"pool {table.pot}", f"stake {table.factor}"]
    parts += [f"sides {sides}", f"declarer {table.declarer}", f"level {table.level}"]
    if table.called is not None:
        parts.append(f"called {card_name(table.called)}")
    if table.talon.groups:
        parts.append(f"talon {cards_picture(table.talon.cards)} seen {table.talon.seen} taken {table.talon.taken}")
    if table.face_up:
        parts.append(f"face up {hand_picture(table.face_up)}")
    if table.play.trick:
        parts.append(f"trick {cards_picture(table.play.trick)}")
    return ", ".join(parts)


def view_picture(view: View) -> str:
    """One seat's own knowledge beside the table, in a line."""
    parts = [f"{view.seat}: {hand_picture(view.hand)}"]
    parts += [f"side {view.side}"] if view.side else []
    parts += [f"looks at {cards_picture(view.looked)}"] if view.looked else []
    parts += [f"laid away {hand_picture(view.laid_away)}"] if view.laid_away else []
    parts += ["asked"] if view.asked else []
    parts += ["king seen"] if view.king_seen else []
    return " | ".join(parts)


def state_picture(state: State) -> str:
    """The whole truth, in a few lines."""
    hands = [f"  {seat}: {hand_picture(cards)}" for seat, cards in enumerate(state.hidden.hands)]
    return "\n".join([table_picture(state.table), *hands, f"  talon: {cards_picture(state.hidden.talon)}"])


def settlement_picture(settlement: Settlement) -> list[str]:
    """The settlement, an item a line."""
    lines = [f"{settlement.outcome} declarer {settlement.declarer} partner {settlement.partner}"]
    lines += [f"contract {settlement.contract} level {settlement.level} points {settlement.points}"]
    lines += [f"{line.item}{' announced' if line.announced else ''} {line.value:+d}" for line in settlement.lines]
    if isinstance(settlement.own, SlovenianResult):
        return [*lines, f"scores {settlement.scores} radli {settlement.own.radli}"]
    if isinstance(settlement.own, TubingenResult):
        strafen = ", ".join(f"{each.seat} {each.item} {each.value:+d}" for each in settlement.own.strafen)
        best, exchange = settlement.own.best, settlement.own.exchange
        return [*lines, f"strafen {strafen or '–'}, best {best}, exchange {exchange}", f"scores {settlement.scores}"]
    lines += [f"payments {settlement.own.payments} pool payments {settlement.own.pool_payments}"]
    lines += [f"pool {settlement.pot} radler {settlement.doubles}"]
    return lines
