"""The counting after a hand: piles, card points, bonuses."""
