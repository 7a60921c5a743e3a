"""The pages of the settings, and the rows they are made of."""
