"""The table: steps, asks, chance, log, scenarios. Knows no game.

Read `step.py` and `table.py` first: they are the whole execution model.
"""
