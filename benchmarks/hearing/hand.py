"""A hand that is played by ear alone."""

from __future__ import annotations

import re

from benchmarks.hearing.fingers import Fingers

PASSES = ("pas", "naprej", "passe", "fort", "Merge", "Naprej", "fertig")
ENDS = ("Merge", "Naprej", "fertig")
"""Buttons that end a turn of announcements; the others say no to a bid."""
BIDS = {
    "Romanian Tarok": ("al patrulea de unu", "al treilea de unu", "al doilea de unu"),
    "Taper": ("unul de unu", "al doilea de unu"),
    "Slovenian Tarok": ("solo ena", "solo dva"),
    "Slovenian Tarok, three": ("ena", "dva", "solo tri"),
    "Slovenian Tarok, five": ("solo ena", "solo dva"),
    "Tübingen Tarock": (),
    "Stecken": (),
}
"""The first bid, so that the talon, discarding and announcing are heard too."""
PLAYED = re.compile(r"\bYou (?:play|lead) \w")


class Hand:
    """One hand, played by ear; the acts that a fault of the review needs are tried once on the way."""

    def __init__(self, fingers: Fingers, game: str) -> None:
        self._fingers = fingers
        self._ears = fingers.ears
        self._bid = BIDS[game]
        self._untried = {
            "bid",
            "announcements",
            "bounce",
            "early key",
            "barred card",
            "read king",
            "stack",
            "questions",
        }

    def play(self, most: int = 400) -> None:
        """Until the hand is settled. Raises LookupError if it does not end."""
        self._ears.note("----   the hand")
        for _ in range(most):
            if not self.step():
                return
        raise LookupError("the hand does not end")

    def step(self) -> bool:
        """The present question; False if the hand is settled."""
        self._ears.listen(0.9, 12.0)
        focus = self._ears.focus
        if focus.startswith("Next hand"):
            return False
        if re.search(r"\bplace 1 of \d+", focus) or "Put your good cards to the left" in self._ears.last:
            self._stack()
        elif focus in PASSES:
            self._speak(focus)
        elif self._mine:
            self._card()
        else:
            self._choose()
        return True

    @property
    def _mine(self) -> str:
        """The last prompt, if it asks for a card of a trick."""
        last = self._ears.last
        return (
            last if re.search(r"(?:follow suit|play any card|play a ta\w+|beat it|[Yy]ou lead)\b[^.]*\.$", last) else ""
        )

    def _once(self, what: str) -> bool:
        first = what in self._untried
        self._untried.discard(what)
        return first

    def _check(self, what: str, held: bool) -> None:
        self._ears.note(f"check  {what}: {'right' if held else 'WRONG'}")

    def _stack(self) -> None:
        """A Stecken: a card is taken up, goes there and back, is put down; then the hands are stacked."""
        self._ears.note("----   the stack")
        if self._once("stack"):
            for key in ("Right", "Right", "Return", "Right", "End", "Home", "Return"):
                self._fingers.press(key)
        for name in ("Sort them for me", "Stack the hands"):
            self._fingers.go(name)
            self._fingers.enter()

    def _speak(self, focus: str) -> None:
        """Make a bid or an announcement: another one than the silent choice once."""
        fingers = self._fingers
        if self._once("read king"):
            fingers.press("r")
            parts = [part for part in re.split(r"[.;] ", fingers.press("k").strip(" .")) if part]
            self._check("each thing is said once", len(parts) == len({*parts}))
        if focus in ENDS and self._once("announcements"):
            fingers.press("shift+Tab")
            if self._ears.role == "check box":
                fingers.press("space")
                fingers.press("space")
            fingers.go(re.escape(focus))
        elif focus not in ENDS and self._bid and self._once("bid"):
            if any(fingers.reaches(name, "shift+Tab", 12) for name in self._bid):
                fingers.enter()
                fingers.press("Return")
                return
            fingers.go(re.escape(focus))
        fingers.enter()

    def _choose(self) -> None:
        """Kings, groups, cards to be discarded, questions: the thing in focus, or the next."""
        fingers, laid = self._fingers, self._ears.selected
        said = fingers.enter()
        silent = self._ears.selected > laid and "chosen for the discard" not in said
        if "Then press" in said or silent:
            if fingers.reaches("Discard", most=26):
                fingers.enter()
                return
            for _ in range(26):
                fingers.press("shift+Tab", 0.25)
            fingers.press("Right")
        elif "chosen for the discard" in said or "not be" in said or "may not" in said or "keep " in said:
            fingers.press("Right")

    def _card(self) -> None:
        """A card of a trick, and the ways of pressing a key that the review names."""
        fingers, prompt = self._fingers, self._mine
        if "bounce" not in self._untried and self._once("questions"):
            for key in ("ctrl+r", "Escape", "ctrl+d", "Escape"):
                fingers.press(key)
            self._ears.said.append(prompt)  # it is still the question
        suit = re.search(r"(\w+) were led: follow suit", prompt)
        if suit is not None and "barred card" in self._untried and "bounce" not in self._untried:
            self._barred(suit[1].lower().rstrip("s"), prompt)
        if self._once("bounce"):
            said = fingers.twice(0.08)
            self._check("two presses within 80 ms are one", PLAYED.search(said) is None)
            if PLAYED.search(said):
                return
        if "early key" in self._untried and self._early():
            return
        said = fingers.enter()
        if PLAYED.search(said) is None and ("follow suit" in said or "may not" in said or "must" in said):
            fingers.press("Right")

    def _barred(self, suit: str, prompt: str) -> None:
        """A number key on a card that may not be played."""
        for number in "123456789":
            said = self._fingers.press(number)
            if suit not in self._ears.focus and self._once("barred card"):
                told = "follow suit" in said and "once more" not in said
                self._check(f"a barred card says so at the first press ({self._ears.focus})", told)
                break
        self._fingers.go(f".*{suit}")

    def _early(self) -> bool:
        """A card is played, and Enter pressed while others play; then, in my turn, Enter once. False if not tried."""
        fingers, ears = self._fingers, self._ears
        if "once more" not in fingers.press("Return"):
            return False
        heard = len(ears.said)
        fingers.type("Return", 0.4)
        early = not self._mine
        fingers.type("Return", 0.0)
        ears.listen(1.5, 12.0)
        if early and self._mine and len(PLAYED.findall(" ".join(ears.said[heard:]))) == 1:
            said = fingers.press("Return")
            self._untried.discard("early key")
            self._check("a key pressed too early answers nothing", PLAYED.search(said) is None)
        return True
