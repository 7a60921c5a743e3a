"""The rules of the odd game: in place of its folder in ``engine/games``."""
