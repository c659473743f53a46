"""The verbs that powers and fear cards are made of."""
