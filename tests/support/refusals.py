"""The refusals that come up at many states, to be held against a table of all reasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from engine import Refusal, State, objection, observe, to_act
from tests.support.everything import everything


class Refusals:
    """For each reason the names of its data and the rules under which it was given."""

    def __init__(self) -> None:
        self.data: dict[Refusal, set[str]] = defaultdict(set)
        self.rules: dict[Refusal, set[str]] = defaultdict(set)

    def ask(self, state: State) -> None:
        """Try everything there is, for the seat whose turn it is and for seat 0."""
        for seat in {to_act(state), 0} - {None}:
            view = observe(state, seat or 0)
            for action in everything(view):
                why = objection(view, action)
                if why is not None:
                    self.data[why.reason].add(" ".join(sorted(why.data)))
                    self.rules[why.reason].add(why.rule)

    def hold_against(self, reasons: Mapping[Refusal, tuple[str, str]]) -> None:
        """Each of these has occurred, and no other, always with the same data and under just these rules."""
        assert self.data == {reason: {data} for reason, (data, _) in reasons.items()}
        assert self.rules == {reason: set(rules.split()) for reason, (_, rules) in reasons.items()}
