"""The bill of materials of a bundle, in the form of CycloneDX: its parts, their versions and licences.

    python -m bundling.materials BUNDLE TREE OUT ABOUT      # in build/, by a Python that has cyclonedx-python-lib

ABOUT is the result of ``about``, as JSON. Every library has the SHA-256 of its file as it is in the bundle.
"""

from __future__ import annotations

import hashlib
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from . import inventory, locks
from .environment import Environment
from .frozen import Frozen

ENDING: Final = ".cdx.json"
TELL: Final = """
import json, platform, pygame, sqlite3
from pygame import font, image, mixer
three = lambda numbers: ".".join(map(str, numbers))
print(json.dumps({"python": platform.python_version(), "sqlite": sqlite3.sqlite_version,
    "sdl": three(pygame.get_sdl_version()), "sdl-image": three(image.get_sdl_image_version()),
    "sdl-mixer": three(mixer.get_sdl_mixer_version()), "sdl-ttf": three(font.get_sdl_ttf_version())}))
"""
"""Versions that no file name shows; the Python that the bundle was made with knows them."""


def write(frozen: Frozen, folder: Path, maker: Environment, target: Path, lock: str) -> Path:
    """Write the bill of the content of *frozen*, as it is in *folder*, to *target*.

    *maker* is a Python of this system, *lock* the name of the one that the bundle was made from.

    Raises:
        subprocess.CalledProcessError: it could not be made; it has been said why.
    """
    versions = json.loads(frozen.environment.ask(TELL).splitlines()[-1])
    entries = locks.read(locks.file(frozen.source.folder, lock))
    told = {"version": frozen.version, "epoch": frozen.source.epoch, "target": target.name}
    about = json.dumps({**told, "versions": {**versions, "pyinstaller": entries["pyinstaller"].version}})
    build = frozen.source.folder / "build"
    maker.run(["-m", "bundling.materials", folder, frozen.source.folder, target, about], cwd=build)
    return target


def bill(parts: list[inventory.Part], bundle: Path, about: dict[str, Any]) -> str:
    """The text of the bill."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import HashAlgorithm, HashType
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from packageurl import PackageURL

    from tarokgui.storage.licences import FONT_LICENCE, FONTS

    licence = LicenseFactory()

    def component(part: inventory.Part) -> Component:
        files = [
            Component(
                type=ComponentType.FILE,
                name=path.as_posix(),
                bom_ref=path.as_posix(),
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=_digest(bundle / path))],
            )
            for path in part.files
        ]
        return Component(
            type=ComponentType.LIBRARY,
            name=part.name,
            version=part.version or None,
            bom_ref=part.id,
            licenses=[licence.make_from_string(part.licence)],
            purl=PackageURL("pypi", None, part.package, part.version) if part.package else None,
            components=files,
        )

    made = {part.id: component(part) for part in parts}
    program = Component(
        type=ComponentType.APPLICATION,
        name="Tarok",
        version=about["version"],
        bom_ref="tarok",
        licenses=[licence.make_from_string("MIT")],
    )
    expression = licence.make_from_string(FONT_LICENCE)
    fonts = [Component(type=ComponentType.FILE, name=name, bom_ref=id, licenses=[expression]) for name, id in FONTS]
    bom = Bom(
        components=[*made.values(), *fonts], serial_number=uuid5(NAMESPACE_URL, f"{about['target']} {about['epoch']}")
    )
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(about["epoch"], UTC)
    bom.register_dependency(program, [*(made[part.id] for part in parts if not part.within), *fonts])
    for part in parts:
        if part.within:
            bom.register_dependency(made[part.within], [made[part.id]])
    return str(JsonV1Dot6(bom).output_as_string(indent=1)) + "\n"


def _digest(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def main() -> None:
    """Write one."""
    bundle, tree, target = map(Path, sys.argv[1:4])
    about = json.loads(sys.argv[4])
    text = bill(inventory.take(bundle, tree, about["versions"]), bundle, about)
    target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
