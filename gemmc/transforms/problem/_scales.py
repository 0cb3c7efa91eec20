"""What scales an operand of a product, between its extension and the product."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, TensorType, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import index_loops, is_pointwise, yielded
from gemmc.dialects.splats import splat_of
from gemmc.element_types import halves


class Scale(NamedTuple):
    """A factor of each element of a tensor: a number, or the element of a tensor that has some of
    the tensor's dimensions, in order."""

    value: SSAValue | FloatAttr
    dims: tuple[int, ...] = ()


@dataclass(frozen=True)
class Scaled:
    """A tensor as another one, of 16-bit floats, extended to f32 and scaled."""

    source: SSAValue
    scales: tuple[Scale, ...]


def element_of(value: SSAValue) -> Attribute:
    """The type of a tensor's elements."""
    assert isa(value.type, TensorType[Attribute])
    return value.type.element_type


def is_half(value: SSAValue) -> bool:
    """Whether a tensor's elements are what tensor cores multiply."""
    return str(element_of(value)) in halves()


def scaled(value: SSAValue) -> Scaled | None:
    """How a tensor of f32 is another one, scaled; None where it is not: of its elements more is
    computed, or something in another type."""
    op = value.owner
    if not isinstance(op, LinalgStructuredOperation) or not is_pointwise(op):
        return None
    if element_of(value) != f32 or (end := yielded(op)) is None:
        return None
    found = _of_body(op, end)
    if found is None:
        return None
    operand, scales = found
    if is_half(operand):
        return Scaled(operand, scales)
    inner = scaled(operand)
    return None if inner is None else Scaled(inner.source, (*inner.scales, *scales))


def _of_body(
    op: LinalgStructuredOperation, value: SSAValue
) -> tuple[SSAValue, tuple[Scale, ...]] | None:
    """The operand that a number of a body is an element of, in place, and what scales it."""
    owner = value.owner
    if isinstance(owner, arith.ExtFOp):
        found = _of_body(op, owner.input)
        # What is scaled in 16 bits is rounded there.
        return found if found is not None and not found[1] else None
    if isinstance(owner, Block):
        operand = _operand(op, value)
        return None if operand is None or _dims(op, value) is None else (operand, ())
    if not isinstance(owner, arith.MulfOp) or owner.result.type != f32:
        return None
    for main, factor in ((owner.lhs, owner.rhs), (owner.rhs, owner.lhs)):
        scale, found = _scale(op, factor), _of_body(op, main)
        if scale is not None and found is not None and _is_whole(op, main):
            return found[0], (*found[1], scale)
    return None


def _is_whole(op: LinalgStructuredOperation, value: SSAValue) -> bool:
    """Whether a number is computed of an element in place of the result, which no scale is."""
    return _scale(op, value) is None


def _scale(op: LinalgStructuredOperation, value: SSAValue) -> Scale | None:
    """A number of a body that is the same along some dimension of the result."""
    owner = value.owner
    if isinstance(owner, arith.ExtFOp):
        return _scale(op, owner.input)
    if isinstance(owner, arith.ConstantOp):
        return Scale(owner.value) if isinstance(owner.value, FloatAttr) else None
    if not isinstance(owner, Block) or (operand := _operand(op, value)) is None:
        return None
    dims = _dims(op, value)
    if dims is None:
        return None
    if not isinstance(operand.type, TensorType):
        return _scale(op, operand) if isinstance(operand.owner, arith.ConstantOp) else None
    if len(dims) < op.get_num_loops():
        return Scale(operand, dims)
    return _repeated(operand)


def _repeated(value: SSAValue) -> Scale | None:
    """A tensor that has each element several times: those of another, with their dimensions."""
    op = value.owner
    if isinstance(op, arith.ConstantOp):
        number = splat_of(op.value)
        return Scale(number) if isinstance(number, FloatAttr) else None
    if not isinstance(op, LinalgStructuredOperation) or not is_pointwise(op):
        return None
    end = yielded(op)
    loops = index_loops(op)
    in_place = loops is not None and loops[-1] == list(range(op.get_num_loops()))
    return _scale(op, end) if end is not None and in_place else None


def _operand(op: LinalgStructuredOperation, argument: SSAValue) -> SSAValue | None:
    """The operand that an argument of the body is an element of; None of an output."""
    number = list(op.body.block.args).index(argument)  # type: ignore[arg-type]
    return op.operands[number] if number < len(op.inputs) else None


def _dims(op: LinalgStructuredOperation, argument: SSAValue) -> tuple[int, ...] | None:
    """Which dimensions of the result an operand has, in order; None where they are in another."""
    loops = index_loops(op)
    number = list(op.body.block.args).index(argument)  # type: ignore[arg-type]
    if loops is None or loops[-1] != list(range(op.get_num_loops())):
        return None
    dims: Sequence[int] = loops[number]
    return tuple(dims) if list(dims) == sorted(set(dims)) else None


def is_float(kind: Attribute) -> bool:
    """Whether a scale's type is one that extends to f32 exactly, or is f32."""
    return isinstance(kind, AnyFloat) and kind.bitwidth <= 32
