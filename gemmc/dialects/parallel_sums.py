"""What steps that may be done in any order are combined by: the names of `affine.parallel`'s
reductions (MLIR, `AtomicRMWKind`), and what each begins with."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.errors import refuse

REDUCTIONS: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "addf": arith.AddfOp,
    "mulf": arith.MulfOp,
    "maximumf": arith.MaximumfOp,
    "minimumf": arith.MinimumfOp,
    "maxnumf": arith.MaxnumfOp,
    "minnumf": arith.MinnumfOp,
    "addi": arith.AddiOp,
    "muli": arith.MuliOp,
    "maxs": arith.MaxSIOp,
    "mins": arith.MinSIOp,
    "maxu": arith.MaxUIOp,
    "minu": arith.MinUIOp,
    "andi": arith.AndIOp,
    "ori": arith.OrIOp,
    "xori": arith.XOrIOp,
}
"""A reduction's name, and the op that combines two values."""

_FLOATS = {
    "addf": 0.0, "mulf": 1.0, "maximumf": -inf, "maxnumf": -inf, "minimumf": inf, "minnumf": inf
}  # fmt: skip


def neutral(op: Operation, name: str, kind: Attribute) -> arith.ConstantOp:
    """The constant that a reduction begins with. GemmcError for one that is not known, or of
    another type."""
    if name in _FLOATS and isa(kind, AnyFloat):
        return arith.ConstantOp(FloatAttr(_FLOATS[name], kind))
    if name not in REDUCTIONS or name in _FLOATS or not isa(kind, IntegerType | IndexType):
        raise refuse(op, f"reductions by one of {', '.join(REDUCTIONS)}", f"{name} of {kind}")
    wide = kind.width.data if isa(kind, IntegerType) else 64
    numbers = {
        "muli": 1, "andi": -1, "minu": -1, "maxs": -(1 << wide - 1), "mins": (1 << wide - 1) - 1
    }  # fmt: skip
    return arith.ConstantOp(IntegerAttr(numbers.get(name, 0), kind))
