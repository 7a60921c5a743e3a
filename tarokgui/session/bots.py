"""The company: the bots at the table, made when they are first asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action, Seat, UnknownPhase, View, legal_actions, objection
from tarokgui.storage import logbook

from .hand import CurrentHand

if TYPE_CHECKING:
    from ai import Decision, Player


class Bots:
    """The bots of an evening. ``names`` by seat are the names they are made by; the chance of each comes from the seed,
    so a resumed game goes on the same. ``failed``: one of them could not decide."""

    def __init__(self, seed: str, names: tuple[str, ...]) -> None:
        self.names = names
        self.failed = False
        self._seed = seed
        self._players: dict[Seat, Player] = {}

    def bot(self, seat: Seat) -> Player:
        """The bot on that seat. Its chance is the session seed's, so a resumed game goes on the same."""
        if seat not in self._players:
            from ai import make

            self._players[seat] = make(self.names[seat], f"{self._seed}/seat/{seat}")
        return self._players[seat]

    def forget(self) -> None:
        """Forget the players made so far: the hand is at another moment than the one they remember."""
        self._players = {}

    def action(self, view: View) -> Action:
        """The action of the bot in that view's seat.

        Raises:
            UnknownPhase: the bots have no judgement for this game.
        """
        from ai import decide

        return self._decided(view, decide)

    def answered(self, hand: CurrentHand) -> CurrentHand:
        """The hand after the answers of the bots that are asked about throwing in (R22): they answer at once, with
        their first thought. No pause and no frozen window may show that they were asked."""
        while hand.turn not in (None, hand.human) and (view := hand.view(hand.turn)).asked:
            hand = hand.after(self._decided(view, first_thought))
        return hand

    def _decided(self, view: View, decide: Callable[[Player, View], Decision]) -> Action:
        try:
            return self.checked(view, decide(self.bot(view.seat), view).action)
        except UnknownPhase:  # no fault of a bot, and nothing is guessed
            raise
        except Exception as error:  # whatever a bot fails with, the evening goes on
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return self.stand_in(view)

    def checked(self, view: View, action: Action) -> Action:
        """A bot's action if the rules allow it, else the action in its place."""
        return action if objection(view, action) is None else self.stand_in(view)

    def stand_in(self, view: View) -> Action:
        """The action for a bot that has failed: the first one allowed."""
        self.failed = True
        return legal_actions(view)[0]


def first_thought(player: Player, view: View) -> Decision:
    """The decision of a player that does not think further.

    Raises:
        StopIteration: it has no thought at all, which is a fault in the player.
    """
    return next(iter(player.think(view)))
