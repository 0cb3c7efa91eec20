"""Recognizes contractions among linalg ops, by what their bodies compute.

A named op carries a hidden body, so one reader serves `linalg.matmul`, `linalg.contract`
and a `linalg.generic` that spells the same product: nothing here asks for an op's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import Float64Type, IntegerType, TensorType, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import QuantizedMatmulOp
from xdsl.ir import Attribute, Operation, SSAValue, TypeAttribute

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import (
    all_parallel,
    index_loops,
    is_zero,
    loop_extents,
    yielded,
)
from gemmc.element_types import halves, whole_bits
from gemmc.errors import GemmcError, refuse

_EXACT_CASTS = (arith.ExtFOp, arith.ExtSIOp)
_TO_FLOATS = (arith.SIToFPOp, arith.UIToFPOp)
_CASTS = (
    *_EXACT_CASTS,
    arith.ExtUIOp,
    arith.TruncFOp,
    arith.TruncIOp,
    *_TO_FLOATS,
    arith.FPToSIOp,
    arith.FPToUIOp,
)

_IN_LOOPS = "take --pipeline auto, which sums it in loops"

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
    """A matrix product found in a linalg op: the loop behind each index of lhs, rhs and the output,
    and what each loop is to the product (b, m, n or k).

    A loop that has no name here is in one operand alone, where it makes one iteration.
    """

    op: LinalgStructuredOperation
    loops: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    names: Mapping[int, str]

    def named(self, letters: str) -> list[int]:
        """The loops of these names: by name, as `letters` has them, then as the op has them."""
        return [loop for name in letters for loop, each in self.names.items() if each == name]

    @property
    def letters(self) -> tuple[str, str, str]:
        """The index order of lhs, rhs and the output, for a product with one loop of each name.
        GemmcError for another."""
        found = "".join(sorted(self.names.values()))
        if found not in ("kmn", "bkmn") or len(self.names) != len({*sum(self.loops, ())}):
            raise refuse(
                self.op,
                "dimensions m, n, k and at most one batch",
                f"dimensions {', '.join(found)}" if found else "none",
                "reshape to a (batched) matrix product",
            )
        lhs, rhs, output = ("".join(self.names[loop] for loop in dims) for dims in self.loops)
        return lhs, rhs, output

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

    True also for sums that cannot be normalized (another rounding, a loop of one operand alone);
    `read_contraction` says why, `is_product` is false.
    A convolution is a contraction where its window is one element. An outer product, which sums
    nothing, is one where it is added to zero.
    """
    if isinstance(op, QuantizedMatmulOp):
        return True
    if not isinstance(op, LinalgStructuredOperation) or not multiplies_and_adds(op):
        return False
    loops = index_loops(op)
    return loops is not None and (not all_parallel(op) or _is_outer(op, loops))


def multiplies_and_adds(op: LinalgStructuredOperation) -> bool:
    """Whether a body adds the product of elements of two operands, however exactly, to the only
    output, wherever they are indexed."""
    if len(op.inputs) != 2 or len(op.outputs) != 1:
        return False
    product = _product(op)
    if product is None:
        return False
    args = op.body.block.args
    return {_without(_CASTS, factor) for factor in product.operands} == {args[0], args[1]}


def is_product(op: Operation) -> bool:
    """Whether `op` is a contraction that `read_contraction` reads."""
    if not is_contraction(op):
        return False
    try:
        read_contraction(op)
    except GemmcError:
        return False
    return True


def is_matrix_product(op: Operation) -> bool:
    """Whether `op` is a contraction that `read_contraction` reads, and more than a dot product or
    one for each of several batches, such as the diagonal of a product, which has neither rows nor
    columns and reads no element twice."""
    if not isinstance(op, LinalgStructuredOperation) or not is_product(op):
        return False
    found, extents = read_contraction(op), loop_extents(op)
    dots = all(extents.get(loop) == 1 for loop in found.named("mn"))
    return not dots or not found.named("k")


def is_unsigned(op: LinalgStructuredOperation, number: int) -> bool:
    """Whether a contraction reads an input's integers as numbers of 0 or more."""
    users = (use.operation for use in op.body.block.args[number].uses)
    return any(isinstance(each, arith.UIToFPOp | arith.ExtUIOp) for each in users)


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
    lhs, rhs, output = (tuple(dims) for dims in loops)
    return Contraction(op, (lhs, rhs, output), _loop_names(op, loops))


def _is_outer(op: LinalgStructuredOperation, loops: list[list[int]]) -> bool:
    """Whether each operand lacks a loop that the other has, and the output is zero."""
    lhs, rhs = ({*dims} for dims in loops[:2])
    return bool(lhs - rhs) and bool(rhs - lhs) and is_zero(op.outputs[0])


def _without(casts: tuple[type[Operation], ...], value: SSAValue) -> SSAValue:
    while isinstance(value.owner, casts):
        value = value.owner.operands[0]
    return value


