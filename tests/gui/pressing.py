"""Doing an action at the table by one kind of commands only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from engine import (
    Action,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    MakeBid,
    PassAnnouncing,
    Surrender,
    View,
    action_text,
    card_name,
    legal_actions,
    members,
)
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.speech import after, turn, with_action
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidding import SPEAK
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.packribbon import PAGE, PackRibbon
from tarokgui.widgets.toggle import Toggle
from tests.gui.sitting import Sitting
from tests.support.chance import Temper
from tests.support.things import thing


class Presser(Protocol):
    """Activates widgets."""

    sitting: Sitting

    def press(self, id: str) -> None:
        """Activate the widget of that id."""

    def cut(self, cards: int) -> None:
        """Put the cut so deep."""

    def call(self, id: str) -> None:
        """Say the bid of that row."""


class Keys:
    """Tab, arrows, Enter and the number row."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._presses = 0

    def press(self, id: str) -> None:
        self._presses += 1
        cards = [widget.id for widget in self.sitting.form.focus.widgets if isinstance(widget, HandCard)]
        if id in cards[:12] and self._presses % 2:
            number = cards.index(id) + 1
            self.sitting.key(str(number), number)
            assert self._focused == id
            assert not self.sitting.form.focus.placed
            self.sitting.key(str(number), number)
            return
        self.go_to(id)
        if self.sitting.top is self.sitting.table and self.sitting.form.focus.placed:
            self.sitting.key("return")
        self.sitting.key("return")

    def cut(self, cards: int) -> None:
        """Arrows and whole pages."""
        self.go_to("cut:depth")
        while (now := int(self._ribbon.value)) != cards:
            page = abs(cards - now) >= PAGE
            ahead = cards > now
            self.sitting.key(("page down" if ahead else "page up") if page else ("right" if ahead else "left"))

    @property
    def _ribbon(self) -> PackRibbon:
        ribbon = self.sitting.widget("cut:depth")
        assert isinstance(ribbon, PackRibbon)
        return ribbon

    def call(self, id: str) -> None:
        """Enter on the row, or its number, twice."""
        row = self.sitting.widget(id)
        assert isinstance(row, BidRow)
        self._presses += 1
        if self._presses % 2:
            self.go_to(id)
            self.sitting.key("return")
            self.sitting.key("return")
            return
        self.sitting.key(str(row.call.number), row.call.number)
        assert self._focused == id
        self.sitting.key(str(row.call.number), row.call.number)

    @property
    def _focused(self) -> str | None:
        focused = self.sitting.form.focus.focused
        return focused.id if focused else None

    def go_to(self, id: str) -> None:
        """Tab round until the focus is there."""
        first = self._focused
        while self._focused != id:
            self.sitting.key("tab")
            assert self._focused is not None
            assert self._focused != first, f"Tab does not lead to {id!r}"


class Clicks:
    """Moves and clicks."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._calls = 0

    def press(self, id: str) -> None:
        self.sitting.tick(0.5)  # two clicks within a shorter time are a double click
        self._bring(id)
        self.sitting.click(self.sitting.widget(id).rect.centre)

    def _bring(self, id: str) -> None:
        """Turn the wheel until the widget is seen in its pane."""
        for _ in range(100):
            widget = self.sitting.widget(id)
            if widget.clip is None or widget.clip.holds(widget.rect.centre):
                return
            steps = 1 if widget.rect.centre[1] < widget.clip.y else -1
            self.sitting.send(Pointer(widget.clip.centre, PointerKind.MOVE))
            self.sitting.send(Pointer(widget.clip.centre, PointerKind.WHEEL, steps))
        raise AssertionError(f"the wheel does not bring {id!r} into sight")

    def cut(self, cards: int) -> None:
        """Point at the place in the pack."""
        ribbon = self.sitting.widget("cut:depth")
        assert isinstance(ribbon, PackRibbon)
        self.sitting.tick(0.5)
        self.sitting.click(ribbon.place_of(cards))

    def call(self, id: str) -> None:
        """Choose the row of a bid and press the button that says it; sometimes click twice instead."""
        self.press(id)
        self._calls += 1
        if self._calls % 2:
            self.press(SPEAK)
        else:
            self.sitting.tick(0.2)
            self.sitting.click(self.sitting.widget(id).rect.centre)


class Player:
    """Plays hands by random legal choices with a bent towards the corners, and sees that every press has its effect."""

    def __init__(self, presser: Presser, seed: str) -> None:
        self.presser = presser
        self.sitting = presser.sitting
        self.random = Random(seed)
        self.temper = Temper(self.random)

    def hand(self) -> None:
        """From wherever the session stands to the settlement."""
        while not self.sitting.session.hand_over:
            self.sitting.until_due()
            if not self.sitting.session.hand_over:
                self.decide()
        self.sitting.until(lambda: self.sitting.top.name == "settlement")

    def next_hand(self) -> None:
        """On to the next deal."""
        self.sitting.tick(5.0)  # the figures have counted up: before, a key only completes that
        self.presser.press("next")
        assert self.sitting.top is self.sitting.table
        self.temper = Temper(self.random)

    def decide(self) -> None:
        """One decision of the person's."""
        session = self.sitting.session
        made, actions = len(session.record.actions), self.choose(session.view)
        self.carry_out(actions)
        seen = session.record.actions[made : made + len(actions)]
        assert list(seen) == [(session.human, action_text(action)) for action in actions]

    def choose(self, view: View) -> tuple[Action, ...]:
        """The choice: one action, or a whole turn of announcing."""
        legal = legal_actions(view)
        if view.phase != "announce":
            return (self.temper.choose(view, legal),)
        said: tuple[Action, ...] = ()
        for wish in legal:
            if isinstance(wish, PassAnnouncing) or wish in said or wish not in legal_actions(after(view, said)):
                continue
            likes = self.temper.talking if isinstance(wish, Declare | Double) else self.temper.talking / 2
            if self.random.random() < likes:
                said, _ = with_action(view, said, wish)
        return turn(view, said)

    def carry_out(self, actions: Sequence[Action]) -> None:
        """Press all that belongs to it."""
        press, last = self.presser.press, actions[-1]
        match last:
            case Cut(cards):
                self.presser.cut(cards)
            case MakeBid() | Hold():
                self.presser.call(thing(last))
                return
            case Discard(cards):
                for card in members(cards):
                    press(f"card:{card_name(card)}")
            case PassAnnouncing():
                for action in actions[:-1]:
                    toggle = self.sitting.widget(thing(action))
                    assert isinstance(toggle, Toggle)
                    if not toggle.checked:  # speeches that another one obliges to are ticked with it
                        press(toggle.id)
            case Surrender():
                press("surrender")
                assert self.sitting.top.name == "dialog"
                press("surrender-yes")
                return
        press(thing(last))
