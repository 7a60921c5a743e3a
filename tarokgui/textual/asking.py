"""Numbered choices: a question is put, and asked again until the answer is one of those allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from tarokgui.wording.translator import Translator

from .terminal import Terminal
from .typed import folded, readable, words

T = TypeVar("T")

Command = Callable[[], tuple[str, ...]]
"""A command at any prompt: does its work and gives the lines to show."""


@dataclass(frozen=True, slots=True)
class TextChoice(Generic[T]):
    """One numbered choice; ``words`` may be typed instead of its number."""

    label: str
    value: T
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextQuestion(Generic[T]):
    """A question with its choices.

    ``named`` gives the value that a typed text stands for, allowed or not, and ``refusal`` says why one is not;
    ``prompt`` is the text before the answer, by default the numbers of the choices. ``known``: a person who wants
    brevity knows the choices without hearing them.
    """

    lines: tuple[str, ...]
    choices: tuple[TextChoice[T], ...]
    named: Callable[[str], T | None] = lambda text: None
    refusal: Callable[[T], str | None] = lambda value: None
    prompt: str = ""
    known: bool = False

    def value(self, text: str) -> T | None:
        """The value of a typed number or word."""
        for number, choice in enumerate(self.choices, 1):
            if text == str(number) or text in choice.words:
                return choice.value
        return self.named(text)


class Asker:
    """Puts questions. ``commands`` are the words that may be typed instead of an answer.

    ``brief`` leaves out choices that are known anyway.
    """

    def __init__(self, terminal: Terminal, tr: Translator, commands: Mapping[str, Command]) -> None:
        self._terminal = terminal
        self._tr = tr
        self._commands = commands
        self.brief = False

    def put(self, question: TextQuestion[T]) -> None:
        """Put the question with its choices."""
        self._terminal.say(*question.lines)
        for number, choice in enumerate(question.choices, 1):
            self._terminal.say(self._tr("textual.ask.choice", number=number, label=choice.label))

    def ask(self, question: TextQuestion[T]) -> T:
        """The answer, once it is an allowed one.

        Raises:
            InputEnded: the input has ended.
        """
        if self.brief and question.known:
            self._terminal.say(*question.lines)
        else:
            self.put(question)
        while True:
            typed = self._terminal.ask(self._prompt(question))
            text = folded(typed)
            if not text:
                continue
            value = question.value(text)
            if value is not None:
                refusal = question.refusal(value)
                if refusal is None:
                    return value
                self._terminal.say(refusal)
            elif text in words(self._tr, "what"):
                self.put(question)
            elif (command := self._commands.get(text)) is not None:
                self._terminal.say(*command())
            else:
                self._terminal.say(self._why(question, text) or self._unknown(question, typed, text))

    def confirm(self, *lines: str) -> bool:
        """Ask the person for confirmation; no is the first choice."""
        return self.ask(
            TextQuestion(
                lines,
                (
                    TextChoice(self._tr("textual.ask.no"), False, words(self._tr, "no")),
                    TextChoice(self._tr("textual.ask.yes"), True, words(self._tr, "yes")),
                ),
            )
        )

    def _prompt(self, question: TextQuestion[T]) -> str:
        if self.brief and question.known:
            return self._tr("textual.ask.prompt-brief")
        return question.prompt or self._tr("textual.ask.prompt", n=len(question.choices))

    def _why(self, question: TextQuestion[T], text: str) -> str | None:
        """The answer to "why" and a choice; None if that was not asked."""
        asked = next((word for word in words(self._tr, "why") if f"{text} ".startswith(f"{word} ")), None)
        if asked is None:
            return None
        rest = text[len(asked) :].strip()
        if not rest:
            return self._tr("textual.ask.why-what")
        value = question.value(rest)
        if value is None:
            return self._tr("textual.ask.why-unknown", text=readable(rest))
        return question.refusal(value) or self._tr("textual.ask.why-allowed")

    def _unknown(self, question: TextQuestion[T], typed: str, text: str) -> str:
        if text.isdigit():
            return self._tr("textual.ask.no-number", number=readable(text), n=len(question.choices))
        return self._tr("textual.ask.unknown", text=readable(typed.strip()))
