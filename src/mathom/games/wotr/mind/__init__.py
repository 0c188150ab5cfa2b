"""What the bots of War of the Ring think with: what they look at, what it is worth, and their habits."""
