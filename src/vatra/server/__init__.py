"""People at tables over the network.

Read `state.py` (a table as its stored rows tell it), `room.py` (a table that is open in this process) and
`messages.py` (what page and server say to each other) first. `app.py` puts everything together.
"""
