"""What the words of the card language need to be read in three languages: grammar, speech, clauses."""

# Not compiled: texts are made for people.
