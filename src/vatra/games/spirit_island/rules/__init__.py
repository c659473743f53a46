"""The course of a turn, step by step."""
