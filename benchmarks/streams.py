"""Let all accidental input of devices come to every scene, on a widget of each kind: nothing happens.

    python benchmarks/streams.py [--only NAME ...]

The streams are those of `tests/streams`: recorded from X11 or written by hand; the scenes are all that the program has,
and the table at each kind of decision of every game, with SDL's dummy drivers. Compared before and after each stream
are the cards and bids in the person's record, the picks, the settings, the open scenes, the choices on them, and the
files in the player's folder. Prints the totals and every fault; ends with status 1
if there is one. Takes some minutes.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en"}

from tarokgui.storage.saves import SaveFolder  # noqa: E402  # only now can the packages be found
from tarokgui.storage.settings import Settings  # noqa: E402
from tarokgui.storage.settingsfile import SettingsFile  # noqa: E402
from tests.streams.replay import Changed, Stream, meant_by_nobody, replay, streams  # noqa: E402
from tests.streams.stages import Stage, Target, stages  # noqa: E402


def contents(folder: Path) -> dict[str, bytes]:
    """All files of the folder."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def counted(changed: Changed, before: Mapping[str, bytes], after: Mapping[str, bytes]) -> Counter[str]:
    """Acts, as the player would call them."""
    found: Counter[str] = Counter()
    for key, (old, new) in changed.items():
        if key == "decisions":
            for (_, was), (_, now) in zip(old, new, strict=False):
                for text in now[len(was) :]:
                    found["cards played" if text.startswith("play ") else "bids said"] += 1
                found["decisions taken back or lost"] += len(now) < len(was)
        else:
            found[NAMES[key]] += 1
    found["files changed"] += sum(before.get(name) != after.get(name) for name in {*before, *after})
    return found


NAMES = {
    "settings": "settings changed",
    "picked": "cards or words picked",
    "scenes": "scenes opened or closed",
    "values": "values chosen",
    "order": "stacks put in another order",
    "waits": "pages turned or keys waited for",
}
ASKED = ("cards played", "bids said", "settings changed", "files changed")
"""The kinds that are counted in any case."""


class Replays:
    """All of them, counted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.scenes = self.done = 0
        self.kinds: set[str] = set()
        self.found: Counter[str] = Counter()

    def run(self, stage: Stage, unmeant: list[Stream]) -> None:
        """Every stream on a widget of each kind."""
        stage.program.preferences.settings_file = SettingsFile(self.folder)
        assert stage.program.preferences.settings_file.write(Settings())
        self.scenes += 1
        for target in stage.targets():
            self.kinds.add(target.kind)
            for stream in unmeant:
                self._one(stage, stream, target)

    def _one(self, stage: Stage, stream: Stream, target: Target) -> None:
        before = contents(self.folder)
        changed = replay(stage, stream, target)
        if changed is None:
            return
        self.done += 1
        found = +counted(changed, before, contents(self.folder))
        self.found += found
        if found:
            print(f"{stage.name}, {target.kind}, {stream.name}: {dict(found)}")

    def __str__(self) -> str:
        shown = {**dict.fromkeys(ASKED, 0), **self.found}
        return ", ".join(f"{count} {words}" for words, count in shown.items()) + " that nobody meant"


def main(arguments: Any = None) -> int:
    """Replay, print, and the exit status."""
    parser = argparse.ArgumentParser(description="replays what devices send, on every scene")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="scenes whose names begin so")
    wishes = parser.parse_args(arguments)
    unmeant = meant_by_nobody()
    with tempfile.TemporaryDirectory(prefix="tarok-streams-") as name:
        replays = Replays(Path(name))
        for stage in stages(SaveFolder(Path(name))):
            if not wishes.only or stage.name.startswith(tuple(wishes.only)):
                replays.run(stage, unmeant)
    everything = streams()
    recorded = sum(each.by == "x11" for each in everything)
    print(f"{len(everything)} streams, {recorded} of them recorded; {len(unmeant)} mean nothing")
    print(f"{replays.scenes} scenes × {len(unmeant)} streams, on {len(replays.kinds)} kinds of widgets: {replays.done}")
    print(replays)
    return 1 if replays.found.total() else 0


if __name__ == "__main__":
    sys.exit(main())
