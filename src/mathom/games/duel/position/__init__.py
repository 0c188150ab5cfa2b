"""A table as data: read, written, checked."""

# Not compiled: positions are read and written for people.
