"""Spirit Island: spirits of the land drive the invaders out."""
