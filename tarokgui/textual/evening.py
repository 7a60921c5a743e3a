"""``tarok --text``: the saved session is taken up or a new one begun, and played at the terminal."""

from __future__ import annotations

import os

from engine import GAMES
from tarokgui.app.endings import AskedToEnd, asked_to_end, raise_asked
from tarokgui.cli.console import tell
from tarokgui.session.deals import fresh_seed
from tarokgui.session.evening import Session
from tarokgui.session.folderkeeper import FolderKeeper
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.saves import SaveFolder
from tarokgui.wording.i18n import Translator, environment_language, load

from .asking import Asker, Choice, Command, Question
from .commands import help_lines
from .table import Parting, TextTable
from .terminal import InputEnded, OutputClosed, Terminal, standard_terminal
from .typed import words

FAILED = 2
INTERRUPTED = 130


def run_text(language: str | None = None, terminal: Terminal | None = None, bot: str = "steady") -> int:
    """Play in a terminal, that of the process by default; the exit status.

    ``language`` is the one of the environment by default; ``bot`` names who plays in new sessions.
    """
    tr = load(language or environment_language(os.environ))
    lock = SaveLock()
    try:
        if not lock.acquire():
            tell(tr("textual.error", problem=tr("save.in-use")))
            return FAILED
        with asked_to_end(raise_asked), SaveFolder() as folder:
            folder.lock = lock
            return _Evenings(tr, terminal or standard_terminal(), bot, folder).run()
    except OutputClosed as closed:
        if closed.why is not None:
            tell(tr("textual.error", problem=tr("cli.error.output", why=closed.why)))
        return FAILED
    finally:
        lock.release()


class _Evenings:
    """From the start of the program to its end: one session after the other, as long as the person wants."""

    def __init__(self, tr: Translator, terminal: Terminal, bot: str, folder: SaveFolder) -> None:
        self._tr = tr
        self._terminal = terminal
        self._bot = bot
        self._folder = folder

    def run(self) -> int:
        """The exit status."""
        try:
            self._terminal.say(self._tr("textual.welcome"), self._tr("textual.welcome-help"))
            session = self._start()
            while session is not None:
                parting = TextTable(session, self._tr, self._terminal, self._failed).play()
                if parting is Parting.ENDED:
                    self._terminal.say(self._tr("textual.goodbye-ended"))
                    return 0
                session = self._new_session() if parting is Parting.NEW else None
            self._part()
        except InputEnded:
            self._part()
        except KeyboardInterrupt as interrupt:
            self._terminal.say("")
            self._part()
            return interrupt.status if isinstance(interrupt, AskedToEnd) else INTERRUPTED
        return 0

    def _part(self) -> None:
        """The last line: what is saved, if anything is."""
        self._folder.settle()
        self._terminal.say(self._tr("textual.goodbye" if self._folder.exists() else "textual.goodbye-nothing"))

    def _start(self) -> Session | None:
        """The saved session or a new one; None to quit."""
        saved, notice = load_saved(self._folder)
        if notice is not None:
            self._terminal.say(self._tr(notice, folder=self._folder.folder))
        if saved is None:
            return self._new_session()
        key = "over" if saved.hand_over else "here"
        label = self._tr(f"textual.start.continue-{key}", number=saved.match.hands + 1)
        resume: Choice[str] = Choice(label, "continue", words(self._tr, "continue"))
        choices = (resume, *self._games())
        while True:
            chosen = self._asker().ask(Question((self._tr("textual.question.start"),), choices))
            if chosen == "continue":
                return saved
            if chosen == "quit":
                return None
            if self._asker().confirm(self._tr("textual.confirm.new")):
                return self._begin(chosen)

    def _new_session(self) -> Session | None:
        """A new session of one of the games; None to quit."""
        chosen = self._asker().ask(Question((self._tr("textual.question.start"),), self._games()))
        return None if chosen == "quit" else self._begin(chosen)

    def _games(self) -> tuple[Choice[str], ...]:
        return tuple(
            Choice(self._tr(f"textual.start.{key}"), key, words(self._tr, f"start.{key}")) for key in (*GAMES, "quit")
        )

    def _begin(self, game: str) -> Session:
        self._folder.give_up().wait()  # a save that cannot be used is set aside
        return new_session(seed=fresh_seed(), game=game, bot=self._bot, keeper=FolderKeeper(self._folder))

    def _failed(self, key: str) -> str:
        return self._tr(key, folder=self._folder.folder)

    def _asker(self) -> Asker:
        """Before a session there is little to ask for."""

        def quit_now() -> tuple[str, ...]:
            raise InputEnded

        def help_now() -> tuple[str, ...]:
            return help_lines(self._tr, ("what", "help", "quit"))

        commands: dict[str, Command] = dict.fromkeys(words(self._tr, "quit"), quit_now)
        commands |= dict.fromkeys(words(self._tr, "help"), help_now)
        return Asker(self._terminal, self._tr, commands)
