"""Search: Monte Carlo trees over imagined tables, put together from small parts. Knows no game."""
