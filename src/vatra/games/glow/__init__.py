"""Glow: eight days in the dark, a company of strange companions, and dice that wake them."""
