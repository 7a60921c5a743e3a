"""Prove the Linux bundles on a Debian that has nothing: installed, started from the menu, a hand played, removed.

    sudo python build/proving/bare_debian.py [--bundles dist/bundles] [--folder .cache/proving] [--suite bookworm]

Needs root, debootstrap, Xvfb, openbox, xdotool and a Debian mirror; the Python that runs it needs the program's tests
(``pip install -e '.[test]'``). The bundles must have been made before: ``python build/bundle.py``. Pictures of the
screen are in the folder's ``pictures`` afterwards. Every line printed has been seen to hold; status 0 if all did.
"""

from __future__ import annotations

import argparse
import configparser
import contextlib
import json
import os
import pty
import shlex
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from proving.chroot import CARRIED, HOME, Bare  # noqa: E402
from tests.e2e.screen import Screen  # noqa: E402

PATIENCE: Final = 60.0
ENTRY: Final = "share/applications/tarok.desktop"


def told(line: str) -> None:
    """Print a line that has been proved."""
    print(f"proved: {line}", flush=True)


def self_test(bare: Bare) -> None:
    """The installed program tries itself."""
    done = subprocess.run(bare.as_player(["tarok", "--self-test"]), capture_output=True, text=True, check=False)
    print("".join(f"    {line}\n" for line in done.stdout.splitlines()), end="")
    assert done.returncode == 0, done.stderr
    told("tarok --self-test ends with 0")


def commands(bare: Bare) -> None:
    """The program without its window: at a terminal, and with files."""
    simulated = f"cd {HOME} && tarok simulate --hands 2 --out hands.jsonl > table.txt && tarok settle hands.jsonl"
    done = subprocess.run(bare.as_player(["sh", "-c", simulated]), capture_output=True, text=True, check=True)
    assert [sum(json.loads(line)["payments"]) for line in done.stdout.splitlines()] == [0, 0]
    told("tarok simulate writes two hands, tarok settle reads them and says what they come to")
    ours, its = pty.openpty()
    with subprocess.Popen(bare.as_player(["tarok", "--text"]), stdin=its, stdout=its, stderr=its) as process:
        os.close(its)
        os.write(ours, b"3\n")
        heard = b""
        with contextlib.suppress(OSError):  # that is how the end of a terminal looks
            while part := os.read(ours, 4096):
                heard += part
        os.close(ours)
    assert process.returncode == 0
    assert b"new game of Romanian Tarok" in heard
    told("tarok --text asks at a terminal what one would like, and goes when told to")


def launch(bare: Bare, entry: str, pictures: Path) -> None:
    """Start it by its menu entry as a desktop does, see its window, close it as a person does."""
    keys = configparser.ConfigParser(interpolation=None)
    keys.read(bare.root / entry.lstrip("/"), encoding="utf-8")
    wanted = keys["Desktop Entry"]["StartupWMClass"]
    with Screen() as screen:
        environment = screen.environment()
        variables: dict[str, str] = {name: environment[name] for name in CARRIED if name in environment}
        command = bare.as_player(["gio", "launch", entry], variables)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}  # a pipe would stay open with the program
        subprocess.run(command, env=environment, check=True, timeout=PATIENCE, **quiet)  # type: ignore[call-overload]
        until = monotonic() + PATIENCE
        while not (windows := screen.windows()):
            assert monotonic() < until, "no window is seen"
            sleep(0.1)
        window = windows[0]
        assert str(window) in screen.xdo("search", "--class", f"^{wanted}$").split()
        sleep(2)  # for the picture: the cards have come
        if shutil.which("scrot"):
            pictures.mkdir(parents=True, exist_ok=True)
            subprocess.run(["scrot", "-o", str(pictures / "from-the-menu.png")], env=environment, check=True)
        screen.xdo("windowactivate", "--sync", window)
        screen.xdo("key", "alt+F4")
        while screen.windows():
            assert monotonic() < until, "the window does not close"
            sleep(0.1)
    told(f"{entry} starts it; the window's class is {wanted}, as the entry says; it closes when asked")


def play(bare: Bare, command: Sequence[str], pictures: Path) -> None:
    """A whole hand with the mouse."""
    program = shlex.join(bare.as_player(command))
    places = ["--folder", str(bare.shared / pictures.name), "--pictures", str(pictures)]
    driver = [sys.executable, "-m", "tests.e2e.prove", *places]
    subprocess.run(driver, cwd=ROOT, env={**os.environ, "TAROK_PROGRAM": program}, check=True)
    told(f"a whole hand played with the mouse in {command[0]}")


