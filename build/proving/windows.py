"""Install, start, play, upgrade and remove the Windows bundle under Wine, and print each thing that was seen.

    python build/proving/windows.py --setup Tarok-0.4.0-windows-setup.exe --zip Tarok-0.4.0-windows-portable.zip

Needs Debian's ``wine wine64 nsis xvfb xdotool openbox scrot`` and the project installed with its extra ``test``. A line
is printed for each thing that was seen to be so; the first that is not ends everything with status 1. Pictures and the
Windows are in the folder ``--work``.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from bundling import windows as bundling  # noqa: E402
from proving.underwine import ENTRY, Installed, Windows, WineScreen, there  # noqa: E402
from tarokgui.storage.names import BOOK  # noqa: E402
from tests.e2e.mouse import Mouse  # noqa: E402
from tests.e2e.player import Player, sit_down  # noqa: E402
from tests.support.person import rehearse  # noqa: E402

ODD: Final = "C:\\Jocuri cu cărți\\Ștefan și Maria"
"""A folder as people name theirs."""
OPEN_STATUS: Final = 3
UNINSTALLER: Final = "tarok-uninstall.exe"


@dataclass
class Proof:
    """The things to prove, their places, and the number of pictures."""

    windows: Windows
    setup: Path
    portable: Path
    work: Path
    shots: int = 0

    def shoot(self, name: str) -> None:
        """Keep a picture of the screen; Wine paints a moment after the program has drawn."""
        sleep(1)
        self.shots += 1
        self.windows.shoot(self.work / f"{self.shots:02}-{name}.png")

    @property
    def place(self) -> Path:
        """The folder into which it installs itself."""
        return self.windows.local / "Programs" / "Tarok"


def expect(holds: bool, what: str) -> None:
    """Say that it is so, or end."""
    print(f"{'ok' if holds else 'NO':4}{what}", flush=True)
    if not holds:
        raise SystemExit(1)


def shipped(portable: Path) -> set[str]:
    """The files of the program, from the zip."""
    with zipfile.ZipFile(portable) as archive:
        return {name.removeprefix("Tarok/") for name in archive.namelist()}


def laid(folder: Path) -> set[str]:
    """The files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def install_by_mouse(proof: Proof) -> None:
    """The pages of the installer, clicked through; at the end it starts the program."""
    tree = proof.work / "first.json"
    told = {"TAROK_UI_TREE": there(tree), "TAROK_WINDOW": "1024x640"}
    process = proof.windows.start(proof.setup, extra=told)
    window = proof.windows.window("Tarok Setup")
    sleep(1)
    proof.shoot("setup-folder")
    click(proof, window, NEXT)
    until(lambda: (proof.place / UNINSTALLER).exists(), "the files are laid")
    sleep(4)
    proof.shoot("setup-done")
    click(proof, window, SHORTCUT)
    sleep(0.5)
    proof.shoot("setup-ticked")
    click(proof, window, NEXT)
    until(tree.exists, "the program that was started shows its title")
    program = proof.windows.window("^Tarok$")
    sleep(2)
    proof.shoot("first-start")
    proof.windows.screen.xdo("windowactivate", "--sync", program)
    proof.windows.screen.xdo("key", "alt+F4")
    expect(process.wait(60) == 0, "installed by mouse; the last page starts the program")
    proof.windows.settle()


NEXT: Final = (-135, -22)
SHORTCUT: Final = (217, 187)
"""The places of the installer's buttons, from the upper left corner; negative numbers count from the lower right."""


def click(proof: Proof, window: int, at: tuple[int, int]) -> None:
    """Click there in the installer's window."""
    told = proof.windows.screen.xdo("getwindowgeometry", "--shell", window)
    size = dict(line.split("=") for line in told.splitlines())
    x = at[0] if at[0] >= 0 else int(size["WIDTH"]) + at[0]
    y = at[1] if at[1] >= 0 else int(size["HEIGHT"]) + at[1]
    proof.windows.screen.xdo("mousemove", "--window", window, x, y, "click", 1)


def until(holds: Callable[[], bool], what: str, patience: float = 60.0) -> None:
    """Wait for it; end if it does not come."""
    end = monotonic() + patience
    while not holds():
        if monotonic() > end:
            expect(False, what)
        sleep(0.1)


