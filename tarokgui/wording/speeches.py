"""The last words of the seats: words, their meaning, and remarks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Double, Seat
from tarokgui.session.journal import LastWords
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class SpeechBubble:
    """The last words of a seat; ``loud`` for contra and above."""

    text: str
    loud: bool = False
    meaning: str = ""
    """An explanation for those who do not know the words; several are parted by semicolons."""
    last: str = ""
    """The explanation of the last of several things."""
    aside: bool = False
    """A remark that belongs to the room, not to the game."""
    remark: str = ""
    """Such a remark made with words of the game, and in ``remark_means`` its explanation."""
    remark_means: str = ""


def speech_bubble(tr: Translator, speech: LastWords) -> SpeechBubble:
    """The words of one seat in the translator's language."""
    remark = speech.remark
    words, means = (tr(remark.words), tr(remark.means)) if remark is not None else ("", "")
    if not speech.said:
        return SpeechBubble(words, False, means, means, aside=True)
    meanings = [gloss(tr, action, before) for action, before in speech.said]
    return SpeechBubble(
        ", ".join(spoken(tr, action, before) for action, before in speech.said),
        any(isinstance(action, Double) for action, _ in speech.said),
        "; ".join(meanings),
        meanings[-1],
        remark=words,
        remark_means=means,
    )


class SpeechBubbles:
    """The words of all seats, each worded once in a language."""

    def __init__(self, tr: Translator) -> None:
        self._tr = tr
        self._language = tr.language
        self._known: dict[Seat, tuple[LastWords, SpeechBubble]] = {}

    def of(self, speeches: Mapping[Seat, LastWords]) -> dict[Seat, SpeechBubble]:
        """The bubbles for the words of the seats."""
        known = self._known if self._language == self._tr.language else {}
        self._language = self._tr.language
        self._known = {
            seat: known[seat]
            if seat in known and known[seat][0] is speech
            else (speech, speech_bubble(self._tr, speech))
            for seat, speech in speeches.items()
        }
        return {seat: bubble for seat, (_, bubble) in self._known.items()}
