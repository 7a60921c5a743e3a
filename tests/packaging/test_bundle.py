"""The content of a bundle: the last commit, all data of the wheel, no strangers, no file of an unknown licence."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from bundling import budget, inventory, notices, source, trial
from bundling.icons import ICNS, ICO, SIZES, drawing
from tests.packaging.linuxbundle import ROOT


@pytest.fixture
def frozen(tmp_path: Path) -> tuple[Path, Path]:
    """A frozen folder, and the package it was made from."""
    installed, bundle = tmp_path / "installed" / "tarokgui", tmp_path / "bundle"
    for folder in (installed, bundle / "_internal" / "tarokgui"):
        for name in ("locale/en.toml", "fonts/a.ttf"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("x")
    (installed / "app.py").touch()
    return bundle, installed


def test_a_whole_bundle_is_accepted(frozen: tuple[Path, Path]) -> None:
    budget.check_contents(*frozen)


def test_a_bundle_that_lacks_data_is_refused(frozen: tuple[Path, Path]) -> None:
    bundle, installed = frozen
    (installed / "rulebook").mkdir()
    (installed / "rulebook" / "1.txt").touch()
    with pytest.raises(budget.OverBudget, match=r"rulebook/1\.txt"):
        budget.check_contents(bundle, installed)


@pytest.mark.parametrize("stranger", ["numpy", "PIL", "pygame/tests", "pygame/examples", "pygame/docs"])
def test_a_bundle_with_something_strange_is_refused(frozen: tuple[Path, Path], stranger: str) -> None:
    bundle, installed = frozen
    (bundle / "_internal" / stranger).mkdir(parents=True)
    with pytest.raises(budget.OverBudget, match=stranger.split("/")[-1]):
        budget.check_contents(bundle, installed)


def test_a_bundle_that_is_too_large_is_refused(frozen: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "ON_DISK", 1)
    with pytest.raises(budget.OverBudget, match="on disk"):
        budget.check_contents(*frozen)
    monkeypatch.setattr(budget, "PACKED", 0)
    with pytest.raises(budget.OverBudget, match=r"en\.toml"):
        budget.check_packed([frozen[1] / "locale" / "en.toml"])


def test_what_is_looked_for_in_a_bundle_is_all_that_the_checkout_has() -> None:
    found = budget.data(ROOT / "tarokgui")
    texts = ("locale/*/*.toml", "rulebook/*/*.txt", "games/*/words/*/*.toml", "games/*/book/*/*.txt")
    kinds = ("fonts/*.ttf", *texts, "legal/*", "figures.toml")
    for kind in kinds:
        wanted = {path.relative_to(ROOT / "tarokgui").as_posix() for path in (ROOT / "tarokgui").glob(kind)}
        assert wanted
        assert wanted <= found


def test_only_what_is_committed_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    root = tmp_path / "checkout"
    root.mkdir()
    told = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_COMMITTER_DATE": "2026-01-02T03:04:05+00:00"}
    (root / "a.py").write_text("committed")
    for command in (
        ["init", "-q"],
        ["add", "a.py"],
        ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "a"],
    ):
        subprocess.run(["git", *command], cwd=root, env=told, check=True)
    (root / "a.py").write_text("half edited")
    (root / "b.py").write_text("half made")
    made = source.export(tmp_path / "copy", root)
    assert [path.name for path in made.folder.iterdir()] == ["a.py"]
    assert (made.folder / "a.py").read_text() == "committed"
    assert made.epoch == 1_767_323_045
    assert made.origin.startswith("commit ")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    assert source.export(tmp_path / "copy", root).epoch == 1


def test_where_there_is_no_checkout_the_tree_is_built_without_its_litter(tmp_path: Path) -> None:
    root = tmp_path / "unpacked"
    for name in ("engine/a.py", "engine/__pycache__/a.pyc", "dist/old.deb", ".cache/x", "ai/kernel/bits.so"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / "pyproject.toml").touch()
    made = source.export(tmp_path / "copy", root)
    laid = {path.relative_to(made.folder).as_posix() for path in made.folder.rglob("*") if path.is_file()}
    assert laid == {"engine/a.py", "pyproject.toml"}


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL2_image"),
        ("libpython3.11.so.1.0", "python3"),
        ("libz.so.1", "z"),
        ("libsqlite3.so.0", "sqlite3"),
        ("sqlite3.dll", "sqlite3"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("surface.cpython-311-x86_64-linux-gnu.so", None),
    ],
)
def test_libraries_are_known_by_their_files(file: str, name: str | None) -> None:
    assert inventory.library(file) == name
    assert name is None or name in [each for row in inventory.table(ROOT).values() for each in row.get("files", ())]


def test_a_library_that_nobody_has_looked_at_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "libmystery.so.1").touch()
    with pytest.raises(inventory.UnknownPart, match="mystery"):
        notices.lay(tmp_path, source.Source(ROOT, 0, ""))


def test_all_licences_lie_beside_the_program(tmp_path: Path) -> None:
    (tmp_path / "libSDL2-2-50d19f93.0.so.0.3200.10").touch()
    folder = notices.lay(tmp_path, source.Source(ROOT, 0, ""))
    assert {"README.txt", "tarok.txt", "lgpl-2.1.txt", "python.txt"} <= {path.name for path in folder.iterdir()}
    assert "    SDL                 Zlib\n" in (folder / "README.txt").read_text(encoding="utf-8")


def test_a_program_that_finds_a_fault_in_itself_stops_the_build(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "tarok"
    program.write_text('#!/bin/sh\necho "FAIL fonts"\nexit 1\n')
    program.chmod(0o755)
    with pytest.raises(trial.SelfTestFailed):
        trial.self_test([program])
    assert capsys.readouterr().out == "    FAIL fonts\n"


def test_the_smallest_icons_have_a_drawing_of_their_own() -> None:
    assert {16, 22, 24, 32, 48, 64, 128, 256, 512} <= set(SIZES)
    assert {16, 32, 48, 256} <= set(ICO)
    assert {16, 32, 128, 256, 512, 1024} <= set(ICNS)
    assert {size: drawing(size) for size in (16, 24, 32, 512)} == {
        16: "app-icon-small",
        24: "app-icon-small",
        32: "app-icon",
        512: "app-icon",
    }
