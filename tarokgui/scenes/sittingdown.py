"""Sitting down at a new table: the evening is begun, kept, and then shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarokgui.session.easystart import SAT, STRENGTH, entering, is_easy

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening
    from tarokgui.session.tablesetup import TableSetup

GRACE: Final = 0.03
"""Seconds that a new evening may take to be kept before the window goes on."""


class SittingDown:
    """For one scene, which calls `look` at every update."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._begun: Evening | None = None
        """The evening that is being kept for the first time."""
        self._notice = ""

    @property
    def waiting(self) -> bool:
        """True while the new evening is being kept for the first time."""
        return self._begun is not None

    def begin_easily(self) -> None:
        """Begin a first evening with the easy start."""
        from tarokgui.session.tablesetup import TableSetup  # the title waits for no game

        self._program.preferences.change(**entering(self._program.preferences.settings))
        self.begin(TableSetup(strength=STRENGTH))

    def begin(self, wish: TableSetup) -> None:
        """Begin an evening at that table; the one saved before is given up. A first evening has a welcome there."""
        from tarokgui.session.deals import fresh_seed
        from tarokgui.session.folderstore import FolderStore
        from tarokgui.session.opening import new_session
        from tarokgui.wording.welcome import welcome_text

        if self.waiting:
            return
        self._program.preferences.change(table={**wish.data(self._program.preferences.settings.table), SAT: True})
        self._program.disk.saves.give_up()
        self._begun = new_session(
            seed=fresh_seed(),
            game=wish.game,
            house=wish.options(),
            people=wish.seated,
            bot=wish.strength or None,
            keeper=FolderStore(self._program.disk.saves),
            wait=False,
        )
        settings, variant = self._program.preferences.settings, self._begun.variant
        easy = is_easy(settings)
        self._notice = welcome_text(self._program.feedback.tr, variant, settings.text_scale) if easy else ""
        self.look(GRACE)

    def look(self, seconds: float = 0.0) -> None:
        """Sit down as soon as the new evening is safe; wait so many *seconds* for it."""
        session = self._begun
        if session is not None and session.arrive(seconds) is not None:
            self._begun = None
            self._program.routes.table(session, self._notice)
