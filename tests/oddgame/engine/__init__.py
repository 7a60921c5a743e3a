"""The rules of the odd game: what would be its folder in ``engine/games``."""
