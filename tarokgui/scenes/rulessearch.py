"""The search of the book: the field in the header, and the results among which the keyboard chooses."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Key
from tarokgui.rulebook import terms_of
from tarokgui.scenes.rulesreading import Reading
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.textfield import TextField


class BookSearch:
    """For one *form*, which shows the results that *reading* has; *at* gives the distance read down its page."""

    def __init__(self, form: Form, reading: Reading, at: Callable[[], int]) -> None:
        self._form = form
        self._reading = reading
        self._at = at
        self.field = TextField("search", Rect(0, 0, 0, 0), "", self._search)

    @property
    def terms(self) -> tuple[str, ...]:
        """The words that are looked for."""
        return terms_of(self.field.value)

    @property
    def changes(self) -> bool:
        """True if the words or the results would go by an Escape."""
        return bool(self.field.value) or self._reading.results

    def empty(self) -> None:
        """Look for nothing."""
        self.field.value, self.field.caret = "", 0

    def show(self) -> None:
        """Show the results once more, if words are looked for."""
        if self.terms:
            self._search(self.field.value)

    def _search(self, sought: str) -> None:
        """Show the results, or none if nothing is sought."""
        form = self._form
        before = form.focus.find("found")
        self._reading.show_results(self._at(), wanted=bool(terms_of(sought)))
        form.rebuild()
        found = form.focus.find("found")
        if found is not None and (before is None or before.label != found.label):
            form.program.feedback.speak(found.label)

    def start(self) -> None:
        """Put the keyboard into the search."""
        self._form.focus.focus("search")
        self.field.caret = len(self.field.value)
        self._form.focus.show_ring = True
        if not self._reading.results:
            self.show()
        self._form.dirty = True

    def choose(self, command: Key) -> bool:
        """Choose among the results by up, down and Enter while typing; True if the key meant something here."""
        found = self._form.focus.find("results")
        if not isinstance(found, IndexList):
            return command.name == "return"
        before = found.at
        found.key(command)
        if found.at != before:
            self._form.program.feedback.speak(found.words)
        self._form.dirty = True
        return True
