"""How bots learn who is winning: they play against themselves, and see how it ended."""