def games(bare: Bare) -> Path:
    """Lay a game where the program keeps them; it must survive everything."""
    folder = bare.root / HOME.lstrip("/") / ".local" / "share" / "Tarok"
    subprocess.run(bare.as_player(["mkdir", "-p", f"{HOME}/.local/share/Tarok"]), check=True)
    game = folder / "kept.json"
    game.write_text("{}", encoding="utf-8")
    return game


def prove_package(bare: Bare, package: Path, pictures: Path) -> None:
    """The package for Debian."""
    shutil.copy(package, bare.root / "tmp")
    came = bare.install(f"/tmp/{package.name}")
    assert bare.pythons() == [], bare.pythons()
    told(f"{package.name} is installed by apt with {len(came) - 1} packages it asks for; there is still no Python")
    subprocess.run(bare.as_player(["sh", "-c", "test $(command -v tarok) = /usr/bin/tarok"]), check=True)
    told("tarok is on the player's path")
    self_test(bare)
    commands(bare)
    bare.install("libglib2.0-bin")  # brings `gio launch`, which works like a menu
    assert bare.pythons() == [], bare.pythons()
    launch(bare, f"/usr/{ENTRY}", pictures)
    play(bare, ["tarok"], pictures)
    laid = [line for line in bare.run(["dpkg", "-L", "tarok"]).stdout.splitlines() if "tarok" in line]
    game = games(bare)
    bare.run(["apt-get", "purge", "-qy", "tarok"])
    left = [path for path in laid if (bare.root / path.lstrip("/")).exists()]
    assert left == [], left
    assert game.exists()
    told(f"removed by apt: none of its {len(laid)} files and folders is left, the player's games are")


def prove_archive(bare: Bare, archive: Path, pictures: Path) -> None:
    """The archive with the installer, which somebody without rights runs. The libraries of a desktop are there."""
    unpacked = bare.root / HOME.lstrip("/") / "My downloads"
    unpacked.mkdir()
    with tarfile.open(archive) as members:
        # Python 3.11.2, which Debian 12 has, knows no filters and does not look at this.
        members.extraction_filter = getattr(tarfile, "fully_trusted_filter", None)
        members.extractall(unpacked)
    bare.run(["chown", "-R", "player:player", f"{HOME}/My downloads"])
    name = archive.name.removesuffix(".tar.xz")
    before = files(bare)
    installer = ["sh", f"{HOME}/My downloads/{name}/install.sh"]
    done = subprocess.run(bare.as_player(installer), check=True, capture_output=True, text=True)
    print("".join(f"    {line}\n" for line in done.stdout.splitlines()), end="")
    shutil.rmtree(unpacked)
    told("install.sh runs for somebody without rights, from a folder with a space in its name")
    launch(bare, f"{HOME}/.local/{ENTRY}", pictures)
    play(bare, [f"{HOME}/.local/bin/tarok"], pictures)
    subprocess.run(bare.as_player(["sh", f"{HOME}/.local/lib/tarok/install.sh", "--uninstall"]), check=True)
    left = {path for path in files(bare) - before if "Tarok" not in path and "/.cache" not in path}
    assert left == set(), left
    told("removed by install.sh --uninstall: only the player's own data are left")


def files(bare: Bare) -> set[str]:
    """Everything in the player's home but the downloads."""
    home = bare.root / HOME.lstrip("/")
    return {str(path) for path in home.rglob("*") if path.is_file() and "My downloads" not in path.parts}


def main() -> int:
    """Prove both; the exit status."""
    parser = argparse.ArgumentParser(prog="bare_debian.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bundles", type=Path, default=ROOT / "dist" / "bundles", help="where the finished files are")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache" / "proving", help="where to work")
    parser.add_argument("--suite", default="bookworm", help="of Debian")
    parser.add_argument("--mirror", default="http://deb.debian.org/debian", help="where Debian is fetched from")
    given = parser.parse_args()
    (package,) = given.bundles.glob("tarok_*.deb")
    (archive,) = given.bundles.glob("tarok-*-linux-*.tar.xz")
    folder = given.folder.resolve()
    with Bare(folder, given.suite, given.mirror) as bare:
        assert bare.pythons() == [], bare.pythons()
        told(f"Debian {given.suite} in {bare.root}, {len(bare.packages())} packages, no Python")
        prove_package(bare, package, folder / "pictures" / "deb")
        prove_archive(bare, archive, folder / "pictures" / "archive")
    return 0


if __name__ == "__main__":
    sys.exit(main())
