"""Decks, card faces and print sheets: everything about cards that needs no window."""
