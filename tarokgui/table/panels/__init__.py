"""What stands in the middle of the table in each phase."""
