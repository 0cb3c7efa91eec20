"""Ops that say where data is and how it moves.

Windows, parts and the like are views (`views`), allocations and rings are `buffers`, copies,
loads and stores are `moves`.
"""
