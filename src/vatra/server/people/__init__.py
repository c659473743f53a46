"""Who somebody is, and how much they may ask for."""
