"""Sitting down at a new table: the evening is begun, kept, and then shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarokgui.session.easystart import SAT, STRENGTH, entering

if TYPE_CHECKING:
    from tarokgui.app.services import Services
    from tarokgui.session.evening import Session
    from tarokgui.session.tablewish import TableWish

GRACE: Final = 0.03
"""Seconds that a new evening may take to be kept before the window goes on."""


class SittingDown:
    """For one scene, which calls `look` at every update."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._begun: Session | None = None
        """The evening that is being kept for the first time."""
        self._notice = ""

    @property
    def waiting(self) -> bool:
        """Whether the new evening is being kept for the first time."""
        return self._begun is not None

    def begin_easily(self) -> None:
        """A first evening with the easy start, which is told at the table, and how one leaves it."""
        from tarokgui.session.tablewish import TableWish  # the title waits for no game

        self._services.change(**entering(self._services.settings))
        self.begin(TableWish(strength=STRENGTH), self._services.tr("easy.begun"))

    def begin(self, wish: TableWish, notice: str = "") -> None:
        """An evening at that table; what was saved before is given up. *notice* is read at the table."""
        from tarokgui.session.deals import fresh_seed
        from tarokgui.session.folderkeeper import FolderKeeper
        from tarokgui.session.opening import new_session

        if self.waiting:
            return
        self._notice = notice
        self._services.change(table={**wish.data(), SAT: True})
        self._services.saves.give_up()
        self._begun = new_session(
            seed=fresh_seed(),
            game=wish.game,
            house=wish.options(),
            people=wish.seated,
            bot=wish.strength or None,
            keeper=FolderKeeper(self._services.saves),
            wait=False,
        )
        self.look(GRACE)

    def look(self, seconds: float = 0.0) -> None:
        """Sit down as soon as the new evening is safe; wait so many *seconds* for it."""
        session = self._begun
        if session is not None and session.arrive(seconds) is not None:
            self._begun = None
            self._services.routes.table(session, self._notice)
