"""Players of the house: a novice, a skilled one and an expert."""
