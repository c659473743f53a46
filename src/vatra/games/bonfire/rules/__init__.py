"""What a turn may hold, subject by subject."""
