"""Where the player's evenings are kept: two SQLite files in one folder, read and written beside the window."""
