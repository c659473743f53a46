"""What goes over the wire: requests, the conversation at a table, frames, and the gate all of it comes through."""
