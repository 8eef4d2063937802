"""The decks: their cards in a grid, one large, two compared, and how new decks come in."""
