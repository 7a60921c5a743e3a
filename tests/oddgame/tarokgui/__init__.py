"""The odd game in the window and at the terminal: what would be its folder in ``tarokgui/games``."""
