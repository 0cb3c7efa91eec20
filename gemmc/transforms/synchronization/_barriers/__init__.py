"""What insert-barriers is made of: which accesses are ordered by whom, and with what."""
