"""Coverage-guided fuzzing of the program's readers. Wants Atheris: ``pip install -e '.[fuzz]'``.

    python benchmarks/atheris_readers.py record|save|session|settings|paste|typed|command [libFuzzer options] [corpus]

For example ``record -max_total_time=300 corpus/``. Anything but a result or one clear sentence is a crash, which
libFuzzer writes to a file; with that file as the only argument after the name it happens again. *save* spoils the file
of a save, *session* the data in one, under a right digest.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import atheris

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)
os.environ |= {"TAROK_LANG": "en", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

with atheris.instrument_imports(include=["engine", "tarokgui", "json", "tests.support.attempts"]):
    from tests.support import attempts, formers
    from tests.support.sessions import some_record, some_session

import json  # noqa: E402

MOST_BYTES: Final = 8_000
FOLDER = Path(tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None))


def record(data: bytes) -> None:
    """A file of records."""
    attempts.records(data, each_line=bool(data[:1] == b"\n"))


def save(data: bytes) -> None:
    """A save's file of 0.4.0."""
    _clear()
    (FOLDER / formers.CURRENT).write_bytes(data)
    attempts.session(FOLDER)


def session(data: bytes) -> None:
    """The data of a save."""
    try:
        found = json.loads(data)
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return
    _clear()
    formers.write(FOLDER, found)
    attempts.session(FOLDER)


def settings(data: bytes) -> None:
    """The settings' file."""
    _clear()
    (FOLDER / attempts.SETTINGS).write_bytes(data)
    attempts.settings(FOLDER)


def paste(data: bytes) -> None:
    """The clipboard."""
    attempts.pasted(data.decode("utf-8", "surrogateescape"))


def typed(data: bytes) -> None:
    """Lines at the terminal; a line without end stands for the end of the input."""
    attempts.typed(data.decode("utf-8", "replace")[:2_000], some_session(data[0] if data else 0))


def command(data: bytes) -> None:
    """The command line, arguments between zero bytes."""
    attempts.command_line([os.fsdecode(part) for part in data.split(b"\0")])


def _clear() -> None:
    for path in FOLDER.iterdir():
        with suppress(OSError):
            path.unlink()


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {
    each.__name__: each for each in (record, save, session, settings, paste, typed, command)
}


def seeds(name: str, folder: Path) -> None:
    """Something to begin with, if there is nothing: whole files, so that the fuzzer knows their words."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        return
    for number in range(12):
        whole = json.dumps(some_session(number) if name in ("save", "session") else some_record(number))
        texts = {
            "settings": json.dumps({"theme": "contrast", "keys": {"hint": "g"}, "window": [1, 2, 3, 4, number]}),
            "typed": "1\nwhy 2\nhand\nundo\n" * (number + 1),
            "command": "simulate\0--hands\x0012\0--house\0regii=4/2",
            "save": json.dumps({"digest": f"{number:032x}", "session": whole}),
            "paste": f"Tarok {number}\n{whole}",
        }
        (folder / str(number)).write_text(texts.get(name, whole), encoding="utf-8")


def main() -> None:
    """Fuzz one of them until libFuzzer's options say stop."""
    if len(sys.argv) < 2 or sys.argv[1] not in TARGETS:
        raise SystemExit(__doc__)
    name = sys.argv.pop(1)
    for argument in sys.argv[1:]:
        if not argument.startswith("-") and not Path(argument).is_file():
            seeds(name, Path(argument))
    atheris.Setup([*sys.argv, f"-max_len={MOST_BYTES}", "-timeout=20"], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
