"""The adversaries: one file for each."""
