"""The view model of a table: all that a person may know of it, in words and without a pixel."""
