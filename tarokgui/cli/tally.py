"""The counts of a simulation, hand by hand."""

from __future__ import annotations

from collections import Counter

from engine import Settlement, Table, Variant

from .evening import RecordedHand
from .gametally import game_tally


class Tally:
    """Counts over many hands.

    ``results`` counts by (contract, outcome), ``bonuses`` by (item, outcome), ``steps`` by (True for the game, step of
    the chain), ``declared`` by number of taroks. ``paid`` are each seat's points from the other players, ``scored`` its
    points in all hands together. ``highest_pot`` is the largest pot, ``doubles_added`` the number of double hands
    added, ``own`` the counts that the game alone has.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.hands = 0
        self.doubled_hands = 0
        self.doubles_added = 0
        self.highest_pot = 0
        self.outcomes: Counter[str] = Counter()
        self.results: Counter[tuple[str, str]] = Counter()
        self.bonuses: Counter[tuple[str, str]] = Counter()
        self.steps: Counter[tuple[bool, int]] = Counter()
        self.declared: Counter[int] = Counter()
        self.paid = [0] * variant.players
        self.scored = [0] * variant.players
        self.own = game_tally(variant)

    def add(self, hand: RecordedHand) -> None:
        """Count a hand."""
        settlement, table = hand.settlement, hand.state.table
        self.hands += 1
        self.doubled_hands += table.factor > 1
        self.doubles_added += settlement.doubles
        self.highest_pot = max(self.highest_pot, table.pot, settlement.pot)
        self.outcomes[settlement.outcome] += 1
        for seat, moved in enumerate(settlement.pot_moves(self.variant.players)):
            self.paid[seat] += settlement.scores[seat] - moved
            self.scored[seat] += settlement.scores[seat]
        self.own.add(settlement, table)
        if settlement.contract is not None:
            self._add_contract(settlement.contract, settlement, table)
        elif table.contract is not None and table.contract.individual:
            self.results[table.contract.key, "played"] += 1
        if settlement.declarer is not None:
            self._add_bonuses(settlement, table)
            self._add_speech(table)

    def _add_contract(self, contract: str, settlement: Settlement, table: Table) -> None:
        """Count a contract as won or lost by the game, or by the valat in its place."""
        if table.talon.surrendered:
            ended = "surrendered"
        else:
            ended = (
                "won" if sum(line.value for line in settlement.lines if line.item in ("game", "valat")) > 0 else "lost"
            )
        self.results[self.own.contract_key(contract, table), ended] += 1

    def _add_bonuses(self, settlement: Settlement, table: Table) -> None:
        """Count bonuses: announced ones are made or failed by their announcer; silent ones are the declarer's side's or
        not.

        The lines of the announced bonuses of one kind are in the order of the announcements.
        """
        declarers = (settlement.declarer, settlement.partner)
        said = table.speech.announced
        announcers = {item: [bonus.seat for bonus in said if bonus.item == item] for item in self.variant.prices.items}
        for line in settlement.lines:
            if line.item not in announcers:
                continue
            if line.announced:
                seat = announcers[line.item].pop(0)
                self.bonuses[line.item, "made" if (line.value > 0) == (seat in declarers) else "failed"] += 1
            else:
                self.bonuses[line.item, "for" if line.value > 0 else "against"] += 1

    def _add_speech(self, table: Table) -> None:
        self.steps.update((True, step) for step in range(len(table.speech.game)))
        self.steps.update((False, step) for bonus in table.speech.announced for step in range(len(bonus.steps)))
        self.declared.update(count for count in table.speech.declared if count)
