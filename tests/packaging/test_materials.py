"""The bill of materials: all parts of a bundle, each with its licence, in a form that the library finds valid."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bundling import inventory
from tests.packaging.linuxbundle import EPOCH, ROOT
from tests.support.extras import full

validation = full("cyclonedx.validation.json")
schema = full("cyclonedx.schema")
from bundling import materials  # noqa: E402

ABOUT = {
    "version": "1.2.3",
    "epoch": EPOCH,
    "target": "tarok.cdx.json",
    "versions": {"python": "3.11.9", "sdl": "2.32.10", "pyinstaller": "6.22.3"},
}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """All that any bundle may hold, on all systems at once."""
    for row in inventory.table(ROOT).values():
        for name in row.get("files", ()):
            (tmp_path / f"lib{name}-0a1b2c3d.so.1").write_bytes(name.encode())
        if "package" in row:
            told = tmp_path / f"{row['package'].replace('-', '_')}-9.8.7.dist-info" / "METADATA"
            told.parent.mkdir()
            told.write_text(f"Metadata-Version: 2.4\nName: {row['package']}\nVersion: 9.8.7\n", encoding="utf-8")
    return tmp_path


def made(bundle: Path) -> dict[str, Any]:
    text = materials.bill(inventory.take(bundle, ROOT, ABOUT["versions"]), bundle, ABOUT)  # type: ignore[arg-type]
    told: dict[str, Any] = json.loads(text)
    return told


def test_it_is_valid(bundle: Path) -> None:
    text = json.dumps(made(bundle))
    validator = validation.JsonStrictValidator(schema.SchemaVersion.V1_6)
    assert validator.validate_str(text) is None
    assert validator.validate_str(text.replace('"licenses"', '"licences"')) is not None


def test_it_has_every_part_with_its_licence(bundle: Path) -> None:
    components = {each["bom-ref"]: each for each in made(bundle)["components"]}
    rows = inventory.table(ROOT)
    assert {*components} == {*rows, "grenze", "alegreya-sans"}
    for id, row in rows.items():
        (licence,) = components[id]["licenses"]
        told = licence.get("expression") or licence["license"].get("id") or licence["license"]["name"]
        assert told == row["licence"], id
    assert components["tqdm"]["purl"] == "pkg:pypi/tqdm@9.8.7"
    assert components["sdl"]["version"] == "2.32.10"
    (file,) = components["png"]["components"]
    assert file["hashes"] == [{"alg": "SHA-256", "content": hashlib.sha256(b"png16").hexdigest()}]


def test_it_has_only_what_is_there(bundle: Path) -> None:
    for path in bundle.glob("libSDL2_image*"):
        path.unlink()
    (bundle / "colorama-9.8.7.dist-info" / "METADATA").unlink()
    left = {each["bom-ref"] for each in made(bundle)["components"]}
    assert not left & {"sdl-image", "nanosvg", "colorama"}
    assert left >= {"sdl", "python", "pyinstaller", "tqdm"}


def test_a_package_that_nobody_has_looked_at_stops_it(bundle: Path) -> None:
    told = bundle / "stranger-1.dist-info" / "METADATA"
    told.parent.mkdir()
    told.write_text("Name: stranger\nVersion: 1\n", encoding="utf-8")
    with pytest.raises(inventory.UnknownPart, match="stranger"):
        made(bundle)


def test_the_same_bundle_has_the_same_bill(bundle: Path) -> None:
    assert made(bundle) == made(bundle)
    assert made(bundle)["metadata"]["timestamp"].startswith("2026-01-01")
