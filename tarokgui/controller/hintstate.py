"""The hint at a table: its level, its decision, and the answer. Pure: no thread, no clock."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, TypeAlias

from engine import View

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint

Due: TypeAlias = tuple[tuple[int, int], View]
"""A decision by its number and with its view: the number may come again with other cards."""


class HintLevel(IntEnum):
    """The part of the hint that is wanted."""

    NOTHING = 0
    MARK = 1
    REASONS = 2


@dataclass(frozen=True, slots=True)
class HintState:
    """The hint on screen: none, a mark on the suggestion, or the sheet with the reasons as well.

    The answer is shown only for the decision that it was asked about; a decision that is asked about once more gets the
    same answer.
    """

    level: HintLevel = HintLevel.NOTHING
    answer: Hint | None = None
    asked: Due | None = None
    """The decision that the adviser thinks about."""
    slow: bool = False
    """True once it has been thought about for so long that this is said."""
    automatic: bool = False
    """True if it came without being asked for."""
    offered: tuple[int, int] | None = None
    """The decision for which it came without being asked for."""

    def known(self, due: Due) -> Hint | None:
        """The answer, if it is for the decision that is due."""
        answer = self.answer
        return answer if answer is not None and (answer.decision, answer.view) == due else None
