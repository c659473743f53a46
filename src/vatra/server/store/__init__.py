"""What is kept: the database, a table's rows, how games came out."""
