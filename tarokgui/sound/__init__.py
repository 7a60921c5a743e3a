"""Soft sounds of cards, wood and strings. Nothing is said by sound alone."""

from tarokgui.sound.player import Sound

__all__ = ["Sound"]
