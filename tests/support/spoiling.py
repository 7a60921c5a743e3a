"""Spoils a folder of saved evenings as disks, people and other programs do."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from engine import GAMES, legal_actions, variant_for
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.people import people_of
from tarokgui.session.resuming import load_saved
from tarokgui.storage.databasefiles import SIDE_FILES
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder

PLAYED: Final = tuple(key for key in GAMES if variant_for(key).players in people_of(key).usual)
"""The games for whose seats there are people."""
_VERSION: Final = range(60, 64)
"""Bytes of a database with the number of its version: another number there is a newer version's, and no damage."""
Spoil = Callable[[Path, Path, Random], str]
"""Spoils one set of files in the first folder; the second holds the same evening as it was earlier."""


def one_file(folder: Path, random: Random) -> Path:
    """The book or the copy, or one of SQLite's files beside it."""
    name = random.choice([name for name in (BOOK, COPY) if (folder / name).exists()])
    there = [path for end in ("", *SIDE_FILES) if (path := folder / (name + end)).exists() and path.stat().st_size]
    return random.choice(there)


def bytes_changed(folder: Path, old: Path, random: Random) -> str:
    """A few bytes of one file become others."""
    path = one_file(folder, random)
    data = bytearray(path.read_bytes())
    for _ in range(random.choice((1, 1, 3, 40))):
        at = random.randrange(len(data))
        if at not in _VERSION or path.name not in (BOOK, COPY):
            data[at] = random.randrange(256)
    path.write_bytes(data)
    return f"bytes of {path.name}"


def zeroed(folder: Path, old: Path, random: Random) -> str:
    """A page of one file is lost, as bad blocks are."""
    path = one_file(folder, random)
    data = bytearray(path.read_bytes())
    at = random.randrange(len(data)) // 4096 * 4096
    data[at : at + 4096] = bytes(len(data[at : at + 4096]))
    path.write_bytes(data)
    return f"a page of {path.name}"


def truncated(folder: Path, old: Path, random: Random) -> str:
    """One file is cut short."""
    path = one_file(folder, random)
    os.truncate(path, random.randrange(path.stat().st_size))
    return f"the end of {path.name}"


def removed(folder: Path, old: Path, random: Random) -> str:
    """One file is gone."""
    path = one_file(folder, random)
    path.unlink()
    return f"no {path.name}"


def exchanged(folder: Path, old: Path, random: Random) -> str:
    """One file, or one set, is as it was earlier."""
    name = random.choice((BOOK, COPY))
    whole = random.random() < 0.5
    ends = ("", *SIDE_FILES) if whole else (random.choice(("", "-wal")),)
    for end in ends:
        path, earlier = folder / (name + end), old / (name + end)
        if earlier.exists():
            shutil.copy(earlier, path)
        elif whole:
            path.unlink(missing_ok=True)
    return f"an older {name}{ends}"


def nonsense(folder: Path, old: Path, random: Random) -> str:
    """Something else bears the name."""
    path = one_file(folder, random)
    path.write_bytes(random.randbytes(random.choice((1, 100, 5_000))))
    return f"nonsense as {path.name}"


def foreign(folder: Path, old: Path, random: Random) -> str:
    """A hot journal of another database is there."""
    name = random.choice((BOOK, COPY))
    (folder / f"{name}-journal").write_bytes(bytes.fromhex("d9d505f920a163d7") + random.randbytes(2_000))
    return f"a journal beside {name}"


ONE_SIDED: Final[tuple[Spoil, ...]] = (bytes_changed, zeroed, truncated, removed, exchanged, nonsense, foreign)
"""Damage to one of the two files: nothing may be lost."""


@dataclass(frozen=True)
class SpoiltEvening:
    """An evening as it is on the disk after a kill and after a proper end, and as it was earlier."""

    crashed: Path
    closed: Path
    older: Path
    data: dict[str, Any]

    @property
    def stand(self) -> tuple[int, int]:
        """The hand and the action within it."""
        return self.data["match"]["hands"], len(self.data["record"]["actions"])


def evenings(folder: Path, seed: str, count: int, games: Sequence[str] = PLAYED) -> Iterator[SpoiltEvening]:
    """So many evenings of these games, played at random; every second one begun where another was in progress."""
    random = Random(seed)
    for number in range(count):
        at = folder / str(number)
        game = games[number % len(games)]
        with SaveFolder(at / "live") as saves:
            session = new_session(seed=f"{seed}/{number}", game=game, bot="random", keeper=FolderStore(saves))
            go_on(session, random, random.choice((3, 60, 400)))
            _carry(saves, at / "older")
            if number % 2:
                saves.give_up().get()
                session = new_session(seed=f"{seed}/{number}/2", game=game, bot="random", keeper=FolderStore(saves))
            go_on(session, random, random.choice((1, 5, 80, 300)))
            _carry(saves, at / "crashed")
        yield SpoiltEvening(at / "crashed", at / "live", at / "older", session.data())


def _carry(saves: SaveFolder, target: Path) -> None:
    saves.ask(lambda pair: None).get()  # the copy is written after the answer
    shutil.copytree(saves.folder, target)


def go_on(session: Evening, random: Random, decisions: int) -> None:
    """So many decisions, by everybody at random; each of them must be kept."""
    for _ in range(decisions):
        if session.hand_over:
            session.next_hand()
        else:
            view = session.view if session.turn == session.human else session.bot_view()
            session.act(random.choice(legal_actions(view)))
        assert session.problem is None, session.problem


def play(folder: Path, random: Random, decisions: int) -> dict[str, Any]:
    """Go on with the evening in that folder; how it stands then."""
    with SaveFolder(folder) as saves:
        session, _ = load_saved(saves)
        assert session is not None
        go_on(session, random, decisions)
        return session.data()
