"""The modal question: a sheet over everything, the safe answer focused, a destructive one apart from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command
from tarokgui.widgets.arrangement import row, row_from_right
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label, Panel

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a question. *destructive* ones stand alone at the left and never have the first focus."""

    id: str
    label: str
    on_choose: Callable[[], None]
    style: Style = Style.PLAIN
    destructive: bool = False


class Dialog(Form):
    """Asks one question. It closes before the answer acts. Escape gives the answer *safe* (an answer's id).

    Raises ValueError if no answer has the id *safe*.
    """

    name = "dialog"
    opaque = False

    def __init__(self, program: Program, title: str, text: str, answers: Sequence[Answer], safe: str) -> None:
        super().__init__(program)
        if safe not in [answer.id for answer in answers]:
            raise ValueError(f"no answer {safe!r} to fall back on")
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.prefer = self._safe = safe

    @property
    def first_words(self) -> str:
        """The title and the question."""
        return f"{self.title} {self.text}" if self.title.endswith(("?", ".", "!")) else f"{self.title}. {self.text}"

    def build(self) -> Iterable[Widget]:
        """Sheet, text and buttons."""
        paint, px = self.paint, self.scale.px
        pad, gap, most = px(paint.theme.panel_pad), px(12), self.window.w - px(80)
        width = min(max(px(560), self.content_width() + 2 * pad), most)
        sizes = {a.id: button_size(paint, a.label, width // 2 - pad) for a in self.answers}
        wanted = sum(size[0] for size in sizes.values()) + gap * (len(sizes) - 1) + 2 * pad
        if wanted > width:  # three answers in large letters: a wider sheet, and then narrower buttons
            width = min(wanted + gap, most)
            share = (width - 2 * pad - gap * (len(sizes) - 1)) // len(sizes)
            if wanted > width:
                sizes = {a.id: button_size(paint, a.label, share) for a in self.answers}
        text_h = self.content_height(width - 2 * pad)
        buttons_h = max(size[1] for size in sizes.values())
        probe = Panel.body(Rect(0, 0, width, 1000), paint)
        height = min(self.window.h - px(40), probe.y + text_h + px(24) + buttons_h + pad + px(4))
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, paint)
        yield Panel("sheet", sheet, self.title)
        yield self.content(Rect(body.x, body.y, body.w, text_h))
        yield from self._buttons(body, sizes)

    def content_width(self) -> int:
        """The least width in pixels of the part between title and buttons; text is wrapped to the width there is."""
        return 0

    def content_height(self, width: int) -> int:
        """The height of that part in pixels, at that width."""
        return self.paint.text.height(self.text, Face.BODY, self.scale.medium, width)

    def content(self, box: Rect) -> Widget:
        """The part between title and buttons: the question."""
        return Label("question", box, self.text, px=self.scale.medium, colour=self.paint.theme.on_paper)

    def _buttons(self, body: Rect, sizes: dict[str, tuple[int, int]]) -> Iterable[Widget]:
        """The destructive answers at the left, the others at the right."""
        gap = self.scale.px(12)
        apart = [answer for answer in self.answers if answer.destructive]
        usual = [answer for answer in self.answers if not answer.destructive]
        places = [
            *row(body, [sizes[answer.id][0] for answer in apart], gap),
            *row_from_right(body, [sizes[answer.id][0] for answer in usual], gap),
        ]
        for answer, place in zip((*apart, *usual), places, strict=True):
            h = sizes[answer.id][1]
            rect = place._replace(y=body.bottom - h, h=h)
            yield Button(answer.id, rect, answer.label, self._answering(answer), style=answer.style)

    def _answering(self, answer: Answer) -> Callable[[], None]:
        def close_and_act() -> None:
            self.program.stack.remove(self)
            answer.on_choose()

        return close_and_act

    def handle(self, command: Command) -> bool:
        """Take every command: nothing gets past a question."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Give the safe answer."""
        answer = next(a for a in self.answers if a.id == self._safe)
        self._answering(answer)()
        return True

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the scene below."""
        self.paint.veil(surface)
