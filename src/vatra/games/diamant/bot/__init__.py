"""What this game teaches the bots: the odds, the habits of explorers, and how far to go."""
