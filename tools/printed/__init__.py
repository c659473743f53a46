"""What is printed on the components, as the page reads it: JSON files made from the games' declarations."""
