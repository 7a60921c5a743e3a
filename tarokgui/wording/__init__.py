"""Engine values as words: every function takes a translator and gives a text; the words are in the catalogues."""
