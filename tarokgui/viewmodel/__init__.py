"""The view model of a table: all that a person can be told of it, in words and without a pixel."""
