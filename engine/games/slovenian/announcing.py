"""The round of announcements and kontras (S46 … S49, and the record page's *Announcements* and *Certainty*)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import GAME, Action, Announce, Double, PassAnnouncing
from engine.cards import PAGAT, TAROACE, CardSet, card_set
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.games.slovenian.actions import VOGEL_FREI
from engine.games.slovenian.certainty import against, certain_side
from engine.groups import group_cards
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.parts import Announced, Speech
from engine.phases.chains import doubled_bonus, side_to_speak, step_on
from engine.seats import Seat
from engine.sides import called_in, with_partner, with_side
from engine.state import State, Table, View

KING: Final = "king"
PAGAT_ULTIMO: Final = "pagat"

_PASS: Final = PassAnnouncing()
_DOUBLE_GAME: Final = Double(GAME)


def dealt_hand(view: View) -> CardSet:
    """The hand that the seat was dealt, from the cards it holds now; valid before the first card is played."""
    table = view.table
    if view.seat != table.declarer or table.talon.taken is None:
        return view.hand
    taken = [card for card in group_cards(table.talon.cards, table.talon.groups, table.talon.taken) if card is not None]
    return (view.hand | view.laid_away) & ~card_set(taken)


@dataclass(frozen=True, slots=True)
class KontraRound(Quiet):
    """Declarer first: bonuses and steps of the chains; outside talon contracts only steps on the game.

    ``items`` may be announced. ``vogel_frei``: a player who was dealt the pagat as his only tarok may say that it flies
    (S80).
    """

    items: tuple[str, ...]
    vogel_frei: bool
    kind: str = "kontra-round"
    key: str = "announce"

    def begin(self, table: Table) -> Table | None:
        """S46: every contract with a declarer has it."""
        if table.contract is None or table.contract.individual:
            return None
        return table._replace(actor=table.declarer, speech=Speech(declared=(0,) * table.players))

    def legal(self, view: View) -> Sequence[Action]:
        """The end of the turn, then the bonuses, vogel frei, and the next step of each chain."""
        said: list[Action] = [_PASS]
        said += [Announce(item) for item in self.items if self._announce_objection(view, item) is None]
        if self._free_objection(view) is None:
            said.append(VOGEL_FREI)
        steps = (_DOUBLE_GAME, *(step_on(item, seat) for item, seat, _ in view.table.speech.announced))
        said += [step for step in steps if self._double_objection(view, step) is None]
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """The objection to an announcement at this moment, None if it may be said now."""
        match action:
            case PassAnnouncing():
                return None
            case Announce(item):
                return self._announce_objection(view, item)
            case Double():
                return self._double_objection(view, action)
        return self._free_objection(view) if action == VOGEL_FREI else not_now(self.kind, "S46")

    def _announce_objection(self, view: View, item: str) -> Objection | None:
        table = view.table
        bonuses = table.contract is not None and table.contract.bonuses
        if item not in self.items or not bonuses or (item == KING and not (table.called is not None or table.fourth)):
            return Objection(Refusal.NOT_PLAYED_HERE, "S19", {"item": item})
        for bonus in table.speech.announced:
            if bonus.item != item:
                continue
            side = certain_side(view, bonus.seat)
            if side is None:
                return Objection(Refusal.NOT_CERTAIN, "S48", {"item": item, "seat": bonus.seat})
            if side is view.side:
                return Objection(Refusal.ALREADY_ANNOUNCED, "S46", {"item": item})
        if item == PAGAT_ULTIMO and not view.hand >> PAGAT & 1:
            return Objection(Refusal.PAGAT_NOT_HELD, "S22")
        if item == KING and called_in(table, view.seat, view.hand) is None:
            return Objection(Refusal.KING_NOT_HELD, "S21")
        return None

    def _free_objection(self, view: View) -> Objection | None:
        """S80: once in a hand, and only by a player who was dealt the pagat and no other tarok."""
        table = view.table
        if not self.vogel_frei or table.contract is None or not table.contract.bonuses:
            return not_now(self.kind, "S80")
        if table.speech.free is not None or dealt_hand(view) & TAROACE != 1 << PAGAT:
            return Objection(Refusal.PAGAT_NOT_ALONE, "S80")
        return None

    def _double_objection(self, view: View, action: Double) -> Objection | None:
        table, speech = view.table, view.table.speech
        if action.item == GAME and action.seat is None:
            return self._step_objection(view, GAME, table.declarer, speech.game)
        bonus = doubled_bonus(speech, action)
        if bonus is None:
            return Objection(Refusal.NOT_ANNOUNCED, "S47", {"item": action.item})
        return self._step_objection(view, bonus.item, bonus.seat, bonus.steps)

    def _step_objection(self, view: View, item: str, owner: Seat | None, steps: tuple[Seat, ...]) -> Objection | None:
        """S47, S48: the first step needs certainty; after it all players know the owner's side."""
        if owner is None:
            return Objection(Refusal.NOT_ANNOUNCED, "S47", {"item": item})
        if not steps:
            side = certain_side(view, owner)
            if side is None:
                return Objection(Refusal.NOT_CERTAIN, "S48", {"item": item, "seat": owner})
            return Objection(Refusal.OWN_SIDE, "S48", {"item": item}) if side is view.side else None
        if (view.side is view.table.sides[owner]) != len(steps) % 2:
            return Objection(Refusal.OWN_SIDE, "S47", {"item": item})
        ended = len(steps) == view.table.variant.prices.steps
        return Objection(Refusal.CHAIN_ENDED, "S47", {"item": item}) if ended else None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every announcement public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """The table after an announcement, which may also show the speaker's side."""
        speech, seat = table.speech, event.seat
        match event.action:
            case Announce(item):
                others = [bonus.seat for bonus in speech.announced if bonus.item == item]
                announced = (*speech.announced, Announced(item, seat))
                table = table._replace(speech=speech._replace(announced=announced, fresh=True))
                for other in others:
                    table = against(table, seat, other)
                return with_partner(table, seat) if item == KING else table
            case Double():
                return _with_step(table, seat, event.action)
            case PassAnnouncing():
                return self._end_turn(table, seat)
        return table._replace(speech=speech._replace(free=seat, fresh=True))

    @staticmethod
    def _end_turn(table: Table, seat: Seat) -> Table:
        """S46, S82: over once all have had a turn and the last turns, one fewer than players, were passes."""
        speech = table.speech
        spoken = speech.spoken | 1 << seat
        passes = 0 if speech.fresh else speech.passes + 1
        table = table._replace(speech=speech._replace(spoken=spoken, passes=passes, fresh=False))
        talkers = table.variant.holders
        if passes >= talkers - 1 and spoken.bit_count() == talkers:
            return advance(table)
        return table._replace(actor=table.after(seat))


