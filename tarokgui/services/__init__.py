"""The records that scenes and the parts of the table are handed."""
