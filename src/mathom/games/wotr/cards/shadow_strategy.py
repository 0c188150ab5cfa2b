"""The shadow strategy cards."""
