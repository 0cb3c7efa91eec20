"""What a program computes of its sizes alone, which types say as well."""

from __future__ import annotations

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation

from gemmc.ir import is_pure


def drop_sizes(block: Block) -> None:
    """Erase the arithmetic on sizes that nothing reads: with a tensor that became dead, such as the
    empty one that a product was written to, its sizes are."""
    for op in reversed(list(block.ops)):
        if _is_of_sizes(op) and all(result.first_use is None for result in op.results):
            op.detach()
            op.erase()


def _is_of_sizes(op: Operation) -> bool:
    if isinstance(op, tensor.DimOp):
        return True
    if isinstance(op, tensor.EmptyOp):
        return bool(op.operands)
    indices = bool(op.results) and all(isinstance(each.type, IndexType) for each in op.results)
    return indices and op.dialect_name() == arith.Arith.name and is_pure(op)
