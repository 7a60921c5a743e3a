"""Plays the sounds. Everything that may take its time, the device and the files, is done in a thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

AT_ONCE: Final = 6
"""So many sounds are heard at the same time at most; one more is left out."""
AGAIN: Final = 0.05
"""Seconds within which the same sound is not played twice: four cards taken up are one rustle."""
FADE: Final = 120
"""Milliseconds in which everything dies away when the window is left."""


class Sound:
    """The sounds of one program.

    Silent until `start`, silent without a device, silent while the window is not the one in use. ``problem`` is the
    key of a message that says why nothing can be heard, or None.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.problem: str | None = None
        self.volume = 0.8
        """From 0 to 1."""
        self.room = ""
        """The name of the player's room, which has sounds of its own."""
        self._clock = clock
        self._away = False
        self._known: dict[str, list[pygame.mixer.Sound]] = {}
        """Each sound's variants, once they are loaded."""
        self._turns: dict[str, int] = {}
        self._last: dict[str, float] = {}
        self._thread: Thread | None = None
        self._ending = False
        self._lock = Lock()

    @property
    def ready(self) -> bool:
        """True if the device is open and the sounds are loaded."""
        return bool(self._known)

    def start(self) -> None:
        """Open the device and load everything, in a thread. Does nothing if that is done or being done."""
        if self._known or (self._thread is not None and self._thread.is_alive()):
            return
        self._ending = False
        self._thread = Thread(target=self._load, name="sounds", daemon=True)
        self._thread.start()

    def obey(self, volume: float, effects: float, *, mute: bool) -> None:
        """Take the player's wishes; if the device could not be had before, a wish for more sound tries again."""
        before, self.volume = self.volume, 0.0 if mute else volume * effects
        if self.volume > before and self.problem is not None:
            self.start()
        if self.volume == 0 and self._known:
            self._fade()

    def leave(self) -> None:
        """Be silent while the window is minimised or another one is in use."""
        self._away = True
        if self._known:
            self._fade()

    def come_back(self) -> None:
        """Sound again: the window is in use."""
        self._away = False

    def play(self, name: str) -> bool:
        """Play the sound of that name, or the room's own for it, in one variant after the other; True if it is heard.

        Never waits and never fails: a sound that cannot be played is left out.
        """
        from tarokgui.sound.cues import BESIDES, INSTEAD  # the first frame needs none of the engine

        besides = BESIDES.get(self.room, {}).get(name)
        heard = self._play(INSTEAD.get(self.room, {}).get(name, name))
        return (besides is not None and self._play(besides)) or heard

    def _play(self, name: str) -> bool:
        """Play just this sound; True if it is heard."""
        if not self._known or self._away or self.volume <= 0:
            return False
        variants, now = self._known.get(name, []), self._clock()
        if not variants or 0 <= now - self._last.get(name, -1.0) < AGAIN:
            return False
        import pygame

        turn = self._turns[name] = (self._turns.get(name, -1) + 1) % len(variants)
        try:
            channel = pygame.mixer.find_channel()
            if channel is None:
                return False
            channel.play(variants[turn])
            channel.set_volume(self.volume)  # a channel forgets its volume when it begins
        except pygame.error:
            self._fail()
            return False
        self._last[name] = now
        return True

    def close(self) -> None:
        """Let go of the device."""
        self._ending = True
        if self._thread is not None:
            self._thread.join(2.0)
        self._known = {}
        import pygame

        with self._lock, suppress(pygame.error):
            pygame.mixer.quit()

    def _load(self) -> None:
        import pygame

        from tarokgui.sound.device import CHANNELS, RATE, SAMPLES, device_answers
        from tarokgui.sound.quiet import hushed

        # Only now: the first frame needs none of this.
        from tarokgui.storage.resources import sounds

        with self._lock:
            try:
                with hushed():
                    if not device_answers():
                        raise pygame.error
                    pygame.mixer.init(RATE, -16, CHANNELS, SAMPLES)
                pygame.mixer.set_num_channels(AT_ONCE)
                loaded: dict[str, list[pygame.mixer.Sound]] = {}
                for file, data in sounds():
                    if self._ending:
                        return
                    loaded.setdefault(file.partition("-")[0], []).append(pygame.mixer.Sound(file=data))
            except (pygame.error, OSError):
                self._fail()
                return
            self._known, self.problem = loaded, None

    def _fail(self) -> None:
        self._known, self.problem = {}, "sound.no-device"

    def _fade(self) -> None:
        import pygame

        with suppress(pygame.error):
            pygame.mixer.fadeout(FADE)
