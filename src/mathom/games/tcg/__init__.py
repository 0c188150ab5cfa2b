"""The Lord of the Rings TCG."""
