"""The drawn deck: which cards there are, what a player may choose about them, and their files as pictures."""