def exactly_from(value: SSAValue) -> SSAValue:
    """What a number is made of by casts that lose nothing."""
    while isinstance(owner := value.owner, (*_EXACT_CASTS, arith.ExtUIOp, *_TO_FLOATS)):
        source = owner.operands[0]
        kind = source.type
        if isa(kind, IntegerType) and isinstance(owner, _TO_FLOATS):
            if kind.width.data > whole_bits(str(owner.results[0].type)):
                break
        value = source
    return value


def _product(op: LinalgStructuredOperation) -> Operation | None:
    """The multiplication whose result, perhaps cast, the body adds to the output."""
    total, output = _total(op)
    if total is None or not isinstance(total.owner, arith.AddfOp | arith.AddiOp):
        return None
    others = [term for term in total.owner.operands if term is not output]
    if len(others) != 1:
        return None
    product = _without(_CASTS, others[0]).owner
    return product if isinstance(product, arith.MulfOp | arith.MuliOp) else None


def _total(op: LinalgStructuredOperation) -> tuple[SSAValue | None, SSAValue]:
    """What a body sums to, and the output as a term of it: of a sum that is spelled in 16 bits by
    additions in f32, each of which is rounded (MLIR, `arith-emulate-unsupported-floats`), those."""
    value, output = yielded(op), op.body.block.args[-1]
    if value is None or str(output.type) not in halves() or not _is_rounded(value):
        return value, output
    total = value.owner.operands[0] if isinstance(value.owner, Operation) else value
    terms = total.owner.operands if isinstance(total.owner, arith.AddfOp) else ()
    wide = [each for each in terms if _without(_EXACT_CASTS, each) is output]
    return (total, wide[0]) if len(wide) == 1 else (value, output)


def is_emulated(op: LinalgStructuredOperation) -> bool:
    """Whether a body that is a contraction spells a sum in 16 bits by additions in f32."""
    return _total(op)[0] is not yielded(op)


def multiplied_in(op: LinalgStructuredOperation) -> tuple[SSAValue, SSAValue]:
    """The elements that a contraction's body multiplies, before they are extended."""
    product = _product(op)
    assert product is not None, "is_contraction holds"
    lhs, rhs = map(exactly_from, product.operands)
    return lhs, rhs


def _is_rounded(value: SSAValue) -> bool:
    return isinstance(value.owner, arith.TruncFOp) and value.owner.input.type == f32


def _refuse_other_arithmetic(op: LinalgStructuredOperation) -> None:
    accumulator = op.body.block.args[-1].type
    product = _product(op)
    assert product is not None, "is_contraction holds"
    factors = product.operands
    if is_emulated(op):
        multiplied = [exactly_from(each).type for each in factors]
    else:
        multiplied = [product.results[0].type]
    if any(each != accumulator for each in multiplied):
        raise refuse(
            op,
            f"a product taken in the type of the sum, {accumulator}",
            f"a product in {product.results[0].type}",
            f"extend the inputs before multiplying, or {_IN_LOOPS}",
        )
    args = op.body.block.args
    for factor in product.operands:
        if (source := exactly_from(factor)) not in args:
            cast_op = source.owner
            found = cast_op.name if isinstance(cast_op, Operation) else "another conversion"
            needed = f"inputs extended by arith.extf or arith.extsi to {accumulator}"
            raise refuse(op, needed, found, _IN_LOOPS)


def _loop_names(op: LinalgStructuredOperation, loops: list[list[int]]) -> dict[int, str]:
    """b, m, n or k for each loop of the op, but for those of one iteration in one operand alone."""
    names: dict[int, str] = {}
    extents = loop_extents(op)
    for loop, kind in enumerate(op.get_iterator_types()):
        name = _ROLES.get((loop in loops[0], loop in loops[1], loop in loops[2]))
        if name is None:
            if extents.get(loop) == 1:
                continue
            where = [role for role, dims in zip(_TENSORS, loops, strict=True) if loop in dims]
            found = f"loop d{loop} in {where[0]} alone" if where else f"loop d{loop} in none"
            raise refuse(op, "each loop in two or three of the operands", found, _IN_LOOPS)
        if (kind == IteratorTypeAttr.reduction()) != (name == "k"):
            raise refuse(op, "the loop outside the output as the reduction", f"d{loop} {kind.data}")
        names[loop] = name
    for role, dims in zip(_TENSORS, loops, strict=True):
        if len(set(dims)) != len(dims):
            found = next(loop for loop in dims if dims.count(loop) > 1)
            raise refuse(op, "each loop once in an operand's indices", f"d{found} twice in {role}")
    return names


def sums_integers(op: Operation) -> bool:
    """Whether an op of linalg makes tensors of integers."""
    return _makes_only(op, IntegerType)


def sums_doubles(op: Operation) -> bool:
    """Whether an op of linalg makes tensors of f64."""
    return _makes_only(op, Float64Type)


def _makes_only(op: Operation, kind: type[Attribute]) -> bool:
    kinds = [each.type for each in op.results if isa(each.type, TensorType[Attribute])]
    return bool(kinds) and all(isinstance(each.element_type, kind) for each in kinds)
