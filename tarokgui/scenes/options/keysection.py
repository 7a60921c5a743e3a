"""Giving an action another key: the row waits for the key, and a key that is taken is asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.kit.commands import Command, Key, Text
from tarokgui.kit.keymap import NO_KEY, KeyObjection, is_typed, objection, rebound, spelled, written
from tarokgui.scenes.keylines import act_lines, fixed_lines
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.widgets.button import Style
from tarokgui.widgets.column import ColumnLine
from tarokgui.wording.keywords import key_words

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class KeySection:
    """The page about keys. *say* shows a passing message, *redo* makes the page again."""

    def __init__(self, program: Program, say: Callable[[str], None], redo: Callable[[], None]) -> None:
        self._program = program
        self._say = say
        self._redo = redo
        self.listening: str | None = None
        """The action that waits for its new key."""

    def lines(self, rows: OptionRows) -> Iterable[ColumnLine]:
        """The instructions, the actions, the way back, the keys that stay."""
        tr = self._program.feedback.tr
        yield rows.words("keys-line", tr("settings.keys.line"), quiet=True)
        yield from act_lines(rows, self._program.preferences.keymap, self._listen, self._clear, self.listening)
        yield rows.button("keys-reset", tr("settings.keys.reset"), self._reset)
        yield rows.words("keys-fixed", tr("settings.keys.fixed"), quiet=True, above=18)
        yield from fixed_lines(rows)

    def take(self, command: Command) -> bool:
        """The command that came while a row waits; True if it was for the row.

        Modifiers come before the key that goes down with them, and the system's keys at any time: it waits on.
        """
        act = self.listening
        if act is None:
            return False
        if isinstance(command, Text):
            if is_typed(command.text):
                self._give(act, command.text)
        elif isinstance(command, Key) and not command.repeat and not command.alone:
            if command.name == "escape" and not command.mods:
                self.stop()
            elif not _is_sign(command):  # a sign is followed by typed text, and that is in the key map
                self._give(act, written(command))
        return isinstance(command, Key | Text)

    def stop(self) -> None:
        """Wait for no key any more."""
        self.listening = None
        self._redo()

    def _listen(self, act: str) -> None:
        self.listening = act
        self._redo()
        self._say(self._program.feedback.tr("settings.keys.press", act=self._name(act)))

    def _clear(self, act: str) -> None:
        self._set(act, NO_KEY)

    def _reset(self) -> None:
        self._program.preferences.change(keys={})

    def _give(self, act: str, key: str) -> None:
        tr, holder, why = self._program.feedback.tr, self._program.preferences.keymap.holder(key), objection(key)
        if why is KeyObjection.NO_KEY:
            return
        self.stop()
        if why is not None:
            self._say(tr(f"settings.keys.refused.{why}", key=self._spelled(key)))
        elif holder is None or holder == act:
            self._set(act, key)
        else:
            told = tr("settings.keys.taken", key=self._spelled(key), other=self._name(holder), act=self._name(act))
            answers = (
                Answer("take", tr("settings.keys.taken-yes"), lambda: self._set(act, key)),
                Answer("leave", tr("settings.keys.taken-no"), lambda: None, Style.PRIMARY),
            )
            self._program.stack.push(Dialog(self._program, tr("settings.keys.taken-title"), told, answers, "leave"))

    def _set(self, act: str, key: str) -> None:
        self._program.preferences.change(keys=rebound(self._program.preferences.settings.keys, act, key))
        tr = self._program.feedback.tr
        shown = self._spelled(key) if key else tr("settings.keys.none")
        self._say(tr("settings.keys.changed", act=self._name(act), key=shown))

    def _name(self, act: str) -> str:
        key = f"keys.act.{act}"
        return self._program.feedback.tr(key) if key in self._program.feedback.tr else act

    def _spelled(self, key: str) -> str:
        return spelled(key, key_words(self._program.feedback.tr))


def _is_sign(key: Key) -> bool:
    """True if the key types a sign that is neither letter nor digit: then it is known by that sign."""
    if key.by_place:
        return False
    return bool(key.sign) or (
        key.plain() and len(key.name) == 1 and (not key.name.isalnum() or ("shift" in key.mods and key.name.isdigit()))
    )
