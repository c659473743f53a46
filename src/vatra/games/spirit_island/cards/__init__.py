"""What is printed on the cards, as declarations."""
