"""The locks are whole and current: all that is shipped, that builds and that checks, by version and sum."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging import requirements

from bundling import inventory, locks
from tests.packaging.linuxbundle import ROOT

TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLATFORMS = {"linux": "linux", "windows": "win32", "macos": "darwin"}
PYTHONS = {name: ["3.11"] for name in locks.SYSTEMS} | {locks.CHECK: ["3.11", "3.12", "3.13", "3.14"]}
EXTRAS = dict.fromkeys(locks.SYSTEMS, "bundle") | {locks.CHECK: "test"}
WORKPLACE = re.compile(r"https?:|file:|index-url|find-links|@ ", re.IGNORECASE)


def asked(name: str) -> list[str]:
    """The requirements of the project itself."""
    project = TOLD["project"]
    extra = project["optional-dependencies"][EXTRAS[name]]
    return [*project["dependencies"], *extra, *TOLD["build-system"]["requires"]]


def wanted(name: str) -> Iterator[requirements.Requirement]:
    """The part of it that is needed on that system, by any Python that is used there."""
    system = PLATFORMS.get(name.partition("-")[0], "linux")
    for each in map(requirements.Requirement, asked(name)):
        there = [{"sys_platform": system, "python_version": python, "extra": ""} for python in PYTHONS[name]]
        if each.marker is None or any(map(each.marker.evaluate, there)):
            yield each


@pytest.mark.parametrize("name", PYTHONS)
def test_every_requirement_is_locked_at_a_version_that_it_allows(name: str) -> None:
    entries = locks.read(locks.file(ROOT, name))
    needed = [*wanted(name)]
    assert len(needed) >= 10
    for each in needed:
        locked = entries[locks.plain(each.name)].version
        assert each.specifier.contains(locked), f"{name} has {each.name} {locked}, but {each} is asked for"


@pytest.mark.parametrize("name", PYTHONS)
def test_every_entry_has_sums_and_a_reason(name: str) -> None:
    entries = locks.read(locks.file(ROOT, name))
    own = {locks.plain(requirements.Requirement(text).name) for text in asked(name)}
    for entry in entries.values():
        assert entry.sums, entry.name
        assert len(set(entry.sums)) == len(entry.sums)
        reasons = {locks.plain(why) for why in entry.why}
        assert reasons or entry.name in own, f"{name}: nobody asks for {entry.name}"
        assert reasons <= {*entries}, f"{name}: {entry.name} is there for something that is not"


@pytest.mark.parametrize("name", PYTHONS)
def test_a_lock_names_no_place(name: str) -> None:
    assert not WORKPLACE.search(locks.file(ROOT, name).read_text(encoding="utf-8"))


def test_all_systems_ship_the_same_versions() -> None:
    parts = {row["package"] for row in inventory.table(ROOT).values() if "package" in row} | {"pyinstaller"}
    for package in parts:
        entries = [locks.read(locks.file(ROOT, name)).get(package) for name in PYTHONS]
        assert len({entry.version for entry in entries if entry is not None}) == 1, package


def test_what_is_shipped_is_locked_and_listed() -> None:
    """The list of licences and the locks agree: each package of one stands in the other."""
    listed = {row["package"] for row in inventory.table(ROOT).values() if "package" in row}
    needed = {locks.plain(requirements.Requirement(text).name) for text in TOLD["project"]["dependencies"]} | {
        "accesskit"
    }
    for name in locks.SYSTEMS:
        entries = locks.read(locks.file(ROOT, name))
        shipped = {each.name for each in entries.values() if needed & {each.name, *each.why}} & {*entries}
        assert shipped <= listed
        assert listed - {*entries} <= {"colorama"}, name  # wanted on Windows alone
    assert "colorama" in locks.read(locks.file(ROOT, "windows-amd64"))


def test_a_system_without_a_lock_is_refused_by_name() -> None:
    assert locks.here("win32", "AMD64") == "windows-amd64"
    assert locks.here("darwin", "arm64") == "macos-arm64"
    with pytest.raises(locks.NoLock, match="linux-riscv64"):
        locks.here("linux", "riscv64")


@pytest.mark.parametrize("line", ["--index-url https://example.net/simple", "tqdm>=4", "-e .", "tqdm==4 --hash=md5:00"])
def test_a_line_that_pins_nothing_is_refused(tmp_path: Path, line: str) -> None:
    target = tmp_path / "odd.txt"
    target.write_text(f"# a lock\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"odd\.txt"):
        locks.read(target)


def test_a_file_with_another_sum_is_not_installed(tmp_path: Path) -> None:
    """pip itself refuses it with the build's own options."""
    wheel = tmp_path / "odd-1.0-py3-none-any.whl"
    wheel.write_bytes(b"not what it was")
    (tmp_path / "lock.txt").write_text(f"odd==1.0 \\\n    --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    told = [*locks.INSTALL, "--no-index", "--find-links", str(tmp_path), "--target", str(tmp_path / "there")]
    command = [sys.executable, "-m", "pip", *told, "-r", str(tmp_path / "lock.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "DO NOT MATCH THE HASHES" in done.stderr
    assert not (tmp_path / "there").exists()
