"""The sources behind a table: the evening, a record for looking back, a position to try."""
