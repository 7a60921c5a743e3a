"""A Debian of our own in a folder, with next to nothing in it, and somebody without rights who lives there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

PLAYER: Final = "player"
HOME: Final = f"/home/{PLAYER}"
PATH: Final = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""Of somebody who has just logged in to Debian."""
CARRIED: Final = ("DISPLAY", "SDL_AUDIODRIVER", "SDL_MOUSE_FOCUS_CLICKTHROUGH")


class Bare:
    """A system made again in ``folder``/root for each ``with``; the downloads of debootstrap are kept beside it."""

    def __init__(self, folder: Path, suite: str, mirror: str) -> None:
        self.root = folder / "root"
        self.shared = folder / "shared"
        """The same folder by the same name inside and outside; everybody may write to it."""
        self._base = folder / f"base-{suite}"
        self._suite, self._mirror = suite, mirror

    def __enter__(self) -> Bare:
        if not (self._base / "etc" / "debian_version").exists():
            shutil.rmtree(self._base, ignore_errors=True)
            command = ["debootstrap", "--variant=minbase", self._suite, str(self._base), self._mirror]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self._clear()
        subprocess.run(["cp", "-a", str(self._base), str(self.root)], check=True)
        (self.root / "usr" / "sbin" / "policy-rc.d").write_text("#!/bin/sh\nexit 101\n")  # nothing is started in there
        (self.root / "usr" / "sbin" / "policy-rc.d").chmod(0o755)
        inside = self.root / self.shared.relative_to("/")
        inside.mkdir(parents=True)
        inside.chmod(0o777)
        self.shared.symlink_to(inside)
        for file in ("etc/resolv.conf", "etc/hosts"):
            if (Path("/") / file).exists():
                shutil.copyfile(Path("/") / file, self.root / file)
        subprocess.run(["mount", "-t", "proc", "proc", str(self.root / "proc")], check=True)
        self.run(["useradd", "--create-home", "--shell", "/bin/sh", PLAYER])
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._clear()

    def _clear(self) -> None:
        if os.path.ismount(self.root / "proc"):
            subprocess.run(["umount", str(self.root / "proc")], check=True)
        self.shared.unlink(missing_ok=True)
        shutil.rmtree(self.root, ignore_errors=True)

    def run(self, command: Sequence[str], *, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a command as root in there. Raises subprocess.CalledProcessError."""
        told = {"PATH": f"/usr/sbin:/sbin:{PATH}", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        whole = ["chroot", str(self.root), *command]
        done = subprocess.run(whole, env=told, capture_output=True, text=True, check=False)
        if check and done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {done.stdout}{done.stderr}")
        return done

    def as_player(self, command: Sequence[str], variables: Mapping[str, str] | None = None) -> list[str]:
        """The command, for outside, that runs *command* in there as the player has it after a login."""
        given = {"HOME": HOME, "PATH": PATH, "USER": PLAYER, "LANG": "C.UTF-8", **(variables or {})}
        set_here = [f"{name}={value}" for name, value in given.items()]
        return ["chroot", f"--userspec={PLAYER}:{PLAYER}", str(self.root), "/usr/bin/env", *set_here, *command]

    def install(self, *packages: str) -> list[str]:
        """Have apt install them as it does by itself; the names of all packages that came."""
        before = self.packages()
        self.run(["apt-get", "update", "-q"])
        self.run(["apt-get", "install", "-qy", *packages])
        return sorted(self.packages() - before)

    def packages(self) -> set[str]:
        """The installed packages."""
        listed = self.run(["dpkg-query", "--show", "--showformat", "${db:Status-Abbrev} ${Package}\n"]).stdout
        return {line.split()[1] for line in listed.splitlines() if line.startswith("ii")}

    def pythons(self) -> list[str]:
        """Every Python that could be run in there, but for the program's own parts."""
        found = (path for top in ("usr", "opt", "bin") for path in (self.root / top).rglob("python*") if path.is_file())
        return [str(path) for path in found if os.access(path, os.X_OK) and "/lib/tarok/" not in str(path)]
