"""Bonfire: light the Bonfires of your city again, for one to four players."""
