"""Bots: they see a player's view, never the whole state."""
