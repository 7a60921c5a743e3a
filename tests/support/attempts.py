"""Hostile input for the program's own readers. Each attempt returns a word for the outcome, and raises AssertionError
unless that is a result or one clear sentence. Used by the suite, by ``benchmarks/hostile.py`` and by Atheris."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from engine import Match, RecordError, legal_actions, new_match, variant_for
from tarokgui.__main__ import main
from tarokgui.app.windowgeometry import remembered
from tarokgui.cli.arguments import parse
from tarokgui.cli.complaint import Complaint, HelpWanted
from tarokgui.cli.settle import settle_source
from tarokgui.cli.source import Source
from tarokgui.kit.keymap import KeyMap
from tarokgui.session.dealtext import NotADeal, read_deal
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resumesummary import saved_standing
from tarokgui.session.resuming import load_saved
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.sanitize import sanitize
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.settings import CHOICES, Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.textual import InputEnded, Terminal, TerminalClosed, TextTable
from tarokgui.wording.i18n import load
from tarokgui.wording.records import record_problem
from tarokgui.wording.savednotices import notice_text
from tarokgui.wording.translator import Translator

SETTINGS = "settings.json"
MOST_LINE = 600
"""No sentence is longer, whatever it quotes."""


@cache
def english() -> Translator:
    return load("en")


@cache
def a_match(game: str = "romanian") -> Match:
    return new_match(variant_for(game), 0)


def steers_nothing(text: str) -> bool:
    """True if a text holds nothing but letters that can be seen, line ends, and the blanks between thousands."""
    return all(letter.isprintable() or letter in "\n\u00a0" for letter in text)


def a_sentence(line: str, most: int = MOST_LINE) -> None:
    """One line that a person can read: nothing steers the terminal, nothing is a traceback."""
    assert line.strip(), "it says nothing"
    assert "\n" not in line, f"more than a line: {line[:200]!r}"
    assert steers_nothing(line), f"not plain: {line[:200]!r}"
    assert len(line) <= most, f"{len(line)} letters: {line[:200]!r}"
    assert "Traceback" not in line, line
    assert "Error" not in line, line


@contextlib.contextmanager
def _streams() -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """Standard output and error of the program, caught."""
    out, err = io.StringIO(), io.StringIO()
    kept = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = out, err
    try:
        yield out, err
    finally:
        sys.stdout, sys.stderr = kept


def records(data: bytes, *, each_line: bool) -> str:
    """``tarok settle``: a settlement or a sentence for each record."""
    with _streams() as (out, err):
        status = settle_source(Source(io.BytesIO(data), each_line=each_line))
    settled, refused = out.getvalue().splitlines(), err.getvalue().split("\n")[:-1]
    for line in refused:
        a_sentence(line)
    assert status == (2 if refused else 0)
    assert settled or refused
    if not each_line and b"\n" not in data.strip():
        assert len(settled) + len(refused) == 1
    return "refused" if refused else "settled"


def pasted(text: str, game: str = "romanian") -> str:
    """A deal on the clipboard: a pack or a sentence."""
    match = a_match(game)
    try:
        pack, number = read_deal(text, match)
    except NotADeal as why:
        a_sentence(english()(why.key))
        return why.key
    assert sorted(pack) == sorted(read_deal("1", match)[0])
    return "a record" if number is None else "a number"


def session(folder: Path) -> str:
    """The save in a folder: a session that can be looked at and played on, or a sentence; all files are kept."""
    before = contents(folder)
    with SaveFolder(folder) as saves:
        saved_standing(saves).get()
        found, notice = load_saved(saves)
        if notice is not None:
            a_sentence(notice_text(notice, english()))
        kept_all(before, folder)
        if found is None:
            begin_anew(saves)
            kept_all(before, folder)
            return "nothing" if notice is None else " ".join(notice.keys)
        look_at(found)
        if not found.hand_over:
            human = found.turn == found.human
            found.act(legal_actions(found.view)[0] if human else found.bot_action())
            assert found.problem in (None, "bot.failed"), found.problem
            again, told = load_saved(saves)
            assert told is None
            assert again is not None
            assert again.decision == found.decision
    return "went on" if notice is None else " ".join(notice.keys)


def begin_anew(saves: SaveFolder) -> None:
    """A new evening after a save that could not be read."""
    saves.give_up().get()
    begun = new_session(seed="anew", bot="random", keeper=FolderStore(saves))
    assert begun.problem is None
    assert load_saved(saves)[0] is not None


def contents(folder: Path) -> dict[str, bytes]:
    """All plain files by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def kept_all(before: dict[str, bytes], folder: Path) -> None:
    """Nothing is thrown away: whatever was in a file is in one still, under its name or aside."""
    now = list(contents(folder).values())
    for name, data in before.items():
        assert data in now, f"what was in {name} is gone"


