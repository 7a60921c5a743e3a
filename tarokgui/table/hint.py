"""The hint: what the steady player would do in the person's place, and why, from the person's own view alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ai import decide
from ai.player import Reason
from ai.reasons import Why
from ai.steady import SteadyPlayer
from engine import Action, Merge, Pass, Surrender, TakeGroup, View
from tarokgui.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.mark import CardMark, Mark
from tarokgui.table.panels.hint import DO, hint_panel
from tarokgui.table.speech import after
from tarokgui.table.targets import target_ids
from tarokgui.widgets.base import Widget
from tarokgui.wording import doing_text, reason_text

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

CHANCE: Final = "hint"
"""What the adviser's die is thrown with where all choices are alike, such as a cut."""
SPOKEN: Final = 12
"""More things than that are not said in one turn."""
REASONS, OTHERS = 3, 2
"""So many reasons are given, and so many other moves named."""
EVEN: Final = 50
"""A chance in percent that is as good as the other way round."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one decision; several ``actions`` are what is said in one turn. ``others`` are the next best."""

    decision: tuple[int, int]
    view: View
    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Action, ...]


def advise(view: View, decision: tuple[int, int]) -> Hint:
    """What the steady player would do now. It takes some milliseconds at most."""
    player = SteadyPlayer(CHANCE)
    first = decide(player, view)
    actions: tuple[Action, ...] = (first.action,)
    reasons = first.reasons
    if view.phase == "announce":
        said: tuple[Action, ...] = ()
        step, found = first, [] if not isinstance(first.action, Merge) else [*first.reasons]
        while not isinstance(step.action, Merge) and len(said) < SPOKEN:
            said = (*said, step.action)
            found += step.reasons
            step = decide(player, after(view, said))
        actions = (*said, Merge())
        reasons = tuple(sorted(found, key=lambda reason: -reason.weight))
    others = [each.action for each in first.ranked if each.action not in actions]
    return Hint(decision, view, actions, _chosen(reasons, first.action), tuple(others[:OTHERS]))


def _chosen(reasons: Iterable[Reason], action: Action) -> tuple[Reason, ...]:
    """The strongest reasons, one of each kind, without those that rather speak against the action."""
    found: dict[str, Reason] = {}
    for reason in reasons:
        if not _against(reason, action):
            found.setdefault(reason.key, reason)
    return tuple(found.values())[:REASONS]


def _against(reason: Reason, action: Action) -> bool:
    """A game that would rather be won is no reason to pass, and cards that help little none to take them."""
    percent = reason.params.get("percent")
    likely = isinstance(percent, int) and percent >= EVEN
    return (isinstance(action, Pass) and reason.key == Why.GAME_CHANCE and likely) or (
        isinstance(action, TakeGroup) and reason.key == Why.GROUP_ADDS_LITTLE
    )


class Hints:
    """The hint on the table: nothing, a mark on what is suggested, or the panel with the reasons as well."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hint: Hint | None = None
        self._open = False
        self._came_from: str | None = None

    @property
    def current(self) -> Hint | None:
        """The hint for the decision that is due; one for another decision is none."""
        hint, session = self._hint, self._scene.session
        if hint is None or not self._scene.croupier.my_turn:
            return None
        return hint if hint.decision == session.decision and hint.view == session.view else None

    @property
    def opened(self) -> bool:
        """Whether the reasons are shown."""
        return self._open and self.current is not None

    def up(self) -> None:
        """One rung up: the mark, then the reasons, then nothing again."""
        if self.opened:
            self.close()
        elif self.current is not None:
            self._show_reasons()
        elif self._think():
            self._scene.services.tell(self.line)
            self._scene.rebuild()

    def why(self) -> None:
        """Open or close the reasons."""
        if self.opened:
            self.close()
        elif self._think():
            self._show_reasons()

    def _think(self) -> bool:
        """Have a hint; False, and told, if it is not the person's turn."""
        scene = self._scene
        if not scene.croupier.my_turn or scene.croupier.forced() is not None:
            scene.say(scene.services.tr("hint.not-your-turn"))
            return False
        scene.skip()
        if self.current is None:
            self._hint, self._open = advise(scene.session.view, scene.session.decision), False
        scene.why = ""
        return True

    def _show_reasons(self) -> None:
        scene = self._scene
        focused = scene.focus.focused
        self._came_from = focused.id if focused is not None else None
        self._open = True
        scene.services.tell(" ".join([self.line, *self.told]))
        scene.rebuild()
        scene.focus.focus(DO)

    def forget(self) -> None:
        """The decision is over, or another one is due."""
        self._hint, self._open = None, False
        self._scene.fit_dock()

    def close(self) -> bool:
        """Take mark and reasons away; False if there are none."""
        if self.current is None:
            return False
        back = self._came_from if self._open else None
        self.forget()
        self._scene.rebuild()
        if back is not None:
            self._scene.focus.focus(back)
        return True

    def _close(self) -> None:
        """The same, for the button."""
        self.close()

    def do(self) -> None:
        """Do what is suggested."""
        hint, scene = self.current, self._scene
        if hint is None:
            return
        if isinstance(hint.actions[0], Surrender):
            scene.context.confirm_surrender()
            return
        self.forget()
        scene.why = ""
        for action in hint.actions:
            if scene.croupier.my_turn and not scene.why:
                scene.act(action)

    # What is shown -----------------------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The suggestion for the line of advice; empty if there is none."""
        hint, tr = self.current, self._scene.services.tr
        return "" if hint is None else tr("hint.line", what=doing_text(tr, hint.actions, hint.view))

    @property
    def told(self) -> list[str]:
        """The reasons in words."""
        hint, tr = self.current, self._scene.services.tr
        if hint is None:
            return []
        reasons = [reason_text(tr, reason, self._scene.seating.name) for reason in hint.reasons]
        return reasons or [tr("hint.close-choice")]

    def marks(self, context: Context, widgets: Iterable[Widget]) -> list[Mark]:
        """A mark on each of the widgets that the suggestion is made with."""
        hint = self.current
        if hint is None:
            return []
        ids = target_ids(hint.actions, context.view, context.choosing)
        words = context.tr("hint.marked")
        return [
            (CardMark if isinstance(widget, HandCard) else Mark)(widget, words)
            for widget in widgets
            if widget.id in ids
        ]

    def panel(self, context: Context, dock: Rect) -> tuple[list[Widget], Rect]:
        """The widgets of the panel, and what it leaves of the dock."""
        hint, tr = self.current, context.tr
        if hint is None:
            return [], dock
        return hint_panel(
            context,
            dock,
            why=tr("hint.why", what=doing_text(tr, hint.actions, hint.view)),
            reasons=self.told,
            others=[doing_text(tr, (action,), hint.view) for action in hint.others],
            do=self.do,
            close=self._close,
            card=context.view.phase == "play",
        )
