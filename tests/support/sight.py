"""The sight of each seat in a hand so far, from the rules and the record alone.

No event, view or state of the engine stands behind this. It follows a record with the second referees, which are
written from the ledgers, and notes for each seat the things the rules let it see: R… are those of
``docs/rules/romanian.md``, S… of ``slovenian.md``, U… of ``tubingen.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tests.support.referee import SIZE
from tests.support.referee import Referee as Romanian
from tests.support.slovenian_cards import same
from tests.support.slovenian_referee import Referee as Slovenian
from tests.support.tubingen_referee import Referee as Tubingen

ASIDE: Final = frozenset({"throw", "annul", "ask"})
"""The questions that one seat is asked aside: R22, S81, U17. The others neither hear them nor the answer to play on."""
KEEP: Final = "keep"
"""The answer to play on."""
REFEREES: Final[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {
    "romanian": Romanian,
    "taper": Romanian,
    "slovenian": Slovenian,
    "tubingen": Tubingen,
}
"""By the first word of the game's key."""


class NotPossible(Exception):
    """The rules forbid an act that the record has."""


@dataclass
class Sight:
    """The sight of one seat: ``log`` all of it in order, ``hand`` its cards now, ``laid`` its discards, ``looked`` the
    talon group that it alone is looking at, ``opened`` cards that have been face up for everybody."""

    log: list[object] = field(default_factory=list)
    hand: frozenset[str] = frozenset()
    laid: frozenset[str] = frozenset()
    looked: tuple[str, ...] = ()
    opened: set[str] = field(default_factory=set)

    @property
    def known(self) -> frozenset[str]:
        """The cards of which the seat knows where they are or went."""
        return self.hand | self.laid | self.opened | {*self.looked}


def sights(record: Mapping[str, Any]) -> list[Sight]:
    """The sight of each seat once that record has been played.

    Raises:
        NotPossible: the rules do not allow an action of it.
    """
    return _Witness(record).seen


class _Witness:
    """Goes along with a record and notes who sees what."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.referee = REFEREES[record["game"].partition("-")[0]](record)
        self.romanian = isinstance(self.referee, Romanian)
        self.tubingen = isinstance(self.referee, Tubingen)
        self.seats: int = len(self.referee.hands)
        self.deal = [record.get(key) for key in ("pack", "hands", "talon")]
        told = {key: value for key, value in record.items() if key not in ("pack", "hands", "talon", "actions")}
        self.seen = [Sight([sorted(told.items(), key=str)]) for _ in range(self.seats)]
        self.dealt = False
        self.looks = self.groups = self.fort = self.tricks = 0
        self.talon_open = self.hand_open = False
        self._after()
        for seat, text in record["actions"]:
            self._act(seat, text)

    def _all(self, *what: object) -> None:
        for sight in self.seen:
            sight.log.append(what)

    def _open(self, what: str, where: object, cards: list[str]) -> None:
        """Note cards that are face up, for everybody."""
        self._all(what, where, *cards)
        for sight in self.seen:
            sight.opened |= {*cards}

    def _act(self, seat: int, text: str) -> None:
        referee = self.referee
        if seat != referee.turn or same(text) not in referee.legal():
            raise NotPossible(f"seat {seat} in {referee.phase}: {text}")
        words = text.split()
        aside = referee.phase in ASIDE and text == KEEP
        referee.do(text)
        if aside:
            self.seen[seat].log.append("kept")
        elif words[0] == "discard":
            self._discarded(seat, sorted(words[1:]))
        else:
            self._all(seat, text)
            if words[0] == "play":
                for sight in self.seen:
                    sight.opened.add(words[1])
        self._after()

    def _discarded(self, seat: int, cards: list[str]) -> None:
        """R49, S43: taroks are discarded face up, other cards face down; U7: all of them face down."""
        self.seen[seat].laid = frozenset(cards)
        self.seen[seat].log.append(("laid", *cards))
        self._open("lays away", (seat, len(cards)), [c for c in cards if c[0] == "T" and not self.tubingen])

    def _after(self) -> None:
        """The sight after an act."""
        referee = self.referee
        if not self.dealt and any(referee.hands):
            self.dealt = True
            for seat, sight in enumerate(self.seen):
                sight.log.append(("dealt", *sorted(referee.hands[seat])))
        if self.romanian:
            self._romanian_talon()
        elif self.tubingen:
            if len(referee.fort_mit) > self.fort:  # U14
                self.fort = len(referee.fort_mit)
                self._all("fort mit", referee.fort_mit[-1])
        else:
            self._slovenian_cards()
        for seat, sight in enumerate(self.seen):
            sight.hand = frozenset(referee.hands[seat])
            self._turn(seat, sight)
        if referee.phase == "over" and getattr(referee, "ending", "") != "stecken":  # U16: those cards stay closed
            self._all("everything", self.deal)

    def _turn(self, seat: int, sight: Sight) -> None:
        """Whose turn it is, as that seat knows it."""
        referee = self.referee
        phase, turn = referee.phase, referee.turn
        if phase in ASIDE:
            if turn == seat:
                sight.log.append("asked")
            late = isinstance(referee, Slovenian) and not referee.three  # S34: forehand speaks last
            phase, turn = "raus" if self.tubingen else "auction", referee.order[1 if late else 0]
        if ("turn", phase, turn) not in sight.log[-2:]:
            sight.log.append(("turn", phase, turn))

    def _romanian_talon(self) -> None:
        """R41: the declarer alone sees the group that he looks at; one that he rejects is face up for all."""
        referee = self.referee
        for number in referee.open[self.groups :]:
            self._open("rejected", number, sorted(referee.group(number)))
        self.groups = len(referee.open)
        for number in referee.looks[self.looks :]:
            self._all("looks at", number)
            self.seen[referee.turn].log.append(tuple(referee.group(number)))
        self.looks = len(referee.looks)
        looking = referee.phase == "talon" and len(referee.looks) > len(referee.open) and SIZE[referee.contract]
        for seat, sight in enumerate(self.seen):
            sight.looked = tuple(referee.group(referee.looks[-1])) if looking and seat == referee.turn else ()

    def _slovenian_cards(self) -> None:
        """S41: the talon is face up for all. S5: in klop a card of it goes to each of the first tricks. S56: an open
        beggar's hand is face up after the first trick."""
        referee = self.referee
        if referee.phase == "talon" and not self.talon_open:
            self.talon_open = True
            self._open("talon", 0, list(referee.talon))
        if len(referee.tricks) > self.tricks:
            self.tricks = len(referee.tricks)
            if referee.contract == "klop" and self.tricks <= len(referee.talon):
                self._open("besides", self.tricks, [referee.talon[self.tricks - 1]])
            if referee.contract == "open-beggar" and not self.hand_open:
                self.hand_open = True
                self._open("open hand", referee.holder, sorted(referee.hands[referee.holder]))
