"""End the program in every way, with its folder in every state, and compare its words with the state of the folder.

    python benchmarks/endings.py [--only window|terminal] [--states S ...] [--ways W ...] [--show]

A game is taken up in the real window (on an X server of its own, with real keys and clicks) or in the real terminal
program, and some cards are played. Then the folder is put into a state: nothing happens to it (*saved*), its disk is
full, it is gone, a file stands in its place (*blocked*), a link to another folder does (*link*), or to none
(*dangling*), the book is a link (*linked-book*), another program has it (*second*); or it could be read only from the
start. More cards are played, and the program is ended. A spy inside its process shows its last acts.
The folder is mended, the evening taken up again as a restart does, and every clause that was said is compared
with it: saved or not, and the hand and trick from which the game goes on. Root is needed for *full* and *read-only*;
else they are skipped by name. Status 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

STATES: Final = (
    "saved", "full", "gone", "blocked", "link", "dangling", "linked-book", "second", "read-only", "silent",
)  # fmt: skip
MOUNTED: Final = ("full", "read-only")
SIGNALS: Final = ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")
WINDOW: Final = (
    "X", "X, save elsewhere", "X, save elsewhere and X", "X, mend and try again", "X, back and X", "X, X", "X twice",
    "X at once", "X over the menu", "X over the hint", "X over the book", "ctrl+q", "menu", "to the title", *SIGNALS,
    "SIGTERM at once", "SIGTERM twice", "SIGTERM while asked", "display lost", "fault", "at the start",
)  # fmt: skip
TERMINAL: Final = (
    "quit", "quit, save elsewhere", "quit, mend and try again", "quit, back and quit", "new game", "end of input",
    "ctrl-c", *SIGNALS, "SIGTERM twice", "output closed", "fault", "at the start",
)  # fmt: skip
START: Final = (0.05, 0.2, 0.4, 0.7, 1.0, 1.5, 2.5)
"""Seconds after which a starting program gets the order to end."""
PATIENCE: Final = 60.0
LOOK: Final = 0.03
AGAIN: Final = 3.0
CARDS: Final = 3
"""So many are played before and at least so many after something happens to the folder."""
MOST_CARDS: Final = 9
"""A full disk takes some decisions more, in the pages that SQLite has already."""
HOLD: Final = (
    "import sys, time; from pathlib import Path; from tarokgui.storage.database import Database;"
    "d = Database(Path(sys.argv[1]), durable=True, make=True); print('held', flush=True); time.sleep(600)"
)


# The program, with a spy inside ---------------------------------------------------------------------------------------


def spied(spy: Path, arguments: list[str]) -> int:
    """Run the program; after every move its present moment is written into *spy*, and a fault breaks out of the next
    move once *spy* has a neighbour named ``fault``. As long as it has one named ``silent``, no write in its own folder
    comes to an end."""
    from tarokgui.app import environment

    environment.prepare()
    sys.argv[1:] = arguments
    from tarokgui.__main__ import main
    from tarokgui.session.evening import Evening
    from tarokgui.storage import settingsfile
    from tarokgui.storage.database import Database

    def answers(path: Path) -> None:
        while path.parent == Path(os.environ["TAROK_DATA"]) and spy.with_name("silent").exists():
            sleep(LOOK)

    arrive, change, write_whole = Evening.arrive, Database.change, settingsfile.write_whole  # type: ignore[attr-defined]

    @contextmanager
    def changing(self: Database) -> Iterator[Any]:
        answers(self.path)
        with change(self) as connection:
            yield connection

    def writing(path: Path, data: bytes) -> None:
        answers(path)
        write_whole(path, data)

    Database.change = changing  # type: ignore[method-assign]
    settingsfile.write_whole = writing  # type: ignore[attr-defined]

    def spying(self: Evening, seconds: float | None = 0.0) -> Any:
        if spy.with_name("fault").exists():
            spy.with_name("fault").unlink()
            raise RuntimeError("planted")
        move = arrive(self, seconds)
        fresh = spy.with_name("fresh")
        fresh.write_text(json.dumps([self.match.hands, self.record.actions, self.problem]))
        fresh.replace(spy)
        return move

    Evening.arrive = spying  # type: ignore[method-assign]
    return main()


# One case -------------------------------------------------------------------------------------------------------------


@dataclass
class Case:
    """A folder with an evening in it, its changes, and the sentences said."""

    place: Path
    state: str
    said: list[str] = field(default_factory=list)
    ends: list[Callable[[], object]] = field(default_factory=list)
    """Things to be closed at the end."""

    def __post_init__(self) -> None:
        from tests.support.saves import keep
        from tests.support.smalldisk import mounted

        self.home = self.place / "home"
        self.home.mkdir(parents=True)
        self.spy = self.place / "spy.json"
        self.disk: Any = None
        if self.state in MOUNTED:
            self.disk = mounted(self.place / "disk")
            if isinstance(self.disk, str):
                raise Skipped(self.disk)
            self.ends.append(self.disk.unmount)
        self.data = self.place / "disk" / "data"
        self.holder: subprocess.Popen[str] | None = None
        session = evening()
        keep(self.data, session)
        self.before = (session.match.hands, [list(action) for action in session.record.actions], None)
        if self.state == "read-only":
            self.disk.lock()

    @property
    def environment(self) -> dict[str, str]:
        """Of the program."""
        return {"HOME": str(self.home), "TAROK_DATA": str(self.data), "TAROK_LANG": "en", "LANG": "C.UTF-8"}

    def shown(self) -> tuple[int, list[list[Any]], str | None] | None:
        """The hands, the actions and the problem that the program showed last; None if it showed nothing."""
        with suppress(FileNotFoundError):
            hands, actions, problem = json.loads(self.spy.read_text())
            return hands, actions, problem
        return None

    def spoil(self) -> None:
        """Put the folder into its state."""
        data, aside = self.data, self.data.with_name("aside")
        match self.state:
            case "full":
                self.disk.fill()
            case "silent":
                self.spy.with_name("silent").touch()
            case "gone":
                shutil.rmtree(data)
            case "blocked":
                data.rename(aside)
                data.write_text("in the way")
            case "link":
                data.rename(aside)
                (self.place / "other").mkdir()
                data.symlink_to(self.place / "other")
            case "dangling":
                data.rename(aside)
                data.symlink_to(self.place / "nowhere" / "at all")
            case "linked-book":
                book, away = data / "evenings.db", self.place / "away.db"
                book.rename(away)
                book.symlink_to(away)
            case "second":
                # It is held before it comes to its place: the program would else be there first.
                held = data.with_name("held")
                command = [sys.executable, "-c", HOLD, str(held / "evenings.db")]
                self.holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
                assert self.holder.stdout is not None
                assert self.holder.stdout.readline() == "held\n"
                data.rename(aside)
                held.rename(data)

    def mend(self) -> None:
        """Let the folder be written again, with its content."""
        match self.state:
            case "full":
                with suppress(FileNotFoundError):
                    self.disk.empty()
            case "silent":
                self.spy.with_name("silent").unlink(missing_ok=True)
            case "read-only":
                self.disk.unlock()
            case "blocked" if self.data.is_file():
                self.data.unlink()
            case "dangling" if self.data.is_symlink():
                self.data.unlink()
            case "second" if self.holder is not None:
                self.holder.kill()
                self.holder.wait()

    def close(self) -> None:
        """End everything that was begun."""
        if self.holder is not None and self.holder.poll() is None:
            self.holder.kill()
            self.holder.wait()
        for end in reversed(self.ends):
            with suppress(Exception):
                end()

    def differences(self) -> list[str]:
        """Sentences that are not so, and those that are missing."""
        from tarokgui.session.lastsave import Point

        shown = self.shown() or self.before
        self.mend()
        session = self.restarted()
        there = None
        if session is not None:
            there = (session.match.hands, [list(action) for action in session.record.actions])
        # A decision that was on its way may have come to the disk, although nobody was shown it.
        whole = there is not None and there[0] == shown[0] and there[1][: len(shown[1])] == shown[1]
        words = " ".join(" ".join(self.said).split())
        if "Traceback" in words:
            return [f"a traceback: {words[-400:]}"]
        last = max(CLAIMS, key=lambda claim: words.rfind(claim))
        if words.rfind(last) < 0:
            return [] if whole else ["nothing was said, and decisions are missing"]
        found = []
        if CLAIMS[last] not in (whole, None):
            found.append(f"said {last!r}, but {'all is there' if whole else f'there is only {there}'}")
        tail = words[words.rfind(last) :]
        if (point := re.search(r"goes on from (.*?)(?:\.|$)", tail)) is not None:
            from tarokgui.wording.i18n import load

            now = None if session is None else Point.of(session)
            told = "" if now is None else load("en")(f"ending.point.{now.stage}", hand=now.hand, trick=now.trick)
            if told != point[1]:
                found.append(f"said {point[1]!r}, but it goes on from {told or 'nowhere'!r}")
        if "cannot continue it" in tail and there is not None:
            found.append(f"said that nothing is there, but there is {there}")
        return found

    def restarted(self) -> Any:
        """The evening as the next start finds it."""
        from tarokgui.session.resuming import load_saved
        from tarokgui.storage.saves import SaveFolder

        os.environ["HOME"] = str(self.home)
        with SaveFolder(self.data) as folder:
            return load_saved(folder)[0]


def not_here(kind: str, way: str, state: str) -> str:
    """The reason for which there is no such ending; empty if there is one."""
    if way == "at the start" and state not in ("saved", "read-only"):
        return f"{way}: nothing has been done to the folder yet"
    if state == "silent" and kind == "terminal" and not way.startswith(("SIG", "ctrl-c")):
        return f"{kind}, {way}: it waits for the disk, and reads nothing meanwhile"
    if state == "silent" and way in ("fault", "menu", "to the title"):
        return f"{kind}, {way}: no move comes"
    return ""


class Skipped(Exception):
    """The machine does not allow it."""


CLAIMS: Final = {
    "Your game is saved": True,
    "The game is saved in": True,
    "Your last decisions are not saved": False,
    "This game is not saved": False,
    "may not be saved": None,
}
"""Sentences, and whether they say that everything is there; None for neither."""


def evening() -> Any:
    """A game in its second trick, with something to choose."""
    from engine import legal_actions
    from tests.gui.moments import phase_of, walk

    for number in range(100):
        for session in walk(f"endings/{number}"):
            tricks = session.view.table.play.tricks
            if phase_of(session) == "play, mine" and len(tricks) == 1 and len(legal_actions(session.view)) > 2:
                return session
    raise AssertionError("no hand came so far")


def wait(for_what: Callable[[], Any], what: str) -> Any:
    """Until it is so."""
    until = monotonic() + PATIENCE
    while not (found := for_what()):
        if monotonic() > until:
            raise AssertionError(f"waited in vain for {what}")
        sleep(LOOK)
    return found


# The window -----------------------------------------------------------------------------------------------------------


def window(case: Case, way: str, screen: Any) -> None:
    """Play in the window and end it."""
    from tests.e2e import program as programs
    from tests.e2e.keyboard import Keyboard
    from tests.e2e.mouse import Mouse
    from tests.e2e.screen import Screen

    if way == "display lost":
        screen = Screen()
        case.ends.append(screen.close)
    programs.console_script = lambda: [sys.executable, str(Path(__file__)), "--spied", str(case.spy)]
    os.environ |= {"PYTHONPATH": str(ROOT), "HOME": str(case.home)}
    program = programs.Program(screen, case.place, speed="0", size="1024x640")
    program.data = case.data
    program.wishes = case.environment
    case.ends.append(program.close)
    if way == "at the start":
        programs.console_script = lambda: [sys.executable, "-m", "tarokgui"]
        at_the_start(case, program.launch)
        case.said.append(program.errors())
        return
    mouse, keyboard = Mouse(program), Keyboard(program)
    program.start()
    mouse.activate("continue")
    program.wait(lambda tree: tree.scene == "table", "the table")

    def card_played() -> bool:
        """Click on a card; True if one is played. A click that comes while the picture changes may do nothing."""
        before, tree = case.shown(), program.tree()
        cards = [] if tree is None else [tree.widgets[id] for id in tree.ids("card:") if tree.enabled(id)]
        if cards:
            mouse.click(cards[0].centre)
        until = monotonic() + AGAIN
        while case.shown() == before and monotonic() < until:
            sleep(LOOK)
        return bool(case.shown() != before)

    def play(cards: int, *, until_told: bool) -> None:
        played = 0
        while played < cards or (until_told and played < MOST_CARDS and not (case.shown() or (0, 0, None))[2]):
            wait(lambda: _still(case), "the bots")  # else a card may be gone before it is clicked
            program.wait(lambda tree: any(tree.enabled(id) for id in tree.ids("card:")), "a card")
            wait(card_played, "the card to be played")
            played += 1

    play(CARDS, until_told=False)
    case.spoil()
    first, _, rest = way.partition(", ")
    if case.state == "silent":
        wait(lambda: card_played() or True, "a click")  # it is on its way for ever
    else:
        play(CARDS, until_told=case.state == "full")
        if not first.endswith("at once"):
            wait(lambda: _still(case), "the bots")
    status = end_window(first, program, screen, mouse, keyboard, case)
    if status is None:
        status = answered(case, program, mouse, keyboard, rest, to_title=first == "to the title")
    case.said.append(program.errors())
    expected = {"display lost": 2, "fault": 1}.get(first)
    if first.startswith("SIG") and (status or not first.endswith("asked")):
        expected = 128 + getattr(signal, first.split()[0])
    assert status == (expected or 0), f"status {status}"


def end_window(way: str, program: Any, screen: Any, mouse: Any, keyboard: Any, case: Case) -> int | None:
    """End it; the exit status, None if it may still ask."""
    match way:
        case "X" | "X at once":
            screen.xdo("key", "alt+F4")
        case "X twice":
            screen.xdo("key", "--delay", "1", "alt+F4", "alt+F4")
        case "X over the menu" | "X over the hint" | "X over the book":
            over = way.rpartition(" ")[2]
            key = {"menu": "Escape", "hint": "h", "book": "F1"}[over]
            keyboard.press(key)
            sleep(AGAIN)
            if over == "menu":
                if program.tree().scene == "table":  # the first one took away why a card could not be played
                    keyboard.press(key)
                program.wait(lambda tree: tree.scene == "menu", "the menu")
            screen.xdo("key", "alt+F4")
        case "SIGTERM while asked":
            screen.xdo("key", "alt+F4")
            wait(lambda: program._process.poll() is not None or asks(program), "an end or a question")
            if program._process.poll() is None:
                program._process.send_signal(signal.SIGTERM)
            return int(program.ended())
        case "ctrl+q":
            keyboard.press("ctrl+q")
        case "menu" | "to the title":
            mouse.activate("menu")
            mouse.activate("quit" if way == "menu" else "to-title")
        case "display lost":
            screen._server.kill()
            return int(program.ended())
        case "fault":
            case.spy.with_name("fault").touch()
            tree = program.wait(lambda tree: tree.scene == "fault", "the notice")
            case.said.append(tree.widgets["sentence"].label)
            mouse.click(tree.widgets["quit"].centre)
            return int(program.ended())
        case _:
            name, _, rest = way.partition(" ")
            program._process.send_signal(getattr(signal, name))
            if rest == "twice":
                sleep(LOOK)
                program._process.send_signal(getattr(signal, name))
            return int(program.ended())
    return None


def asks(program: Any) -> bool:
    """True if it asks about decisions that are not saved."""
    tree = program.tree()
    return tree is not None and "close" in tree.widgets and "retry" in tree.widgets


def at_the_start(case: Case, launch: Callable[[], subprocess.Popen[bytes]]) -> None:
    """Start it again and again, and have it end a little later each time; nothing but a sentence may be said."""
    for number, seconds in enumerate(START):
        process = launch()
        try:
            sleep(seconds)
            process.send_signal(getattr(signal, SIGNALS[number % len(SIGNALS)]))
            status = process.wait(PATIENCE)
            assert status < 0 or status > 128, f"status {status}"
        finally:
            process.kill()
            process.wait()


def answered(case: Case, program: Any, mouse: Any, keyboard: Any, rest: str, *, to_title: bool) -> int:
    """Answer the question, if there is one; return the exit status."""

    def gone() -> bool:
        return program._process.poll() is not None

    def asked() -> bool:
        tree = program.tree()
        # Of a disk that does not answer it is not known yet whether anything is missing.
        if tree is None or not {"close", "question"} <= set(tree.widgets):
            return False
        return "retry" in tree.widgets or case.state == "silent"

    def there() -> bool:
        tree = program.tree()
        return to_title and tree is not None and tree.scene == "title"

    wait(lambda: gone() or asked() or there(), "an end or a question")
    if asked():
        case.said.append(program.tree().widgets["question"].label)
        match rest:
            case "save elsewhere":
                mouse.activate("elsewhere")
                tree = program.wait(lambda tree: "over" in tree.widgets or "retry" in tree.widgets, "an answer")
                tree = program.wait(lambda tree: "over" in tree.widgets, "that it is saved")
                case.said.append(tree.widgets["question"].label)
                mouse.activate("over")
            case "save elsewhere and X":
                mouse.activate("elsewhere")
                tree = program.wait(lambda tree: "over" in tree.widgets, "that it is saved")
                case.said.append(tree.widgets["question"].label)
                program.screen.xdo("key", "alt+F4")
            case "X":
                program.screen.xdo("key", "alt+F4")
                sleep(AGAIN)
                mouse.activate("close")
            case "mend and try again" if case.state == "silent":
                case.mend()
                case.said.append("Your game is saved")  # as it closes by itself only then
            case "mend and try again":
                case.mend()
                case.said.append("Your game is saved")  # as it closes by itself only then
                mouse.activate("retry")
            case "back and X":
                mouse.activate("back")
                program.wait(lambda tree: "retry" not in tree.widgets, "the table")
                program.screen.xdo("key", "alt+F4")
                wait(asked, "the question again")
                mouse.activate("close")
            case _:
                mouse.activate("close")
    if to_title:
        program.wait(lambda tree: tree.scene == "title", "the title")
        keyboard.press("ctrl+q")
    return int(program.ended())


def _still(case: Case) -> bool:
    """True once nothing has happened for a while."""
    before = case.shown()
    sleep(0.4)
    return case.shown() == before


# The terminal ---------------------------------------------------------------------------------------------------------


def terminal(case: Case, way: str, _: Any) -> None:
    """Play at a terminal and end it."""
    from tests.textual import shell as shells

    first, _, rest = way.partition(", ")
    shells.COMMAND = (sys.executable, str(Path(__file__)), "--spied", str(case.spy), "--text")  # type: ignore[assignment]
    if first == "output closed":
        output_closed(case, shells.COMMAND)
        return
    if first == "at the start":
        shells.COMMAND = (sys.executable, "-m", "tarokgui", "--text")
        text_at_the_start(case, shells)
        return
    shell = shells.Shell({**case.environment, "PYTHONPATH": str(ROOT)})
    case.ends.append(lambda: shell.kill() if shell._process.poll() is None else None)
    shell.prompt()
    shell.type("1")
    for _ in range(CARDS):
        shell.type("1")
    case.spoil()
    if case.state == "silent":
        shell.send("1")  # it is on its way for ever
        wait(lambda: _still(case), "the bots")
    else:
        for number in range(MOST_CARDS):
            if number < CARDS or (case.state == "full" and not (case.shown() or (0, 0, None))[2]):
                shell.type("1")
    case.said.append(finish(case, shell, first, rest))


def finish(case: Case, shell: Any, first: str, rest: str) -> str:
    """End it, and answer its questions; return everything that was said."""
    match first:
        case "quit":
            shell.send("quit")
        case "new game":
            shell.send("new")
            shell.prompt()
            shell.send("2")
        case "end of input":
            shell.press(b"\x04")
        case "ctrl-c":
            shell.press(b"\x03")
        case "fault":
            case.spy.with_name("fault").touch()
            shell.send("1")
        case _:
            name, _, more = first.partition(" ")
            os.kill(shell._process.pid, getattr(signal, name))
            if more == "twice":
                sleep(LOOK)
                os.kill(shell._process.pid, getattr(signal, name))
    said, back = "", 0
    while True:
        try:
            said += shell.prompt()
        except AssertionError as ended:
            said += str(ended)
            break
        if "Wait and try" not in said and "wait and try again" not in said:
            shell.send("quit")  # the question which game to begin, or the table again
            continue
        asked = said.rfind("wait and try again") > said.rfind("What would you like")
        if not asked:
            shell.send("quit")
        elif rest == "save elsewhere":
            shell.send("2")
        elif rest == "mend and try again" and "mended" not in said:
            case.mend()
            said += " mended "
            shell.send("1")
        elif rest == "back and quit" and not back:
            back += 1
            shell.send("3")
            shell.prompt()
            shell.send("quit")
        else:
            shell.send("4")
    status = shell._process.wait(PATIENCE)
    expected = {"ctrl-c": {130}, "fault": {1}, "end of input": {0, 1}}.get(first, {0})
    if first.startswith("SIG"):
        expected = {128 + getattr(signal, first.split()[0])}
    assert status in expected, f"status {status}: {said[-300:]}"
    return said.replace("\\n", " ").replace("\n", " ")


def text_at_the_start(case: Case, shells: Any) -> None:
    """The same at a terminal."""
    opened = []

    def launch() -> Any:
        opened.append(shells.Shell({**case.environment, "PYTHONPATH": str(ROOT)}))
        case.ends.append(opened[-1].kill)
        return opened[-1]._process

    at_the_start(case, launch)
    for shell in opened:
        with suppress(AssertionError):
            shell.ending()
        case.said.append(shell.shown)


def output_closed(case: Case, command: tuple[str, ...]) -> None:
    """The reader of its output goes away while it plays."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **case.environment, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None

    def type_card() -> None:
        before = case.shown()
        process.stdin.write("1\n")  # type: ignore[union-attr]
        process.stdin.flush()  # type: ignore[union-attr]
        wait(lambda: case.shown() != before or _still(case), "an answer")

    for _ in range(CARDS + 1):
        type_card()
    case.spoil()
    for number in range(MOST_CARDS):
        if number < CARDS or (case.state == "full" and not (case.shown() or (0, 0, None))[2]):
            type_card()
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.write("hand\n" * 3)
        process.stdin.close()
    case.said.append(process.stderr.read())
    assert process.wait(PATIENCE) == 2


