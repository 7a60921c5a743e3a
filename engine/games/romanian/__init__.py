"""Romanian Tarok of Suceava, and what Taper takes from it."""
