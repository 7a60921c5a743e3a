"""``tarok --text``: the saved session is taken up or a new one begun, and played at the terminal."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

from engine import GAMES
from tarokgui.cli.console import tell
from tarokgui.session.deals import fresh_seed
from tarokgui.session.endings import SIGNALLED, AskedToEnd, RaisingOnce, asked_to_end, end_now
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.lastsave import LastSave
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import loading
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.saves import PATIENCE, SaveFolder
from tarokgui.wording.causes import cause_text
from tarokgui.wording.i18n import environment_language, load
from tarokgui.wording.savednotices import notice_text
from tarokgui.wording.translator import Translator
from tarokgui.wording.welcome import welcome_points

from .asking import Asker, Command, TextChoice, TextQuestion
from .commands import help_lines
from .ending import Ending
from .parting import Parting
from .table import TextTable
from .terminal import InputEnded, Terminal, TerminalClosed, standard_terminal
from .typed import words

FAILED = 2
MISSING = 1
"""The exit status if decisions are not saved at the end."""
INTERRUPTED = 130

LONG: Final = 0.3
"""Seconds after which it is said that the saved evenings are being read."""


def run_text(language: str | None = None, terminal: Terminal | None = None, bot: str = "steady") -> int:
    """Play in a terminal, that of the process by default; the exit status.

    ``language`` is the one of the environment by default; ``bot`` names the player of the others in new sessions.
    """
    tr = load(language or environment_language(os.environ))
    lock, folder, asked = SaveLock(), SaveFolder(), RaisingOnce()
    with asked_to_end(asked, last=terminal is None):
        try:
            if not lock.acquire():
                tell(tr("textual.error", problem=tr("save.in-use")))
                return FAILED
            folder.lock = lock
            status = _Evenings(tr, terminal or standard_terminal(), bot, folder).run()
        except TerminalClosed as closed:
            if closed.why is not None:
                tell(tr("textual.error", problem=tr("cli.error.output", why=cause_text(tr, closed.why))))
            status = FAILED
        finally:
            asked.ending()
            answered = folder.close(SIGNALLED)  # everything was looked up before
            lock.release()
    return status if answered else end_now(status)


class _Evenings:
    """The evenings of one run of the program: one session after the other, as long as the person wants."""

    def __init__(self, tr: Translator, terminal: Terminal, bot: str, folder: SaveFolder) -> None:
        self._tr = tr
        self._terminal = terminal
        self._bot = bot
        self._folder = folder
        self._ending = Ending(tr, self._terminal, folder)
        self._session: Evening | None = None

    def run(self) -> int:
        """Play until the end; the exit status.

        Raises:
            OutputClosed: the output is closed; unsaved decisions are named on standard error.
        """
        try:
            with suppress(InputEnded):
                self._play()
            return self._part()
        except KeyboardInterrupt as interrupt:
            with suppress(TerminalClosed):
                self._terminal.say("")
                self._part(SIGNALLED)
            return interrupt.status if isinstance(interrupt, AskedToEnd) else INTERRUPTED
        except Exception:  # the output is closed, or there is a fault
            self._tell_missing()
            raise

    def _play(self) -> None:
        self._terminal.say(self._tr("textual.welcome"), self._tr("textual.welcome-help"))
        self._session = self._start()
        while self._session is not None:
            parting = TextTable(self._session, self._tr, self._terminal, self._failed).play()
            if not self._ending.may_leave(self._session):
                continue
            if parting is not Parting.NEW:
                break
            self._session = self._new_session()

    def _part(self, patience: float = PATIENCE) -> int:
        """Show the last line, looked up now; the exit status."""
        if self._ending.accepted:
            self._terminal.say(self._tr("textual.goodbye-nothing"))
            return 0
        found = self._ending.look(self._session, patience)
        if not found.whole:
            self._tell(found)
            return MISSING
        self._terminal.say(self._tr("textual.goodbye" if found.back is not None else "textual.goodbye-nothing"))
        return 0

    def _tell_missing(self) -> None:
        """Report on standard error the part that is not saved, if any, and the person does not know."""
        if not self._ending.accepted and not (found := self._ending.look(self._session, SIGNALLED)).whole:
            self._tell(found)

    def _tell(self, found: LastSave) -> None:
        tell(self._tr("textual.error", problem=self._ending.words(found)))

    def _start(self) -> Evening | None:
        """The saved session or a new one; None to quit."""
        reading = loading(self._folder)
        if not reading.wait(LONG):
            self._terminal.say(self._tr("title.reading"))
        saved, notice = reading.get()
        if notice is not None:
            self._terminal.say(notice_text(notice, self._tr))
        if saved is None:
            return self._new_session()
        key = "over" if saved.hand_over else "here"
        label = self._tr(f"textual.start.continue-{key}", number=saved.match.hands + 1)
        resume: TextChoice[str] = TextChoice(label, "continue", words(self._tr, "continue"))
        choices = (resume, *self._games())
        while True:
            chosen = self._asker().ask(TextQuestion((self._tr("textual.question.start"),), choices))
            if chosen == "continue":
                return saved
            if chosen == "quit":
                return None
            if self._asker().confirm(self._failed("textual.confirm.new")):
                return self._begin(chosen)

    def _new_session(self) -> Evening | None:
        """A new session of one of the games; None to quit."""
        chosen = self._asker().ask(TextQuestion((self._tr("textual.question.start"),), self._games()))
        return None if chosen == "quit" else self._begin(chosen)

    def _games(self) -> tuple[TextChoice[str], ...]:
        return tuple(
            TextChoice(self._tr(f"textual.start.{key}"), key, words(self._tr, f"start.{key}"))
            for key in (*GAMES, "quit")
        )

    def _begin(self, game: str) -> Evening:
        self._folder.give_up().wait()  # a save that cannot be used is set aside
        session = new_session(seed=fresh_seed(), game=game, bot=self._bot, keeper=FolderStore(self._folder))
        self._terminal.say(*welcome_points(self._tr, session.variant))
        return session

    def _failed(self, key: str) -> str:
        return self._tr(key, folder=self._folder.folder, file=self._folder.file)

    def _asker(self) -> Asker:
        """The asker before a session, with few commands."""

        def quit_now() -> tuple[str, ...]:
            raise InputEnded

        def help_now() -> tuple[str, ...]:
            return help_lines(self._tr, ("what", "help", "quit"))

        commands: dict[str, Command] = dict.fromkeys(words(self._tr, "quit"), quit_now)
        commands |= dict.fromkeys(words(self._tr, "help"), help_now)
        return Asker(self._terminal, self._tr, commands)
