"""The storage of the player's evenings: two SQLite files in one folder, read and written beside the window."""
