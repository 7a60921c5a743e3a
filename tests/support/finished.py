"""Hands played to the end, put together from the parts that matter: the captured cards, and the speeches.

The tricks need not have come about legally; the settlement only reads them. Declarer is seat 0. With a partner that is
seat 2, and X and Y are seats 1 and 3; alone, X, Y and Z are seats 1, 2 and 3.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import (
    Announced,
    CardSet,
    Settlement,
    State,
    Table,
    Trick,
    Variant,
    card_set,
    members,
    parse_card,
    parse_cards,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.hidden import Hidden
from engine.parts import Play, Speech, Talon

GROUPS = {"trei": 2, "doi": 3, "unu": 6, "solo": 0}


def bonus(text: str) -> Announced:
    """``trula@1 contra`` with the doubling seats: ``trula@1 0 3`` was doubled by seat 0 and again by seat 3."""
    head, *steps = text.split()
    item, seat = head.split("@")
    return Announced(item, int(seat), tuple(int(step) for step in steps))


class LaidOut:
    """A hand of a game with house rules, laid out at its end."""

    game: str
    house: dict[str, object]

    @property
    def variant(self) -> Variant:
        return variant_for(self.game, self.house)

    def settled(self) -> Settlement:
        return self.variant.settle(self.state())

    def state(self) -> State:
        raise NotImplementedError


@dataclass
class Finished(LaidOut):
    """One finished hand. By default nobody makes anything but the game: trula and kings are split, pagat and
    called king fall before the last trick, luna and skiz in different ones; the king stays with the declarer's side.

    ``ours`` and ``theirs`` are cards captured by the declarer's side and the others, ``unseen`` are in the talon, in a
    group nobody saw. ``last`` has cards of the last trick by seat; ``caught`` the seats that play luna and skiz to one
    trick, with the side of the skiz taking it. ``sweep`` gives a side all tricks.
    """

    contract: str = "doi"
    level: int = 1
    won: bool = True
    alone: bool = False
    game: str = "romanian"
    ours: str = ""
    theirs: str = ""
    unseen: str = ""
    left_open: bool = False
    last: dict[int, str] = field(default_factory=dict)
    last_winner: int = 0
    caught: tuple[int, int] | None = None
    sweep: str = ""
    said: tuple[str, ...] = ()
    steps: int = 0
    declared: dict[int, int] = field(default_factory=dict)
    pool: int = 5
    stake: int = 1
    house: dict[str, object] = field(default_factory=dict)

    @property
    def friends(self) -> tuple[int, ...]:
        return (0,) if self.alone or self.game == "taper" else (0, 2)

    def _piles(self) -> tuple[list[int], list[int]]:
        """The named cards of each side, with the neutral split of the rest of trula and kings."""
        ours, theirs = list(members(parse_cards(self.ours))), list(members(parse_cards(self.theirs)))
        named = {*ours, *theirs, *members(parse_cards(self.unseen)), *(parse_card(name) for name in self.last.values())}
        if self.caught:
            named |= {parse_card("T21"), parse_card("T22")}
        pagat_is_ours = "T1" in self.last.values() and self.last_winner in self.friends
        skiz_is_ours = self.caught is not None and self.caught[1] in self.friends
        mine = {"T22": not pagat_is_ours, "T21": True, "T1": self.caught is not None and not skiz_is_ours}
        mine |= {"HK": True, "SK": True, "DK": False, "CK": False}
        for name, is_ours in mine.items():
            card = parse_card(name)
            if card not in named:
                (ours if (is_ours and self.sweep != "theirs") or self.sweep == "ours" else theirs).append(card)
        return ours, theirs

    def state(self) -> State:
        variant = self.variant
        row = variant.contract(self.contract)
        assert row is not None
        ours, theirs = self._piles()
        special = [self._by_seat(self.last, self.last_winner)] if self.last else []
        taken_by_last = [card for trick in special for card in trick if card is not None]
        unseen = list(members(parse_cards(self.unseen)))
        used = card_set([*ours, *theirs, *unseen, *taken_by_last])
        if self.caught:
            used |= parse_cards("T21 T22")
        free = sorted(members(variant.pack.cards & ~used), key=lambda card: (variant.pack.values[card], card))
        away = [free.pop(0) for _ in range(row.talon_cards)]
        rest = unseen + [free.pop(0) for _ in range(6 - row.talon_cards - len(unseen))]
        tricks = self._tricks(variant, ours, theirs, free)
        talon = (*away, *rest)
        group_count = GROUPS[self.contract]
        shown = tuple(card if self.left_open and card in unseen else None for card in talon) if group_count else ()
        table = Table(variant, variant.players - 1, Pot(self.pool, self.stake), len(variant.course), None)._replace(
            contract=row,
            declarer=0,
            level=self.level,
            called=parse_card("SK") if row.calls_king else None,
            talon=Talon(group_count, None, (), (), shown, 1 if group_count else None),
            speech=Speech(
                declared=tuple(self.declared.get(seat, 0) for seat in range(variant.players)),
                announced=tuple(bonus(text) for text in self.said),
                game=tuple(1 if step % 2 == 0 else 0 for step in range(self.steps)),
            ),
            play=Play(0, (), tuple(tricks)),
        )
        partner = None if len(self.friends) == 1 else 2
        hidden = Hidden((), (0,) * variant.players, talon, laid_away=card_set(away), partner=partner)
        return State(table, hidden)

    def _by_seat(self, cards: dict[int, str], winner: int) -> list[int | None]:
        return [parse_card(cards[seat]) if seat in cards else None for seat in range(self.variant.players)]

    def _tricks(self, variant: Variant, ours: list[int], theirs: list[int], free: list[int]) -> list[Trick]:
        """Twelve tricks: the special ones, then the free cards dealt out so that the game is won or lost."""
        players = variant.players
        special: list[tuple[list[int | None], int]] = []
        if self.caught:
            luna, skiz = self.caught
            special.append((self._by_seat({luna: "T21", skiz: "T22"}, skiz), skiz))
        if self.last:
            special.append((self._by_seat(self.last, self.last_winner), self.last_winner))
        normal = 12 - len(special)
        mine = {"ours": normal, "theirs": 0}.get(self.sweep, normal // 2)
        wanted = {True: mine * players - len(ours), False: (normal - mine) * players - len(theirs)}
        for trick, _ in special:  # cheap cards beside the special ones
            for place, card in enumerate(trick):
                if card is None:
                    trick[place] = free.pop(0)
        for side in (not self.won, self.won):  # the loser gets the cheap cards, the winner the dear ones
            pile = ours if side else theirs
            pile += [free.pop(0) for _ in range(wanted[side])]
        assert not free
        opponent = 1
        done = [
            self._trick(pile[number::count], winner)
            for pile, winner, count in ((ours, 0, mine), (theirs, opponent, normal - mine))
            for number in range(count)
        ]
        return done + [Trick(0, tuple(card for card in trick if card is not None), winner) for trick, winner in special]

    @staticmethod
    def _trick(cards: list[int], winner: int) -> Trick:
        return Trick(winner, tuple(cards), winner)


def lines(settlement: Settlement) -> dict[str, list[int]]:
    """The values by item; announced ones have a star."""
    found: dict[str, list[int]] = {}
    for line in settlement.lines:
        found.setdefault(line.item + "*" * line.announced, []).append(line.value)
    return found


def all_captured(state: State) -> CardSet:
    """Every card of the tricks, the discards and the talon, to check that the hand was put together well."""
    cards = [card for trick in state.table.play.tricks for card in trick.cards]
    return card_set([*cards, *state.hidden.talon])
