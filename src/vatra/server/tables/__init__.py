"""Tables as people play at them: seats, moves, bots, talk, the lobby."""
