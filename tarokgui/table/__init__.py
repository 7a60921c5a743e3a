"""The card table: where things lie and what the cards look like."""
