"""Romanian Tarok of Suceava, and the parts that Taper shares with it."""
