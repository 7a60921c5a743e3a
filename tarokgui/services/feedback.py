"""Everything that reaches the player without a picture: words, sounds, speech and notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from tarokgui.kit.announcer import Announcer, Silent
from tarokgui.kit.node import Node
from tarokgui.kit.notices import Notices
from tarokgui.services.mainloop import MainLoop
from tarokgui.services.preferences import Preferences
from tarokgui.storage.sanitize import sanitize
from tarokgui.wording.numerals import spoken
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.sound import Sound


@dataclass
class Feedback:
    """The words and sounds of the program. Not slotted: the sound is made on first use only."""

    tr: Translator
    preferences: Preferences
    loop: MainLoop
    redraw: Callable[[], None]
    """Have the screen drawn again."""
    speech: Announcer = field(default_factory=Silent)
    """Speaks to players who do not see the screen. The window puts a better one here if there is one."""
    notices: Notices = field(default_factory=Notices)
    """The sentences that the player must not miss. Add to them with `notify`."""

    @cached_property
    def sound(self) -> Sound:
        """The sounds. Silent until started."""
        from tarokgui.sound import Sound

        made, settings = Sound(self.loop.clock), self.preferences.settings
        made.obey(settings.volume, settings.effects, mute=settings.mute)
        return made

    @property
    def read_aloud(self) -> bool:
        """True while the game is played by keys and heard: cards and words must not outrun the voice.

        Other programs may ask for the things on screen as a screen reader does; who uses the pointer sees them.
        """
        return self.preferences.settings.speech and self.speech.at_work and self.loop.by_keyboard

    def speak(self, sentence: str) -> None:
        """Have *sentence* spoken, if the player wants that and a screen reader listens."""
        if self.preferences.settings.speech and sentence:
            self.speech.tell(spoken(sentence, self.tr))
            if self.speech.name:
                self.redraw()  # readers hear it with the next picture

    def show(self, title: str, size: tuple[int, int], tree: Callable[[], Sequence[Node]]) -> None:
        """Let a screen reader find the things on screen, if the player wants that."""
        if self.preferences.settings.speech:
            self.speech.show(title, size, lambda: [_spoken(node, self.tr) for node in tree()])

    def notify(self, sentence: str) -> None:
        """Have the player read *sentence* on whatever screen there is. It may quote a file's name."""
        sentence = sanitize(sentence)
        self.notices.add(sentence)
        self.speak(sentence)
        self.redraw()


def _spoken(node: Node, tr: Translator) -> Node:
    """The node with its numbers as they are said."""
    label = spoken(node.label, tr)
    return node if label == node.label else replace(node, label=label)
