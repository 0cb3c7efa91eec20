"""The ptx dialect: one op is one line of PTX.

Values are virtual registers. A value's type is its register kind, and after `assign-registers`
its name; an op with an in-place operand ties it to the result. Loops and branches are structured
(ptx.for, ptx.if, ptx.repeat) until `linearize` makes them labels and branches; after it the
emitter walks the ops and prints their lines.
"""

from __future__ import annotations

from typing import TypeGuard

from xdsl.ir import Dialect, Operation
from xdsl.irdl import IRDLOperation

from gemmc.dialects.ptx import arithmetic, async_copy, bulk, cluster, matrix, memory, sync, tensor
from gemmc.dialects.ptx.structure import entry, flow, registers
from gemmc.dialects.ptx.types import RangeType, RegType

_MODULES = (
    *(entry, flow, registers),
    *(arithmetic, memory, sync, cluster, bulk, async_copy, tensor, matrix),
)


def _is_op(item: object) -> TypeGuard[type[Operation]]:
    """A class of ops with a name, which abstract bases do not have."""
    return isinstance(item, type) and issubclass(item, IRDLOperation) and "name" in vars(item)


def _ops() -> list[type[Operation]]:
    """Every op class of the dialect's modules, in the order they are written."""
    found: list[type[Operation]] = []
    for module in _MODULES:
        for item in vars(module).values():
            if _is_op(item) and item.__module__ == module.__name__:
                found.append(item)
    return found


Ptx = Dialect("ptx", _ops(), [RegType, RangeType])
