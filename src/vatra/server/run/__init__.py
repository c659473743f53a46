"""A server as processes: starting, settings, workers, logs, numbers."""
