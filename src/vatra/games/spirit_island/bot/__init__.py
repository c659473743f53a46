"""Players of Spirit Island that are programs."""
