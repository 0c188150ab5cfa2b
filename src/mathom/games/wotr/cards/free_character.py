"""The free character cards."""
