"""Tensors of a function as matrices of its program, and which may be one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.launch import matrix_in_global_memory
from gemmc.dialects.sizes import Size
from gemmc.errors import refuse
from gemmc.transforms.problem._wholes import is_tensor


def matrix_of(value: SSAValue) -> MemRefType:
    """The matrix in global memory that a tensor is."""
    kind = value.type
    assert isa(kind, TensorType[Attribute])
    return matrix_in_global_memory(kind.element_type, kind.get_shape())


def check_open(function: func.FuncOp, value: SSAValue, sizes: Sequence[Size]) -> None:
    """An argument's open sizes are told by a call: none is a number by what the program does."""
    for axis, (said, size) in enumerate(zip(shape_of(value), sizes, strict=True)):
        if said == DYNAMIC_INDEX and isinstance(size, int):
            needed = f"open sizes that may be any; dimension {axis} has to be {size}"
            raise refuse(function, needed, f"{value.type}", f"write {size} into its type")


def check_matrix(op: Operation, value: SSAValue) -> None:
    """GemmcError for a value that no matrix is of."""
    if not is_tensor(value):
        raise refuse(op, "tensors", f"{value.type}")
    if cast("TensorType[Attribute]", value.type).element_type == IndexType():
        change = "make them i32 or i64 by arith.index_cast"
        raise refuse(op, "elements of a known width", f"{value.type}", change)
    if any(size < 1 and size != DYNAMIC_INDEX for size in shape_of(value)):
        raise refuse(op, "sizes of at least 1", f"{value.type}", "write the sizes out")
