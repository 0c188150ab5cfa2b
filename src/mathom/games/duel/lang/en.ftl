duel-seat-fellowship = Fellowship
duel-seat-sauron = Sauron
