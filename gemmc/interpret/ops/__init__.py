"""The meaning of each op, one small function per op class. Importing a module registers it."""
