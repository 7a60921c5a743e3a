"""A hand that is over is looked at, action by action, at the table it was played at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import CardSet
from tarokgui.controller.effects import Effect, JumpEnds, PeekShown
from tarokgui.controller.intents import GoTo, Intent, Peek, Pick, ShowMessage, ToggleJournal
from tarokgui.controller.messages import NotAllowed, Note, Unable
from tarokgui.controller.sources.replay import Replay
from tarokgui.controller.sources.whatif import WhatIf
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.scenes.table import TableScene
from tarokgui.session.pasthand import PastHand
from tarokgui.table.steps import KEYS, REFUSED, STEPS, StepParts, StepWords
from tarokgui.wording.steps import step_words

if TYPE_CHECKING:
    from tarokgui.services.program import Program

REFUSAL: Final = ShowMessage(NotAllowed(Unable.LOOKING_BACK))
"""The message for a card that is pressed: this hand is over."""


class LookBackScene(TableScene):
    """The same table with a `Replay` behind it: it stands wherever the player steps, and the hand does not go on."""

    name = "lookback"

    def __init__(self, program: Program, hand: PastHand) -> None:
        self.replay = Replay(hand)
        self.laid_open = False
        """True while all hands are open."""
        super().__init__(program, WhatIf(hand, self.replay.last).session, source=self.replay)
        stage = self.stage
        stage.controller.apply, stage.dispatch = self._apply, self._dispatch
        stage.parts = StepParts(stage.controller, stage.sheet, self.do, self.line_words, self.open_hands)
        self.prefer = "forward"

    @property
    def caption(self) -> str:
        """The number of the hand."""
        return self.tr("lookback.caption", number=self.state.position.hand + 1)

    def rebuild(self) -> None:
        """Make the widgets again; the focus stays where the player has it."""
        self.stage.laid.fit(self.window)
        Form.rebuild(self)
        self.close_up()

    def enter(self) -> None:
        """Say where the table stands."""
        Form.enter(self)

    @property
    def first_words(self) -> str:
        """The place in the hand, and the last action."""
        return self.tr("lookback.told", n=self.replay.index, all=self.replay.last, what=self.what)

    @property
    def what(self) -> str:
        """The sentence for the last action, as the person saw it."""
        tr = self.tr
        if self.replay.index == 0:
            return tr("lookback.begins")
        return step_words(tr, self.stage.seating, self.state.journal.entries[self.replay.seen_before :])

    def line_words(self) -> StepWords:
        """The words of the line."""
        index, last = self.replay.index, self.replay.last
        place = self.tr("lookback.place", n=index, all=last)
        return StepWords(place, self.what, index == 0, index == last)

    def open_hands(self) -> tuple[CardSet, ...] | None:
        """The hands of all seats while they are open."""
        hands = self.replay.hands()
        return None if not self.laid_open or isinstance(hands, Unable) else hands

    def extra_nodes(self) -> Iterable[Node]:
        """The place in the hand besides."""
        yield Node("place", self.line_words().place, "status", self.stage.layout.advice)
        yield from super().extra_nodes()

    def go(self, index: int) -> None:
        """Stand before the action of that index."""
        self.dispatch(GoTo(index))

    def step(self, step: str) -> None:
        """Go one action or one trick on or back, to the beginning or the end."""
        self.go(self.replay.after(step))

    def _apply(self, effect: Effect) -> None:
        match effect:
            case PeekShown():
                self.rebuild()  # the step has named the winner of the trick
            case JumpEnds():
                if self.replay.trick_taken:
                    self.dispatch(Peek())
                else:
                    self.rebuild()
                self.program.feedback.speak(self.first_words)
            case _:
                self.effects.apply(effect)

    def _dispatch(self, intent: Intent) -> None:
        """Hand on the intent; no card of the hand is picked."""
        self.dispatch(REFUSAL if isinstance(intent, Pick) else intent)

    def handle(self, command: Command) -> bool:
        """Step by keys and wheel; scroll the journal while the keys are in it."""
        if isinstance(command, Key) and not command.mods and command.name in KEYS and not self._in_journal:
            self._note_device(command)
            self.step(KEYS[command.name])
            return True
        handled = super().handle(command)
        if not handled and isinstance(command, Pointer) and command.kind is PointerKind.WHEEL and command.way:
            self.step("back" if command.way > 0 else "forward")
            return True
        return handled

    @property
    def _in_journal(self) -> bool:
        focused = self.focus.focused
        return focused is not None and focused.id.startswith("journal:")

    def escape(self) -> bool:
        """Close the journal or the last message; else go back where the player came from."""
        if self._in_journal:
            self.dispatch(ToggleJournal())
        elif self.state.message is not None:
            self.dispatch(ShowMessage(None))
        else:
            self.close()
        return True

    def do(self, act: str) -> bool:
        """Do the steps, the open hands and the way back; refuse acts that change a hand."""
        if act in STEPS:
            self.step(act)
        elif act in REFUSED:
            self.dispatch(ShowMessage(Note(f"lookback.no-{REFUSED[act]}")))
        elif act == "open-hands":
            self.toggle_open()
        elif act == "play-on":
            self.play_on()
        elif act == "look-back":
            self.close()
        else:
            return super().do(act)
        return True

    def toggle_open(self) -> None:
        """Open all hands, or show only those that the person saw; or say why they stay closed."""
        hands = self.replay.hands()
        if isinstance(hands, Unable):
            self.dispatch(ShowMessage(NotAllowed(hands)))
            return
        self.laid_open = self.stage.picture.wordless = not self.laid_open
        self.rebuild()
        self.program.feedback.speak(self.tr("lookback.opened" if self.laid_open else "lookback.closed"))

    def play_on(self) -> None:
        """Play on from here, beside the evening; or say that there is nothing left to play."""
        if self.replay.index == self.replay.last:
            self.dispatch(ShowMessage(Note("lookback.no-more")))
        elif isinstance(why := self.replay.hands(), Unable):
            self.dispatch(ShowMessage(NotAllowed(why)))
        else:
            self.program.routes.what_if(self.replay.hand, self.replay.index)

    def close(self) -> None:
        """Go back where the player came from."""
        self.program.stack.remove(self)
