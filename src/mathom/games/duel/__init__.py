"""Duel for Middle-earth."""
