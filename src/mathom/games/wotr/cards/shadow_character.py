"""The shadow character cards."""
