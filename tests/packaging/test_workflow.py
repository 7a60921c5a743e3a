"""The release workflow: it builds what build/bundle.py knows, with least rights and actions that cannot change."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.spec import build_on_path
from tests.support.extras import full

yaml = full("yaml")

ROOT = Path(__file__).parents[2]
FILE = ROOT / ".github" / "workflows" / "release.yml"
SYSTEMS = {"linux": "bundling.linux", "windows": "bundling.windows", "macos": "bundling.macos"}

build_on_path()


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    told = yaml.safe_load(FILE.read_text(encoding="utf-8").replace("\non:\n", "\n'on':\n"))  # else YAML reads true
    assert isinstance(told, dict)
    return told


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


def test_nobody_has_a_right_he_does_not_need(workflow: dict[str, Any]) -> None:
    assert workflow["permissions"] == {}
    rights = {name: job["permissions"] for name, job in workflow["jobs"].items()}
    assert rights.pop("draft") == {"contents": "write"}
    assert all(right == {"contents": "read"} for right in rights.values())
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            if "actions/checkout" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False


def test_actions_are_named_by_commit_with_their_version_beside() -> None:
    used = re.findall(r"uses: (.+)", FILE.read_text(encoding="utf-8"))
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


def test_nothing_from_outside_stands_in_a_command(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        assert not [run for run in steps(job, "run") if "${{" in run]


def test_what_is_fetched_is_checked(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            if "curl" in step.get("run", ""):
                assert re.fullmatch(r"[0-9a-f]{64}", step["env"]["SUM"])
                assert step["run"].index("sha256sum -c") < step["run"].index("chmod +x")
