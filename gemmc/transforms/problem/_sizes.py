"""What a program computes of its sizes alone, which types say as well."""

from __future__ import annotations

from xdsl.dialects import arith, cf, func, tensor
from xdsl.dialects.builtin import IndexType, ModuleOp, i1
from xdsl.ir import Operation

from gemmc.dialects.sizes import naming
from gemmc.ir import is_pure


def drop_sizes(module: ModuleOp) -> None:
    """Erase assertions on sizes, and empty tensors and arithmetic on sizes that nothing reads: with
    a tensor that became dead, such as the one that a product was written to, its sizes are."""
    for function in [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]:
        ops = [op for block in function.body.blocks for op in block.ops]
        for op in reversed(ops):
            if isinstance(op, cf.AssertOp) or _is_dead(op):
                op.detach()
                op.erase()


def check_sizes(module: ModuleOp) -> None:
    """Refuse what a program says of its sizes and no kernel can rely on. GemmcError."""
    for function in [op for op in module.body.block.ops if isinstance(op, func.FuncOp)]:
        if len(function.body.blocks) == 1 and any(_is_said(op) for op in function.body.block.ops):
            naming(function)


def _is_said(op: Operation) -> bool:
    return isinstance(op, cf.AssertOp | tensor.DimOp)


def _is_dead(op: Operation) -> bool:
    if any(result.first_use is not None for result in op.results):
        return False
    if isinstance(op, tensor.DimOp | tensor.EmptyOp):
        return True
    of_sizes = bool(op.results) and all(isinstance(r.type, IndexType) or r.type == i1
                                        for r in op.results)  # fmt: skip
    return of_sizes and op.dialect_name() == arith.Arith.name and is_pure(op)
