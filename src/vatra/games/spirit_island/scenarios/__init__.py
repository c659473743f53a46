"""The four scenarios: each changes setup, rules and the end of the game in a file of its own."""
