"""The settlement sheet: its setting, and the words that a game may have of its own there."""
