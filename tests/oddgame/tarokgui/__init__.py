"""The odd game in the window and at the terminal: in place of its folder in ``tarokgui/games``."""
