"""The settings of the macOS bundle, as far as they can be seen without a Mac: plist, icon, signing, image."""

from __future__ import annotations

import plistlib
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

import pytest

from tests.packaging.spec import build_on_path, run_spec
from tests.support.extras import full

Image = full("PIL.Image")

build_on_path()
from bundling import icons, macos  # noqa: E402

ORNAMENTS = Path(__file__).parents[2] / "assets" / "ornaments"


@pytest.mark.parametrize(("machine", "oldest"), [("arm64", "11.0"), ("x86_64", "10.13")])
def test_the_app_says_what_it_is(monkeypatch: pytest.MonkeyPatch, machine: str, oldest: str) -> None:
    made = run_spec(monkeypatch, "darwin", ["--icon", "tarok.icns"], machine)
    (bundle,) = made["BUNDLE"]
    assert bundle["args"][0].name == "tarok"  # the collected folder
    assert bundle["name"] == "Tarok.app"
    assert bundle["icon"] == "tarok.icns"
    assert bundle["version"] == version("tarokgui")
    told = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    assert told["CFBundleIdentifier"] == bundle["bundle_identifier"] == "ro.tarok.tarok"
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == version("tarokgui")
    assert told["LSMinimumSystemVersion"] == oldest
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["NSHighResolutionCapable"] is True
    assert told["LSBackgroundOnly"] is False
    assert told["NSHumanReadableCopyright"].startswith("Copyright ©")
    assert told["CFBundleLocalizations"] == ["en", "ro", "de", "sl"]
    (program,) = made["EXE"]
    assert program["console"] is False


def test_the_app_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(monkeypatch, "darwin", ["--icon", "tarok.icns"])
    assert not [key for key in made["BUNDLE"][0]["info_plist"] if "UsageDescription" in key or "Transport" in key]
    assert not [key for call in (*made["EXE"], *made["BUNDLE"]) for key in call if "entitlements" in key]
    signing = [word for command in macos.signing(Path("Tarok.app")) for word in command]
    assert "--entitlements" not in signing


def test_it_is_signed_by_nobody_and_looked_at() -> None:
    sign, look = macos.signing(Path("/x/Tarok.app"))
    assert sign[:2] == ["codesign", "--force"]
    assert sign[sign.index("--sign") + 1] == "-"
    assert "--verify" in look
    assert sign[-1] == look[-1] == str(Path("/x/Tarok.app"))


def test_the_image_is_compressed() -> None:
    command = macos.imaging(Path("/x/image"), Path("/x/Tarok.dmg"))
    assert command[:2] == ["hdiutil", "create"]
    assert command[command.index("-format") + 1] == "UDZO"
    assert command[command.index("-srcfolder") + 1] == str(Path("/x/image"))
    assert command[-1] == str(Path("/x/Tarok.dmg"))


def test_the_icons_have_every_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # as drawing sets it, and taken back afterwards
    icons._draw(ORNAMENTS, tmp_path)
    icns = Image.open(BytesIO((tmp_path / "tarok.icns").read_bytes()))
    assert icns.format == "ICNS"
    assert {size[0] * size[2] for size in icns.info["sizes"]} >= {32, 64, 128, 256, 512, 1024}
    ico = Image.open(BytesIO((tmp_path / "tarok.ico").read_bytes()))
    assert ico.format == "ICO"
    assert {size[0] for size in ico.info["sizes"]} == set(icons.ICO)
