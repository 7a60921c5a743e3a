"""Spoil saved evenings by the thousand: nothing that was shown is lost, and one sentence reports it, once.

    python benchmarks/spoilt.py [--saves 1000] [--seed S] [--only KIND ...] [--games GAME ...]

Evenings of every game, played at random, are in folders as a kill leaves them and as a proper end does, some beside
earlier ones. Bytes of the database, of its journal or of the copy are changed, a page lost, files cut short, removed,
exchanged with older ones or with nonsense; folders are removed, full (`disk.py`, wants a C compiler), read-only (wants
Linux and root, or anybody but root) or links; the clock is set back. They are taken up by the program's own scenes with
SDL's dummy drivers, or without a window, and played on. Damage to one of the two files may cost nothing; damage to both
may cost the end, but the rest must be a state that was there once. Prints a line a kind: how many came back whole,
the sentences with their counts, and the faults with the means to make them again; ends with status 1 if there is one.

Whole files are exchanged too (`spoilt_exchanged.py`), also beside a book of 100 MB; each sentence is judged by the
content of the files, clause by clause (`spoilt_oracle.py`).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en"}

from benchmarks import disk  # noqa: E402  # only now can the packages be found
from benchmarks.spoilt_case import Case, Fault, stand, stand_of  # noqa: E402
from benchmarks.spoilt_exchanged import EXCHANGED, FEW, large  # noqa: E402
from tarokgui.session.evening import Evening  # noqa: E402
from tarokgui.session.folderstore import FolderStore  # noqa: E402
from tarokgui.session.opening import new_session  # noqa: E402
from tarokgui.session.resuming import load_saved  # noqa: E402
from tarokgui.storage.names import BOOK, COPY  # noqa: E402
from tarokgui.storage.saves import SaveFolder  # noqa: E402
from tarokgui.wording.i18n import flatten  # noqa: E402
from tests.gui.starting import taken_up  # noqa: E402
from tests.support import saves  # noqa: E402
from tests.support.spoiling import (  # noqa: E402
    PLAYED,
    SpoiltEvening,
    bytes_changed,
    evenings,
    nonsense,
    truncated,
    zeroed,
)

EVENINGS: Final = 12
FILES: Final = ("damaged", "empty", "missing", "older", "journal-foreign", "copy-foreign", "aside")
MENDED: Final = (*FILES, "complete", "from-copy", "earlier-kept", "earlier-gone", "earlier-unknown")
"""The sentences allowed after one spoilt file: nothing of the evening in progress is missing."""
FELL_BACK: Final = (*MENDED, "back", "back-hand", "back-unknown", "evening-lost", "evening-missing", "evening-other")
"""And of two."""
YEAR: Final = 365 * 86_400


@contextmanager
def playing(case: Case) -> Iterator[tuple[SaveFolder, Evening]]:
    """The evening is taken up, and played on without a window."""
    with SaveFolder(case.folder) as folder:
        session, notice = load_saved(folder)
        case.tell(saves.told(notice))
        if session is None or session.data() != case.evening.data:
            raise Fault(f"another evening than was shown ({notice}): {stand(session)}, not {case.evening.stand}")
        yield folder, session


TEMPLATES: Final = {
    re.compile(re.sub(r"\\{\w+\\}", ".+?", re.escape(text)) + r"(?: |$)"): ".".join(key.split(".")[1:2])
    for key, text in flatten(tomllib.loads((ROOT / "tarokgui/locale/en/save.toml").read_text(encoding="utf-8"))).items()
    if key.startswith("save.")
}
"""The sentences about saves in English, by their keys."""


def clauses(text: str) -> Iterator[str]:
    """The keys of the sentences in a message; the rest itself, if it is none of them."""
    while text:
        said = next((found for found in ((each.match(text), key) for each, key in TEMPLATES.items()) if found[0]), None)
        if said is None or said[0] is None:
            yield text
            return
        yield said[1]
        text = text[said[0].end() :]


def in_the_window(case: Case) -> None:
    """One file is spoilt; the title and the table."""
    case.lie(killed=case.random.random() < 0.5)
    case.spoil()
    data, told = taken_up(case.folder)
    case.tell(key for text in told for key in clauses(text))
    case.allow(*MENDED)
    if data != case.evening.data:
        raise Fault("another evening than was shown")
    if again := taken_up(case.folder)[1]:
        raise Fault(f"told again: {again}")


def without_a_window(case: Case) -> None:
    """One file is spoilt."""
    case.lie(killed=case.random.random() < 0.5)
    case.spoil()
    case.expect(case.evening.data)
    case.allow(*MENDED)


def played_on(case: Case) -> None:
    """One file is spoilt, and the evening goes on: damage is found when somebody writes there."""
    case.lie(killed=case.random.random() < 0.5)
    case.spoil()
    with playing(case) as (_, session):
        case.play(session, case.random.randint(1, 60))
    case.expect()
    case.allow(*MENDED)


def in_mid_play(case: Case) -> None:
    """One file is spoilt while the program has it open."""
    case.lie(killed=False)
    with playing(case) as (folder, session):
        case.play(session, case.random.randint(1, 60))
        folder.ask(lambda _: case.spoil()).get()
        case.play(session, case.random.randint(1, 60))
    case.expect()
    case.allow(*MENDED)


def both_files(case: Case) -> None:
    """Both files are spoilt, each in its own way; the state read then was there once."""
    case.lie(killed=case.random.random() < 0.5)
    for name in (BOOK, COPY):
        alone = case.folder.with_name("alone")
        alone.mkdir()
        for path in case.folder.glob(f"{name}*"):
            path.rename(alone / path.name)
        case.what += case.random.choice((bytes_changed, zeroed, truncated, nonsense))(alone, alone, case.random) + " "
        for path in alone.iterdir():
            path.rename(case.folder / path.name)
        alone.rmdir()
    found, notice = saves.load(case.folder)
    case.tell(notice)
    case.allow(*FELL_BACK)
    case.whole = found is not None and found.data() == case.evening.data
    if found is not None and not case.whole:
        was, now = case.evening.data, found.data()
        there: Any = now["record"]
        # With both journals gone the evening before may be open still.
        if now["seed"] == was["seed"] and stand_of(now) > stand_of(was):
            raise Fault(f"further than was shown: {stand_of(now)}")
        if now["match"] == was["match"] and was["record"]["actions"][: len(there["actions"])] != there["actions"]:
            raise Fault("another course than was shown")
    with SaveFolder(case.folder) as folder:
        session, again = load_saved(folder)
        if again is not None:
            raise Fault(f"told again: {again}")
        session = session or new_session(seed="both", bot="random", keeper=FolderStore(folder))
        case.play(session, 1)  # the present state is written now
    told, case.told = case.told, []
    case.expect()
    if case.told:
        raise Fault(f"told again: {case.told}")
    case.told = told


def folder_removed(case: Case) -> None:
    """The folder goes while the program plays, once or twice."""
    case.lie(killed=False)
    with playing(case) as (_, session):
        for _ in range(case.random.randint(1, 2)):
            case.play(session, case.random.randint(0, 60))
            shutil.rmtree(case.folder, ignore_errors=True)
            case.play(session, case.random.randint(1, 60))
    case.expect()
    case.allow("earlier-gone")  # they went with the folder


def full(case: Case) -> None:
    """The disk fills up and is emptied again; one file may be spoilt besides."""
    case.lie(killed=False)
    spoilt = case.random.random() < 0.5
    if spoilt:
        case.spoil()
        disk.be_full(True)
    try:
        with playing(case) as (_, session):
            case.play(session, 0 if spoilt else case.random.randint(0, 30))
            disk.be_full(True)
            case.play(session, case.random.randint(1, 200))
            if session.problem != "save.full":
                raise Fault(f"nothing could be written, and it told {session.problem}")
            disk.be_full(False)
            case.play(session, case.random.randint(1, 30))
        disk.be_full(False)
        case.expect()
    finally:
        disk.be_full(False)
    case.allow("full", *(MENDED if spoilt else ()))


def read_only(case: Case) -> None:
    """The folder cannot be written, and then it can again; one file may be spoilt besides."""
    case.lie(killed=case.random.random() < 0.5)
    spoilt = case.random.random() < 0.5
    if spoilt:
        case.spoil()
    with unwritable(case.folder) as writable, playing(case) as (_, session):
        case.play(session, case.random.randint(1, 100))
        if session.problem != "save.failed":
            raise Fault(f"nothing could be written, and it told {session.problem}")
        writable()
        case.play(session, case.random.randint(1, 30))
    case.expect()
    case.allow("failed", *(MENDED if spoilt else ()))


def can_be_unwritable() -> bool:
    """True if this machine lets us have such a folder."""
    with tempfile.TemporaryDirectory() as name:
        try:
            with unwritable(Path(name)):
                return True
        except (OSError, subprocess.CalledProcessError):
            return False


@contextmanager
def unwritable(folder: Path) -> Iterator[Callable[[], None]]:
    """Nothing in that folder can be written until the yielded function is called."""
    if os.geteuid():
        folder.chmod(0o555)
        yield lambda: folder.chmod(0o755)
        return
    for options in (("--bind", str(folder)), ("-o", "remount,bind,ro")):
        subprocess.run(["mount", *options, str(folder)], check=True, capture_output=True)

    def writable() -> None:
        subprocess.run(["mount", "-o", "remount,bind,rw", str(folder)], check=True)

    try:
        yield writable
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def link(case: Case) -> None:
    """The folder is a link, or one of the files has become one, to a file elsewhere that is no concern of ours."""
    case.lie(killed=False)
    elsewhere = case.folder.with_name("elsewhere")
    if case.random.random() < 0.3:
        case.what = "the folder"
        case.folder.rename(elsewhere)
        case.folder.symlink_to(elsewhere, target_is_directory=True)
    else:
        name = case.what = case.random.choice((BOOK, COPY, f"{BOOK}-wal", f"{COPY}-wal", f"{BOOK}-journal"))
        elsewhere.mkdir()
        target, path = elsewhere / "foreign", case.folder / name
        content = case.random.choice((b"", b"foreign", path.read_bytes() if path.exists() else b"x" * 5_000))
        target.write_bytes(content)
        path.unlink(missing_ok=True)
        path.symlink_to(target)
    with playing(case) as (_, session):
        case.play(session, case.random.randint(1, 60))
    if case.what != "the folder" and target.read_bytes() != content:
        raise Fault("it has written through the link")
    case.expect()
    case.allow(*MENDED)


def clock_set_back(case: Case) -> None:
    """It is a year earlier at the next start, or while the program plays; files come from the future."""
    case.lie(killed=case.random.random() < 0.5)
    try:
        for _ in range(2):
            disk.set_back(case.random.choice((-YEAR, 0, YEAR, 30 * YEAR)))
            with SaveFolder(case.folder) as folder:
                session, notice = load_saved(folder)
                case.tell(saves.told(notice))
                if session is None:
                    raise Fault("nothing is there")
                case.play(session, case.random.randint(0, 60))
                disk.set_back(case.random.choice((3_600, YEAR)))
                if case.random.random() < 0.3:
                    folder.give_up().get()
                    session = new_session(seed="clock", bot="random", keeper=FolderStore(folder))
                case.play(session, case.random.randint(0, 60))
            case.expect()
    finally:
        disk.set_back(0)
    case.allow()


Kind = Callable[[Case], None]
OFTEN: Final[tuple[Kind, ...]] = (in_the_window, without_a_window, played_on, in_mid_play)
KINDS: Final[tuple[Kind, ...]] = (
    *(*OFTEN, *EXCHANGED, both_files, folder_removed, full, read_only, link, clock_set_back, large),
)
WANTS_DISK: Final[tuple[Kind, ...]] = (full, clock_set_back)


def run(kind: Kind, kept: list[SpoiltEvening], seed: str, count: int) -> list[str]:
    """So many of that kind; print its line, and return the faults."""
    told: Counter[str] = Counter()
    wrong, whole, begun = [], 0, monotonic()
    for number in range(count):
        random = Random(f"spoilt/{seed}/{kind.__name__}/{number}")
        with tempfile.TemporaryDirectory() as name:
            evening, other = random.sample(kept, 2)
            case = Case(Path(name, "data"), evening, random, other)
            try:
                kind(case)
                whole += case.whole
            except Exception as error:
                what = error if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
                wrong.append(f"{kind.__name__} {number} ({case.what}), told {case.told}: {what}")
        told.update(case.told)
    sentences = ", ".join(f"{key} {times}" for key, times in sorted(told.items())) or "nothing"
    print(f"{kind.__name__:<17}{count:>6} saves,{whole:>6} whole, told: {sentences}; {len(wrong)} faults"
          f"  ({(monotonic() - begun) / count * 1000:.0f} ms each)", flush=True)  # fmt: skip
    return wrong


def main() -> int:
    """Spoil; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saves", type=int, default=1_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", nargs="+", choices=[kind.__name__ for kind in KINDS], default=[])
    parser.add_argument("--games", nargs="+", choices=PLAYED, default=PLAYED)
    asked = parser.parse_args()
    disk.begin_again()
    kinds = [kind for kind in KINDS if not asked.only or kind.__name__ in asked.only]
    missing = () if disk.loaded() else WANTS_DISK
    if not can_be_unwritable():
        missing = (*missing, read_only)
    if missing:
        print("left out, this machine cannot do it: " + ", ".join(kind.__name__ for kind in missing))
        kinds = [kind for kind in kinds if kind not in missing]
    shares = [2 if kind in OFTEN else 1 for kind in kinds]
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        kept = list(evenings(Path(name), asked.seed, EVENINGS, asked.games))
        for kind, share in zip(kinds, shares, strict=True):
            wrong += run(kind, kept, asked.seed, FEW if kind is large else -(-asked.saves * share // sum(shares)))
    print(f"{len(wrong)} faults")
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
