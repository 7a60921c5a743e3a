"""Slovenian Tarok in OpenSpiel (``pip install -e '.[openspiel]'``) beside the engine: the same deal, the same cards.

OpenSpiel's ``tarok`` has no announcements, no radli and no choice of house. Player *p* is seat *p*: forehand is 0 and
the dealer the last. The engine plays by the options that are nearest (``HOUSE``). Known differences are counted by name
in ``Tally.known`` and gone round; all other differences are in ``Tally.faults``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pyspiel

from engine import (
    State,
    action_text,
    apply,
    card_name,
    legal_actions,
    observe,
    read_action,
    read_record,
    settlement_data,
    to_act,
)
from tests.support.slovenian_cards import NEGATIVE, RISING
from tests.support.spielscores import EMPEROR, LONE_PAGAT, Told, differences, monds

HOUSE: Final = {"difference": "exact", "klop_rounded": False, "radli": False}
CONTRACTS: Final = [key for key in RISING if key != "piccolo"]
"""OpenSpiel's action *n* in the auction is the contract with the number *n* − 1; 0 is a pass."""
SUITS: Final = {
    "H": ("4", "3", "2", "1"),
    "D": ("4", "3", "2", "1"),
    "S": ("7", "8", "9", "10"),
    "C": ("7", "8", "9", "10"),
}
CARDS: Final = [
    *(f"T{number}" for number in range(1, 23)),
    *(suit + pip for suit, pips in SUITS.items() for pip in (*pips, "J", "N", "Q", "K")),
]
"""The cards by OpenSpiel's numbers."""


@dataclass
class Tally:
    """The results of some hands."""

    hands: int = 0
    decisions: int = 0
    tricks: int = 0
    same: Counter[str] = field(default_factory=Counter)
    """Scores that agree, by contract."""
    known: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.hands += other.hands
        self.decisions += other.decisions
        self.tricks += other.tricks
        self.same += other.same
        self.known += other.known
        self.faults += other.faults