def look_at_what_is_installed(proof: Proof, version: str) -> None:
    """Files, shortcuts and the entry among the apps."""
    files = shipped(proof.portable)
    expect(laid(proof.place) == files | {UNINSTALLER}, f"{len(files)} files and the uninstaller are laid, no other")
    expect((proof.windows.programs / "Tarok.lnk").exists(), "the start menu has Tarok")
    entry = proof.windows.entry()
    expect(entry.get("DisplayVersion") == version, f"among the apps: {entry.get('DisplayName')} {version}")
    size = sum(path.stat().st_size for path in proof.place.rglob("*") if path.is_file())
    expect(
        size <= 60_000_000,
        f"{size / 1_000_000:.1f} MB on disk, the installer {mb(proof.setup)}, {mb(proof.portable)} zip",
    )


def mb(path: Path) -> str:
    """Its size in words."""
    return f"{path.stat().st_size / 1_000_000:.1f} MB"


def test_itself(proof: Proof, folder: str, what: str) -> None:
    """``--self-test`` in both programs of that folder."""
    status, printed = proof.windows.run(f"{folder}\\tarok-cli.exe", "--self-test")
    print("".join(f"        {line}\n" for line in printed.splitlines()), end="")
    lines = len(printed.splitlines())
    expect(status == 0 and lines > 1, f"tarok-cli --self-test {what}: status 0")
    report = proof.work / "report.txt"
    command = ("start", "/wait", f"{folder}\\tarok.exe", "--self-test", "--report", there(report))
    status, printed = proof.windows.run(*command)
    same = len(report.read_text(encoding="utf-8").splitlines()) == lines
    expect(status == 0 and not printed and same, f"tarok --self-test {what}, without a console: status 0, a report")


def play(proof: Proof) -> None:
    """A whole hand by mouse, started from the start menu; nothing can be changed meanwhile."""
    link = proof.windows.programs / "Tarok.lnk"
    program = Installed(proof.windows, proof.work, ("start", "/wait", "/unix", str(link)))
    program.start()
    proof.shoot("title")
    mouse = Mouse(program)
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    session = program.session()
    proof.shoot("table")
    status, _ = proof.windows.run(proof.setup, "/S")
    expect(status == OPEN_STATUS, "the installer leaves an open program alone")
    status, _ = proof.windows.run(proof.place / UNINSTALLER, "/S", f"_?={there(proof.place)}")
    expect(status == OPEN_STATUS, "so does the uninstaller")
    second(proof, program.window)
    Player(mouse, session.seed).play(rehearse(session.seed, 1))
    proof.shoot("settlement")
    expect(program.session().hand_over, f"a hand was played by mouse: {len(program.session().record.actions)} actions")
    expect(program.quit() == 0, "closed by its window")
    expect(program.errors() == "", "it had nothing to complain of")


def second(proof: Proof, first: int) -> None:
    """Started once more while it is open, it says so and leaves the table alone."""
    process = proof.windows.start(proof.place / "tarok.exe")
    screen = proof.windows.screen
    until(lambda: len(screen.windows()) == 2, "a second start says something")
    sleep(1)
    proof.shoot("second-start")
    (box,) = set(screen.windows()) - {first}
    screen.xdo("windowactivate", "--sync", box, "key", "Return")
    expect(process.wait(60) == 2, "a second start says that the table is open, and ends")
    screen.xdo("windowactivate", "--sync", first)


def go_on(proof: Proof) -> None:
    """The evening goes on where it was."""
    program = Installed(proof.windows, proof.work, (str(proof.place / "tarok.exe"),), size="1920x1017")
    program.start()
    Mouse(program).activate("continue")
    program.wait(lambda tree: tree.scene in ("table", "settlement"), "the game that was left")
    proof.shoot("continued")
    expect(program.quit() == 0, "the evening goes on after the new version")


def upgrade(proof: Proof, version: str) -> None:
    """An older version with a file that the new one does not have, and the new one over it."""
    older = proof.work / "older"
    shutil.rmtree(older, ignore_errors=True)
    with zipfile.ZipFile(proof.portable) as archive:
        archive.extractall(older)
    (older / "Tarok" / "_internal" / "old").mkdir()
    (older / "Tarok" / "_internal" / "old" / "gone.txt").write_text("of an older version", encoding="ascii")
    graphics = Path("/usr/share/nsis/Contrib/Graphics")
    sign, picture = graphics / "Icons" / "modern-install.ico", graphics / "Wizard" / "win.bmp"
    told = bundling.Told(older / "Tarok", "0.0.1", sign, picture, "older", ROOT)
    setup = bundling.compile_setup(told, proof.work / "older-setup.exe", proof.work)
    status, _ = proof.windows.run(setup, "/S")
    gone = proof.place / "_internal" / "old"
    expect(status == 0 and gone.exists(), "an older version is installed over this one, silently")
    expect(proof.windows.entry()["DisplayVersion"] == "0.0.1", "among the apps: 0.0.1")
    expect((proof.windows.desktop / "Tarok.lnk").exists(), "the shortcut on the desktop is still there")
    status, _ = proof.windows.run(proof.setup, "/S")
    expect(status == 0 and not gone.exists(), "the new one over it: what only the old one had is gone")
    expect((proof.windows.desktop / "Tarok.lnk").exists(), "the shortcut on the desktop has come back")
    look_at_what_is_installed(proof, version)


