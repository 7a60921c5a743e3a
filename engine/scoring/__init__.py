"""What is counted after a hand: piles, card points, bonuses."""