class Both:
    """One hand in both programs."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.random = Random(f"openspiel/{seats}/{seed}")
        self.hoarding = self.random.random() < 0.5
        """True if pagat and called king are kept as long as may be."""
        self.tally = Tally(hands=1)
        self.about = f"{seats} players, seed {seed}"
        game = pyspiel.load_game("tarok", {"players": seats, "rng_seed": seed})
        self.spiel: Any = game.new_initial_state()
        self.spiel.apply_action(0)
        hands = [[CARDS[card] for card in self.spiel.player_cards(player)] for player in range(seats)]
        record = {"format": "tarok-hand/1", "game": f"slovenian-{seats}", "dealer": seats - 1, "actions": []}
        house = {**HOUSE, **({"extra_contracts": True} if seats == 3 else {})}
        talon = [CARDS[card] for card in self.spiel.talon()]
        self.record = read_record({**record, "house": house, "hands": hands, "talon": talon})
        self.state: State = self.record.begin().state
        self.trick: list[tuple[int, str]] = []
        self.last: tuple[int, list[tuple[int, str]]] = (-1, [])
        self.piles: list[list[str]] = [[] for _ in range(seats)]
        self.called = ""
        self.rest: list[str] = []

    def fault(self, what: str) -> None:
        self.tally.faults.append(f"{self.about}: {what}")

    def legal(self) -> set[str]:
        seat = to_act(self.state)
        assert seat is not None
        return {action_text(action) for action in legal_actions(observe(self.state, seat))}

    def do(self, text: str) -> None:
        self.state = apply(self.state, read_action(self.record.variant, text)).state

    def play(self) -> Tally:
        if self.seats == 4:
            self.auction()
        else:
            self.auction_of_three()
        if not self.tally.faults:
            self.exchange()
            self.cards()
        if self.spiel.is_terminal() and not self.tally.faults:
            self.scores()
        return self.tally

    def auction(self) -> None:
        """Four players: every turn of the auction. The last bid there is the name of the contract here."""
        wish = self.random.choice(range(1, 13))
        while self.spiel.current_game_phase() == pyspiel.TarokGamePhase.BIDDING:
            player, ours = self.spiel.current_player(), self.legal()
            texts = {number: self.said(number, ours) for number in self.spiel.legal_actions()}
            if player != to_act(self.state) or set(texts.values()) != ours:
                self.fault(f"auction: player {player}, {sorted(texts.values())} and {sorted(ours)}")
                return
            weights = [
                4 if n == wish else 2 if n == 0 else 0.3 if text == "hold" else 0.05 for n, text in texts.items()
            ]
            number = self.random.choices(list(texts), weights)[0]
            self.tally.decisions += 1
            self.spiel.apply_action(number)
            self.do(texts[number])

    def said(self, number: int, ours: set[str]) -> str:
        if number == 0:
            return "pass"
        key = CONTRACTS[number - 1]
        if f"name {key}" in ours:
            return f"name {key}"
        return f"bid {key}" if f"bid {key}" in ours or "hold" not in ours else "hold"

    def auction_of_three(self) -> None:
        """Three players: forehand speaks last there and names klop or three, so only the result is the same."""
        number = self.random.choice([1, 2, 3, 4, 8, 9, 10, 11, 12])
        key, declarer = CONTRACTS[number - 1], self.random.randrange(3) if number > 2 else 0
        while self.spiel.current_game_phase() == pyspiel.TarokGamePhase.BIDDING:
            self.spiel.apply_action(number if self.spiel.current_player() == declarer else 0)
        for player in range(3):
            self.do(f"bid {key}" if player == declarer and key != "klop" else "pass")
        if key != "klop":
            self.do(f"name {key}")

    def exchange(self) -> None:
        """The king, the group, the discards; then nobody announces anything."""
        phases = pyspiel.TarokGamePhase
        laid: list[str] = []
        while (phase := self.spiel.current_game_phase()) in (phases.KING_CALLING, phases.TALON_EXCHANGE):
            legal = self.spiel.legal_actions()
            number = self.random.choice(legal)
            choosing = len(self.spiel.talon()) == 6
            if phase == phases.KING_CALLING:
                texts, text = {f"call {CARDS[king]}" for king in legal}, f"call {CARDS[number]}"
                self.called = CARDS[number]
            elif choosing:
                texts, text = {f"take {group + 1}" for group in legal}, f"take {number + 1}"
            else:
                laid.append(CARDS[number])
            self.spiel.apply_action(number)
            if phase == phases.KING_CALLING or choosing:
                if texts != self.legal():
                    self.fault(f"{sorted(texts)} and {sorted(self.legal())}")
                self.do(text)
        if laid:
            seat = to_act(self.state)
            assert seat is not None
            self.piles[seat] += laid
            self.do(" ".join(["discard", *laid]))
        rest, talon = [CARDS[card] for card in self.spiel.talon()], self.state.table.talon.cards
        if self.called in [card_name(card) for card in talon if card is not None] and self.called not in rest:
            self.rest = rest  # the declarer took the called king (S44)
        while "merge" in self.legal():
            self.do("merge")

    def cards(self) -> None:
        """Every card: the turn, the legal cards, and the winner of the trick."""
        while (seat := to_act(self.state)) is not None and not self.spiel.is_terminal():
            theirs = {CARDS[card] for card in self.spiel.legal_actions()}
            ours = {text.removeprefix("play ") for text in self.legal()}
            if seat != self.spiel.current_player():
                self.fault(f"turn of {seat} and {self.spiel.current_player()}")
                return
            if theirs != ours:
                name = self.known(theirs, ours)
                if name is None:
                    self.fault(f"seat {seat} may play {sorted(ours)}, in OpenSpiel {sorted(theirs)}")
                    return
                self.tally.known[name] += 1
                if not theirs & ours:  # they cannot go on together
                    return
            self.tally.decisions += 1
            self.tally.tricks += len(self.spiel.trick_cards()) == self.seats - 1
            kept = {"T1", self.called} if self.hoarding else set()
            card = self.random.choice(sorted((theirs & ours) - kept) or sorted(theirs & ours))
            self.trick.append((seat, card))
            self.spiel.apply_action(CARDS.index(card))
            self.do(f"play {card}")
            if len(self.trick) == self.seats:
                winner = self.state.table.play.tricks[-1].winner
                if not self.spiel.is_terminal() and self.spiel.current_player() != winner:
                    self.fault(f"{self.trick}: {winner} or {self.spiel.current_player()} takes it")
                self.last, self.trick = (winner, self.trick), []
                self.piles[self.last[0]] += [card for _, card in self.last[1]]
        if (to_act(self.state) is None) != self.spiel.is_terminal():
            self.fault("only one of them has ended")

    def scores(self) -> None:
        """Everybody's score, the mond by itself."""
        settlement = self.state.table.settlement
        assert settlement is not None
        ours = settlement_data(self.record.variant, settlement)
        told = Told(
            scores=list(self.spiel.scores_without_captured_mond_penalties()),
            monds=[-21 if lost else 0 for lost in self.spiel.captured_mond_penalties()],
            piles=self.piles,
            last=self.last,
            called=self.called,
            rest=self.rest if (self.last[0], self.called) in self.last[1] else [],
        )
        fault, names = differences(ours, told)
        self.tally.known.update(names)
        if fault is None:
            fault, names = monds(ours, told)
            self.tally.known.update(names)
        if fault is not None:
            self.fault(fault)
        else:
            self.tally.same[str(ours.get("contract", "klop"))] += 1

    def known(self, theirs: set[str], ours: set[str]) -> str | None:
        """The name of a difference in the legal cards that is understood."""
        table = self.state.table
        contract = table.contract.key if table.contract is not None else ""
        if contract not in NEGATIVE:
            return None
        lie = [CARDS[card] for card in self.spiel.trick_cards()]
        if not lie and ours - theirs == {"T1"}:
            return LONE_PAGAT
        if theirs == {"T1"} and {"T21", "T22"} <= set(lie):
            return EMPEROR
        return None