# All of them ----------------------------------------------------------------------------------------------------------


def main() -> int:
    """End it in every way; the exit status."""
    if sys.argv[1:2] == ["--spied"]:
        return spied(Path(sys.argv[2]), sys.argv[3:])
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=("window", "terminal"))
    parser.add_argument("--states", nargs="+", choices=STATES, default=STATES)
    parser.add_argument("--ways", nargs="+")
    parser.add_argument("--show", action="store_true", help="print what was said")
    asked = parser.parse_args()
    os.environ["TAROK_LANG"] = "en"
    from tests.e2e.screen import Screen, missing_tools

    ended, differing = 0, 0
    skipped: set[str] = set()
    kinds: list[tuple[str, tuple[str, ...], Callable[[Case, str, Any], None]]] = []
    if asked.only != "window":
        kinds.append(("terminal", TERMINAL, terminal))
    screen: Any = None
    if asked.only != "terminal":
        if missing := missing_tools():
            skipped.add(f"window: {', '.join(missing)} not found")
        else:
            kinds.append(("window", WINDOW, window))
            screen = Screen()
    try:
        for kind, ways, run in kinds:
            for way in ways:
                if asked.ways and way not in asked.ways:
                    continue
                marks = []
                for state in asked.states:
                    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
                        try:
                            if why := not_here(kind, way, state):
                                raise Skipped(why)
                            case = Case(Path(name), state)
                        except Skipped as skip:
                            skipped.add(f"{state}: {skip}")
                            marks.append(f"{state} -")
                            continue
                        try:
                            run(case, way, screen)
                            found = case.differences()
                        except Exception as error:
                            found = [f"{type(error).__name__}: {error}"]
                        finally:
                            case.close()
                        ended += 1
                        differing += bool(found)
                        marks.append(f"{state} {'DIFFERS' if found else 'ok'}")
                        for difference in found:
                            print(f"    {kind}, {way}, {state}: {difference}", flush=True)
                        if asked.show or found:
                            print(f"    {kind}, {way}, {state}: said {' | '.join(filter(None, case.said))[-600:]!r}")
                print(f"{kind:9}{way:26}{'  '.join(marks)}", flush=True)
    finally:
        if screen is not None:
            screen.close()
    for each in sorted(skipped):
        print(f"skipped: {each}")
    print(f"{ended} endings, {differing} differences")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