def remove(proof: Proof, before: set[str]) -> None:
    """Remove it as *Apps* does; only the player's own files are left."""
    foreign = proof.place / "_internal" / "holiday.jpg"
    foreign.write_bytes(b"not ours")
    status, _ = proof.windows.run(*_words(proof.windows.entry()["QuietUninstallString"]))
    proof.windows.settle()
    expect(status == 0 and laid(proof.place) == {"_internal/holiday.jpg"}, "removed; a strange file stays")
    expect(proof.windows.entry() == {}, "no entry among the apps")
    shutil.rmtree(proof.place)
    proof.windows.restart()
    left = sorted(proof.windows.files() - before)
    print("".join(f"        {name}\n" for name in left), end="")
    data = proof.windows.local / "Tarok"
    empty = {proof.place.parent}  # Windows itself has that folder
    # NSIS marks the folder in which an uninstaller runs to go at the next start; Wine takes only its content.
    empty |= {path for path in (proof.windows.local.parents[1] / "Temp").glob("~nsu*.tmp") if not list(path.iterdir())}
    strange = [
        path for name in left if not (path := proof.windows.drive / name).is_relative_to(data) and path not in empty
    ]
    expect(not strange and (data / BOOK).exists(), "left is the player's own data, listed above")


def odd_folders(proof: Proof) -> None:
    """Other folders: letters beyond English, and one with strange things in it."""
    # One word for Wine, which would put quotation marks around a folder with spaces; NSIS wants none there.
    status, _ = proof.windows.run("cmd", "/c", f"{there(proof.setup)} /S /D={ODD}")
    place = proof.windows.drive / "Jocuri cu cărți" / "Ștefan și Maria"
    expect(status == 0 and (place / "tarok.exe").exists(), f"installed into {ODD}")
    test_itself(proof, ODD, "there")
    proof.windows.run(f"{ODD}\\{UNINSTALLER}", "/S")
    proof.windows.settle()
    expect(not place.exists(), "and removed, with its folder")
    full = proof.windows.drive / "Games"
    full.mkdir()
    (full / "tarok.exe").write_bytes(b"somebody else's")
    status, _ = proof.windows.run(proof.setup, "/S", "/D=C:\\Games")
    mine = proof.windows.entry().get("InstallLocation") == "C:\\Games\\Tarok"
    expect(status == 0 and mine, "a folder with strange things gets a folder of its own inside")
    proof.windows.run("C:\\Games\\Tarok\\" + UNINSTALLER, "/S")
    proof.windows.settle()
    expect(laid(full) == {"tarok.exe"}, "and the strange things stay")


def unpacked(proof: Proof) -> None:
    """The zip, unpacked somewhere."""
    folder = proof.windows.drive / "Stick"
    with zipfile.ZipFile(proof.portable) as archive:
        archive.extractall(folder)
    test_itself(proof, "C:\\Stick\\Tarok", "from the zip")
    shutil.rmtree(folder)


def _words(command: str) -> list[str]:
    """A command line of the registry: a program in quotes, and the words after it."""
    _, program, rest = command.split('"')
    return [program, *rest.split()]


def main() -> int:
    """Prove it all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--setup", type=Path, required=True)
    parser.add_argument("--zip", type=Path, required=True)
    parser.add_argument(
        "--work", type=Path, default=ROOT / ".cache" / "proving", help="for the Windows and the pictures"
    )
    given = parser.parse_args()
    work = given.work.resolve()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    version = given.setup.name.split("-")[1]
    with WineScreen() as screen:
        proof = Proof(Windows(work / "prefix", screen), given.setup.resolve(), given.zip.resolve(), work)
        proof.windows.restart()
        before = proof.windows.files()
        install_by_mouse(proof)
        look_at_what_is_installed(proof, version)
        test_itself(proof, there(proof.place), "as it is installed")
        play(proof)
        upgrade(proof, version)
        go_on(proof)
        remove(proof, before)
        odd_folders(proof)
        unpacked(proof)
        expect(proof.windows.run("reg", "query", ENTRY)[0] != 0, "nothing is installed any more")
    return 0


if __name__ == "__main__":
    sys.exit(main())
