"""Playing at a terminal: the screen, the keys, and a board for each game."""
