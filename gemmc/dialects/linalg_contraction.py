"""Recognizes contractions among linalg ops, by what their bodies compute.

A named op carries a hidden body, so one reader serves `linalg.matmul`, `linalg.contract`
and a `linalg.generic` that spells the same product: nothing here asks for an op's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import TensorType, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import QuantizedMatmulOp
from xdsl.ir import Operation, SSAValue, TypeAttribute

from gemmc.dialects.linalg_forms import all_parallel, index_loops, yielded
from gemmc.element_types import halves
from gemmc.errors import refuse

_EXACT_CASTS = (arith.ExtFOp, arith.ExtSIOp)
_CASTS = (
    *_EXACT_CASTS,
    arith.ExtUIOp,
    arith.TruncFOp,
    arith.TruncIOp,
    arith.SIToFPOp,
    arith.UIToFPOp,
    arith.FPToSIOp,
    arith.FPToUIOp,
)

_TENSORS = ("lhs", "rhs", "the output")

# (in lhs, in rhs, in output) to the dimension's name.
_ROLES = {
    (True, True, True): "b",
    (True, False, True): "m",
    (False, True, True): "n",
    (True, True, False): "k",
}


@dataclass(frozen=True)
class Contraction:
    """A matrix product found in a linalg op: the index order of each tensor, in letters."""

    op: LinalgStructuredOperation
    lhs: str
    rhs: str
    result: str

    @property
    def accumulator(self) -> TypeAttribute:
        """The type of products and sums: the output's element type."""
        output = cast(TensorType[TypeAttribute], self.op.outputs[0].type)
        return output.element_type

    @property
    def summed_in(self) -> TypeAttribute:
        """The type that gemmc takes the sum in: f32 for a sum in f16 or bf16, which is then
        rounded once."""
        return f32 if str(self.accumulator) in halves() else self.accumulator


def is_contraction(op: Operation) -> bool:
    """Whether `op` sums products of elements of two operands, however exactly.

    True also for sums that cannot be normalized (another rounding, a matrix-vector
    product); `read_contraction` says why. A convolution is not a contraction: it indexes
    by expressions.
    """
    if isinstance(op, QuantizedMatmulOp):
        return True
    if not isinstance(op, LinalgStructuredOperation) or all_parallel(op):
        return False
    if len(op.inputs) != 2 or len(op.outputs) != 1 or index_loops(op) is None:
        return False
    product = _product(op)
    if product is None:
        return False
    args = op.body.block.args
    return {_without(_CASTS, factor) for factor in product.operands} == {args[0], args[1]}


def read_contraction(op: Operation) -> Contraction:
    """The contraction that `op`, for which `is_contraction` holds, computes.

    Refuses what is not exactly a (batched) matrix product of tensors.
    """
    if not isinstance(op, LinalgStructuredOperation) or len(op.inputs) != 2:
        raise refuse(op, "a product of two operands", f"{len(op.operands) - 1} inputs")
    for value in op.operands:
        if not isinstance(value.type, TensorType):
            raise refuse(op, "tensor operands", str(value.type), "run before bufferization")
    _refuse_other_arithmetic(op)
    loops = index_loops(op)
    assert loops is not None and len(loops) == 3, "is_contraction holds"
    names = _loop_names(op, loops)
    lhs, rhs, result = ("".join(names[loop] for loop in dims) for dims in loops)
    return Contraction(op, lhs, rhs, result)


def _without(casts: tuple[type[Operation], ...], value: SSAValue) -> SSAValue:
    while isinstance(value.owner, casts):
        value = value.owner.operands[0]
    return value


def _product(op: LinalgStructuredOperation) -> Operation | None:
    """The multiplication whose result, perhaps cast, the body adds to the output."""
    value = yielded(op)
    if value is None or not isinstance(value.owner, arith.AddfOp | arith.AddiOp):
        return None
    output = op.body.block.args[-1]
    others = [term for term in value.owner.operands if term is not output]
    if len(others) != 1:
        return None
    product = _without(_CASTS, others[0]).owner
    return product if isinstance(product, arith.MulfOp | arith.MuliOp) else None


def _refuse_other_arithmetic(op: LinalgStructuredOperation) -> None:
    accumulator = op.body.block.args[-1].type
    product = _product(op)
    assert product is not None, "is_contraction holds"
    if product.results[0].type != accumulator:
        raise refuse(
            op,
            f"a product taken in the type of the sum, {accumulator}",
            f"a product in {product.results[0].type}",
            "extend the inputs before multiplying",
        )
    args = op.body.block.args
    for factor in product.operands:
        if _without(_EXACT_CASTS, factor) not in args:
            cast_op = _without(_EXACT_CASTS, factor).owner
            found = cast_op.name if isinstance(cast_op, Operation) else "another conversion"
            needed = f"inputs extended by arith.extf or arith.extsi to {accumulator}"
            raise refuse(op, needed, found)


def _loop_names(op: LinalgStructuredOperation, loops: list[list[int]]) -> dict[int, str]:
    """b, m, n or k for each loop of the op."""
    names: dict[int, str] = {}
    kinds = list(op.get_iterator_types())
    for loop, kind in enumerate(kinds):
        name = _ROLES.get((loop in loops[0], loop in loops[1], loop in loops[2]))
        if name is None:
            where = [role for role, dims in zip(_TENSORS, loops, strict=True) if loop in dims]
            found = f"loop d{loop} in {where[0]} alone" if where else f"loop d{loop} in none"
            raise refuse(op, "each loop in two or three of the operands", found)
        if (kind == IteratorTypeAttr.reduction()) != (name == "k"):
            raise refuse(op, "the loop outside the output as the reduction", f"d{loop} {kind.data}")
        names[loop] = name
    found = "".join(sorted(names.values()))
    if found not in ("kmn", "bkmn") or any(len(set(dims)) != len(dims) for dims in loops):
        raise refuse(
            op,
            "dimensions m, n, k and at most one batch",
            f"dimensions {', '.join(found)}" if found else "none",
            "reshape to a (batched) matrix product",
        )
    return names
