"""The packing of a Linux bundle: the same files for every builder, whole, with every field that systems ask for."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from bundling import sums
from bundling.icons import SIZES
from bundling.linux import appdir, deb, tarball, tree
from tests.packaging.linuxbundle import EPOCH, job

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_archive_is_the_same_whenever_it_is_made(tmp_path: Path) -> None:
    made = [tarball.make(job(tmp_path / name))[0] for name in ("one", "two")]
    assert digest(made[0]) == digest(made[1])
    assert made[0].name == f"tarok-1.2.3-linux-{tree.machine()}.tar.xz"
    with tarfile.open(made[0]) as members:
        entries = members.getmembers()
    assert {(entry.mtime, entry.uname, entry.uid) for entry in entries} == {(EPOCH, "root", 0)}
    runs = {Path(entry.name).name for entry in entries if entry.isfile() and entry.mode & 0o111}
    assert runs == {"tarok", "install.sh"}


@needs_dpkg
def test_the_package_is_the_same_whenever_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBEMAIL", raising=False)
    made = [deb.make(job(tmp_path / name))[0] for name in ("one", "two")]
    assert digest(made[0]) == digest(made[1])


@needs_dpkg
def test_what_the_package_holds_and_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBFULLNAME", "Somebody")
    monkeypatch.setenv("DEBEMAIL", "somebody@example.net")
    (made,) = deb.make(job(tmp_path))

    def field(name: str) -> str:
        return subprocess.run(["dpkg-deb", "-f", made, name], check=True, capture_output=True, text=True).stdout.strip()

    assert (field("Package"), field("Version"), field("Section")) == ("tarok", "1.2.3", "games")
    assert field("Maintainer") == "Somebody <somebody@example.net>"
    assert field("Depends").startswith("libc6 (>= 2.35), ")
    assert "libx11-6" in field("Depends")
    assert "python" not in field("Depends") + field("Recommends")
    listed = subprocess.run(["dpkg-deb", "-c", made], check=True, capture_output=True, text=True).stdout
    lines = [line.split(maxsplit=5) for line in listed.splitlines()]
    places = {line[5].partition(" -> ")[0].removeprefix("./usr/") for line in lines}
    assert {line[1] for line in lines} == {"root/root"}
    assert {
        "bin/tarok",
        "lib/tarok/tarok",
        "share/applications/tarok.desktop",
        f"share/metainfo/{tree.IDENTIFIER}.metainfo.xml",
        "share/man/man6/tarok.6.gz",
        "share/man/ro/man6/tarok.6.gz",
        "share/man/de/man6/tarok.6.gz",
        "share/icons/hicolor/scalable/apps/tarok.svg",
        "share/doc/tarok/copyright",
        "share/doc/tarok/changelog.gz",
        *(f"share/icons/hicolor/{size}x{size}/apps/tarok.png" for size in SIZES),
    } <= places
    subprocess.run(["dpkg-deb", "-x", made, tmp_path / "laid"], check=True)
    assert (
        tmp_path / "laid" / "usr" / "bin" / "tarok"
    ).resolve() == tmp_path / "laid" / "usr" / "lib" / "tarok" / "tarok"
    copyright = (tmp_path / "laid" / "usr" / "share" / "doc" / "tarok" / "copyright").read_text(encoding="utf-8")
    assert "Copyright: 2026 The Tarok table authors" in copyright
    assert "WITHOUT WARRANTY OF ANY KIND" in copyright


def test_no_line_of_the_packages_description_is_too_long() -> None:
    control = deb.fields("1.2.3", "amd64", 40_000, "2.36")
    _, _, description = control.partition("Description: ")
    assert max(map(len, description.splitlines())) <= 80


def test_the_folder_for_an_appimage_has_what_its_tool_looks_for(tmp_path: Path) -> None:
    made = job(tmp_path)
    assert appdir.make(made) == []
    folder = made.out / "Tarok.AppDir"
    assert (folder / "AppRun").resolve() == folder / "usr" / "lib" / "tarok" / "tarok"
    assert (folder / "tarok.desktop").is_file()
    assert (folder / "tarok.png").read_bytes() == (folder / ".DirIcon").read_bytes() == b"256"
    assert (folder / "usr" / "share" / "metainfo" / f"{tree.IDENTIFIER}.appdata.xml").is_file()


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    for name in ("b.deb", "a.tar.xz"):
        (tmp_path / name).write_text(name)
    (tmp_path / "folder").mkdir()
    written = sums.write(tmp_path)
    sums.write(tmp_path)  # not of itself
    lines = [line.split("  ") for line in written.read_text(encoding="utf-8").splitlines()]
    assert lines == [[digest(tmp_path / name), name] for name in ("a.tar.xz", "b.deb")]
