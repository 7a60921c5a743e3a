"""The workflows: least rights, actions that cannot change, and what each of the two is there to do."""

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
    """What every push and pull request goes through."""
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
    assert rights.pop("draft", None) == ({"contents": "write"} if file.name == "release.yml" else None)
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
                assert step["run"].index("sha256sum -c") < step["run"].index("chmod +x")


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
