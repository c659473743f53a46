"""Small programs behind the Makefile. Standard library only; run from the root as `python -m tools.NAME`."""
