"""Small programs behind the Makefile, run from the root as `python -m tools.NAME`."""
