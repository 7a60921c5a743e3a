"""Files of the program's own that are damaged or gone: it says so, and goes on with the words of another language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarokgui.__main__ import main
from tarokgui.cli import console
from tarokgui.storage import resources
from tarokgui.wording import i18n
from tarokgui.wording.i18n import LANGUAGES, load
from tests.gui.starting import start
from tests.support.pairs import ALL

PACKAGE = Path(str(resources.package()))
NAMES = ["en.toml", "en/front.toml", "en/cli.toml", "en/save.toml", "en/textual.toml"]
OF_A_GAME = "games/slovenian/words/en/game.toml"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the catalogues, which the program takes for its own."""
    folder = tmp_path / "package"
    shutil.copytree(PACKAGE / "locale", folder / "locale")
    shutil.copytree(PACKAGE / "games", folder / "games", ignore=shutil.ignore_patterns("*.py", "__pycache__"))

    def forget() -> None:
        i18n._catalogue.cache_clear()
        console.words.cache_clear()

    monkeypatch.setattr(resources, "package", lambda: folder)
    forget()
    yield folder / "locale"
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize(
    ("name", "what"),
    [
        (name, what)
        for name in (*NAMES, OF_A_GAME)
        for what in (b"\xff\xfe\x00", b"[[[", b"a = 1\n", None)
        if ALL or name in (NAMES[0], OF_A_GAME) or what in (b"[[[", None)
    ],
)
def test_a_damaged_catalogue_is_told_and_another_language_speaks(
    copy: Path, name: str, what: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy.parent / name if name == OF_A_GAME else copy / name
    wanted = frozenset(load("ro").keys())
    path.unlink() if what is None else path.write_bytes(what)
    i18n._catalogue.cache_clear()
    assert main(["settle", "/nonexistent"]) == 2
    out, err = capsys.readouterr()
    lines = err.splitlines()
    assert out == ""
    assert lines[0].startswith(("tarok: cannot read /nonexistent", "tarok: nu pot citi /nonexistent"))
    assert lines[1:] == [] or "program" in lines[1]
    assert len(lines) <= 2
    tr = load("en")
    for key in wanted:
        assert key in tr or key in load("ro"), "somebody has a word for it"
    assert tr("app.title") == "Tarok"
    assert tr("title.new")
    assert (name in i18n.damaged()) is (what is not None or name == "en.toml")


def test_without_any_catalogue_there_is_still_one_line(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        shutil.rmtree(copy / language)
        for words in copy.parent.glob(f"games/*/words/{language}"):
            shutil.rmtree(words)
        (copy / f"{language}.toml").write_text("", encoding="utf-8")
    i18n._catalogue.cache_clear()
    assert main(["--version"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize("name", ["en/front.toml", "en/table.toml", "en/panels.toml"])
def test_the_window_opens_with_a_damaged_catalogue(
    copy: Path, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (copy / name).write_bytes(b"\xff")
    i18n._catalogue.cache_clear()
    real = PACKAGE
    for part in ("fonts", "figures.toml", "rulebook"):
        (copy.parent / part).symlink_to(real / part)
    monkeypatch.setattr(resources, "assets", lambda: real.parent / "assets")
    data = tmp_path / "data"
    data.mkdir()
    assert start(data) == "new table"


def test_a_word_that_no_language_has_is_a_fault() -> None:
    with pytest.raises(KeyError, match=r"no\.such\.word"):
        load("en")("no.such.word")
