"""Memory beside the functions that is a constant though it does not say so: a private
`memref.global` with elements that no function of the module writes.

Source: MLIR, "memref" dialect, `GlobalOp`: its value may change unless it is `constant`.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, ModuleOp, UnitAttr
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Operation, SSAValue
from xdsl.traits import SymbolTable

from gemmc.dialects.bufferization import ToTensorOp

_VIEWS = (
    memref.SubviewOp,
    memref.CastOp,
    memref.ExpandShapeOp,
    memref.CollapseShapeOp,
    memref.ReinterpretCastOp,
)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Say `constant` of private globals with elements that are only read."""
    taken = [op for op in module.walk() if isinstance(op, memref.GetGlobalOp)]
    for op in taken:
        found = SymbolTable.lookup_symbol(op, op.name_)
        if not isinstance(found, memref.GlobalOp) or found.constant is not None:
            continue
        all_of_it = [each for each in taken if each.name_ == op.name_]
        if (
            found.sym_visibility.data == "private"
            and isinstance(found.initial_value, DenseIntOrFPElementsAttr)
            and all(_is_only_read(each.memref) for each in all_of_it)
        ):
            found.constant = UnitAttr()


def _is_only_read(value: SSAValue) -> bool:
    """Whether no op writes what a memref, or a view of it, shows, and none passes it on."""
    return all(_reads(use.operation, use.index) for use in value.uses)


def _reads(op: Operation, place: int) -> bool:
    if isinstance(op, memref.LoadOp | memref.DimOp | ToTensorOp):
        return True
    if isinstance(op, memref.CopyOp):
        return place == 0
    if isinstance(op, LinalgStructuredOperation):
        return place < len(op.operands) - len(op.outputs)
    return isinstance(op, _VIEWS) and _is_only_read(op.results[0])
