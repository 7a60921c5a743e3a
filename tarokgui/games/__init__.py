"""What the screen shows for one game alone: a folder for each game."""
