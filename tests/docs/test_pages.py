"""The pages lead to each other, name commands that exist, and leave nothing out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("b*/**/README.md")})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)", page.read_text(encoding="utf-8")):
        if target.startswith("http"):
            continue
        file = page.parent / target if target else page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), f"{target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The places of a page that can be linked to, as GitHub names them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_name_files_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for path in re.findall(r"python ((?:build|benchmarks)/[\w/]+\.py)", text):
        assert (ROOT / path).exists(), path
    for module in re.findall(r"python -m ((?:tests|ai)[\w.]*)", text):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module
    for tests in re.findall(r"(?<![\w/])tests/[\w/]+(?:\.py)?", text):
        assert (ROOT / tests).exists(), tests
    for file in re.findall(r"`((?:engine|ai|tarokgui|build|benchmarks|docs)/[\w/.-]+)`", text):
        assert (ROOT / file).exists(), file


def test_every_page_can_be_reached_from_the_readme() -> None:
    waiting, found = [ROOT / "README.md"], set[Path]()
    while waiting:
        page = waiting.pop().resolve()
        if page not in found:
            found.add(page)
            links = re.findall(r"\]\(([^)#\s]+\.md)", page.read_text(encoding="utf-8"))
            waiting += [page.parent / link for link in links if not link.startswith("http")]
    assert {page.resolve() for page in PAGES} - found == set()


def test_every_benchmark_is_listed() -> None:
    text = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
    assert {path.name for path in (ROOT / "benchmarks").glob("*.py")} == set(re.findall(r"`(\w+\.py)`", text))


README = (ROOT / "README.md").read_text(encoding="utf-8")
ENVIRONMENT = "python3 -m venv .venv"


def command_lines() -> list[list[str]]:
    """The README's lines for the sources, each as its commands."""
    return [re.split(r" && |; ", line) for line in re.findall(r"(?m)^    (\S.*)$", README)]


def test_the_readme_has_a_line_that_plays_and_one_that_passes_the_tests() -> None:
    assert command_lines() == [
        [ENVIRONMENT, ".venv/bin/pip install -e .", ".venv/bin/tarok"],
        ["py -m venv .venv", r".venv\Scripts\pip install -e .", r".venv\Scripts\tarok"],
        [ENVIRONMENT, ".venv/bin/pip install -e '.[test]'", ".venv/bin/pytest"],
        ["py -m venv .venv", r".venv\Scripts\pip install -e '.[test]'", r".venv\Scripts\pytest"],
    ]


def test_the_readme_and_the_workflow_run_the_same_tests() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    tests = [line for line in script if re.match(r"pytest\b", line)]
    assert tests == [command_lines()[2][-1].removeprefix(".venv/bin/")]
    assert any(line.startswith("pip install ") and line.endswith(" -e .") for line in script)
    assert f"    {ENVIRONMENT} && " in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_readme_begins_with_the_game_a_picture_and_the_downloads() -> None:
    begin = README.partition("\n## ")[0]
    order = [begin.index(each) for each in ("Play Romanian Tarok", "![", "| Download |", "(docs/INSTALL.md)")]
    assert order == sorted(order)
    named = set(re.findall(r"`([Tt]arok[^`]*)`", begin))
    installing = (ROOT / "docs" / "INSTALL.md").read_text(encoding="utf-8")
    assert len(named) == 5
    assert all(name in installing for name in named)


def test_the_light_extra_is_part_of_the_full_one() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(extras["rules"]) < set(extras["test"])
    assert len(extras["rules"]) == 2
