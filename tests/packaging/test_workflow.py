"""The workflows: least rights, actions that cannot change, and the purpose of each of the two."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.spec import build_on_path
from tests.support.extras import full

yaml = full("yaml")

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.iterdir())
SYSTEMS = {"linux": "bundling.linux", "windows": "bundling.windows", "macos": "bundling.macos"}

build_on_path()


def read(name: str) -> dict[str, Any]:
    """A workflow, with ``on`` as a key: YAML alone would read it as true."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    told = yaml.safe_load(text.replace("\non:\n", "\n'on':\n"))
    assert isinstance(told, dict)
    return told


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    """The release."""
    return read("release.yml")


@pytest.fixture(scope="module")
def check() -> dict[str, Any]:
    """The checks of every push and pull request."""
    return read("check.yml")


def steps(job: dict[str, Any], key: str) -> list[Any]:
    return [step[key] for step in job["steps"] if key in step]


def test_it_starts_from_a_tag(workflow: dict[str, Any]) -> None:
    assert workflow["on"]["push"] == {"tags": ["v*"]}


@pytest.mark.parametrize("system", SYSTEMS)
def test_it_builds_what_the_build_knows(workflow: dict[str, Any], system: str) -> None:
    module = importlib.import_module(SYSTEMS[system])
    runs = "\n".join(steps(workflow["jobs"][system], "run"))
    asked = set(re.findall(r"--target (\S+)", runs))
    assert asked <= set(module.TARGETS)
    assert asked >= set(module.USUAL)
    assert "build/bundle.py" in runs


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_bundle_tries_itself_before_it_is_kept(workflow: dict[str, Any], system: str) -> None:
    job = workflow["jobs"][system]
    tried = [number for number, step in enumerate(job["steps"]) if "--self-test" in step.get("run", "")]
    kept = [number for number, step in enumerate(job["steps"]) if "upload-artifact" in step.get("uses", "")]
    assert tried
    assert max(tried) < min(kept)
    assert kept[-1] == len(job["steps"]) - 1


def test_macs_of_both_kinds(workflow: dict[str, Any]) -> None:
    kinds = workflow["jobs"]["macos"]["strategy"]["matrix"]["include"]
    assert {kind["processor"] for kind in kinds} == {"arm64", "x86_64"}
    assert {kind["processor"] for kind in kinds if kind["runner"].endswith("-intel")} == {"x86_64"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nobody_has_a_right_he_does_not_need(file: Path) -> None:
    told = read(file.name)
    assert told["permissions"] == {}
    rights = {name: job["permissions"] for name, job in told["jobs"].items()}
    draft = {"contents": "write", "id-token": "write", "attestations": "write"} if file.name == "release.yml" else None
    assert rights.pop("draft", None) == draft
    assert all(right == {"contents": "read"} for right in rights.values())
    for job in told["jobs"].values():
        for step in job["steps"]:
            if "actions/checkout" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_actions_are_named_by_commit_with_their_version_beside(file: Path) -> None:
    used = re.findall(r"uses: (.+)", file.read_text(encoding="utf-8"))
    assert used
    for each in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)


def test_the_draft_waits_for_all_and_has_sums(workflow: dict[str, Any]) -> None:
    draft = workflow["jobs"]["draft"]
    assert set(draft["needs"]) == set(SYSTEMS)
    assert draft["if"] == "github.ref_type == 'tag'"
    runs = "\n".join(steps(draft, "run"))
    assert "sha256sum -c SHA256SUMS" in runs
    assert "gh release create" in runs
    assert "--draft" in runs


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_from_outside_stands_in_a_command(file: Path) -> None:
    for job in read(file.name)["jobs"].values():
        assert not [run for run in steps(job, "run") if "${{" in run]


def test_what_is_fetched_is_checked(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            if "curl" in step.get("run", ""):
                assert re.fullmatch(r"[0-9a-f]{64}", step["env"]["SUM"])
                checked, used = (
                    ("Get-FileHash", "Expand") if step.get("shell") == "pwsh" else ("sha256sum -c", "chmod +x")
                )
                assert step["run"].index(checked) < step["run"].index(used)
                assert re.search(r"\d+\.\d+", step["env"]["TOOL"]), "no version: what is there changes"


def test_nothing_else_is_fetched_by_a_command(workflow: dict[str, Any]) -> None:
    """Only Debian's own tools for the trial, none of which goes into a bundle; pip has the locks."""
    runs = "\n".join(run for job in workflow["jobs"].values() for run in steps(job, "run"))
    assert not re.search(r"\b(choco|brew|winget|wget|pip|npm|Invoke-WebRequest)\b", runs)
    tools = re.findall(r"apt-get install -qy --no-install-recommends (.+)", runs)
    assert tools == ["xvfb xauth openbox desktop-file-utils appstream lintian"]
    packing = next(run for run in steps(workflow["jobs"]["linux"], "run") if "appimagetool" in run)
    assert "--runtime-file" in packing, "appimagetool would fetch one"


def test_python_is_one_release(workflow: dict[str, Any]) -> None:
    """It is in the bundles; of 3.11 there is none later than 3.11.9 for Windows and macOS."""
    told = {workflow["env"]["PYTHON"], workflow["jobs"]["linux"]["env"]["PYTHON"]}
    assert all(re.fullmatch(r"3\.11\.\d+", each) for each in told)


def test_what_is_published_is_attested(workflow: dict[str, Any]) -> None:
    """The attestation is of the very sums that are published, made before them and after they were checked."""
    done = workflow["jobs"]["draft"]["steps"]
    (at,) = (number for number, step in enumerate(done) if "attest-build-provenance" in step.get("uses", ""))
    assert done[at]["with"] == {"subject-checksums": "all/SHA256SUMS"}
    assert "sha256sum -c SHA256SUMS" in done[at - 1]["run"]
    assert "gh release create" in done[at + 1]["run"]
    linux = "\n".join(steps(workflow["jobs"]["linux"], "run"))
    assert "*.cdx.json > SHA256SUMS" in linux, "the bill of materials has its sum, too"


def test_every_push_and_pull_request_is_checked(check: dict[str, Any]) -> None:
    assert check["on"]["push"] == {"branches": ["**"]}
    assert "pull_request" in check["on"]
    assert "pull_request_target" not in check["on"], "it would lend a stranger's change the rights of this repository"


def test_it_is_checked_with_every_python(check: dict[str, Any]) -> None:
    job = check["jobs"]["check"]
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = job["strategy"]["matrix"]["python"]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    assert declared["requires-python"] == f">={pythons[0]}"
    assert {f"Programming Language :: Python :: {python}" for python in pythons} <= set(declared["classifiers"])
    asked = [step["with"]["python-version"] for step in job["steps"] if "setup-python" in step.get("uses", "")]
    assert asked == ["${{ matrix.python }}"]


def test_the_check_is_the_one_at_home(check: dict[str, Any]) -> None:
    """The workflow runs .ci/run with its Python, and .ci/run lints, checks types and tests."""
    (step,) = (step for step in check["jobs"]["check"]["steps"] if "run" in step)
    assert step["run"] == "./.ci/run"
    assert step["env"] == {"PYTHON": "python"}
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python=${PYTHON:-" in script
    assert {"ruff check .", "ruff format --check .", "mypy", "pytest"} <= set(script.splitlines())
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100
