"""Romanian Tarok and Taper for the bots: what a hand is worth by their rules, and how it goes on from the auction."""
