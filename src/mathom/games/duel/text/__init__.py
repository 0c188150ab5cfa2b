"""How things are called, what they mean, and why not."""

# Not compiled: texts are made for people.
