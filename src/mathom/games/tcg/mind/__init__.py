"""What the TCG's bots look at, what they do without a thought, and what they have learned."""
