"""The folder that an AppImage is made of. The tool that packs it is in no registry: the release workflow has it."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundling.job import Job

from . import tree


def make(job: Job) -> list[Path]:
    """The folder Tarok.AppDir, for appimagetool; it is not packed here."""
    folder = job.out / "Tarok.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    tree.lay(job, folder / "usr", packed_pages=True)
    # The four things that appimagetool and file managers look for at the top.
    (folder / "AppRun").symlink_to("usr/bin/tarok")
    (folder / "tarok.desktop").symlink_to("usr/share/applications/tarok.desktop")
    (folder / "tarok.png").symlink_to("usr/share/icons/hicolor/256x256/apps/tarok.png")
    (folder / ".DirIcon").symlink_to("tarok.png")
    # There it is looked for under its older name.
    metainfo = folder / "usr" / "share" / "metainfo"
    (metainfo / f"{tree.IDENTIFIER}.appdata.xml").symlink_to(f"{tree.IDENTIFIER}.metainfo.xml")
    tree.settle(folder, job.source.epoch)
    print(f"for appimagetool: {folder}")
    return []
