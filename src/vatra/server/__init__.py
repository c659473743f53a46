"""People at tables over the network.

Read `tables/state.py` (a table as its stored rows tell it), `tables/room.py` (a table that is open in this process) and
`web/messages.py` (what page and server say to each other) first. `app.py` puts everything together.
"""