def _with_step(table: Table, seat: Seat, action: Double) -> Table:
    """The table after a step of a chain: the first is against a seat, each further one is by a side."""
    speech = table.speech
    bonus = doubled_bonus(speech, action)
    owner = table.declarer if bonus is None else bonus.seat
    steps = speech.game if bonus is None else bonus.steps
    longer = (*steps, seat)
    if bonus is None:
        speech = speech._replace(game=longer, fresh=True)
    else:
        stepped = tuple(bonus._replace(steps=longer) if other is bonus else other for other in speech.announced)
        speech = speech._replace(announced=stepped, fresh=True)
    table = table._replace(speech=speech)
    if owner is None:
        return table
    if not steps:
        return against(table, seat, owner)
    side = side_to_speak(table.sides[owner], steps)
    return table if side is None else with_side(table, seat, side)


@dataclass(frozen=True, slots=True)
class KlopKontra(Quiet):
    """S-V10: in klop each player may once, from forehand on, double the game; the first to do so ends the round."""

    kind: str = "klop-kontra"
    key: str = "klop-kontra"

    def begin(self, table: Table) -> Table | None:
        """Only in a klop that has this round."""
        contract = table.contract
        if contract is None or not contract.individual or not contract.announcements:
            return None
        return table._replace(actor=table.forehand, speech=Speech(declared=(0,) * table.players))

    def legal(self, view: View) -> Sequence[Action]:
        """Pass or double."""
        return _PASS, _DOUBLE_GAME

    def objection(self, view: View, action: Action) -> Objection | None:
        """S-V10: one of the two."""
        return None if action in (_PASS, _DOUBLE_GAME) else not_now(self.kind, "S49")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every announcement public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """The round is over with the first kontra, or when all have had their turn."""
        speech, seat = table.speech, event.seat
        spoken = speech.spoken | 1 << seat
        doubled = isinstance(event.action, Double)
        game: tuple[Seat, ...] = (seat,) if doubled else ()
        table = table._replace(speech=speech._replace(spoken=spoken, game=game))
        if doubled or spoken.bit_count() == table.variant.holders:
            return advance(table)
        return table._replace(actor=table.after(seat))
