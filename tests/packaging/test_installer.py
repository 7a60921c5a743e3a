"""The installer of the Linux archive, run in earnest: for a person, into odd folders, again, and away."""

from __future__ import annotations

import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from bundling.icons import SIZES
from bundling.linux import tarball
from tests.packaging.linuxbundle import job

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (made,) = tarball.make(job(tmp_path_factory.mktemp("job")))
    return made


@pytest.fixture
def unpacked(archive: Path, tmp_path: Path) -> Path:
    """The archive, unpacked by somebody who likes spaces."""
    place = tmp_path / "My downloads"
    with tarfile.open(archive) as members:
        # Python 3.11.2, which Debian 12 has, knows no filters and does not look at this.
        members.extraction_filter = getattr(tarfile, "data_filter", None)
        members.extractall(place)
    (folder,) = place.iterdir()
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home of somebody"
    folder.mkdir()
    return folder


def install(script: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    told = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    command = ["sh", str(script), *arguments]
    return subprocess.run(command, env=told, capture_output=True, text=True, timeout=60, check=False)


def started(entry: Path, home: Path) -> str:
    """The program's output when the desktop starts it by its menu entry."""
    (line,) = [line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec=")]
    # The format has two layers of quoting: of strings, and of arguments.
    value = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    assert (value[0], value[-1]) == ('"', '"')
    program = re.sub(r"\\([\"`$\\])", r"\1", value[1:-1])
    done = subprocess.run([program], env={"HOME": str(home), "PATH": "/usr/bin:/bin"}, capture_output=True, check=True)
    return done.stdout.decode()


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir() or path.is_symlink()}


def test_it_installs_for_one_person_and_the_menu_starts_it(unpacked: Path, home: Path) -> None:
    done = install(unpacked / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    shutil.rmtree(unpacked)
    local = home / ".local"
    assert started(local / "share" / "applications" / "tarok.desktop", home) == "played \n"
    assert subprocess.run([local / "bin" / "tarok", "--text"], capture_output=True, env={"HOME": str(home)}).stdout
    for size in SIZES:
        icon = local / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "tarok.png"
        assert icon.read_bytes() == b"%d" % size
    assert (local / "share" / "icons" / "hicolor" / "scalable" / "apps" / "tarok.svg").is_file()


def test_it_takes_away_all_but_the_games(unpacked: Path, home: Path) -> None:
    (home / "mine.txt").write_text("mine")
    install(unpacked / "install.sh", home)
    started(home / ".local" / "share" / "applications" / "tarok.desktop", home)
    done = install(home / ".local" / "lib" / "tarok" / "install.sh", home, "--uninstall")
    assert (done.returncode, done.stderr) == (0, "")
    assert files(home) == {"mine.txt", ".local/share/Tarok/evenings.db"}
    assert {path.name for path in (home / ".local").iterdir()} == {"share"}


@pytest.mark.parametrize("name", ["a folder", 'odd "$HOME" `x` \\ 100% folder', "ăîșț"])
def test_another_folder_whatever_it_is_called(unpacked: Path, home: Path, tmp_path: Path, name: str) -> None:
    prefix = tmp_path / name
    done = install(unpacked / "install.sh", home, "--prefix", str(prefix))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"menus do not look into {prefix}" in done.stdout
    assert started(prefix / "share" / "applications" / "tarok.desktop", home) == "played \n"
    assert install(prefix / "lib" / "tarok" / "install.sh", home, "--uninstall").returncode == 0
    assert not prefix.exists() or files(prefix) == set()
    assert files(home) == {".local/share/Tarok/evenings.db"}


def test_a_newer_one_takes_the_place_of_the_old_one(unpacked: Path, home: Path) -> None:
    install(unpacked / "install.sh", home)
    program = home / ".local" / "lib" / "tarok"
    (program / "of-the-old-version").touch()
    assert install(unpacked / "install.sh", home).returncode == 0
    assert not (program / "of-the-old-version").exists()
    assert {path.name for path in program.parent.iterdir()} == {"tarok"}


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--uninstall"], 1, "Tarok is not installed in"),
        (["--prefix"], 1, "--prefix wants a folder after it."),
        (["--prefix", ""], 1, "--prefix wants a folder after it."),
        (["--prefix", "{file}/below"], 1, "Nothing can be written to"),
        (["--what"], 2, "./install.sh"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    unpacked: Path, home: Path, tmp_path: Path, arguments: list[str], status: int, said: str
) -> None:
    file = tmp_path / "file"
    file.touch()
    done = install(unpacked / "install.sh", home, *(each.format(file=file) for each in arguments))
    assert done.returncode == status
    assert done.stderr.startswith(said)
    assert files(home) == set()


def test_the_script_alone_says_what_is_missing(unpacked: Path, home: Path, tmp_path: Path) -> None:
    alone = shutil.copy(unpacked / "install.sh", tmp_path)
    done = install(Path(alone), home)
    assert done.returncode == 1
    assert done.stderr == "The program does not lie beside this script. Unpack the whole archive first.\n"


def test_the_shell_script_is_sound(unpacked: Path) -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed")
    assert subprocess.run(["shellcheck", unpacked / "install.sh"], capture_output=True, text=True).stdout == ""
