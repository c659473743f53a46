"""What Glow's own players know: odds, the worth of things, journeys, and what to do at each hour."""
