"""The table of the TCG on a screen."""
