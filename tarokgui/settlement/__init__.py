"""What a game may say of its own on the settlement sheet, and what the sheet is set with."""
