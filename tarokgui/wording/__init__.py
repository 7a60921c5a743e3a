"""Engine values as words: every function takes a translator and gives a text; the words stand in the catalogues."""
