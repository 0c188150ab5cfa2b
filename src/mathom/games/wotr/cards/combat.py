"""The combat cards."""
