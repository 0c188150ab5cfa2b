"""The texts of all cards as they are to be, read and approved in three languages."""
