"""Soft sounds of cards, wood and strings. Nothing is told by sound alone."""

from tarokgui.sound.player import Sound

__all__ = ["Sound"]
