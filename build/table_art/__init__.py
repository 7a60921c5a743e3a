"""The generator of the pictures around the deck: people, icons, ornaments."""
