"""The drawn deck: its cards, the player's choices about them, and their files as pictures."""