def look_at(session: Evening) -> None:
    """Everything the terminal can say of a session, in letters that steer nothing."""
    lines = iter(("hand", "table", "contract", "said", "bids", "talon", "score", "sheet", "pot", "journal", "what"))
    shown: list[str] = []
    terminal = Terminal(lambda: f"{line}\n" if (line := next(lines, "")) else "", shown.append)
    with contextlib.suppress(InputEnded):
        TextTable(session, english(), terminal).play()
    assert steers_nothing("".join(shown))


def settings(folder: Path) -> str:
    """The settings in a folder: read, obeyed, written and read again as they are; a file of no settings is kept."""
    before = contents(folder)
    file = SettingsFile(folder)
    wishes = file.read()
    if file.notice is not None:
        a_sentence(english()(file.notice, file=file.aside))
        kept_all(before, folder)
    for name, possible in CHOICES.items():
        assert getattr(wishes, name) in possible
    KeyMap(wishes.keys, single=wishes.single_keys)
    try:
        table = TableSetup.from_data(wishes.table)
        assert TableSetup.from_data(table.data()) == table
    except RecordError as unknown:  # a game of another version: it is named, and the settings stay as they are
        a_sentence(sanitize(record_problem(english(), unknown)))
    place = remembered(wishes.window, [(1920, 1080), (1280, 720)])
    assert place is None or (0 < place.size[0] <= 1920 and 0 < place.size[1] <= 1080)
    read = file.notice or "read"
    assert file.write(wishes), "what was read cannot be written"
    again = SettingsFile(folder)
    assert again.read() == wishes
    assert again.notice is None
    assert wishes == Settings.from_data(wishes.data())
    return read


def typed(text: str, data: dict[str, object]) -> str:
    """Lines typed at the table in a terminal, in the session that *data* is."""
    lines = iter(text.splitlines(keepends=True))
    shown: list[str] = []
    terminal = Terminal(lambda: next(lines, ""), shown.append)
    try:
        TextTable(Evening.from_data(data), english(), terminal).play()
        ended = "left"
    except (InputEnded, TerminalClosed):
        ended = "ended"
    assert steers_nothing("".join(shown))
    return ended


def command_line(argv: Sequence[str]) -> str:
    """Arguments that are read but not obeyed: something to do, a page, or a sentence."""
    try:
        return str(parse(argv).command)
    except HelpWanted:
        return "a page"
    except Complaint as complaint:
        with _streams() as (_, err):
            from tarokgui.cli.console import tell

            tell(english()("cli.error.line", problem=english()(complaint.key, **complaint.params)))
        lines = err.getvalue().split("\n")[:-1]
        assert len(lines) == 1
        if not any("Error" in word or "Traceback" in word for word in argv):  # it quotes the words typed
            a_sentence(lines[0], sum(map(len, argv)) * 10 + MOST_LINE)
        return complaint.key


def program(argv: Sequence[str]) -> str:
    """The whole program with these arguments, which must be sanitize: it ends with 0 or one sentence."""
    with _streams() as (out, err):
        status = main(argv)
    lines = err.getvalue().split("\n")[:-1]
    assert status in (0, 2), status
    if status:
        assert len(lines) == 1 or "settle" in argv
        for line in lines:
            a_sentence(line, sum(len(os.fsencode(part)) for part in argv) * 10 + MOST_LINE)
    else:
        assert out.getvalue()
        assert not lines
    return "done" if status == 0 else "refused"
