"""Limits that a kernel must keep, written into the program and checked by a pass."""
