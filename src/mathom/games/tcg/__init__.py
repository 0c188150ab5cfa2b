"""The Lord of the Rings TCG, at the time of The Two Towers."""
