"""The free strategy cards."""
