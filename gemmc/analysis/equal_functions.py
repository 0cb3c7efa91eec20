"""Functions that compute the same."""

from __future__ import annotations

from xdsl.dialects import func
from xdsl.ir import IRNode, SSAValue


def are_equal(one: func.FuncOp, other: func.FuncOp) -> bool:
    """Whether functions, of one module or of none, differ in nothing but their names, those of
    their values and the places in a file that they stem from."""
    name, one.sym_name = one.sym_name, other.sym_name
    known: dict[IRNode | SSAValue, IRNode | SSAValue] = {}
    if one.parent is not None and other.parent is not None:
        known[one.parent] = other.parent
    equal = one.is_structurally_equivalent(other, known)
    one.sym_name = name
    return equal
