"""Passes that only measurements use: the one place under gemmc.bench that knows xDSL."""
