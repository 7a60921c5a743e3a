"""An evening at the table, without a screen: the seam between the game and its displays."""
