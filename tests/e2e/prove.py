"""Plays a whole hand with the mouse in any installation of the program, as the end-to-end tests do in this checkout.

    TAROK_PROGRAM="/usr/bin/tarok" python -m tests.e2e.prove [--pictures FOLDER] [--folder FOLDER]

A screen of its own is made; the program's data are in *folder*, a temporary one if none is named, which the program
must be able to write. The deal is a chance one. Pictures of the screen need scrot. Ends with status 0 if the hand was
played to its settlement and the program ended well and said nothing on standard error.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tarokgui.session.evening import Evening
from tests.e2e.mouse import Mouse
from tests.e2e.player import Player, sit_down
from tests.e2e.program import Program, console_script
from tests.e2e.screen import Screen, missing_tools
from tests.support.person import rehearse


class Camera:
    """Takes pictures of the whole screen, if it was given a folder for them."""

    def __init__(self, screen: Screen, folder: Path | None) -> None:
        self._screen = screen
        self._folder = folder if shutil.which("scrot") else None

    def take(self, name: str, *, window: bool = False) -> None:
        """Write ``name.png``, of nothing but the window that has the focus if that is wanted."""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            command = ["scrot", "-o", *(["-u"] if window else []), str(self._folder / f"{name}.png")]
            subprocess.run(command, env=self._screen.environment(), check=True)


class Photographed(Player):
    """Has a picture taken in each phase, when the player decides there for the first time."""

    def __init__(self, device: Mouse, seed: str, camera: Camera) -> None:
        super().__init__(device, seed)
        self._camera = camera
        self._phases: set[str] = set()

    def decide(self, session: Evening) -> Evening:
        if session.view.phase not in self._phases:
            self._phases.add(session.view.phase)
            self.shown(session)
            self._camera.take(f"2-table-{session.view.phase}")
        return super().decide(session)


def play(program: Program, camera: Camera) -> str:
    """Title, new table, a hand to its settlement, the next one dealt, leaving; returns the result of the hand."""
    mouse = Mouse(program)
    program.start()
    camera.take("1-title")
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    seed = program.session().seed
    session = Photographed(mouse, seed, camera).play(rehearse(seed, 1))
    camera.take("3-settlement")
    mouse.activate("next")
    program.wait(lambda tree: "badge:hand" in tree.widgets, "the second hand")
    camera.take("4-next-hand")
    status = program.terminate()
    assert status == 0, f"the program ended with status {status}"
    assert program.errors() == "", program.errors()
    return f"{len(session.record.actions)} actions, payments {session.rows[-1].paid}"


def main() -> int:
    """Prove it; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.prove", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pictures", type=Path, help="where pictures of the screen go")
    parser.add_argument("--folder", type=Path, help="for the program's data; not emptied before, nor after")
    parser.add_argument("--size", default="1280x720", help="of the window")
    given = parser.parse_args()
    if missing := missing_tools():
        print(f"not found: {', '.join(missing)}", file=sys.stderr)
        return 1
    os.umask(0)  # the program may belong to somebody else
    with tempfile.TemporaryDirectory() as made, Screen() as screen:
        folder = given.folder or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        program = Program(screen, folder, size=given.size)
        try:
            came = play(program, Camera(screen, given.pictures))
        finally:
            program.close()
    print(f"{' '.join(console_script())}: a whole hand with the mouse, {came}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
