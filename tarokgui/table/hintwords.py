"""A hint in words: the suggestion, the reasons for it, what else there is at what price."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.session.adviser import Hint, Other
from tarokgui.session.seating import Seating
from tarokgui.wording.i18n import Translator
from tarokgui.wording.reasons import reason_text
from tarokgui.wording.suggestions import doing_text, price_text


@dataclass(frozen=True, slots=True)
class HintWords:
    """The words for one hint, in the language of now."""

    tr: Translator
    seating: Seating
    hint: Hint

    @property
    def _doing(self) -> str:
        return doing_text(self.tr, self.hint.actions, self.hint.view)

    @property
    def line(self) -> str:
        """The suggestion."""
        return self.tr("hint.line", what=self._doing)

    @property
    def why(self) -> str:
        """The question that the reasons answer."""
        return self.tr("hint.why", what=self._doing)

    @property
    def reasons(self) -> list[str]:
        """The reasons; where no rule of thumb speaks for the move, what it was found by."""
        tr, hint = self.tr, self.hint
        if hint.reasons:
            return [reason_text(tr, reason, self.seating.name) for reason in hint.reasons]
        return [tr("hint.no-rule", n=hint.nodes) if hint.nodes else tr("hint.close-choice")]

    @property
    def others(self) -> list[str]:
        """The next best moves, each with its price."""
        return [self._other(other) for other in self.hint.others]

    def _other(self, other: Other) -> str:
        doing = doing_text(self.tr, (other.action,), self.hint.view)
        return price_text(self.tr, doing, other.worse, even=other.even)

    @property
    def aloud(self) -> str:
        """All of it as it is said."""
        others = self.others
        rest = [f"{self.tr('hint.others')}: {'; '.join(others)}."] if others else []
        return " ".join([self.line, *self.reasons, *rest])
