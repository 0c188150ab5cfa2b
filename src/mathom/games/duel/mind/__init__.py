"""What Duel's bots think with: what they look at, and what it is worth."""
