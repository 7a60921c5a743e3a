"""Slovenian hands played to the end, put together from the parts that matter: card points, and the owners of cards.

The tricks need not have come about legally; the settlement only reads them. Declarer is seat 0, the partner seat 2.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import (
    CardSet,
    State,
    Table,
    Trick,
    Variant,
    card_set,
    in_threes,
    members,
    parse_card,
)
from engine.games.slovenian.carry import Marks
from engine.hidden import Hidden
from engine.parts import Play, Speech, Talon
from tests.support.finished import LaidOut, bonus

SPLIT = {"T22": False, "T21": True, "T1": False, "HK": True, "SK": True, "DK": False, "CK": False}
"""Whose the dear cards are if nothing else is said: nobody has trula or kings. True: the declarer's side's."""

LATE = {parse_card("T1"), parse_card("SK")}


@dataclass
class Ended(LaidOut):
    """A finished hand in which the declarer's side has *points*, or every trick (*sweep*).

    ``ours`` and ``theirs`` are cards captured by the declarer's side and the others. ``last`` has cards of the last
    trick by seat, which goes to ``last_winner``. ``caught``: the seat whose mond falls to the škis of another.
    """

    contract: str = "two"
    points: int = 40
    alone: bool = False
    game: str = "slovenian-4"
    ours: str = ""
    theirs: str = ""
    last: dict[int, str] = field(default_factory=dict)
    last_winner: int = 0
    caught: tuple[int, int] | None = None
    sweep: bool = False
    said: tuple[str, ...] = ()
    steps: int = 0
    radl: int = 0
    house: dict[str, object] = field(default_factory=dict)

    @property
    def friends(self) -> tuple[int, ...]:
        return (0,) if self.alone else (0, 2)

    def lines(self) -> list[int]:
        """The values of the side's lines, as they are settled."""
        return [line.value for line in self.settled().lines if not line.alone]

    def state(self) -> State:
        variant = self.variant
        row = variant.contract(self.contract)
        assert row is not None
        tricks, away = self._tricks(variant, row.talon_cards)
        players = variant.players
        table = Table(variant, players - 1, Marks((self.radl,) * players, doubled=self.radl > 0), 99, None)._replace(
            contract=row,
            declarer=0,
            level=1,
            called=parse_card("SK") if row.calls_king else None,
            talon=Talon(),
            speech=Speech(
                announced=tuple(bonus(text) for text in self.said),
                game=tuple(1 if step % 2 == 0 else 0 for step in range(self.steps)),
            ),
            play=Play(0, (), tuple(tricks)),
        )
        partner = None if self.alone else 2
        return State(table, Hidden((), (0,) * players, (), laid_away=away, partner=partner))

    def _tricks(self, variant: Variant, taken: int) -> tuple[list[Trick], CardSet]:
        """All tricks, the last one last, and the declarer's discards."""
        players, size = variant.players, variant.hand_size
        fixed = [self._seated(cards) for cards in self._special()]
        named = card_set(card for trick, _ in fixed for card in trick if card is not None)
        wanted = {name for name, ours in SPLIT.items() if ours or self.sweep} | set(self.ours.split())
        mine = {parse_card(name) for name in wanted - set(self.theirs.split())} - set(members(named))
        theirs = {parse_card(name) for name in (*SPLIT, *self.theirs.split())} - mine - set(members(named))
        free = [card for card in members(variant.pack.cards & ~named) if card not in mine | theirs]
        rest = 6 - taken
        for won in (size,) if self.sweep else sorted(range(1, size), key=lambda won: abs(won - size // 2)):
            special = sum(winner in self.friends for _, winner in fixed)
            room = sum(card is None for trick, winner in fixed if winner in self.friends for card in trick)
            count = (won - special) * players + room + taken
            chosen = self._chosen(variant, named, mine, free, count)
            if chosen is not None and won - special >= 0:
                others = [card for card in free if card not in chosen] + sorted(theirs)
                return self._laid(fixed, sorted(chosen), others, won - special, taken, rest, players)
        raise AssertionError(f"no such hand: {self}")

    def _special(self) -> list[tuple[dict[int, str], int]]:
        found = []
        if self.caught:
            mond, skis = self.caught
            found.append(({mond: "T21", skis: "T22"}, skis))
        if self.last:
            found.append((self.last, self.last_winner))
        return found

    def _seated(self, cards: tuple[dict[int, str], int]) -> tuple[list[int | None], int]:
        by_seat, winner = cards
        seats = range(self.variant.players)
        return [parse_card(by_seat[seat]) if seat in by_seat else None for seat in seats], winner

    def _chosen(
        self, variant: Variant, named: CardSet, mine: set[int], free: list[int], count: int
    ) -> frozenset[int] | None:
        """So many cards for the declarer's side, its own among them, that the points come out; None if none do."""
        if count < len(mine):
            return None
        ours_named = card_set(
            card
            for trick, winner in (self._seated(cards) for cards in self._special())
            if winner in self.friends
            for card in trick
            if card is not None
        )
        sums: dict[tuple[int, int], frozenset[int]] = {(0, 0): frozenset()}
        for card in free:
            for (held, value), cards in list(sums.items()):
                sums.setdefault((held + 1, value + variant.pack.values[card]), cards | {card})
        for (held, _), cards in sums.items():
            if held == count - len(mine):
                pile = card_set((*cards, *mine)) | ours_named
                if self.sweep or in_threes(variant.pack, pile) == self.points:
                    return cards | frozenset(mine)
        return None

    def _laid(
        self,
        fixed: list[tuple[list[int | None], int]],
        mine: list[int],
        theirs: list[int],
        won: int,
        taken: int,
        rest: int,
        players: int,
    ) -> tuple[list[Trick], CardSet]:
        """The cards in tricks, dear ones first so that they fall in different ones, the special tricks at the end."""
        values = self.variant.pack.values
        mine.sort(key=lambda card: values[card])
        theirs.sort(key=lambda card: values[card])
        away, talon = card_set(mine[:taken]), theirs[:rest]
        mine, theirs = mine[taken:], theirs[rest:]
        filled: list[Trick] = []
        for trick, winner in fixed:
            pile = mine if winner in self.friends else theirs
            filled.append(Trick(0, tuple(card if card is not None else pile.pop(0) for card in trick), winner))
        lots = [(mine[place::won], 0) for place in range(won)]
        lost = len(theirs) // players
        lots += [(theirs[place::lost], 1) for place in range(lost)]
        assert all(len(cards) == players for cards, _ in lots), (len(mine), len(theirs), talon)
        bare = [Trick(0, tuple(self._mond_safe(cards, winner)), winner) for cards, winner in lots]
        bare.sort(key=lambda trick: not LATE & set(trick.cards))  # nothing is ultimo by chance
        return [*bare, *filled], away

    @staticmethod
    def _mond_safe(cards: list[int], winner: int) -> list[int]:
        """The mond in the hand of the trick's winner: it is lost only where that is wanted."""
        mond = parse_card("T21")
        if mond in cards:
            place = cards.index(mond)
            cards[place], cards[winner] = cards[winner], cards[place]
        return cards
