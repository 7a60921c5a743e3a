"""Looks for sound devices without stopping the window."""

from __future__ import annotations

import ctypes
import sys

_AUDIO = 0x10
"""SDL's number for its sound part."""
_SIGNED_16 = 0x8010 if sys.byteorder == "little" else 0x9010
RATE, CHANNELS, SAMPLES = 44_100, 2, 512
"""The settings of the device. So many samples at a time are 12 ms: a card is heard when it is seen to land."""


class _Spec(ctypes.Structure):
    """SDL_AudioSpec."""

    _fields_ = (
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


def device_answers() -> bool:
    """True if a device can be opened, or if that cannot be found out beforehand.

    ``pygame.mixer.init`` looks for itself, but keeps every Python thread waiting while the system's libraries are
    loaded and searched, a tenth of a second and more. Calls through ctypes do not, and the second time is short.
    """
    import pygame

    spec = _Spec(freq=RATE, format=_SIGNED_16, channels=CHANNELS, samples=SAMPLES)
    try:
        library = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        if library.SDL_InitSubSystem(_AUDIO) != 0:
            return False
        device = library.SDL_OpenAudioDevice(None, 0, ctypes.byref(spec), None, 0)
        if device:
            library.SDL_CloseAudioDevice(device)
        library.SDL_QuitSubSystem(_AUDIO)
    except (OSError, AttributeError):
        return True
    return bool(device)
