"""The list of the games, and the value with a game's texts; each folder is a family of games."""
