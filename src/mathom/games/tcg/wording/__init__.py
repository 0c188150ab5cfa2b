"""What the words of the card language need to be read in three languages: grammar, speech, clauses.

It knows no word: each says itself how it reads, in `language`, which imports this and is not imported.
"""

# Not compiled: texts are made for people.
