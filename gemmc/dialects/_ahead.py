"""Ops put ahead of one that is written out as others."""

from __future__ import annotations

from xdsl.ir import Operation


def put_ahead(op: Operation, made: Operation) -> Operation:
    """Insert an op ahead of another in its block, with its location."""
    block = op.parent_block()
    assert block is not None, "an op of a text stands in a block"
    made.location = op.location
    block.insert_op_before(made, op)
    return made
